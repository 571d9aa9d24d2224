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
    public func addRect(_ rect: CGRect) { outline.addRect(rect, transform: ctm) }
    /// As in UIKit.
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, transform: ctm) }
    /// As in UIKit.
    public func addPath(_ path: CGPath) { outline.addPath(path, transform: ctm) }
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
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise, transform: ctm)
    }
    /// As in UIKit.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }
    /// As in UIKit.
    public func move(to point: CGPoint) { outline.move(to: point, transform: ctm) }
    /// As in UIKit.
    public func addLine(to point: CGPoint) { outline.addLine(to: point, transform: ctm) }
    /// As in UIKit.
    public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: point, control1: control1, control2: control2, transform: ctm)
    }
    /// As in UIKit.
    public func addQuadCurve(to point: CGPoint, control: CGPoint) {
        outline.addQuadCurve(to: point, control: control, transform: ctm)
    }
    /// As in UIKit.
    public func beginPath() { pen.outline = CGMutablePath() }
    /// As in UIKit.
    public func closePath() { outline.closeSubpath() }
    /// As in UIKit.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        pen.fill(placed: taken(), rule: rule.drawn)
    }
    /// As in UIKit.
    public func strokePath() { pen.stroke(placed: taken()) }
    /// As in UIKit.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = taken()
        switch mode {
        case .fill: pen.fill(placed: path)
        case .eoFill: pen.fill(placed: path, rule: .evenOdd)
        case .stroke: pen.stroke(placed: path)
        case .fillStroke:
            pen.fill(placed: path)
            pen.stroke(placed: path)
        case .eoFillStroke:
            pen.fill(placed: path, rule: .evenOdd)
            pen.stroke(placed: path)
        }
    }
    /// As in UIKit.
    public func clip(using rule: CGPathFillRule = .winding) {
        pen.clip(placed: taken(), rule: rule.drawn)
    }
    /// As in UIKit.
    public func clip(to rect: CGRect) { pen.clip(to: Path(Rect(rect))) }
    /// As `clip(to:)`: what the mask shows is not looked at.
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
    /// As in UIKit.
    public var path: CGPath? { outline.isEmpty ? nil : CGPath(path(outline.drawn)) }
    /// As in UIKit: the bounds of the view or the picture, and what was cut to of them. Of what cuts across itself, the
    /// bounds count.
    public var boundingBoxOfClipPath: CGRect { pen.clipBounds }
    var outline: CGMutablePath { pen.outline }
    /// The outline in the measures of what is drawn now.
    func path(_ outline: Path) -> Path { outline.applying(ctm.inverted()) }
    private func taken() -> Path {
        defer { pen.outline = CGMutablePath() }
        return outline.drawn
    }
    /// As in UIKit.
    public func setMiterLimit(_ limit: CGFloat) { pen.setLine { $0.miterLimit = Double(limit) } }
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
    let pen = DrawingPen(in: CGRect(origin: .zero, size: size))
    PenStack.madeOfThread.begin(pen, size: size)
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
/// As in UIKit: a frame that is one point wide and within the rectangle, with the colour that is filled with.
public func UIRectFrame(_ rect: CGRect) {
    var frame = Path(Rect(rect))
    frame.addRect(Rect(rect).insetBy(dx: 1, dy: 1))
    DrawingPen.current?.fill(frame, rule: .evenOdd)
}
/// As in UIKit.
public func UIRectClip(_ rect: CGRect) { DrawingPen.current?.clip(to: Path(Rect(rect))) }
