import QuoinKit
import QuoinLayout

/// Texts of which one was to be a little below the other, or behind it, by their middles; but it takes more for both to be
/// read.
extension FindingSearch {
    func explainShift(_ shift: LayoutConstraint, _ overlap: SiblingOverlap) {
        guard let view = shift.firstElement as? View, let other = shift.secondElement as? View
        else { return }
        let axis = shift.firstAttribute.axis
        let message =
            "\(name(overlap.above)) overlaps \(name(overlap.below)) by "
            + "\(overlap.size.width.roundedText) × \(overlap.size.height.roundedText).\n"
            + "\(reference(shift)): their middles are less apart than it takes for both to be read."
        let (start, end) = (
            LayoutAttribute.edge(.start, along: axis), LayoutAttribute.edge(.end, along: axis)
        )
        let gap = Self.standardGap / 2
        let apart =
            shift.constant > 0
            ? LayoutConstraint.trial(view, start, .equal, other, end, constant: gap)
            : LayoutConstraint.trial(view, end, .equal, other, start, constant: -gap)
        let mends = tried([stating(inWordsBeside(apart), insteadOf: shift)]) {
            overlapSize(of: overlap.below, and: overlap.above) == nil
        }
        tell(.overlap, [overlap.below, overlap.above], [shift], message, mends)
    }
}
