import QuoinKit

/// Screens behind tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    override class func makeController() -> ViewController { TabBarController() }
    private var tabs: TabBarController? { core as? TabBarController }
    open override func loadView() {
        _ = bar
        view = UILayoutContainerView(frame: UIScreen.main.bounds)
    }
    /// As in UIKit.
    open var viewControllers: [UIViewController]? {
        get { tabs?.viewControllers.compactMap(\.uiController) }
        set { setViewControllers(newValue, animated: false) }
    }
    /// As in UIKit.
    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        let controllers = controllers ?? []
        for controller in controllers where controller.core.title == nil {
            controller.core.title = controller.tabBarItem.title
        }
        exchangeChildren(for: controllers) {
            tabs?.setViewControllers(controllers.map(\.core), animated: animated)
        }
        takeItems()
    }
    override func drop(_ child: UIViewController) {
        super.drop(child)
        takeItems()
    }
    private func takeItems() { tabBar.items = viewControllers?.map(\.tabBarItem) }
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
    open var tabBar: UITabBar { bar }
    private lazy var bar: UITabBar = {
        let made = BarInMaking.with(tabs?.tabBar) { UITabBar() }
        made.barController = tabs
        return made
    }()
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
/// The bar below screens. The engine draws that of a controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
    override class func makeNode() -> View { BarInMaking.take() ?? super.makeNode() }
    /// The engine's controller that it is the bar of.
    final weak var barController: BarController?

    /// As in UIKit. A controller's bar that is hidden covers nothing.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            if let barController {
                barController.isBarHidden = newValue
            } else {
                super.isHidden = newValue
            }
        }
    }
    /// As in UIKit.
    open var items: [UITabBarItem]?
    /// Kept, without effect.
    open var selectedItem: UITabBarItem?
    /// Kept, without effect.
    open var barTintColor: UIColor?
    /// Kept, without effect.
    open var unselectedItemTintColor: UIColor?
    /// Kept, without effect.
    open var barStyle = UIBarStyle.default
    /// As in UIKit.
    open var isTranslucent = true {
        didSet { (node as? Bar)?.isTranslucent = isTranslucent }
    }
    /// Kept, without effect.
    open var shadowImage: UIImage?
    /// Kept, without effect.
    open var backgroundImage: UIImage?
    /// Kept, without effect.
    open var selectionIndicatorImage: UIImage?
    /// Kept, without effect.
    open var itemPositioning = 0
    /// Kept, without effect.
    open var itemSpacing: CGFloat = 0
    /// Kept, without effect.
    open var itemWidth: CGFloat = 0
    /// Kept, without effect.
    open var standardAppearance = UITabBarAppearance()
    /// Kept, without effect.
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
