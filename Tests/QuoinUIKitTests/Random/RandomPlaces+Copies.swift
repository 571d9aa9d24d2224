import QuoinUIKit

/// Others like those that are shown, made at once.
extension RandomPlaces {
    func copy(of controller: UIViewController) -> UIViewController {
        let other: UIViewController
        switch controller {
        case let stack as OwnStack:
            let copied = OwnStack()
            copied.navigationBar.prefersLargeTitles = stack.navigationBar.prefersLargeTitles
            copied.isNavigationBarHidden = stack.isNavigationBarHidden
            copied.isToolbarHidden = stack.isToolbarHidden
            copied.viewControllers = stack.viewControllers.map(copy)
            other = copied
        case let tabs as UITabBarController:
            let copied = UITabBarController()
            copied.viewControllers = tabs.viewControllers?.map(copy)
            copied.selectedIndex = tabs.selectedIndex
            other = copied
        case let pages as UIPageViewController:
            let copied = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            copied.setViewControllers(
                pages.viewControllers?.map(copy), direction: .forward, animated: false)
            other = copied
        case let split as UISplitViewController:
            let copied = UISplitViewController(style: split.style)
            copied.preferredDisplayMode = split.preferredDisplayMode
            for column in Self.columns {
                split.viewController(for: column).map {
                    copied.setViewController(copy(of: $0), for: column)
                }
            }
            other = copied
        case let screen as PlainScreen:
            let copied = PlainScreen(screen.look, title: screen.title)
            for child in screen.children { copied.take(copy(of: child)) }
            other = copied
        default:
            return UIViewController()
        }
        other.hidesBottomBarWhenPushed = controller.hidesBottomBarWhenPushed
        return other
    }
}
