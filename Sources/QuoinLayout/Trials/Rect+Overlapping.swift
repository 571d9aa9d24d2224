extension Rect {
    /// Whether both have an area in common that can be seen.
    private func overlaps(_ other: Rect) -> Bool {
        let least = LayoutFault.leastAmount
        return min(maxX, other.maxX) - max(minX, other.minX) > least
            && min(maxY, other.maxY) - max(minY, other.minY) > least
    }

    /// How many pairs of rectangles overlap so that it can be seen.
    ///
    /// - Complexity: O(*n* log *n*) for rectangles along a line, or of which few overlap along an axis.
    static func overlapCount(of rects: [Rect]) -> Int {
        let axis = axisWithMostRoom(for: rects)
        let sorted = rects.sorted { $0.origin[axis] < $1.origin[axis] }
        var count = 0
        for (index, rect) in sorted.enumerated() {
            let end = rect.origin[axis] + rect.size[axis]
            for other in sorted[(index + 1)...] {
                if other.origin[axis] >= end { break }
                if rect.overlaps(other) { count += 1 }
            }
        }
        return count
    }

    /// The axis along which rectangles share the least.
    private static func axisWithMostRoom(for rects: [Rect]) -> Axis {
        func crowd(along axis: Axis) -> Double {
            let starts = rects.map { $0.origin[axis] }
            let span = (starts.max() ?? 0) - (starts.min() ?? 0)
            return rects.reduce(0) { $0 + $1.size[axis] } / max(span, 1)
        }
        return crowd(along: .horizontal) < crowd(along: .vertical) ? .horizontal : .vertical
    }
}
