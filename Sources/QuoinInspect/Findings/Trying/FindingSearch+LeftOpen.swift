import QuoinKit
import QuoinLayout

/// What a proposal would leave without a place or a size.
extension FindingSearch {
    /// Whether something that another word is said of, or none any more, has no place or no size in the trial, and had
    /// one before.
    func leavesOpen(_ mend: LayoutMend) -> Bool {
        mend.changes.contains { change in
            guard let constraint = change.changed, let element = constraint.firstElement else {
                return false
            }
            let axis = constraint.firstAttribute.axis
            return !isOpen(element, axis) && isOpenNow(element, along: axis)
        }
    }

    func isOpenNow(_ element: LayoutElement, along axis: Axis) -> Bool {
        trial.hasOpenStart(element, along: axis) || trial.hasOpenExtent(element, along: axis)
    }
}
