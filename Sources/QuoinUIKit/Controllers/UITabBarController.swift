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
    override func tabChanged(of child: UIViewController) { takeItems() }
    private func takeItems() { tabBar.items = viewControllers?.map(\.tabBarItem) }
    /// As in UIKit.
    open var selectedIndex: Int {
        get { tabs?.selectedIndex ?? 0 }
        set {
            let chosen = viewControllers.flatMap {
                $0.indices.contains(newValue) ? $0[newValue] : nil
            }
            show(chosen) { tabs?.selectedIndex = newValue }
        }
    }
    /// As in UIKit.
    open var selectedViewController: UIViewController? {
        get { tabs?.selectedViewController?.uiController }
        set { show(newValue) { tabs?.selectedViewController = newValue?.core } }
    }
    private func show(_ chosen: UIViewController?, by change: () -> Void) {
        motions[.container]?.endNow()
        let motion = motion(to: chosen)
        change()
        tabBar.showItems()
        motion.map { move(by: $0) }
    }
    /// Chooses a tab as a tap does, if the delegate lets it.
    final func choose(_ item: UITabBarItem) {
        let position = tabBar.items?.firstIndex { $0 === item }
        guard let position, let controllers = viewControllers,
            controllers.indices.contains(position)
        else { return }
        let controller = controllers[position]
        guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
        selectedIndex = position
        tabBar(tabBar, didSelect: item)
        delegate?.tabBarController(self, didSelect: controller)
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
    /// As in UIKit. All tabs are in the bar here, so that it shows nothing.
    open var moreNavigationController: UINavigationController { moreTabs }
    private lazy var moreTabs = UINavigationController()
    /// As in UIKit.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
