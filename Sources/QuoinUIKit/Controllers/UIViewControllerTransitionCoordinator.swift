/// A screen that changes to another size.
struct TransitionCoordinator: UIViewControllerTransitionCoordinator {}
/// What goes along with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator {}
extension UIViewControllerTransitionCoordinator {
    /// As in UIKit.
    @discardableResult
    public func animate(
        alongsideTransition: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        let context = TransitionContext()
        alongsideTransition?(context)
        completion?(context)
        return true
    }
    /// As in UIKit.
    public var transitionDuration: TimeInterval { 0 }
}
struct TransitionContext: UIViewControllerTransitionCoordinatorContext {}
/// What is known of a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext {}
extension UIViewControllerTransitionCoordinatorContext {
    /// As in UIKit.
    public var isCancelled: Bool { false }
    /// As in UIKit.
    public var isAnimated: Bool { false }
    /// As in UIKit.
    public var transitionDuration: TimeInterval { 0 }
}
