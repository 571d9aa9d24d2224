import QuoinLayout

/// Keeps labels from covering each other.
///
/// What is taken is kept by squares, so that only what is near has to be looked at.
struct LabelPlacer {
    private let bounds: Rect
    private var taken: [Square: [Rect]] = [:]

    private struct Square: Hashable {
        var column: Int
        var row: Int
    }

    private static let side = 48.0
    /// With so many in it, none of which anybody could read, a square is full.
    private static let mostInSquare = 128

    /// Makes a placer for the labels of a picture.
    init(in bounds: Rect) {
        self.bounds = bounds
    }

    /// Whether a rectangle is in the picture, at least in part, and free.
    func isFree(_ rect: Rect) -> Bool {
        guard bounds.intersects(rect) else { return false }
        return !squares(of: rect).contains { square in
            guard let others = taken[square] else { return false }
            return others.count >= Self.mostInSquare || others.contains { $0.intersects(rect) }
        }
    }

    /// Takes a rectangle, free or not.
    mutating func take(_ rect: Rect) {
        for square in squares(of: rect) where (taken[square]?.count ?? 0) < Self.mostInSquare {
            taken[square, default: []].append(rect)
        }
    }

    /// Takes the first of some rectangles that is free.
    mutating func takeFirst(of candidates: some Sequence<Rect>) -> Rect? {
        guard let free = candidates.first(where: { isFree($0) }) else { return nil }
        take(free)
        return free
    }

    /// The squares that a rectangle touches, as far as they are in the picture.
    private func squares(of rect: Rect) -> [Square] {
        // What is larger than all labels would take long, and keeps nobody from anything.
        guard let inside = rect.intersection(bounds), inside.isSound,
            (inside.width / Self.side + 2) * (inside.height / Self.side + 2) <= 1024
        else { return [] }
        // So far out that whole numbers end, all labels share a square.
        let columns = (inside.minX / Self.side).wholePart...(inside.maxX / Self.side).wholePart
        let rows = (inside.minY / Self.side).wholePart...(inside.maxY / Self.side).wholePart
        return columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
    }
}
