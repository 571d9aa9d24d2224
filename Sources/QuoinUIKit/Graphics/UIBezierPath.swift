import QuoinKit

/// The outline of a shape, as UIKit makes it.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
    private var path = CGMutablePath()
    public override init() {}
    /// As in UIKit.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    /// As in UIKit.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    /// As in UIKit.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }
    /// As in UIKit: as round as the width of the radii says.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let outline = Path(
            Rect(rect), cornerRadius: Double(cornerRadii.width),
            corners: Corners(rawValue: UInt8(corners.rawValue & 15)))
        path.addPath(Self.made(outline))
    }
    /// As in UIKit.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }
    /// As in UIKit.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }
    /// As in UIKit.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }
    /// As in UIKit.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// As in UIKit.
    open var isEmpty: Bool { path.isEmpty }
    /// As in UIKit.
    open var currentPoint: CGPoint { path.currentPoint }
    /// As in UIKit.
    open var lineWidth: CGFloat = 1
    /// As in UIKit.
    open var lineCapStyle = CGLineCap.butt
    /// As in UIKit.
    open var lineJoinStyle = CGLineJoin.miter
    /// As in UIKit.
    open var miterLimit: CGFloat = 10
    /// Kept, without effect.
    open var flatness: CGFloat = 0.6
    /// As in UIKit.
    open var usesEvenOddFillRule = false
    private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
    /// As in UIKit.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// As in UIKit.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// As in UIKit.
    open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }
    /// As in UIKit.
    open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: point, control: controlPoint)
    }
    /// As in UIKit.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        // The other way round, for a plane whose y grows upwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }
    /// As in UIKit.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// As in UIKit.
    open func close() { path.closeSubpath() }
    /// As in UIKit.
    open func removeAllPoints() { path = CGMutablePath() }
    /// As in UIKit.
    open func reversing() -> UIBezierPath {
        let other = UIBezierPath(cgPath: Self.made(path.drawn.reversed))
        other.takeStyle(of: self)
        return other
    }
    /// As in UIKit.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }
    /// As in UIKit.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// As in UIKit.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { (0..<max(0, count)).map($0.advanced(by:)).map(\.pointee) }
        dashes = (lengths ?? [], phase)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = UIBezierPath(cgPath: path)
        other.takeStyle(of: self)
        return other
    }
    private func takeStyle(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (
            other.lineWidth, other.lineCapStyle, other.lineJoinStyle
        )
        (usesEvenOddFillRule, dashes) = (other.usesEvenOddFillRule, other.dashes)
        (miterLimit, flatness) = (other.miterLimit, other.flatness)
    }
    private static func made(_ path: Path) -> CGPath {
        let made = CGMutablePath()
        for step in path.steps {
            switch step {
            case .move(let point): made.move(to: point.cg)
            case .line(let point): made.addLine(to: point.cg)
            case .quadCurve(let point, let control):
                made.addQuadCurve(to: point.cg, control: control.cg)
            case .curve(let point, let control1, let control2):
                made.addCurve(to: point.cg, control1: control1.cg, control2: control2.cg)
            case .close: made.closeSubpath()
            }
        }
        return made
    }

    // MARK: Drawing

    /// How its line looks.
    private var line: LineStyle {
        var line = LineStyle(width: Double(lineWidth))
        (line.cap, line.join) = (lineCapStyle.drawn, lineJoinStyle.drawn)
        line.miterLimit = Double(miterLimit)
        (line.dashes, line.dashPhase) = (dashes.lengths.map { Double($0) }, Double(dashes.phase))
        return line
    }
    private var rule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }
    /// As in UIKit: with the colour that was set, into what is being drawn.
    open func fill() { DrawingPen.current?.fill(path.drawn, rule: rule) }
    /// As ``fill()``.
    open func stroke() { DrawingPen.current?.stroke(path.drawn, line) }
    /// As in UIKit.
    open func fill(with mode: CGBlendMode, alpha: CGFloat) {
        DrawingPen.current?.fill(path.drawn, rule: rule, share: Double(alpha))
    }
    /// As in UIKit.
    open func stroke(with mode: CGBlendMode, alpha: CGFloat) {
        DrawingPen.current?.stroke(path.drawn, line, share: Double(alpha))
    }
    /// As in UIKit.
    open func addClip() { DrawingPen.current?.clip(to: path.drawn, rule: rule) }
}

extension Path {
    /// The same outline, drawn from its end to its beginning.
    var reversed: Path {
        var parts: [(points: [Step], isClosed: Bool)] = []
        for step in steps {
            if case .move = step { parts.append(([], false)) }
            if case .close = step {
                parts[parts.count - 1].isClosed = true
            } else {
                parts[parts.count - 1].points.append(step)
            }
        }
        var path = Path()
        for part in parts.reversed() {
            guard let last = part.points.last else { continue }
            path.move(to: last.end)
            for (step, before) in zip(part.points.dropFirst(), part.points).reversed() {
                switch step {
                case .curve(_, let control1, let control2):
                    path.addCurve(to: before.end, control1: control2, control2: control1)
                case .quadCurve(_, let control):
                    path.addQuadCurve(to: before.end, control: control)
                default: path.addLine(to: before.end)
                }
            }
            if part.isClosed { path.close() }
        }
        return path
    }
}

extension Path.Step {
    fileprivate var end: Point {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
            point
        case .close: .zero
        }
    }
}
