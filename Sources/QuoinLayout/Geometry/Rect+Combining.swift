extension Rect {
    /// The rectangle moved by the given distances.
    @inlinable
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        Rect(origin: origin.offsetBy(dx: dx, dy: dy), size: size)
    }

    /// The rectangle with its edges moved inward.
    ///
    /// Insets that take more than there is leave nothing: a width or height of 0, never less. The left
    /// and top insets then say where.
    @inlinable
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// The rectangle about the same centre, smaller by `dx` at the left and the right and by `dy` at
    /// the top and the bottom. Distances below 0 make it larger.
    ///
    /// It never gets smaller than nothing, which is then in the centre.
    @inlinable
    public func insetBy(dx: Double, dy: Double) -> Rect {
        let horizontal = min(dx, width / 2)
        let vertical = min(dy, height / 2)
        return Rect(
            x: minX + horizontal, y: minY + vertical,
            width: width - 2 * horizontal, height: height - 2 * vertical)
    }

    /// The smallest rectangle that contains both, an empty one counting with the place it is at.
    @inlinable
    public func union(_ other: Rect) -> Rect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        let right = max(maxX, other.maxX)
        let bottom = max(maxY, other.maxY)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// What two rectangles have in common, or nil when that has no area.
    ///
    /// Rectangles that only touch have nothing in common.
    @inlinable
    public func intersection(_ other: Rect) -> Rect? {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard left < right, top < bottom else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether two rectangles have an area in common.
    @inlinable
    public func intersects(_ other: Rect) -> Bool {
        intersection(other) != nil
    }

    /// Whether the point is inside.
    ///
    /// The left and the top edge are inside, the right and the bottom one are not. So a point on the
    /// border of two neighbours is in one of them only, and nothing is in an empty rectangle.
    @inlinable
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether the whole of the other rectangle is inside, its edges being allowed on this one's.
    @inlinable
    public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}
