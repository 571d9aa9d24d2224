/// Comparing rectangles as those do who have to allow for rounding, and for numbers that are none.
extension Rect {
    /// Whether every number of it is one, and so is every edge.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
            && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
    }

    /// Whether both are the same but for rounding.
    func isNearly(_ other: Rect) -> Bool {
        abs(origin.x - other.origin.x) < 1e-9 && abs(origin.y - other.origin.y) < 1e-9
            && abs(size.width - other.size.width) < 1e-9
            && abs(size.height - other.size.height) < 1e-9
    }
}
