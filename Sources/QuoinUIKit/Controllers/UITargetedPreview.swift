/// How a view looks while it is lifted: kept, without effect, for nothing is lifted here.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// Kept, without effect.
    open var backgroundColor: UIColor?
    /// Kept, without effect.
    open var visiblePath: UIBezierPath?
    /// Kept, without effect.
    open var shadowPath: UIBezierPath?

    public override init() { super.init() }
    /// As in UIKit: around lines of text.
    public convenience init(textLineRects rects: [NSValue]) { self.init() }
}

/// Where a view goes that is lifted.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// As in UIKit.
    public let container: UIView
    /// As in UIKit.
    public let center: CGPoint
    /// As in UIKit.
    public let transform: CGAffineTransform

    /// As in UIKit.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }
}

/// A view that is lifted as a menu or a pointer comes to it: said, and asked by nobody here.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// As in UIKit.
    public let view: UIView
    /// As in UIKit.
    public let parameters: UIPreviewParameters
    /// As in UIKit: where the view is, unless another place is said.
    public let target: UIPreviewTarget

    /// As in UIKit.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }
    /// As in UIKit, but that the view need not be in a window.
    public convenience init(
        view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()
    ) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }
    /// As in UIKit.
    open var size: CGSize { view.bounds.size }
    /// As in UIKit.
    open func retargetedPreview(with target: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: target)
    }
}
