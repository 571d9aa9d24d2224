import QuoinKit
import QuoinLayout

/// Texts of which one was to be a little below the other, or behind it, by their middles; but it takes more for both to be
/// read.
extension FindingSearch {
    /// What keeps the middle of a text at a distance from another one's that is not enough for the letters of both.
    func shiftedMiddle(of below: View, and above: View) -> LayoutConstraint? {
        guard let one = below as? Label, let other = above as? Label,
            !isDecoration(one, of: other), hidesLetters(of: one, behind: other)
        else { return nil }
        return relations(of: below, to: above).first {
            $0.isWritten && $0.relation == .equal && $0.multiplier == 1 && $0.constant != 0
                && $0.firstAttribute == $0.secondAttribute
                && $0.firstAttribute.facts.part == .middle
        }
    }

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
