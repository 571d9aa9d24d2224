import QuoinKit

/// Draws pictures, which pictures of layouts show.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    private var size: CGSize { bounds.size }
    private let usedFormat: UIGraphicsImageRendererFormat
    /// As in UIKit.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }
    /// As in UIKit.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }
    /// As in UIKit.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        (bounds, usedFormat) = (CGRect(origin: .zero, size: size), format)
    }
    /// As in UIKit: what is drawn at the origin of the bounds is in the picture's upper left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, usedFormat) = (bounds, format)
    }
    /// As in UIKit.
    open var format: UIGraphicsImageRendererFormat { usedFormat }
    /// As in UIKit.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let pen = DrawingPen(in: CGRect(origin: .zero, size: size))
        let stack = PenStack.madeOfThread
        if bounds.origin != .zero {
            pen.concatenate(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        }
        stack.begin(pen, size: size)
        actions(UIGraphicsImageRendererContext(format: usedFormat, size: size, pen: pen))
        stack.end(pen)
        return UIImage(drawing: pen.drawing, size: size)
    }
    /// Draws, and has no bytes for it: they would need the pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        _ = image(actions: actions)
        return Data()
    }
    /// As ``pngData(actions:)``.
    open func jpegData(
        withCompressionQuality quality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }
}
/// How pictures are drawn.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Kept, without effect.
    open var scale: CGFloat = 1
    /// Kept, without effect.
    open var opaque = false
    public required override init() {}
    /// As in UIKit.
    open class func `default`() -> Self { self.init() }
    /// As in UIKit.
    open class func preferred() -> Self { self.init() }
}
/// What is drawn into.
open class UIGraphicsImageRendererContext: NSObject {
    private let usedFormat: UIGraphicsImageRendererFormat
    private let size: CGSize
    private let pen: DrawingPen
    init(format: UIGraphicsImageRendererFormat, size: CGSize, pen: DrawingPen) {
        (usedFormat, self.size, self.pen) = (format, size, pen)
    }
    /// As in UIKit.
    open var cgContext: CGContext { CGContext(pen) }
    /// As in UIKit.
    open var format: UIGraphicsImageRendererFormat { usedFormat }
    /// As in UIKit.
    open func fill(_ rect: CGRect) { pen.fill(Path(Rect(rect))) }
    /// As in UIKit.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { fill(rect) }
    /// As in UIKit.
    open func stroke(_ rect: CGRect) { pen.stroke(Path(Rect(rect))) }
    /// As in UIKit.
    open func clip(to rect: CGRect) { pen.clip(to: Path(Rect(rect))) }
    /// As in UIKit: the picture as far as it is drawn.
    open var currentImage: UIImage { UIImage(drawing: pen.drawing, size: size) }
}
