import QuoinLayout

extension Path {
    /// How long the longest point is in which two of its parts meet, as a multiple of the width of a line: 1 where they
    /// go on in one direction, as those of a circle do, or where none meet; infinite where one goes back.
    var longestPoint: Double {
        var longest = 1.0
        // The first point of what hangs together, the last one, and in which direction that was left and reached.
        var (start, end) = (Point.zero, Point.zero)
        var left: Point?
        var reached: Point?
        for step in steps {
            let points: [Point]
            switch step {
            case .move(let point):
                (start, end) = (point, point)
                (left, reached) = (nil, nil)
                continue
            case .line(let point): points = [point]
            case .quadCurve(let point, let control): points = [control, point]
            case .curve(let point, let control1, let control2):
                points = [control1, control2, point]
            case .close: points = [start]
            }
            if let next = points.first(where: { $0 != end }), let last = points.last {
                let leaving = next.offset(from: end)
                if let reached { longest = max(longest, reached.point(before: leaving)) }
                left = left ?? leaving
                reached = last.offset(from: points.dropLast().last { $0 != last } ?? end)
                end = last
            }
            if case .close = step {
                if let reached, let left { longest = max(longest, reached.point(before: left)) }
                (left, reached) = (nil, nil)
            }
        }
        return longest
    }
}

extension Point {
    fileprivate func offset(from other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }

    /// How long the point is in which a line in this direction meets one in another, as a multiple of their width.
    fileprivate func point(before next: Point) -> Double {
        let lengths =
            (x * x + y * y).squareRoot() * (next.x * next.x + next.y * next.y).squareRoot()
        // Of the angle that is left where the line turns, half has the sine √((1 + cosine of the turn) ÷ 2).
        let cosine = (x * next.x + y * next.y) / lengths
        return cosine > -1 ? (2 / (1 + min(1, cosine))).squareRoot() : .infinity
    }
}
