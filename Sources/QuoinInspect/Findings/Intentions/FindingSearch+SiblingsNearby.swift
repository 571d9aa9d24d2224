import QuoinLayout

/// The siblings that may lie on a view, of which there may be thousands that do not.
extension FindingSearch {
    /// The siblings of a view, but for some that have nothing in common with its place in the trial.
    func siblingsNearby(_ view: View, in container: View) -> [View] {
        let siblings = shownSubviews(of: container)
        guard siblings.count > Self.fewSiblings, let rect = trial.rect(of: view) else {
            lookOver(siblings.count)
            return siblings.filter { $0 !== view }
        }
        // Who is elsewhere than the index says is looked at in any case.
        let displaced = trial.displacedViews.filter { $0.superview === container && isShown($0) }
        let moved = Set(displaced.map { ObjectIdentifier($0) })
        let still = siblingIndex(of: container).siblings(beside: rect)
            .filter { !moved.contains(ObjectIdentifier($0)) }
        lookOver(displaced.count + still.count)
        return (displaced + still).filter { $0 !== view }
    }

    /// So few are looked at one by one.
    private static let fewSiblings = 24

    /// Whether of two siblings the first one is drawn before the other.
    func isDrawn(_ view: View, before other: View) -> Bool {
        (positions[ObjectIdentifier(view)] ?? 0) < (positions[ObjectIdentifier(other)] ?? 0)
    }

    private func siblingIndex(of container: View) -> SiblingIndex {
        if indexedRest != trial.restsNoted {
            indexedRest = trial.restsNoted
            siblingIndexes = [:]
        }
        if let known = siblingIndexes[ObjectIdentifier(container)] {
            return known
        }
        let placed = shownSubviews(of: container).compactMap { view in
            (trial.restRect(of: view) ?? trial.rect(of: view)).map { (view: view, rect: $0) }
        }
        let made = SiblingIndex(placed, along: Self.axis(ofLeastCrowding: placed.map { $0.rect }))
        siblingIndexes[ObjectIdentifier(container)] = made
        return made
    }
}
