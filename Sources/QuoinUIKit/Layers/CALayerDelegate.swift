/// Draws in the place of a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Neither called nor with an effect here.
    func display(_ layer: CALayer)
    /// As in UIKit.
    func draw(_ layer: CALayer, in context: CGContext)
    /// Neither called nor with an effect here.
    func layerWillDraw(_ layer: CALayer)
    /// As in UIKit; see ``CALayer/layoutSublayers()``.
    func layoutSublayers(of layer: CALayer)
}
/// What is optional in UIKit.
extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) {}
    /// Does nothing.
    public func draw(_ layer: CALayer, in context: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}
