/// Who hears of tabs, and says who moves their screens.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ controller: UITabBarController, shouldSelect: UIViewController) -> Bool
    func tabBarController(
        _ controller: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}
extension UITabBarControllerDelegate {
    /// As in UIKit.
    public func tabBarController(_ controller: UITabBarController, shouldSelect: UIViewController)
        -> Bool
    { true }
    /// As in UIKit.
    public func tabBarController(
        _ controller: UITabBarController, didSelect viewController: UIViewController
    ) {}
    /// As in UIKit: one is shown instead of the other.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// As in UIKit: no finger leads it.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UITabBarController {
    /// The motion with which the screen of another tab comes; nil if nobody moves it.
    final func motion(to chosen: UIViewController?) -> ScreenTransition? {
        guard viewIfLoaded?.window != nil, let from = selectedViewController, let to = chosen,
            from !== to, viewControllers?.contains(to) == true,
            let animator = delegate?.tabBarController(
                self, animationControllerForTransitionFrom: from, to: to)
        else { return nil }
        let motion = ScreenTransition(
            .container, of: self, from: from, to: to, isAnimated: true, animator: animator,
            interactor: delegate?.tabBarController(self, interactionControllerFor: animator))
        motion.whenOver = { [weak self, unowned motion, weak from] isCompleted in
            self?.end(motion, isCompleted) { self?.selectedViewController = from }
        }
        return motion
    }
}
