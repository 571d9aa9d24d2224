// Foundation's own questions end the program where a number is none, which data may contain.
extension CGRect {
    /// Whether a point is in it, as `contains` says; no, where a number is none.
    func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether it has a part of another one, as `intersects` says; no, where a number is none.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }

    /// What is in another one, too: nil if nothing is, or a number is none.
    func part(in other: CGRect) -> CGRect? {
        guard meets(other) else { return nil }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        return CGRect(
            x: left, y: top, width: min(maxX, other.maxX) - left,
            height: min(maxY, other.maxY) - top)
    }
}

extension NSRange {
    /// What is in another one, too, as `intersection` says: nil if nothing is, or this one is none, such as one that was
    /// not found.
    func part(in other: NSRange) -> NSRange? {
        let end = location.addingReportingOverflow(length)
        guard location >= 0, length >= 0, !end.overflow else { return nil }
        return other.intersection(self)
    }

    /// What of it there is in a text of some length: nothing at its end, for what is behind that.
    func pinned(to count: Int) -> NSRange {
        let start = max(0, min(location, count))
        return NSRange(location: start, length: max(0, min(length, count - start)))
    }
}
