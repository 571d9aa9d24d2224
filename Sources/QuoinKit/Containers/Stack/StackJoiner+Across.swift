import Quoin

/// What should hold members across the axis.
extension StackJoiner {
    func joinAcross(_ step: StackStep, _ changes: inout StackChanges) {
        let member = step.member
        changes.set(&member.start, to: start(step.view))
        changes.set(&member.end, to: end(step.view))
        changes.set(&member.line, to: line(step))
    }

    /// A view stands at the stack's edge, or comes no further than that.
    private func start(_ view: View) -> StackRule {
        let isHeld = manner.alignment == .fill || manner.alignment == .leading
        return StackRule(
            near: view, nearAttribute: across.start,
            relation: isHeld ? .equal : .greaterThanOrEqual,
            far: stack, farAttribute: across.areaStart, name: "stack alignment")
    }

    /// A view in the middle that keeps away from one edge keeps away from the other, too.
    private func end(_ view: View) -> StackRule? {
        if manner.alignment == .center {
            return nil
        }
        let isHeld = manner.alignment == .fill || manner.alignment == .trailing
        return StackRule(
            near: view, nearAttribute: across.end, relation: isHeld ? .equal : .lessThanOrEqual,
            far: stack, farAttribute: across.areaEnd, name: "stack alignment")
    }

    private func line(_ step: StackStep) -> StackRule? {
        switch manner.alignment {
        case .fill, .leading, .trailing:
            return nil
        case .center:
            return StackRule(
                near: step.view, nearAttribute: across.center, far: stack,
                farAttribute: across.areaCenter, name: "stack alignment")
        case .firstBaseline:
            return baseline(.firstBaseline, step, toward: across.areaStart) { $0.firstBaselineView }
        case .lastBaseline:
            return baseline(.lastBaseline, step, toward: across.areaEnd) { $0.lastBaselineView }
        }
    }

    /// Each baseline is that of the view before; the first one draws them all to an edge.
    private func baseline(
        _ attribute: LayoutAttribute, _ step: StackStep, toward edge: LayoutAttribute,
        of carrier: (View) -> View
    ) -> StackRule {
        var rule = StackRule(
            near: carrier(step.view), nearAttribute: attribute, name: "stack alignment")
        if let previous = step.previous {
            (rule.far, rule.farAttribute) = (carrier(previous), attribute)
        } else {
            (rule.far, rule.farAttribute, rule.priority) = (stack, edge, StackPriorities.compact)
        }
        return rule
    }
}
