import QuoinKit
import QuoinLayout

/// What nobody sees, for both its edges were put at one place: colours, controls, and what scrolls. That is no size that
/// anybody has given.
extension FindingSearch {
    func findFoldedGrounds() {
        for view in shown
        where view.drawsGround && view.alpha > 0
            && !view.translatesAutoresizingMaskIntoConstraints
        {
            for axis in Axis.allCases
            where isFolded(view, along: axis) && mayBeMissed(view, along: axis) {
                explainFoldedGround(view, along: axis)
            }
        }
    }

    /// Whether a view of no length is to be seen, and has not been told of: nothing in it, and no content, asks for a length.
    private func mayBeMissed(_ view: View, along axis: Axis) -> Bool {
        let scrolls = view.contentAreaGuideIfAny != nil
        return (scrolls || !view.clipsToBounds || shownSubviews(of: view).isEmpty)
            && !view.showsText && trial.contentSize(of: view, along: axis) == nil
            && !faults(of: view).contains { $0.kind == .collapsed(axis) }
    }

    /// Whether a view has no length along an axis, of which nothing is said but where it begins and ends in the same
    /// thing. Between two things there may be no room.
    private func isFolded(_ view: View, along axis: Axis) -> Bool {
        guard let size = trial.rect(of: view)?.size, size[axis] < 0.01,
            size[axis.other] > 0.01, !isOpen(view, axis)
        else { return false }
        let said = constraints(of: view).filter { $0.firstAttribute.axis == axis }
        let (starts, ends) = (ties(said, at: .start, of: view), ties(said, at: .end, of: view))
        return !said.contains { givesSize($0, to: view) }
            && starts.contains { start in ends.contains { $0.secondElement === start.secondElement }
            }
    }

    /// Whether it may be said of a view how large it is: of what is in it, it may be said that that is as large.
    private func givesSize(_ constraint: LayoutConstraint, to view: View) -> Bool {
        if constraint.firstElement === view { return constraint.firstAttribute.isSize }
        return constraint.secondElement === view && constraint.secondAttribute.isSize
            && constraint.firstElement?.viewItself?.isDescendant(of: view) != true
    }

    private func ties(
        _ said: [LayoutConstraint], at part: AttributeFacts.Part, of view: View
    ) -> [LayoutConstraint] {
        said.filter {
            $0.firstElement === view && $0.firstAttribute.facts.part == part && $0.isWritten
        }
    }

    private func explainFoldedGround(_ view: View, along axis: Axis) {
        let reasons = statements(of: view, along: axis).filter { $0.isWritten }
        let candidates = reasons.flatMap { facing($0) + corrections(of: $0) }
        let mends = tried(candidates) {
            trial.rect(of: view)?.size[axis] ?? 0 > LayoutFault.leastAmount
        }
        // Where no other word would unfold it, it may have been folded.
        guard !mends.isEmpty else { return }
        let message =
            "\(name(view)) is invisible: its \(axis.extentName) is 0, for it ends where it begins."
            + reasons.prefix(4).map { "\n\(reference($0))" }.joined()
        tell(.invisible, [view], reasons, message, mends)
    }

    /// An edge at that of a sibling: at its other one.
    private func facing(_ constraint: LayoutConstraint) -> [LayoutMend] {
        guard constraint.relation == .equal, constraint.multiplier == 1,
            let element = constraint.firstElement, let other = constraint.secondElement as? View,
            other.superview === element.enclosingView,
            let opposite = constraint.secondAttribute.opposite
        else { return [] }
        return [
            stating(
                .trial(
                    element, constraint.firstAttribute, .equal, other, opposite,
                    constant: constraint.constant), insteadOf: constraint)
        ]
    }
}
