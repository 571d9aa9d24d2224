import QuoinKit
import QuoinLayout

/// Texts of which something is said, and not what keeps them apart.
extension FindingSearch {
    func explainSlip(
        _ slip: LayoutConstraint, isCertain: Bool, _ overlap: SiblingOverlap
    ) {
        guard let element = slip.firstElement, let other = slip.secondElement,
            let opposite = slip.firstAttribute.opposite
        else { return }
        let facing = words.stating(
            .trial(
                element, slip.firstAttribute, .equal, other, opposite, constant: slip.constant),
            insteadOf: slip)
        let own = words.turningOwnEdge(of: slip)
        // What lies on the other one with a distance away from it was to lie beside that edge.
        let isLikelyOwn = slip.constant == 0 ? element === overlap.above : slip.leadsAway
        let mends = tried(isLikelyOwn ? own + [facing] : [facing] + own) {
            overlapSize(of: overlap.below, and: overlap.above) == nil
        }
        guard isCertain || !mends.isEmpty else { return }
        let isOwn = mends.first.map { $0.description != facing.description } ?? isLikelyOwn
        let message =
            "\(name(overlap.above)) overlaps \(name(overlap.below)) by "
            + "\(overlap.size.width.roundedText) × \(overlap.size.height.roundedText).\n"
            + "\(reference(slip)): was \(name(isOwn ? element : other)).\(opposite) meant?"
        tell(.overlap, [overlap.below, overlap.above], [slip], message, mends)
    }
}

extension LayoutConstraint {
    /// Whether the distance leads away from the other view: to the right of its right edge, and the like.
    fileprivate var leadsAway: Bool {
        firstAttribute.facts.part == .end ? constant > 0 : constant < 0
    }
}
