import Quoin

/// What should hold members along the axis.
extension StackJoiner {
    func joinAlong(_ step: StackStep, _ changes: inout StackChanges) {
        let member = step.member
        changes.set(&member.joint, to: joint(step))
        changes.set(&member.evenness, to: evenness(step))
        changes.set(&member.length, to: length(step))
        changes.set(&member.order, to: order(step))
    }

    private func joint(_ step: StackStep) -> StackRule {
        guard let previous = step.previous else {
            return StackRule(
                near: step.view, nearAttribute: along.start, far: stack,
                farAttribute: along.areaStart, name: "stack edge")
        }
        var rule = gap(step.view, previous)
        rule.relation = manner.keepsLengths ? .greaterThanOrEqual : .equal
        rule.constant = step.spacing
        return rule
    }

    /// From where to where a spacing counts.
    private func gap(_ view: View, _ previous: View) -> StackRule {
        if manner.spacesBaselines {
            return StackRule(
                near: view.firstBaselineView, nearAttribute: .firstBaseline,
                far: previous.lastBaselineView, farAttribute: .lastBaseline, name: "stack spacing")
        }
        return StackRule(
            near: view, nearAttribute: along.start, far: previous, farAttribute: along.end,
            name: "stack spacing")
    }

    private func evenness(_ step: StackStep) -> StackRule? {
        guard let previous = step.previous, let standard, manner.keepsLengths else { return nil }
        let comparison = StackComparison.distance(StackStandard(guide: standard, stack: stack))
        if manner.distribution == .equalCentering {
            return StackRule(
                near: step.view, nearAttribute: along.center, far: previous,
                farAttribute: along.center, comparison: comparison,
                priority: StackPriorities.centering, name: "stack equal centering")
        }
        var rule = gap(step.view, previous)
        rule.comparison = comparison
        rule.name = "stack equal spacing"
        return rule
    }

    private func length(_ step: StackStep) -> StackRule? {
        switch manner.distribution {
        case .fill, .equalSpacing, .equalCentering:
            nil
        case .fillEqually:
            step.previous.map {
                StackRule(
                    near: step.view, nearAttribute: along.extent, far: $0,
                    farAttribute: along.extent, name: "stack equal lengths")
            }
        case .fillProportionally:
            proportion(step.view)
        }
    }

    /// A content's share is so many times the length of the standard, which comes to be what one point
    /// of content gets.
    private func proportion(_ view: View) -> StackRule? {
        let natural = view.naturalLength(along: manner.axis)
        guard let standard, natural >= 0, natural.isFinite else { return nil }
        var rule = StackRule(
            near: view, nearAttribute: along.extent, priority: StackPriorities.proportion,
            name: "stack proportion")
        if natural > 0 {
            rule.far = standard
            rule.farAttribute = along.extent
            rule.multiplier = natural
        }
        return rule
    }

    /// Among equals the first one grows and the last one shrinks, since the lengths of later views weigh
    /// more.
    ///
    /// Middles that cannot be equally far apart may leave a choice of gaps. These weigh in as well there,
    /// so that the later ones are the smaller ones.
    private func order(_ step: StackStep) -> StackRule? {
        if manner.distribution == .fillEqually {
            return nil
        }
        var rule = StackRule(
            near: step.view, nearAttribute: along.extent, relation: .greaterThanOrEqual,
            comparison: .weight(stack), multiplier: step.member.rank,
            priority: StackPriorities.order(atDepth: manner.depth), name: "stack order")
        if manner.distribution == .equalCentering, let previous = step.previous {
            rule.nearAttribute = along.end
            rule.far = previous
            rule.farAttribute = along.end
        }
        return rule
    }
}
