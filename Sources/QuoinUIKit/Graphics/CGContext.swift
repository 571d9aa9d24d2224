#if !canImport(CoreGraphics)
    /// What UIKit draws into. Here nothing of it is seen, and there is one for pictures only.
    public final class CGContext {
        init() {}
        /// Kept, without effect.
        public func saveGState() {}
        /// Kept, without effect.
        public func restoreGState() {}
        /// Kept, without effect.
        public func setFillColor(_ color: CGColor) {}
        /// Kept, without effect.
        public func setStrokeColor(_ color: CGColor) {}
        /// Kept, without effect.
        public func setLineWidth(_ width: CGFloat) {}
        /// Kept, without effect.
        public func setLineCap(_ cap: CGLineCap) {}
        /// Kept, without effect.
        public func setLineJoin(_ join: CGLineJoin) {}
        /// Kept, without effect.
        public func setAlpha(_ alpha: CGFloat) {}
        /// Kept, without effect.
        public func setBlendMode(_ mode: CGBlendMode) {}
        /// Kept, without effect.
        public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
        /// Kept, without effect.
        public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
        /// Kept, without effect.
        public func setAllowsAntialiasing(_ allows: Bool) {}
        /// Kept, without effect.
        public func setShouldAntialias(_ should: Bool) {}
        /// Kept, without effect.
        public var interpolationQuality = CGInterpolationQuality.default
        /// Kept, without effect.
        public func fill(_ rect: CGRect) {}
        /// Kept, without effect.
        public func stroke(_ rect: CGRect) {}
        /// Kept, without effect.
        public func clear(_ rect: CGRect) {}
        /// Kept, without effect.
        public func fillEllipse(in rect: CGRect) {}
        /// Kept, without effect.
        public func strokeEllipse(in rect: CGRect) {}
        /// Kept, without effect.
        public func addRect(_ rect: CGRect) {}
        /// Kept, without effect.
        public func addEllipse(in rect: CGRect) {}
        /// Kept, without effect.
        public func addPath(_ path: CGPath) {}
        /// Kept, without effect.
        public func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
            clockwise: Bool
        ) {}
        /// Kept, without effect.
        public func move(to point: CGPoint) {}
        /// Kept, without effect.
        public func addLine(to point: CGPoint) {}
        /// Kept, without effect.
        public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
        /// Kept, without effect.
        public func addQuadCurve(to point: CGPoint, control: CGPoint) {}
        /// Kept, without effect.
        public func addLines(between points: [CGPoint]) {}
        /// Kept, without effect.
        public func strokeLineSegments(between points: [CGPoint]) {}
        /// Kept, without effect.
        public func fill(_ rects: [CGRect]) {}
        /// Kept, without effect.
        public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
        /// Kept, without effect.
        public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
        /// Kept, without effect.
        public func stroke(_ rect: CGRect, width: CGFloat) {}
        /// Kept, without effect.
        public func setMiterLimit(_ limit: CGFloat) {}
        /// Kept, without effect.
        public func setFlatness(_ flatness: CGFloat) {}
        /// Kept, without effect.
        public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
        /// Kept, without effect.
        public func endTransparencyLayer() {}
        /// Kept, without effect.
        public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
        /// Kept, without effect.
        public func beginPath() {}
        /// Kept, without effect.
        public func closePath() {}
        /// Kept, without effect.
        public func fillPath() {}
        /// Kept, without effect.
        public func strokePath() {}
        /// Kept, without effect.
        public func clip() {}
        /// Kept, without effect.
        public func clip(to rect: CGRect) {}
        /// Kept, without effect.
        public func clip(to rect: CGRect, mask: CGImage) {}
        /// Kept, without effect.
        public func translateBy(x: CGFloat, y: CGFloat) {}
        /// Kept, without effect.
        public func scaleBy(x: CGFloat, y: CGFloat) {}
        /// Kept, without effect.
        public func rotate(by angle: CGFloat) {}
        /// Kept, without effect.
        public func concatenate(_ transform: CGAffineTransform) {}
        /// Kept, without effect.
        public func draw(_ image: CGImage, in rect: CGRect) {}
    }
#endif

#if !canImport(CoreGraphics)
    /// The context of the picture that was begun last, if there is one.
    public func UIGraphicsGetCurrentContext() -> CGContext? {
        DrawnImages.sizes.isEmpty ? nil : CGContext()
    }
#endif
/// As in UIKit.
public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawnImages.sizes.append(size) }
/// As in UIKit.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    DrawnImages.sizes.append(size)
}
/// An empty picture of the size that was asked for.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    DrawnImages.sizes.last.map { UIImage(name: "drawn", size: $0) }
}
/// As in UIKit.
public func UIGraphicsEndImageContext() { _ = DrawnImages.sizes.popLast() }

/// The pictures that are being drawn on this thread.
private enum DrawnImages {
    private static let key = "QuoinUIKit.drawnImages"

    static var sizes: [CGSize] {
        get { Thread.current.threadDictionary[key] as? [CGSize] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

/// Kept, without effect.
public func UIRectFill(_ rect: CGRect) {}

/// Draws pictures: those it makes are empty, and of the size that was asked for.
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    /// Kept, without effect.
    public init(size: CGSize) { self.size = size }
    /// Kept, without effect.
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
    /// Kept, without effect.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(size: size)
    }
    /// Kept, without effect.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(size: bounds.size)
    }
    /// Kept, without effect.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(name: "drawn", size: size)
    }
    /// Kept, without effect.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}
/// How pictures are drawn.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Kept, without effect.
    open var scale: CGFloat = 1
    /// Kept, without effect.
    open var opaque = false
    public required override init() {}
    /// Kept, without effect.
    open class func `default`() -> Self { self.init() }
}
/// What is drawn into.
open class UIGraphicsImageRendererContext: NSObject {
    /// Kept, without effect.
    open var cgContext: CGContext { CGContext() }
    /// Kept, without effect.
    open var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Kept, without effect.
    open func fill(_ rect: CGRect) {}
    /// Kept, without effect.
    open func stroke(_ rect: CGRect) {}
}
