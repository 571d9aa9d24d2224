// How screens come and go. It is kept; pictures do not show it.

/// Who says how controllers come and go.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}
extension UIViewControllerTransitioningDelegate {
    /// Kept, without effect.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Kept, without effect.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Kept, without effect.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Kept, without effect.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Kept, without effect.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}
/// How a controller comes or goes.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    func animateTransition(using context: any UIViewControllerContextTransitioning)
}
/// What is known of coming and going.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var transitionWasCancelled: Bool { get }
    func completeTransition(_ completed: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func finalFrame(for controller: UIViewController) -> CGRect
}
extension UIViewControllerContextTransitioning {
    /// As in UIKit: they come and go with a motion, unless a context says otherwise.
    public var isAnimated: Bool { true }
    /// As in UIKit: no finger leads them, unless a context says otherwise.
    public var isInteractive: Bool { false }
    /// As in UIKit: nothing is known of where a view begins, unless a context says it.
    public func initialFrame(for controller: UIViewController) -> CGRect { .zero }
    /// As in UIKit, where nobody says otherwise.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// As in UIKit: nothing is turned.
    public var targetTransform: CGAffineTransform { .identity }
    /// Neither called nor with an effect here.
    public func updateInteractiveTransition(_ share: CGFloat) {}
    /// Neither called nor with an effect here.
    public func finishInteractiveTransition() {}
    /// Neither called nor with an effect here.
    public func cancelInteractiveTransition() {}
    /// Neither called nor with an effect here.
    public func pauseInteractiveTransition() {}
}
/// Which of the two controllers.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
    let name: String
    /// Kept, without effect.
    public static let from = UITransitionContextViewControllerKey(name: "from")
    /// Kept, without effect.
    public static let to = UITransitionContextViewControllerKey(name: "to")
}
/// Which of the two views.
public struct UITransitionContextViewKey: Hashable, Sendable {
    let name: String
    /// Kept, without effect.
    public static let from = UITransitionContextViewKey(name: "from")
    /// Kept, without effect.
    public static let to = UITransitionContextViewKey(name: "to")
}
/// A way between two screens that follows a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {}
/// A way between two screens that follows a finger by shares.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    /// Kept, without effect.
    open var completionSpeed: CGFloat = 1
    /// Kept, without effect.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Kept, without effect.
    open var wantsInteractiveStart = true
    /// Kept, without effect.
    open var percentComplete: CGFloat { 0 }
    /// Kept, without effect.
    open var completionVelocity: CGFloat = 1
    /// Always `0` here: nothing is under way.
    open var duration: CGFloat { 0 }
    /// Kept, without effect.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Kept, without effect.
    open func pause() {}
    /// Not called.
    open func startInteractiveTransition(
        _ context: any UIViewControllerContextTransitioning
    ) {}
    /// Kept, without effect.
    open func update(_ share: CGFloat) {}
    /// Kept, without effect.
    open func cancel() {}
    /// Kept, without effect.
    open func finish() {}
}
