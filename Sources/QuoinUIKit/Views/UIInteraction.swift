/// What can be done with a view beside touching it. Views keep none here.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// What a long press on a view shows. Nobody presses; a test may ask the delegate what there would be.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// As in UIKit.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// Always `nil` here: a view keeps no interactions.
    open var view: UIView? { nil }
    /// As in UIKit.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
    /// Not called.
    open func willMove(to view: UIView?) {}
    /// Not called.
    open func didMove(to view: UIView?) {}
    /// Neither called nor with an effect here.
    open func dismissMenu() {}
    /// Always the corner here.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Who says what a long press shows.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// What a pointer does over a view. There is none here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// As in UIKit.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Kept, without effect.
    open var isEnabled = true
    /// Always `nil` here: a view keeps no interactions.
    open var view: UIView? { nil }
    /// As in UIKit.
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    /// Not called.
    open func willMove(to view: UIView?) {}
    /// Not called.
    open func didMove(to view: UIView?) {}
    /// Neither called nor with an effect here.
    open func invalidate() {}
}
/// Who says what a pointer does over a view. It is asked nothing.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {}
