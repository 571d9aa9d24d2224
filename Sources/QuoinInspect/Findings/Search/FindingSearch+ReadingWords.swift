import QuoinLayout

/// Proposals in the words of what is said beside: leading and trailing where nobody says left and right, so that none
/// agrees with its neighbours from left to right only.
extension FindingSearch {
    /// To state something more.
    func stating(_ constraint: LayoutConstraint) -> LayoutMend {
        words.stating(inWordsBeside(constraint))
    }

    /// To state something else in place of a constraint.
    func stating(
        _ other: LayoutConstraint, insteadOf constraint: LayoutConstraint
    ) -> LayoutMend {
        words.stating(inWordsBeside(other), insteadOf: constraint)
    }

    /// A constraint that says the same as another one, in the words of what is said of the views beside.
    func inWordsBeside(_ constraint: LayoutConstraint) -> LayoutConstraint {
        guard let element = constraint.firstElement, let container = element.enclosingView,
            constraint.multiplier == 1, constraint.firstAttribute.isLeftOrRight,
            constraint.secondAttribute.isLeftOrRight,
            followsReading(element, in: container)
        else { return constraint }
        let isTurned = container.effectiveLayoutDirection == .rightToLeft
        let twin = LayoutConstraint.trial(
            element, constraint.firstAttribute.read(isTurned),
            isTurned ? constraint.relation.reversed : constraint.relation,
            constraint.secondElement, constraint.secondAttribute.read(isTurned),
            constant: isTurned ? -constraint.constant : constraint.constant)
        twin.priority = constraint.priority
        return twin
    }

    /// Whether what is said of an element follows the direction in which people read; or, if nothing is said of its
    /// edges, what is said of those beside it.
    private func followsReading(_ element: LayoutElement, in container: View) -> Bool {
        let own = statements(of: element, along: .horizontal).filter { statement in
            let part = statement.firstAttribute.facts.part
            return statement.isWritten && (part == .start || part == .end)
        }
        return own.isEmpty
            ? customs(in: container, along: .horizontal).followsReading
            : own.allSatisfy { $0.firstAttribute.facts.followsReading }
    }
}

extension LayoutAttribute {
    fileprivate var isLeftOrRight: Bool { self == .left || self == .right }

    /// Leading or trailing, whichever is at that side.
    fileprivate func read(_ isTurned: Bool) -> LayoutAttribute {
        (self == .left) == isTurned ? .trailing : .leading
    }
}
