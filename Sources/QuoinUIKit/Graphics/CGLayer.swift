import QuoinKit

/// A drawing that is made once, to be drawn in several places.
public final class CGLayer {
    private let pen: DrawingPen
    /// As in UIKit.
    public let size: CGSize
    /// As in UIKit: what is drawn into it.
    public var context: CGContext? { CGContext(pen) }
    /// As in UIKit. It can be drawn into any context, not only those that are like this one.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        pen = DrawingPen(in: CGRect(origin: .zero, size: size))
    }
    fileprivate var image: UIImage { UIImage(drawing: pen.drawing, size: size) }
}
extension CGContext {
    /// As in UIKit.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        pen.show(layer.image, in: CGRect(origin: point, size: layer.size))
    }
    /// As in UIKit.
    public func draw(_ layer: CGLayer, in rect: CGRect) { pen.show(layer.image, in: rect) }
}
