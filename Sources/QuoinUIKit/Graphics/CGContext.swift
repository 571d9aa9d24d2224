import QuoinKit

/// What UIKit draws into: a view in ``UIView/draw(_:)``, or a picture. It notes what is drawn, which pictures of
/// views show then.
public final class CGContext {
    let pen: DrawingPen
    init(_ pen: DrawingPen) { self.pen = pen }
    /// As in UIKit.
    public func saveGState() { pen.save() }
    /// As in UIKit.
    public func restoreGState() { pen.restore() }
    /// As in UIKit.
    public func setFillColor(_ color: CGColor) { pen.setFill(color.color.value) }
    /// As in UIKit.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// As in UIKit.
    public func setStrokeColor(_ color: CGColor) { pen.setStroke(color.color.value) }
    /// As in UIKit.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// As in UIKit.
    public func setLineWidth(_ width: CGFloat) { pen.setLine { $0.width = Double(width) } }
    /// As in UIKit.
    public func setLineCap(_ cap: CGLineCap) { pen.setLine { $0.cap = cap.drawn } }
    /// As in UIKit.
    public func setLineJoin(_ join: CGLineJoin) { pen.setLine { $0.join = join.drawn } }
    /// As in UIKit.
    public func setAlpha(_ alpha: CGFloat) { pen.setShare(alpha) }
    /// Kept, without effect.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Kept, without effect.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Kept, without effect.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// As in UIKit.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        pen.setLine {
            ($0.dashes, $0.dashPhase) = (lengths.map { Double($0) }, Double(phase))
        }
    }
    /// Kept, without effect.
    public func setAllowsAntialiasing(_ allows: Bool) {}
    /// Kept, without effect.
    public func setShouldAntialias(_ should: Bool) {}
    /// Kept, without effect.
    public var interpolationQuality = CGInterpolationQuality.default

    // MARK: Shapes

    /// As in UIKit.
    public func fill(_ rect: CGRect) { pen.fill(Path(Rect(rect))) }
    /// As in UIKit.
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    /// As in UIKit.
    public func stroke(_ rect: CGRect) { pen.stroke(Path(Rect(rect))) }
    /// As in UIKit.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        pen.save()
        setLineWidth(width)
        stroke(rect)
        pen.restore()
    }
    /// Without effect: what was drawn stays.
    public func clear(_ rect: CGRect) {}
    /// As in UIKit.
    public func fillEllipse(in rect: CGRect) { pen.fill(Path(ellipseIn: Rect(rect))) }
    /// As in UIKit.
    public func strokeEllipse(in rect: CGRect) { pen.stroke(Path(ellipseIn: Rect(rect))) }
    /// As in UIKit.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: Point(points[index]))
            path.addLine(to: Point(points[index + 1]))
        }
        pen.stroke(path)
    }

    // MARK: An outline, step by step

    /// As in UIKit.
    public func addRect(_ rect: CGRect) { pen.path.addRect(Rect(rect)) }
    /// As in UIKit.
    public func addEllipse(in rect: CGRect) { pen.path.addEllipse(in: Rect(rect)) }
    /// As in UIKit.
    public func addPath(_ path: CGPath) { pen.path.append(path.drawn) }
    /// As in UIKit.
    public func addLines(between points: [CGPoint]) {
        points.first.map { move(to: $0) }
        points.dropFirst().forEach { addLine(to: $0) }
    }
    /// As in UIKit.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        pen.path.addArc(
            center: Point(center), radius: Double(radius), from: Double(startAngle),
            to: Double(endAngle), isGrowing: !clockwise)
    }
    /// As in UIKit.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pen.path.addArc(
            towards: Point(tangent1End), then: Point(tangent2End), radius: Double(radius))
    }
    /// As in UIKit.
    public func move(to point: CGPoint) { pen.path.move(to: Point(point)) }
    /// As in UIKit.
    public func addLine(to point: CGPoint) { pen.path.addLine(to: Point(point)) }
    /// As in UIKit.
    public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        pen.path.addCurve(
            to: Point(point), control1: Point(control1), control2: Point(control2))
    }
    /// As in UIKit.
    public func addQuadCurve(to point: CGPoint, control: CGPoint) {
        pen.path.addQuadCurve(to: Point(point), control: Point(control))
    }
    /// As in UIKit.
    public func beginPath() { pen.path = Path() }
    /// As in UIKit.
    public func closePath() { pen.path.close() }
    /// As in UIKit.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        pen.fill(taken(), rule: rule.drawn)
    }
    /// As in UIKit.
    public func strokePath() { pen.stroke(taken()) }
    /// As in UIKit.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = taken()
        switch mode {
        case .fill: pen.fill(path)
        case .eoFill: pen.fill(path, rule: .evenOdd)
        case .stroke: pen.stroke(path)
        case .fillStroke:
            pen.fill(path)
            pen.stroke(path)
        case .eoFillStroke:
            pen.fill(path, rule: .evenOdd)
            pen.stroke(path)
        }
    }
    /// As in UIKit.
    public func clip(using rule: CGPathFillRule = .winding) {
        pen.clip(to: taken(), rule: rule.drawn)
    }
    /// As in UIKit.
    public func clip(to rect: CGRect) { pen.clip(to: Path(Rect(rect))) }
    /// As `clip(to:)`: what the mask shows is not looked at.
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
    /// As in UIKit.
    public var path: CGPath? { pen.path.isEmpty ? nil : CGPath(pen.path) }
    /// As in UIKit.
    public var boundingBoxOfClipPath: CGRect { .infinite }
    private func taken() -> Path {
        defer { pen.path = Path() }
        return pen.path
    }
    /// Kept, without effect.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Kept, without effect.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Kept, without effect.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
    /// Kept, without effect.
    public func endTransparencyLayer() {}

    // MARK: Places

    /// As in UIKit.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }
    /// As in UIKit.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }
    /// As in UIKit.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }
    /// As in UIKit.
    public func concatenate(_ transform: CGAffineTransform) { pen.concatenate(transform) }
    /// As in UIKit.
    public var ctm: CGAffineTransform { pen.transform }

    // MARK: Pictures

    /// As in UIKit, but for that pictures stand upright.
    public func draw(_ image: CGImage, in rect: CGRect) { pen.show(image.image, in: rect) }
    @MainActor final func show(_ view: View) { pen.show(view) }
}

/// What becomes of an outline.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// What is being drawn into: a picture that was begun, or the view whose ``UIView/draw(_:)`` is called.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    DrawingPen.current.map { CGContext($0) }
}
/// As in UIKit.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    PenStack.madeOfThread.begin(DrawingPen(), size: size)
}
/// As in UIKit.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    UIGraphicsBeginImageContext(size)
}
/// As in UIKit: the picture of what was drawn. Pictures of layouts show it.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    PenStack.ofThread?.lastImage
}
/// As in UIKit.
public func UIGraphicsEndImageContext() { PenStack.ofThread?.endImage() }

/// As in UIKit.
public func UIRectFill(_ rect: CGRect) { DrawingPen.current?.fill(Path(Rect(rect))) }
/// As in UIKit.
public func UIRectFrame(_ rect: CGRect) { DrawingPen.current?.stroke(Path(Rect(rect))) }
/// As in UIKit.
public func UIRectClip(_ rect: CGRect) { DrawingPen.current?.clip(to: Path(Rect(rect))) }
