import QuoinKit

/// The view that a layer belongs to, as far as the layer asks it: views stand above their layers.
@MainActor
protocol LayerHost: AnyObject {
    var node: View { get }
    var backgroundColor: UIColor? { get set }
    var alpha: CGFloat { get set }
    var isHidden: Bool { get set }
    var clipsToBounds: Bool { get set }
    var frame: CGRect { get set }
    var bounds: CGRect { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    /// The layer has another anchor, which is to be where the former one was.
    func anchorMoved(keeping position: CGPoint)
    /// The layers of the views in it.
    var layersOfSubviews: [CALayer] { get }
    /// The layer of the view that contains it.
    var layerOfSuperview: CALayer? { get }
    /// The layer of the nearest view around it that has made one.
    var madeLayerAround: CALayer? { get }
    func setNeedsLayout()
    func layoutIfNeeded()
    func layoutSublayers(of layer: CALayer)
    /// Layers in the view are to be laid out with it.
    func layersNeedLayout()
}
