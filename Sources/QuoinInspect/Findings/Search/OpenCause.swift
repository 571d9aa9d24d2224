import QuoinLayout

/// A place or size that nothing decides, and what it decides in turn.
struct OpenCause {
    let axisPart: OpenAxis
    /// Where the element is.
    let rect: Rect
    /// The element and what shrinks where it grows, each with its size as it is shown.
    private(set) var sharers: [(element: LayoutElement, size: Double)]
    /// Whose place or size is known once this one is.
    var followers: [View] = []
    private var sharerIDs: Set<ObjectIdentifier>

    init(axisPart: OpenAxis, rect: Rect, sharers: [(element: LayoutElement, size: Double)]) {
        self.axisPart = axisPart
        self.rect = rect
        self.sharers = sharers
        sharerIDs = Set(sharers.map { ObjectIdentifier($0.element) })
    }

    /// Whether it is a part of a length that several divide.
    var isShare: Bool { axisPart.part == .extent && sharers.count > 1 }

    /// Whether an element is one of those that divide the length.
    func hasSharer(_ element: LayoutElement) -> Bool {
        sharerIDs.contains(ObjectIdentifier(element))
    }

    /// Whether one of those that divide the other's length divides this one.
    func hasSharer(of other: OpenCause) -> Bool { !sharerIDs.isDisjoint(with: other.sharerIDs) }

    /// Takes those that divide the same length, with what hangs on them.
    mutating func take(_ other: OpenCause) {
        for sharer in other.sharers
        where sharerIDs.insert(ObjectIdentifier(sharer.element)).inserted {
            sharers.append(sharer)
        }
        followers = (followers + other.followers).withoutRepeats.filter { view in
            !sharerIDs.contains(ObjectIdentifier(view))
        }
    }
}

extension LayoutElement {
    func isAncestor(of other: LayoutElement) -> Bool {
        guard let view = self as? View, let inner = other.viewItself else { return false }
        return inner !== view && inner.isDescendant(of: view)
    }
}
