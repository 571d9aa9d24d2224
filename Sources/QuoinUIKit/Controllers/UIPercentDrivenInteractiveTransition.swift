/// A way between two screens that follows a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var wantsInteractiveStart: Bool { get }
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
}
extension UIViewControllerInteractiveTransitioning {
    /// As in UIKit: the time that is left is what the way that is left takes.
    public var completionSpeed: CGFloat { 1 }
    /// As in UIKit.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// As in UIKit: a finger leads it from the beginning.
    public var wantsInteractiveStart: Bool { true }
    /// Nothing begins, unless who leads it says how.
    public func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}

/// A way between two screens that follows a finger by shares.
///
/// What the animator animates as it is asked to is held, and shown as far on its way as ``update(_:)`` says, in even steps. Then
/// it goes on to its end, or back to its beginning, where frames, opacities and transforms are those of before.
///
/// Not as in UIKit: all parts of it end at once then, whatever their durations are.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    private weak var transition: ScreenTransition?

    /// As in UIKit: at 2, the rest takes half of its time.
    open var completionSpeed: CGFloat = 1
    /// As in UIKit: how fast the rest is when.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// As in UIKit: if not, the animator goes its way by itself.
    open var wantsInteractiveStart = true
    /// As in UIKit.
    open var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
    /// Kept, without effect.
    open var completionVelocity: CGFloat = 1
    /// As in UIKit: that of the animator, while it is under way.
    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    /// As in UIKit: how fast the rest is when, instead of ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Without an effect: it is held from the beginning until it is finished or cancelled.
    open func pause() { transition?.pauseInteractiveTransition() }
    /// As in UIKit: has the animator begin, which is held at its beginning.
    open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        transition = context as? ScreenTransition
        transition?.runAnimator()
    }
    /// As in UIKit.
    open func update(_ share: CGFloat) { transition?.updateInteractiveTransition(share) }
    /// As in UIKit.
    open func cancel() { transition?.cancelInteractiveTransition() }
    /// As in UIKit.
    open func finish() { transition?.finishInteractiveTransition() }
}
