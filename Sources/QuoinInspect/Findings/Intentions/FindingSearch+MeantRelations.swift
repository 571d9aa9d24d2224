import QuoinKit
import QuoinLayout

/// Siblings that lie on each other as somebody wanted it.
extension FindingSearch {
    /// Whether two siblings lie on each other as somebody wanted it.
    func isMeant(_ below: View, _ above: View, in container: View) -> Bool {
        let placed = [below, above].filter { isPlacedByContainer($0) }
        // A header that sticks while rows move beneath it, and the like; what lies on a table lies on some row.
        if placed.count == 2 || placed.contains(where: { $0.standsForRow }) { return true }
        if isKeptInSight(below, in: container) != isKeptInSight(above, in: container) {
            // One of them moves beneath the other.
            return true
        }
        if scrolls(below), isSmall(above, beside: below) {
            // What is beneath it can be moved, as what lies on a table.
            return true
        }
        if looksMeant(below, above) {
            return true
        }
        let relations = relations(of: below, to: above)
        if relations.isEmpty {
            return false
        }
        if slippedEdge(between: below, and: above) != nil
            || runIntoEachOther(below, above, relations)
            || shiftedMiddle(of: below, and: above) != nil
        {
            return false
        }
        guard let gap = relations.first(where: { isWrongGap($0) }) else { return true }
        // Among many that keep the same distance from each other one lies on the next by just that.
        if customs(in: container, along: gap.firstAttribute.axis)
            .isUsualGap(gap.constant.magnitude)
        {
            return false
        }
        let isTextHit = below.showsText && (above.showsText || above.hidesWhatIsBehind)
        return !isTextHit && !hidesLetters(of: below, behind: above)
            && !lettersCrossEdge(below, above, along: gap.firstAttribute.axis)
    }

    /// Whether two siblings lie on each other as nobody wanted it.
    func isByMistake(_ below: View, _ above: View) -> Bool {
        guard let container = below.superview, let rect = trial.rect(of: below),
            let other = trial.rect(of: above)
        else { return false }
        return overlap(of: below, at: rect, and: above, at: other) != nil
            && !isMeant(below, above, in: container)
    }

    private func scrolls(_ view: View) -> Bool {
        view.contentAreaGuideIfAny != nil || (view as? TextView)?.isScrollEnabled == true
    }

    private func isSmall(_ view: View, beside other: View) -> Bool {
        guard let rect = trial.rect(of: view), let outer = trial.rect(of: other) else {
            return false
        }
        return Axis.allCases.allSatisfy { rect.size[$0] <= outer.size[$0] / 2 }
    }

    /// Whether nobody has written where a view is, but what it is in has stated it.
    private func isPlacedByContainer(_ view: View) -> Bool {
        let places = constraints(of: view).filter {
            $0.firstElement === view && $0.firstAttribute.isPosition
        }
        return !places.isEmpty && places.allSatisfy { !$0.isWritten }
    }

    /// Whether a view stays where it is while what is in the same scroll view moves.
    private func isKeptInSight(_ view: View, in container: View) -> Bool {
        guard let shownArea = container.visibleAreaGuideIfAny else { return false }
        return constraints(of: view).contains {
            $0.firstElement === view && $0.secondElement === shownArea
                && $0.secondAttribute.isPosition
        }
    }

    /// Whether a constraint between facing edges lets one reach into the other.
    func isWrongGap(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.relation == .equal, constraint.multiplier == 1 else { return false }
        switch (constraint.firstAttribute.facts.part, constraint.secondAttribute.facts.part) {
        case (.start, .end): return constraint.constant < 0
        case (.end, .start): return constraint.constant > 0
        default: return false
        }
    }
}
