import Quoin

/// What should hold members across the axis.
extension StackRules {
    func applyAcross(_ shown: ShownMember, _ update: inout StackUpdate) {
        let member = shown.member
        update.set(&member.startEdge, to: startEdge(shown.view))
        update.set(&member.endEdge, to: endEdge(shown.view))
        update.set(&member.middle, to: middle(shown))
    }

    /// A view stands at the stack's edge, or comes no further than that.
    private func startEdge(_ view: View) -> StackRule {
        let isHeld = settings.alignment == .fill || settings.alignment == .leading
        return StackRule(
            near: view, nearAttribute: across.start,
            relation: isHeld ? .equal : .greaterThanOrEqual,
            far: stack, farAttribute: across.areaStart, name: "stack alignment")
    }

    /// A view in the middle that keeps away from one edge keeps away from the other, too.
    private func endEdge(_ view: View) -> StackRule? {
        if settings.alignment == .center {
            return nil
        }
        let isHeld = settings.alignment == .fill || settings.alignment == .trailing
        return StackRule(
            near: view, nearAttribute: across.end, relation: isHeld ? .equal : .lessThanOrEqual,
            far: stack, farAttribute: across.areaEnd, name: "stack alignment")
    }

    private func middle(_ shown: ShownMember) -> StackRule? {
        switch settings.alignment {
        case .fill, .leading, .trailing:
            return nil
        case .center:
            return StackRule(
                near: shown.view, nearAttribute: across.center, far: stack,
                farAttribute: across.areaCenter, name: "stack alignment")
        case .firstBaseline:
            return baseline(.firstBaseline, shown, toward: across.areaStart) {
                $0.firstBaselineView
            }
        case .lastBaseline:
            return baseline(.lastBaseline, shown, toward: across.areaEnd) { $0.lastBaselineView }
        }
    }

    /// Each baseline is that of the view before; the first one draws them all to an edge.
    private func baseline(
        _ attribute: LayoutAttribute, _ shown: ShownMember, toward edge: LayoutAttribute,
        of carrier: (View) -> View
    ) -> StackRule {
        var rule = StackRule(
            near: carrier(shown.view), nearAttribute: attribute, name: "stack alignment")
        if let previous = shown.previous {
            (rule.far, rule.farAttribute) = (carrier(previous), attribute)
        } else {
            (rule.far, rule.farAttribute, rule.priority) = (stack, edge, StackPriorities.compact)
        }
        return rule
    }
}
