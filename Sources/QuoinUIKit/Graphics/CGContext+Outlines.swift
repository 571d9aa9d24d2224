import QuoinKit

// What less often is said of an outline that is drawn step by step, and shorter words for colours.
extension CGContext {
    /// As in UIKit.
    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
    /// As in UIKit.
    public var isPathEmpty: Bool { outline.isEmpty }
    /// As in UIKit.
    public var currentPointOfPath: CGPoint {
        outline.isEmpty ? .zero : outline.currentPoint.applying(ctm.inverted())
    }
    /// As in UIKit: with the points that curves are drawn to.
    public var boundingBoxOfPath: CGRect {
        path(outline.drawn).controlBounds?.cg ?? .null
    }
    /// As in UIKit.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let isEvenOdd = [.eoFill, .eoFillStroke].contains(mode)
        return outline.contains(point.applying(ctm), using: isEvenOdd ? .evenOdd : .winding)
    }
    /// As in UIKit.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.addRect(Rect(rect)) }
        pen.clip(to: path)
    }
    /// As in UIKit.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }
    /// As in UIKit.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
    /// Kept, without effect.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {}
    /// As `draw(_:in:)`: a picture is drawn once, and not again and again beside itself.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        draw(image, in: rect)
    }
    /// As in UIKit: what was drawn of a picture that was begun; nil for what a view draws.
    public func makeImage() -> CGImage? {
        guard let image = PenStack.ofThread?.image(of: pen) else { return nil }
        return image.cgImage
    }
}

/// As in UIKit: what is drawn from now on is drawn into this.
public func UIGraphicsPushContext(_ context: CGContext) {
    PenStack.madeOfThread.push(context.pen)
}
/// As in UIKit.
public func UIGraphicsPopContext() { PenStack.ofThread?.endPushed() }
