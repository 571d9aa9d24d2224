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

    /// Whether nothing is seen of another one beside this one.
    func covers(_ other: Rect) -> Bool {
        origin.x <= other.origin.x + 0.5 && origin.y <= other.origin.y + 0.5
            && origin.x + size.width >= other.origin.x + other.size.width - 0.5
            && origin.y + size.height >= other.origin.y + other.size.height - 0.5
    }
}
