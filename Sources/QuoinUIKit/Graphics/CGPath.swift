import QuoinKit

/// The outline of a shape.
open class CGPath: Hashable, @unchecked Sendable {
    /// The path as the engine's canvases draw it.
    fileprivate(set) final var drawn = Path()
    /// An empty one.
    public init() {}
    /// As in UIKit.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(Rect(rect)), transform)
    }
    /// As in UIKit.
    public convenience init(
        ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(Path(ellipseIn: Rect(rect)), transform)
    }
    /// As in UIKit, but for corners that are wider than high: they are as round as the lesser of both.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radius = Double(min(cornerWidth, cornerHeight))
        self.init(Path(Rect(rect), cornerRadius: radius), transform)
    }
    convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init()
        drawn = transform.map { path.applying($0.pointee) } ?? path
    }
    /// As in UIKit: with the points that curves are drawn to.
    open var boundingBox: CGRect { drawn.controlBounds?.cg ?? .null }
    /// As in UIKit.
    open var boundingBoxOfPath: CGRect { drawn.bounds?.cg ?? .null }
    /// As in UIKit.
    open var isEmpty: Bool { drawn.isEmpty }
    /// As in UIKit.
    open var currentPoint: CGPoint { drawn.currentPoint?.cg ?? .zero }
    /// As in UIKit.
    open func contains(_ point: CGPoint) -> Bool { drawn.contains(Point(point)) }
    /// As in UIKit.
    open func contains(
        _ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform = .identity
    ) -> Bool {
        drawn.applying(transform).contains(Point(point), rule: rule.drawn)
    }
    /// As in UIKit.
    open func copy() -> CGPath? { CGPath(drawn) }
    /// As in UIKit.
    open func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.drawn = drawn
        return copy
    }
    /// As in UIKit.
    open func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(drawn, transform)
    }
    /// As in UIKit: whether both have the same steps.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.drawn == other.drawn }
    /// By its steps.
    public final func hash(into hasher: inout Hasher) { hasher.combine(drawn) }
}

/// An outline that grows.
open class CGMutablePath: CGPath, @unchecked Sendable {
    /// As in UIKit.
    open func move(to point: CGPoint) { drawn.move(to: Point(point)) }
    /// As in UIKit.
    open func addLine(to point: CGPoint) { drawn.addLine(to: Point(point)) }
    /// As in UIKit.
    open func addLines(between points: [CGPoint]) {
        points.first.map { move(to: $0) }
        points.dropFirst().forEach { addLine(to: $0) }
    }
    /// As in UIKit.
    open func addRect(_ rect: CGRect) { drawn.addRect(Rect(rect)) }
    /// As in UIKit.
    open func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
    /// As in UIKit.
    open func addEllipse(in rect: CGRect) { drawn.addEllipse(in: Rect(rect)) }
    /// As in UIKit, but for corners that are wider than high: they are as round as the lesser of both.
    open func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        drawn.addRect(Rect(rect), cornerRadius: Double(min(cornerWidth, cornerHeight)))
    }
    /// As in UIKit.
    open func addQuadCurve(to point: CGPoint, control: CGPoint) {
        drawn.addQuadCurve(to: Point(point), control: Point(control))
    }
    /// As in UIKit.
    open func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        drawn.addCurve(
            to: Point(point), control1: Point(control1), control2: Point(control2))
    }
    /// As in UIKit, where it is clockwise to the eye if that is not said.
    open func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        drawn.addArc(
            center: Point(center), radius: Double(radius), from: Double(startAngle),
            to: Double(endAngle), isGrowing: !clockwise)
    }
    /// As in UIKit.
    open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        drawn.addArc(
            towards: Point(tangent1End), then: Point(tangent2End), radius: Double(radius))
    }
    /// As in UIKit.
    open func addPath(_ path: CGPath) { drawn.append(path.drawn) }
    /// As in UIKit.
    open func addPath(_ path: CGPath, transform: CGAffineTransform) {
        drawn.append(path.drawn.applying(transform))
    }
    /// As in UIKit.
    open func closeSubpath() { drawn.close() }

    final func change(_ change: (inout Path) -> Void) { change(&drawn) }
}

/// How lines end.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
/// What is inside of a path.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// How colours mix.
public enum CGBlendMode: Int32, Sendable { case normal, multiply, screen, overlay, clear, copy }
/// How curves are followed.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }

extension CGPathFillRule {
    var drawn: FillRule { self == .evenOdd ? .evenOdd : .winding }
}

extension CGLineCap {
    var drawn: LineStyle.Cap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CGLineJoin {
    var drawn: LineStyle.Join {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}

extension Path {
    func applying(_ transform: CGAffineTransform) -> Path {
        transform == .identity ? self : mapPoints { Point($0.cg.applying(transform)) }
    }

    /// A round corner: a line towards one point, and from there towards another one, with an arc that touches both.
    mutating func addArc(towards corner: Point, then end: Point, radius: Double) {
        guard let start = currentPoint else { return move(to: corner) }
        let (back, forth) = (start - corner, end - corner)
        let (near, far) = (
            (back.x * back.x + back.y * back.y).squareRoot(),
            (forth.x * forth.x + forth.y * forth.y).squareRoot()
        )
        let cross = back.x * forth.y - back.y * forth.x
        let dot = back.x * forth.x + back.y * forth.y
        guard near > 0, far > 0, radius > 0, abs(cross) > 1e-9 * near * far else {
            return addLine(to: corner)
        }
        // Half of the angle between both lines says how far from the corner the arc touches them.
        let half = atan2(abs(cross), dot) / 2
        let reach = radius / tan(half)
        let touch = corner + Point(x: back.x / near * reach, y: back.y / near * reach)
        let leave = corner + Point(x: forth.x / far * reach, y: forth.y / far * reach)
        let toMiddle = radius / sin(half)
        let across = Point(x: back.x / near + forth.x / far, y: back.y / near + forth.y / far)
        let length = (across.x * across.x + across.y * across.y).squareRoot()
        let middle =
            corner + Point(x: across.x / length * toMiddle, y: across.y / length * toMiddle)
        addArc(
            center: middle, radius: radius, from: atan2(touch.y - middle.y, touch.x - middle.x),
            to: atan2(leave.y - middle.y, leave.x - middle.x), isGrowing: cross < 0)
    }
}
