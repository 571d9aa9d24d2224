/// Who hears of the screens of a stack that come into sight, by a push or a pop, or with the stack, and says who moves them.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}
extension UINavigationControllerDelegate {
    /// As in UIKit.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// As in UIKit.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// As in UIKit: they come and go as others do, which is without a motion here.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// As in UIKit: no finger leads it.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
    /// The motion with which the last screen of another stack comes; nil if nothing is to be seen of it.
    final func motion(to stack: [UIViewController], animated: Bool) -> ScreenTransition? {
        let former = viewControllers
        guard animated, viewIfLoaded?.window != nil, let from = former.last, let to = stack.last,
            from !== to
        else { return nil }
        let animator = delegate?.navigationController(
            self, animationControllerFor: former.contains(to) ? .pop : .push, from: from, to: to)
        let motion = ScreenTransition(
            .container, of: self, from: from, to: to, isAnimated: true, animator: animator,
            interactor: animator.flatMap {
                delegate?.navigationController(self, interactionControllerFor: $0)
            })
        motion.leaving = former
        motion.whenOver = { [weak self, unowned motion] isCompleted in
            self?.end(motion, isCompleted) { self?.setViewControllers(former, animated: false) }
        }
        return motion
    }
}
