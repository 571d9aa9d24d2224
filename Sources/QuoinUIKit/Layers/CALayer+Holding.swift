/// Layers that were put into others by hand. The layer of a view may come to contain the one that it was put into, since
/// that belongs to a view, too, and views move: then it is in none.
extension CALayer {
    /// The layer that it was put into, and is in.
    final var owner: CALayer? {
        guard view != nil, let holder else { return holder }
        return sequence(first: holder, next: \.madeHolder).holds(self) ? nil : holder
    }

    /// The layers that were put into this one, and are in it.
    final var added: [CALayer] {
        mayHoldThoseOfViews ? held.filter { $0.owner === self } : held
    }

    /// Whether the layer is another one, or in that.
    final func isWithin(_ other: CALayer) -> Bool {
        sequence(first: self) { $0.holder == nil ? $0.madeHolder : $0.owner }.holds(other)
    }

    /// The layer around it of those that there are, if all are in what they were put into. Then there may be circles.
    private var madeHolder: CALayer? { holder ?? view?.madeLayerAround }
}

extension Sequence<CALayer> {
    /// Whether a layer is one of them, before they come again.
    fileprivate func holds(_ layer: CALayer) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        for next in self {
            if next === layer { return true }
            guard seen.insert(ObjectIdentifier(next)).inserted else { return false }
        }
        return false
    }
}
