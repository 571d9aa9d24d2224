// What is shown in front of screens, and how it comes and goes. It is kept; pictures do not show it.

/// How a controller is shown in front of another one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// Kept, without effect.
    public let presentedViewController: UIViewController
    /// Kept, without effect.
    public let presentingViewController: UIViewController?
    /// Kept, without effect.
    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        (self.presentedViewController, presentingViewController) = (
            presentedViewController, presenting
        )
    }
    /// Kept, without effect.
    open weak var delegate: AnyObject?
    /// Kept, without effect.
    open var containerView: UIView? { presentingViewController?.viewIfLoaded }
    /// Kept, without effect.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// Kept, without effect.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Kept, without effect.
    open var shouldRemovePresentersView: Bool { false }
    /// Kept, without effect.
    open func presentationTransitionWillBegin() {}
    /// Kept, without effect.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Kept, without effect.
    open func dismissalTransitionWillBegin() {}
    /// Kept, without effect.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Kept, without effect.
    open func containerViewWillLayoutSubviews() {}
    /// Kept, without effect.
    open func containerViewDidLayoutSubviews() {}
}
/// A controller beside a button.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// Kept, without effect.
    open var sourceView: UIView?
    /// Kept, without effect.
    open var sourceRect = CGRect.zero
    /// Kept, without effect.
    open var barButtonItem: UIBarButtonItem?
    /// Kept, without effect.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Kept, without effect.
    open var backgroundColor: UIColor?
}
/// Where a controller beside a button may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// Kept, without effect.
    public let rawValue: UInt
    /// Kept, without effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Kept, without effect.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Kept, without effect.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Kept, without effect.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// Kept, without effect.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Kept, without effect.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
}
/// What those who ask about popovers are.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
/// What those who ask about popovers are.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
/// A controller on a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// How high the sheet is.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Kept, without effect.
        public class func medium() -> Detent { Detent() }
        /// Kept, without effect.
        public class func large() -> Detent { Detent() }
    }
    /// Kept, without effect.
    open var detents: [Detent] = []
    /// Kept, without effect.
    open var prefersGrabberVisible = false
    /// Kept, without effect.
    open var preferredCornerRadius: CGFloat?
    /// Kept, without effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
}
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
public protocol UIViewControllerContextTransitioning {
    var containerView: UIView { get }
    var transitionWasCancelled: Bool { get }
    func completeTransition(_ completed: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func finalFrame(for controller: UIViewController) -> CGRect
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
/// A way between two screens.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// Kept, without effect.
    public let identifier: String?
    /// As in UIKit.
    public let destination: UIViewController
    /// As in UIKit.
    public let source: UIViewController
    /// As in UIKit.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    /// Does nothing by default.
    open func perform() {}
}
/// Screens that were drawn: only Apple's tools can read them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Kept, without effect.
    @available(*, unavailable, message: "storyboards can be read by Apple's tools only")
    public init(name: String, bundle: Bundle?) {}
    private override init() {}
    /// Kept, without effect.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// Kept, without effect.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIViewController()
    }
}
/// Views that were drawn: only Apple's tools can read them.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// There is nothing to read one with.
    @available(
        *, unavailable, message: "nibs can be read by Apple's tools only; register the class"
    )
    /// Kept, without effect.
    public init(nibName: String, bundle: Bundle?) {}
    private override init() {}
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
    open var percentComplete: CGFloat { 0 }
    /// Kept, without effect.
    open func update(_ share: CGFloat) {}
    /// Kept, without effect.
    open func cancel() {}
    /// Kept, without effect.
    open func finish() {}
}
