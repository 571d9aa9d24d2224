/// The margins that were asked for, by sides or by the direction of reading.
enum LayoutMargins: Equatable {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)

    static let standard = LayoutMargins.absolute(EdgeInsets(8))

    func insets(_ direction: LayoutDirection) -> EdgeInsets {
        switch self {
        case .absolute(let insets): insets
        case .directional(let insets): EdgeInsets(insets, direction)
        }
    }
}

extension EdgeInsets {
    /// Directional insets by their sides.
    init(_ insets: DirectionalEdgeInsets, _ direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
            bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
    }

    package var isFinite: Bool {
        top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
    }

    /// The larger of two insets at every edge.
    func atLeast(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }

    /// What of insets of a superview reaches into a view with a frame in it.
    func reaching(into frame: Rect, of size: Size) -> EdgeInsets {
        // An edge without an inset reaches nowhere, however far a view sticks out.
        EdgeInsets(
            top: top > 0 ? max(0, top - frame.minY) : 0,
            left: left > 0 ? max(0, left - frame.minX) : 0,
            bottom: bottom > 0 ? max(0, bottom - (size.height - frame.maxY)) : 0,
            right: right > 0 ? max(0, right - (size.width - frame.maxX)) : 0)
    }
}

extension DirectionalEdgeInsets {
    /// Insets by the direction of reading.
    init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
    }
}
