import QuoinKit

/// Screens behind tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    override class func makeController() -> ViewController { TabBarController() }
    private var tabs: TabBarController? { core as? TabBarController }
    open override func loadView() {
        core.loadView()
        adopt(Wrapping.view(of: core))
    }
    /// As in UIKit.
    open var viewControllers: [UIViewController]? {
        get { tabs?.viewControllers.compactMap(\.uiController) }
        set { setViewControllers(newValue, animated: false) }
    }
    /// As in UIKit.
    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        let controllers = controllers ?? []
        keep(controllers)
        for controller in controllers where controller.core.title == nil {
            controller.core.title = controller.tabBarItem.title
        }
        tabs?.setViewControllers(controllers.map(\.core), animated: animated)
        tabBar.items = controllers.map(\.tabBarItem)
    }
    /// As in UIKit.
    open var selectedIndex: Int {
        get { tabs?.selectedIndex ?? 0 }
        set { tabs?.selectedIndex = newValue }
    }
    /// As in UIKit.
    open var selectedViewController: UIViewController? {
        get { tabs?.selectedViewController?.uiController }
        set { tabs?.selectedViewController = newValue?.core }
    }
    /// As in UIKit.
    public let tabBar = UITabBar()
    /// As in UIKit.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// Kept, without effect.
    open var customizableViewControllers: [UIViewController]?
    /// As in UIKit.
    open var moreNavigationController: UINavigationController { UINavigationController() }
    /// As in UIKit.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
/// Who hears of tabs.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ controller: UITabBarController, shouldSelect: UIViewController) -> Bool
    func tabBarController(
        _ controller: UITabBarController, didSelect viewController: UIViewController)
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
}
/// The bar below screens. The engine draws it; this is what is said of its looks.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// As in UIKit.
    open var items: [UITabBarItem]?
    /// Kept, without effect.
    open var selectedItem: UITabBarItem?
    /// As in UIKit.
    open var barTintColor: UIColor?
    /// Kept, without effect.
    open var unselectedItemTintColor: UIColor?
    /// As in UIKit.
    open var barStyle = UIBarStyle.default
    /// As in UIKit.
    open var isTranslucent = true
    /// As in UIKit.
    open var shadowImage: UIImage?
    /// As in UIKit.
    open var backgroundImage: UIImage?
    /// Kept, without effect.
    open var selectionIndicatorImage: UIImage?
    /// Kept, without effect.
    open var itemPositioning = 0
    /// Kept, without effect.
    open var itemSpacing: CGFloat = 0
    /// Kept, without effect.
    open var itemWidth: CGFloat = 0
    /// As in UIKit.
    open var standardAppearance = UITabBarAppearance()
    /// As in UIKit.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// As in UIKit.
    open weak var delegate: AnyObject?
    /// As in UIKit.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 49)
    }
}
/// What tab bars tell.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {}
