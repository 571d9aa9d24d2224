/// Outlines of common shapes.
extension Path {
    /// Makes the outline of a rectangle.
    public init(_ rect: Rect) {
        self.init()
        addRect(rect)
    }

    /// Makes the outline of a rectangle of which some corners are round.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: How round they are: as much as there is room for.
    ///   - corners: Which ones.
    public init(_ rect: Rect, cornerRadius: Double, corners: Corners = .all) {
        self.init()
        addRect(rect, cornerRadius: cornerRadius, corners: corners)
    }

    /// Makes the outline of an ellipse that fills a rectangle.
    public init(ellipseIn rect: Rect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Adds a rectangle as a part of its own.
    public mutating func addRect(_ rect: Rect) {
        move(to: Point(x: rect.minX, y: rect.minY))
        addLine(to: Point(x: rect.maxX, y: rect.minY))
        addLine(to: Point(x: rect.maxX, y: rect.maxY))
        addLine(to: Point(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Adds a rectangle of which some corners are round.
    public mutating func addRect(_ rect: Rect, cornerRadius: Double, corners: Corners = .all) {
        let rect = rect.standardized
        let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
        guard radius > 0 else { return addRect(rect) }
        func reach(_ corner: Corners) -> Double { corners.contains(corner) ? radius : 0 }
        let topLeft = reach(.topLeft)
        move(to: Point(x: rect.minX + topLeft, y: rect.minY))
        turn(at: Point(x: rect.maxX, y: rect.minY), reach(.topRight), from: (-1, 0), to: (0, 1))
        turn(at: Point(x: rect.maxX, y: rect.maxY), reach(.bottomRight), from: (0, -1), to: (-1, 0))
        turn(at: Point(x: rect.minX, y: rect.maxY), reach(.bottomLeft), from: (1, 0), to: (0, -1))
        turn(at: Point(x: rect.minX, y: rect.minY), topLeft, from: (0, 1), to: (1, 0))
        close()
    }

    /// Goes on to a corner, and round it: from the side that one direction leads to, to that of the other.
    private mutating func turn(
        at corner: Point, _ radius: Double, from: (Double, Double), to: (Double, Double)
    ) {
        func point(_ direction: (Double, Double), _ length: Double) -> Point {
            Point(x: corner.x + length * direction.0, y: corner.y + length * direction.1)
        }
        addLine(to: point(from, radius))
        guard radius > 0 else { return }
        let rest = radius * (1 - Self.quarterReach)
        addCurve(to: point(to, radius), control1: point(from, rest), control2: point(to, rest))
    }

    /// Adds an ellipse that fills a rectangle, as a part of its own.
    public mutating func addEllipse(in rect: Rect) {
        let (wide, high) = (rect.width / 2, rect.height / 2)
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: rect.midX + wide * x, y: rect.midY + high * y)
        }
        let reach = Self.quarterReach
        move(to: point(1, 0))
        var (x, y) = (1.0, 0.0)
        for _ in 0..<4 {
            // A quarter further.
            let (nextX, nextY) = (-y, x)
            addCurve(
                to: point(nextX, nextY),
                control1: point(x + reach * nextX, y + reach * nextY),
                control2: point(nextX + reach * x, nextY + reach * y))
            (x, y) = (nextX, nextY)
        }
        close()
    }

    /// How far the control points of a quarter of a circle are from its ends, as a share of the radius.
    private static let quarterReach = 0.552_284_749_830_793_4

    /// Adds a part of a circle, with a line to where it begins. Angles grow from the right side downwards.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: Its radius.
    ///   - start: Where on the circle the part begins, in radians.
    ///   - end: Where it ends.
    ///   - isGrowing: Whether it goes the way that angles grow, which is clockwise to the eye.
    public mutating func addArc(
        center: Point, radius: Double, from start: Double, to end: Double, isGrowing: Bool = true
    ) {
        guard radius >= 0, (end - start).isFinite else { return }
        let turn = 2 * Double.pi
        var sweep = end - start
        if abs(sweep) >= turn - 1e-12 {
            // All the way round, however often; the other way, as far as is left, as long as that can be told, and all
            // the way round where nothing is.
            let turns = sweep / turn
            let nearest = (turns < 0 ? turns - 0.5 : turns + 0.5).wholePart
            let rest = abs(turns) < 1e9 ? sweep - turn * Double(nearest) : 0
            let isAll = isGrowing == (sweep > 0) || abs(rest) < 1e-9
            sweep = isAll ? (isGrowing ? turn : -turn) : rest
        }
        if isGrowing, sweep < 0 { sweep += turn }
        if !isGrowing, sweep > 0 { sweep -= turn }
        // Quarters at most, whose curves are near to the circle.
        var parts = 1
        while Double(parts) * (.pi / 2) < abs(sweep) - 1e-12 { parts += 1 }
        let step = sweep / Double(parts)
        var direction = UnitVector(angle: start)
        let begin = direction.point(around: center, radius)
        if currentPoint == nil { move(to: begin) } else { addLine(to: begin) }
        for part in 1...parts {
            let next = UnitVector(angle: start + Double(part) * step)
            let reach = 4 / 3 * UnitVector.tangent(of: step / 4)
            addCurve(
                to: next.point(around: center, radius),
                control1: direction.point(around: center, radius, along: reach),
                control2: next.point(around: center, radius, along: -reach))
            direction = next
        }
    }
}

/// A direction.
private struct UnitVector {
    var x: Double
    var y: Double

    init(angle: Double) {
        (y, x) = ElementaryFunctions.sineAndCosine(angle)
    }

    func point(around center: Point, _ radius: Double, along reach: Double = 0) -> Point {
        Point(
            x: center.x + radius * (x - reach * y), y: center.y + radius * (y + reach * x))
    }

    static func tangent(of angle: Double) -> Double {
        let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
        return sine / cosine
    }
}
