/// The outline of a shape, of lines and curves, for what a ``Canvas`` fills, strokes and clips to.
///
/// ```swift
/// var path = Path()
/// path.move(to: Point(x: 0, y: 20))
/// path.addLine(to: Point(x: 40, y: 20))
/// path.addCurve(
///     to: Point(x: 0, y: 20), control1: Point(x: 40, y: 0), control2: Point(x: 0, y: 0))
/// path.close()
/// ```
///
/// A path with a number in it that is not finite is not drawn.
public struct Path: Hashable, Sendable {
    /// How the outline goes on.
    public enum Step: Hashable, Sendable {
        /// Begins another part of it at a point.
        case move(Point)
        /// A straight line to a point.
        case line(Point)
        /// A curve to a point, by one that it is drawn to on its way.
        case quadCurve(Point, control: Point)
        /// A curve to a point, by two that it is drawn to on its way.
        case curve(Point, control1: Point, control2: Point)
        /// Back to where the part began.
        case close
    }

    /// The steps, from the first on.
    public private(set) var steps: [Step] = []
    /// Where the next line begins; nil before anything was said.
    public private(set) var currentPoint: Point?
    private var partStart: Point?

    /// Makes a path of nothing.
    public init() {}

    /// Whether nothing was said.
    public var isEmpty: Bool { steps.isEmpty }

    // MARK: Drawing on

    /// Begins another part of the outline.
    public mutating func move(to point: Point) {
        steps.append(.move(point))
        (currentPoint, partStart) = (point, point)
    }

    /// Adds a straight line. The first one of all begins where it ends.
    public mutating func addLine(to point: Point) {
        guard begin(at: point) else { return }
        steps.append(.line(point))
        currentPoint = point
    }

    /// Adds a curve with one control point. The first one of all begins at it.
    public mutating func addQuadCurve(to point: Point, control: Point) {
        begin(at: control)
        steps.append(.quadCurve(point, control: control))
        currentPoint = point
    }

    /// Adds a curve with two control points. The first one of all begins at the first of them.
    public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
        begin(at: control1)
        steps.append(.curve(point, control1: control1, control2: control2))
        currentPoint = point
    }

    /// Closes the part of the outline. What comes next begins where that did.
    public mutating func close() {
        guard let partStart, steps.last != .close else { return }
        steps.append(.close)
        currentPoint = partStart
    }

    /// Adds all of another path.
    public mutating func append(_ other: Path) {
        guard !other.isEmpty else { return }
        steps += other.steps
        (currentPoint, partStart) = (other.currentPoint, other.partStart)
    }

    /// Whether there is a point to go on from. If not, there is one now.
    @discardableResult
    private mutating func begin(at point: Point) -> Bool {
        guard let currentPoint else {
            move(to: point)
            return false
        }
        // After a part was closed, the next one begins with it.
        if steps.last == .close { move(to: currentPoint) }
        return true
    }

    // MARK: As another one

    /// The path with all its points put elsewhere.
    public func mapPoints(_ transform: (Point) -> Point) -> Path {
        var path = self
        path.steps = steps.map { step in
            switch step {
            case .move(let point): .move(transform(point))
            case .line(let point): .line(transform(point))
            case .quadCurve(let point, let control):
                .quadCurve(transform(point), control: transform(control))
            case .curve(let point, let control1, let control2):
                .curve(
                    transform(point), control1: transform(control1), control2: transform(control2))
            case .close: .close
            }
        }
        path.currentPoint = currentPoint.map(transform)
        path.partStart = partStart.map(transform)
        return path
    }

    /// The path, moved.
    public func offsetBy(dx: Double, dy: Double) -> Path {
        mapPoints { Point(x: $0.x + dx, y: $0.y + dy) }
    }
}

/// Which points are inside of a path that crosses itself or has parts in one another.
public enum FillRule: Hashable, Sendable {
    /// Those that the outline goes round more often one way than the other.
    case winding
    /// Those from which a line outwards crosses the outline an odd number of times.
    case evenOdd
}

/// How a line along a path looks.
public struct LineStyle: Hashable, Sendable {
    /// How lines end.
    public enum Cap: Hashable, Sendable {
        /// Where the path does.
        case butt
        /// With half a circle around that.
        case round
        /// Half the width further.
        case square
    }

    /// How two lines meet.
    public enum Join: Hashable, Sendable {
        /// In a point.
        case miter
        /// Round.
        case round
        /// With the point cut off.
        case bevel
    }

    /// How wide it is.
    public var width: Double
    /// How it ends.
    public var cap = Cap.butt
    /// How its parts meet.
    public var join = Join.miter
    /// How long the point in which two parts meet may be, as a multiple of the width. A longer one is cut off.
    public var miterLimit = 10.0
    /// How long dashes and gaps are, in turn; nothing for a line without gaps.
    public var dashes: [Double] = []
    /// How far in the pattern of the dashes the line begins.
    public var dashPhase = 0.0

    /// Makes a style.
    public init(width: Double) { self.width = width }

    /// The limit as pictures have it: a point is at least as long as the line is wide.
    package var soundMiterLimit: Double {
        miterLimit.isNaN ? LineStyle(width: width).miterLimit : min(max(1, miterLimit), 1e6)
    }

    /// How far a line reaches from its path at most.
    package var reach: Double {
        // The corner of a square end is as far away as the diagonal of half the width.
        width.magnitude / 2 * (join == .miter ? max(1.5, soundMiterLimit) : 1.5)
    }
}
