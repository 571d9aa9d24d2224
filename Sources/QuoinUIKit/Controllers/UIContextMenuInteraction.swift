/// A long press that shows a menu.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// As in UIKit.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// As in UIKit.
    public private(set) weak var view: UIView?

    /// As in UIKit.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// As in UIKit.
    open func willMove(to view: UIView?) {}
    /// As in UIKit.
    open func didMove(to view: UIView?) { self.view = view }
    /// As in UIKit.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Neither called nor with an effect here: no menu is shown.
    open func dismissMenu() {}
    /// Neither called nor with an effect here: no menu is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// What a pointer does over a view. There is none here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// As in UIKit.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Kept, without effect.
    open var isEnabled = true
    /// As in UIKit.
    public private(set) weak var view: UIView?
    /// As in UIKit.
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    /// As in UIKit.
    open func willMove(to view: UIView?) {}
    /// As in UIKit.
    open func didMove(to view: UIView?) { self.view = view }
    /// Neither called nor with an effect here.
    open func invalidate() {}
}
/// Who says what a pointer does over a view. It is asked nothing.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
}
extension UIPointerInteractionDelegate {
    /// As in UIKit, where a class does not say otherwise.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// As in UIKit, where a class does not say otherwise: nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
}
