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

    /// Makes a placer for the labels of a picture.
    init(in bounds: Rect) {
        self.bounds = bounds
    }

    /// Whether a rectangle is in the picture, at least in part, and free.
    func isFree(_ rect: Rect) -> Bool {
        guard bounds.intersects(rect) else { return false }
        return !squares(of: rect).contains { square in
            taken[square]?.contains { $0.intersects(rect) } ?? false
        }
    }

    /// Takes a rectangle, free or not.
    mutating func take(_ rect: Rect) {
        for square in squares(of: rect) {
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
        guard let inside = rect.intersection(bounds) else { return [] }
        let columns = Int(inside.minX / Self.side)...Int(inside.maxX / Self.side)
        let rows = Int(inside.minY / Self.side)...Int(inside.maxY / Self.side)
        // What is larger than all labels would take long, and keeps nobody from anything.
        guard columns.count * rows.count <= 1024 else { return [] }
        return columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
    }
}
