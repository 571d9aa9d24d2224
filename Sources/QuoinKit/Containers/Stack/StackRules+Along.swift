import Quoin

/// What should hold members along the axis.
extension StackRules {
    func applyAlong(_ shown: ShownMember, _ update: inout StackUpdate) {
        let member = shown.member
        update.set(&member.equalGap, to: equalGap(shown))
        update.set(&member.gap, to: gap(shown))
        update.set(&member.length, to: length(shown))
        applyOrder(shown, &update)
    }

    /// What follows from where a member stands among all.
    func applyOrder(_ shown: ShownMember, _ update: inout StackUpdate) {
        update.set(&shown.member.order, to: order(shown))
    }

    private func gap(_ shown: ShownMember) -> StackRule {
        guard let previous = shown.previous else {
            return StackRule(
                near: shown.view, nearAttribute: along.start, far: stack,
                farAttribute: along.areaStart, name: "stack edge")
        }
        var rule = distance(to: shown.view, from: previous)
        rule.relation = settings.keepsLengths ? .greaterThanOrEqual : .equal
        rule.constant = shown.spacing
        return rule
    }

    /// From where to where a spacing counts.
    private func distance(to view: View, from previous: View) -> StackRule {
        if settings.spacesBaselines {
            return StackRule(
                near: view.firstBaselineView, nearAttribute: .firstBaseline,
                far: previous.lastBaselineView, farAttribute: .lastBaseline, name: "stack spacing")
        }
        return StackRule(
            near: view, nearAttribute: along.start, far: previous, farAttribute: along.end,
            name: "stack spacing")
    }

    private func equalGap(_ shown: ShownMember) -> StackRule? {
        guard let previous = shown.previous, let commonGuide, settings.keepsLengths else {
            return nil
        }
        let comparison = StackComparison.distance(
            StackCommonDistance(guide: commonGuide, stack: stack))
        if settings.distribution == .equalCentering {
            return StackRule(
                near: shown.view, nearAttribute: along.center, far: previous,
                farAttribute: along.center, comparison: comparison,
                priority: StackPriorities.centering, name: "stack equal centering")
        }
        var rule = distance(to: shown.view, from: previous)
        rule.comparison = comparison
        rule.name = "stack equal spacing"
        return rule
    }

    private func length(_ shown: ShownMember) -> StackRule? {
        switch settings.distribution {
        case .fill, .equalSpacing, .equalCentering:
            nil
        case .fillEqually:
            commonGuide.map {
                StackRule(
                    near: shown.view, nearAttribute: along.extent, far: $0,
                    farAttribute: along.extent, name: "stack equal lengths")
            }
        case .fillProportionally:
            proportion(shown.view)
        }
    }

    /// A content's share is so many times the length of the common guide, which comes to be what one point
    /// of content gets.
    private func proportion(_ view: View) -> StackRule? {
        let natural = view.naturalLength(along: settings.axis)
        guard let commonGuide, natural >= 0, natural.isFinite else { return nil }
        var rule = StackRule(
            near: view, nearAttribute: along.extent, priority: StackPriorities.proportion,
            name: "stack proportion")
        if natural > 0 {
            rule.far = commonGuide
            rule.farAttribute = along.extent
            rule.multiplier = natural
        }
        return rule
    }

    /// Among equals the first one grows and the last one shrinks, since the lengths of later views weigh
    /// more.
    ///
    /// How much more follows from where they stand, and not from how they came there.
    ///
    /// Middles that cannot be equally far apart may leave a choice of gaps. These weigh in as well there,
    /// so that the later ones are the smaller ones.
    private func order(_ shown: ShownMember) -> StackRule? {
        if settings.distribution == .fillEqually {
            return nil
        }
        var rule = StackRule(
            near: shown.view, nearAttribute: along.extent, relation: .greaterThanOrEqual,
            comparison: .weight(stack), multiplier: shown.weight,
            priority: StackPriorities.order(atDepth: settings.depth), name: "stack order")
        if settings.distribution == .equalCentering, let previous = shown.previous {
            rule.nearAttribute = along.end
            rule.far = previous
            rule.farAttribute = along.end
        }
        return rule
    }
}
