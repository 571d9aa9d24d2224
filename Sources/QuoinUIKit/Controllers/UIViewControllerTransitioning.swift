// Who says how screens come and go, and who moves them.

/// Who says how controllers come and go in front of others.
///
/// Whoever moves them is asked for if they come or go with `animated`, and how they stand there if their style is `.custom`;
/// see ``UIViewControllerAnimatedTransitioning`` and ``UIPresentationController``.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}
extension UIViewControllerTransitioningDelegate {
    /// As in UIKit: no finger leads it.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// As in UIKit: no finger leads it.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// As in UIKit: it comes as others do, which is without a motion here.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// As in UIKit: it goes as others do, which is without a motion here.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// As in UIKit: it fills the window.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Who moves controllers that come and go.
///
/// It puts the view that comes into the container, unless that is there, and calls
/// ``UIViewControllerContextTransitioning/completeTransition(_:)`` when all is over: only then has one appeared and the other
/// disappeared. If it never does, they stay as they are until something else is presented, dismissed or pushed there.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    func animateTransition(using context: any UIViewControllerContextTransitioning)
    func animationEnded(_ transitionCompleted: Bool)
}
extension UIViewControllerAnimatedTransitioning {
    /// As in UIKit: nothing is to be done then.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What is known of coming and going.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    func updateInteractiveTransition(_ share: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()
    func completeTransition(_ completed: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for controller: UIViewController) -> CGRect
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
    /// Without an effect, unless a context says otherwise.
    public func updateInteractiveTransition(_ share: CGFloat) {}
    /// Without an effect, unless a context says otherwise.
    public func finishInteractiveTransition() {}
    /// Without an effect, unless a context says otherwise.
    public func cancelInteractiveTransition() {}
    /// Without an effect, unless a context says otherwise.
    public func pauseInteractiveTransition() {}
}

/// Which of the two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit: what is there before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// As in UIKit: what is there afterwards.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}
/// Which of the two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit: what goes; nil if who presents stays behind what comes.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// As in UIKit: what comes; nil if who presents was there all the time.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}
