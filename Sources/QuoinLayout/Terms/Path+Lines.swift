/// A path as straight lines: what can be measured and asked.
extension Path {
    /// The parts of the path as corners of lines that keep near to it. What is closed ends where it began.
    package func lines(_ count: Int = 16) -> [[Point]] {
        var parts: [[Point]] = []
        for step in steps {
            if case .move(let point) = step {
                parts.append([point])
                continue
            }
            guard var part = parts.popLast(), let from = part.last else { continue }
            switch step {
            case .move: break
            case .line(let point): part.append(point)
            case .quadCurve(let point, let control):
                // The same curve, with two control points.
                part += Curve(
                    from, between(from, control, 2.0 / 3), between(point, control, 2.0 / 3), point
                ).points(count)
            case .curve(let point, let control1, let control2):
                part += Curve(from, control1, control2, point).points(count)
            case .close: if let first = part.first, first != from { part.append(first) }
            }
            parts.append(part)
        }
        return parts
    }

    private func between(_ one: Point, _ other: Point, _ share: Double) -> Point {
        Point(x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y))
    }

    /// Whether all numbers in it are finite.
    package var isFinite: Bool {
        func isFinite(_ points: Point...) -> Bool {
            points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        }
        return steps.allSatisfy { step in
            switch step {
            case .move(let point), .line(let point): isFinite(point)
            case .quadCurve(let point, let control): isFinite(point, control)
            case .curve(let point, let control1, let control2):
                isFinite(point, control1, control2)
            case .close: true
            }
        }
    }

    /// The rectangle around all its points, those that curves are drawn to included; nil if there are none.
    public var controlBounds: Rect? {
        var points: [Point] = []
        for step in steps {
            switch step {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve(let point, let control): points += [point, control]
            case .curve(let point, let control1, let control2):
                points += [point, control1, control2]
            case .close: break
            }
        }
        return Rect(around: points)
    }

    /// The rectangle around the outline itself; nil if there is none.
    public var bounds: Rect? {
        var points: [Point] = []
        var from = Point.zero
        for step in steps {
            switch step {
            case .move(let point), .line(let point):
                points.append(point)
                from = point
            case .quadCurve(let point, let control):
                let curve = Curve(
                    from, between(from, control, 2.0 / 3), between(point, control, 2.0 / 3), point)
                points += curve.outermost
                from = point
            case .curve(let point, let control1, let control2):
                points += Curve(from, control1, control2, point).outermost
                from = point
            case .close: break
            }
        }
        return Rect(around: points)
    }

    /// Whether a point is inside.
    public func contains(_ point: Point, rule: FillRule = .winding) -> Bool {
        guard isFinite, controlBounds?.contains(point) ?? false else { return false }
        var (winding, crossings) = (0, 0)
        for part in lines(64) {
            var from = part[part.count - 1]
            for to in part {
                if (from.y <= point.y) != (to.y <= point.y) {
                    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                    if x > point.x {
                        winding += to.y > from.y ? 1 : -1
                        crossings += 1
                    }
                }
                from = to
            }
        }
        return rule == .winding ? winding != 0 : !crossings.isMultiple(of: 2)
    }

    /// The part of the outline from one share of its length to another, as lines.
    package func trimmed(from start: Double, to end: Double) -> Path {
        let parts = lines(32)
        let lengths = parts.map { part in
            zip(part, part.dropFirst()).reduce(0.0) { $0 + Self.distance($1.0, $1.1) }
        }
        let total = lengths.reduce(0, +)
        let (first, last) = (max(0, min(1, start)) * total, max(0, min(1, end)) * total)
        var path = Path()
        guard last > first else { return path }
        var done = 0.0
        for part in parts {
            var isDrawing = false
            for (from, to) in zip(part, part.dropFirst()) {
                let length = Self.distance(from, to)
                defer { done += length }
                guard length > 0, done + length > first, done < last else { continue }
                let begin = between(from, to, max(0, (first - done) / length))
                if !isDrawing { path.move(to: begin) }
                isDrawing = true
                path.addLine(to: between(from, to, min(1, (last - done) / length)))
            }
        }
        return path
    }

    private static func distance(_ one: Point, _ other: Point) -> Double {
        let (dx, dy) = (other.x - one.x, other.y - one.y)
        return ElementaryFunctions.squareRoot(dx * dx + dy * dy)
    }
}

/// A curve between two points with two control points.
private struct Curve {
    let (start, control1, control2, end): (Point, Point, Point, Point)

    init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    func point(at share: Double) -> Point {
        func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let rest = 1 - share
            return rest * rest * rest * a + 3 * rest * rest * share * b
                + 3 * rest * share * share * c + share * share * share * d
        }
        return Point(
            x: mix(start.x, control1.x, control2.x, end.x),
            y: mix(start.y, control1.y, control2.y, end.y))
    }

    /// Points on it from behind its start to its end.
    func points(_ count: Int) -> [Point] {
        (1...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
    }

    /// Its end, and where it turns back from one side or from top to bottom.
    var outermost: [Point] {
        let turns =
            Self.turns(start.x, control1.x, control2.x, end.x)
            + Self.turns(start.y, control1.y, control2.y, end.y)
        return [end] + turns.map(point(at:))
    }

    /// Where the derivative is zero on the way.
    private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let cubic = d - a + 3 * (b - c)
        let square = 2 * (a - 2 * b + c)
        let linear = b - a
        var roots: [Double] = []
        if abs(cubic) > 1e-12 {
            let inner = square * square - 4 * cubic * linear
            guard inner >= 0 else { return [] }
            let root = ElementaryFunctions.squareRoot(inner)
            roots = [(-square + root) / (2 * cubic), (-square - root) / (2 * cubic)]
        } else if abs(square) > 1e-12 {
            roots = [-linear / square]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

extension Rect {
    /// The smallest one around points; nil if there are none.
    fileprivate init?(around points: [Point]) {
        guard let first = points.first else { return nil }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
