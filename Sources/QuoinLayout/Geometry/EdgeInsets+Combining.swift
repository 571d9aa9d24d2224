extension EdgeInsets {
    /// The distance from the left or the top.
    func start(along axis: Axis) -> Double { axis == .horizontal ? left : top }
    /// The distance from the right or the bottom.
    func end(along axis: Axis) -> Double { axis == .horizontal ? right : bottom }

    /// Whether every distance is a number.
    package var isFinite: Bool {
        top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
    }

    /// The same distances, those beyond all numbers as far as numbers go.
    var saturated: EdgeInsets {
        isFinite
            ? self
            : EdgeInsets(
                top: top.saturated, left: left.saturated, bottom: bottom.saturated,
                right: right.saturated)
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
