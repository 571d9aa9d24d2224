import QuoinLayout

/// A place or size that nothing decides, and what it decides in turn.
struct OpenCause {
    let axisPart: OpenAxis
    /// Where the element is.
    let rect: Rect
    /// The element and what shrinks where it grows, each with its size as it is shown.
    private(set) var sharers: [(element: LayoutElement, size: Double)]
    /// Whose place or size is known once this one is.
    private(set) var followers: [View]

    /// Whether it is a part of a length that several divide.
    var isShare: Bool { axisPart.part == .extent && sharers.count > 1 }

    /// Whether one of those that divide the other's length divides this one.
    func hasSharer(of other: OpenCause) -> Bool {
        sharers.contains { own in other.sharers.contains { $0.element === own.element } }
    }

    /// Takes those that divide the same length, with what hangs on them.
    mutating func take(_ other: OpenCause) {
        for sharer in other.sharers
        where !sharers.contains(where: { $0.element === sharer.element }) {
            sharers.append(sharer)
        }
        followers = (followers + other.followers).withoutRepeats.filter { view in
            !sharers.contains { $0.element === view }
        }
    }
}

extension LayoutElement {
    func isAncestor(of other: LayoutElement) -> Bool {
        guard let view = self as? View, let inner = other.viewItself else { return false }
        return inner !== view && inner.isDescendant(of: view)
    }
}
