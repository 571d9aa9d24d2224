/// Comparing rectangles as those do who have to allow for rounding, and for numbers that are none.
extension Rect {
    /// Whether every number of it is one, and so is every edge.
    var isFinite: Bool {
        // An edge is not finite if a part of it is not; and what is not finite gives NaN times 0.
        (origin.x + size.width) * 0 + (origin.y + size.height) * 0 == 0
    }

    /// Whether both are the same but for rounding.
    func isNearly(_ other: Rect) -> Bool {
        abs(origin.x - other.origin.x) < 1e-9 && abs(origin.y - other.origin.y) < 1e-9
            && abs(size.width - other.size.width) < 1e-9
            && abs(size.height - other.size.height) < 1e-9
    }
}
