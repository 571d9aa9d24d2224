import QuoinKit
import QuoinLayout

/// Texts of which something is said, and not what keeps them apart.
extension FindingSearch {
    /// A text that begins a little below where another one does, and not below where that ends: the word for the
    /// other edge is missing.
    func slippedEdge(between below: View, and above: View) -> LayoutConstraint? {
        guard let one = below as? Label, let other = above as? Label, !isDecoration(one, of: other)
        else { return nil }
        return relations(of: below, to: above).first { constraint in
            guard constraint.relation == .equal, constraint.multiplier == 1,
                constraint.isWritten, constraint.firstAttribute == constraint.secondAttribute,
                constraint.firstElement is Label, constraint.secondElement is Label
            else { return false }
            switch constraint.firstAttribute.facts.part {
            case .start: return constraint.constant > 0
            case .end: return constraint.constant < 0
            case .middle, .extent, .nothing: return false
            }
        }
    }

    /// Whether one text is the other's shadow, or a sign that is much larger and lies behind it.
    private func isDecoration(_ below: Label, of above: Label) -> Bool {
        below.text == above.text || below.font.size >= 3 * above.font.size
    }

    func explainSlip(_ slip: LayoutConstraint, _ overlap: SiblingOverlap) {
        guard let element = slip.firstElement, let other = slip.secondElement,
            let opposite = slip.firstAttribute.opposite
        else { return }
        let message =
            "\(name(overlap.above)) overlaps \(name(overlap.below)) by "
            + "\(overlap.size.width.roundedText) × \(overlap.size.height.roundedText).\n"
            + "\(reference(slip)): was \(name(other)).\(opposite) meant?"
        let mend = words.stating(
            .trial(
                element, slip.firstAttribute, .equal, other, opposite, constant: slip.constant),
            insteadOf: slip)
        let mends = tried([mend]) {
            overlapSize(of: overlap.below, and: overlap.above) == nil
        }
        tell(.overlap, [overlap.below, overlap.above], [slip], message, mends)
    }

    /// Whether two texts are in one row, or in one column, and nothing says how they lie to each other along it: the one
    /// that is longer than its author thought runs into the other.
    func runIntoEachOther(_ below: View, _ above: View, _ relations: [LayoutConstraint])
        -> Bool
    {
        guard let back = below as? Label, let front = above as? Label,
            !isDecoration(back, of: front),
            let axis = relations.first?.firstAttribute.axis,
            relations.allSatisfy({
                $0.isWritten && $0.firstAttribute.axis == axis
                    && $0.firstAttribute == $0.secondAttribute
            }),
            let one = trial.rect(of: below), let other = trial.rect(of: above)
        else { return false }
        // One at the other's very place is shown in turn with it.
        return !(one.covers(other) && other.covers(one))
    }
}
