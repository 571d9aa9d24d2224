import QuoinLayout

/// Where a canvas without transformations of its own draws: the origin, and what is clipped.
struct CanvasState {
    var origin = Point.zero
    /// What may be drawn on, in the picture's coordinates; nil is everything.
    var clip: Rect?
    /// How much of what is drawn is seen.
    var opacity = 1.0
    private var remembered: [(origin: Point, clip: Rect?, opacity: Double)] = []

    /// How many states are remembered.
    var depth: Int { remembered.count }

    /// A rectangle in the picture's coordinates; nil if it is none, or wholly clipped.
    func place(_ rect: Rect) -> Rect? {
        let placed = rect.standardized.offsetBy(dx: origin.x, dy: origin.y)
        guard placed.isSound else { return nil }
        guard let clip else { return placed }
        return clip.intersects(placed) ? placed : nil
    }

    mutating func clip(to rect: Rect) {
        let placed = rect.standardized.offsetBy(dx: origin.x, dy: origin.y)
        guard placed.isSound else { return }
        clip = clip.map { $0.intersection(placed) ?? .zero } ?? placed
    }

    mutating func translate(by offset: Point) {
        let moved = origin + offset
        if moved.x.isFinite, moved.y.isFinite {
            origin = moved
        }
    }

    mutating func fade(to share: Double) {
        opacity *= share.isNaN ? 1 : max(0, min(1, share))
    }

    /// A colour as far as it is seen.
    func faded(_ color: Color) -> Color {
        guard opacity < 1 else { return color }
        var color = color
        color.opacity = color.soundOpacity * opacity
        return color
    }

    mutating func save() {
        remembered.append((origin, clip, opacity))
    }

    mutating func restore() {
        if let last = remembered.popLast() {
            (origin, clip, opacity) = last
        }
    }
}

extension Rect {
    /// Whether the numbers are finite, which nobody promises of what a view draws.
    var isSound: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}
