import QuoinLayout

/// Slips of the pen, wherever they are: what is wrong with a view may come from one that says nothing of the view itself.
extension FindingSearch {
    /// More of a kind are no slips, but a way of writing.
    private static let mostSlips = 8

    /// What was likely meant instead of the constraints that look like slips, the most likely ones first.
    var slipCorrections: [LayoutMend] {
        if let knownSlipCorrections { return knownSlipCorrections }
        let found = findSlips().flatMap { corrections(of: $0) }
        knownSlipCorrections = found
        return found
    }

    private func findSlips() -> [LayoutConstraint] {
        var (places, sizes): ([LayoutConstraint], [LayoutConstraint]) = ([], [])
        for view in shown {
            for constraint in view.constraints where constraint.isWritten && constraint.isInForce {
                if constraint.mixesWidthAndHeight {
                    sizes.append(constraint)
                } else if constraint.habit == .slip || isMixed(constraint) {
                    places.append(constraint)
                }
            }
        }
        return [places, sizes].flatMap { $0.count > Self.mostSlips ? [] : $0 }
    }

    /// What was likely meant instead of a slip.
    func corrections(of slip: LayoutConstraint) -> [LayoutMend] {
        otherWords(for: slip).likeliestFirst.map { $0.mend }
    }
}
