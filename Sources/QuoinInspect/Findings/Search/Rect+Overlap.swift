import QuoinLayout

extension Rect {
    /// How much two rectangles have in common, if that can be seen.
    func overlap(with other: Rect) -> Size? {
        let width =
            min(origin.x + size.width, other.origin.x + other.size.width)
            - max(origin.x, other.origin.x)
        let height =
            min(origin.y + size.height, other.origin.y + other.size.height)
            - max(origin.y, other.origin.y)
        return min(width, height) > LayoutFault.leastAmount
            ? Size(width: width, height: height) : nil
    }

    /// Whether it is a line of a point or less that lies along an edge of another one.
    func isHairline(onEdgeOf other: Rect) -> Bool { isLine(ofAtMost: 1, onEdgeOf: other) }

    /// Whether it is a thin line that lies along an edge of another one, on either side of that.
    func isLine(ofAtMost thickness: Double, onEdgeOf other: Rect) -> Bool {
        Axis.allCases.contains { axis in
            let middle = origin[axis] + size[axis] / 2
            let edges = [other.origin[axis], other.origin[axis] + other.size[axis]]
            return size[axis] < thickness + 0.01 && other.size[axis] > 4 * thickness
                && edges.contains { abs($0 - middle) <= max(1, size[axis] / 2 + 0.5) }
        }
    }

    /// The same in the coordinates of what a container is in, where that is at a place, and begins with a point of its own.
    func moved(into place: Rect, from start: Point) -> Rect {
        Rect(
            origin: Point(
                x: place.origin.x + origin.x - start.x, y: place.origin.y + origin.y - start.y),
            size: size)
    }

    /// Whether nothing is seen of another one beside this one.
    func covers(_ other: Rect) -> Bool {
        origin.x <= other.origin.x + 0.5 && origin.y <= other.origin.y + 0.5
            && origin.x + size.width >= other.origin.x + other.size.width - 0.5
            && origin.y + size.height >= other.origin.y + other.size.height - 0.5
    }
}
