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
    ///
    /// - Parameter isContent: whether the frame is that of a content, which can be scrolled and so sticks out by nature.
    ///   It keeps to no more than the insets themselves: to what it sticks out as well, it would grow by as much, and
    ///   stick out further.
    func reaching(into frame: Rect, of size: Size, isContent: Bool) -> EdgeInsets {
        func reach(_ inset: Double, _ distance: Double) -> Double {
            // An edge without an inset reaches nowhere, however far a view sticks out.
            guard inset > 0 else { return 0 }
            let reach = max(0, inset - distance)
            return isContent ? min(inset, reach) : reach
        }
        return EdgeInsets(
            top: reach(top, frame.minY), left: reach(left, frame.minX),
            bottom: reach(bottom, size.height - frame.maxY),
            right: reach(right, size.width - frame.maxX))
    }
}
