import QuoinLayout
import QuoinSolver

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
    func isHairline(onEdgeOf other: Rect) -> Bool {
        Axis.allCases.contains { axis in
            let middle = origin[axis] + size[axis] / 2
            let edges = [other.origin[axis], other.origin[axis] + other.size[axis]]
            return size[axis] < 1.01 && other.size[axis] > 4
                && edges.contains { abs($0 - middle) <= 1 }
        }
    }

    /// Whether nothing is seen of another one beside this one.
    func covers(_ other: Rect) -> Bool {
        origin.x <= other.origin.x + 0.5 && origin.y <= other.origin.y + 0.5
            && origin.x + size.width >= other.origin.x + other.size.width - 0.5
            && origin.y + size.height >= other.origin.y + other.size.height - 0.5
    }
}
