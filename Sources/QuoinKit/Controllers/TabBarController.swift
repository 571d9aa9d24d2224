import Quoin

/// Several controllers, one of which is shown, over a bar with a tab for each.
///
/// ```swift
/// let tabs = TabBarController()
/// tabs.viewControllers = [ViewController(), ViewController()]
/// tabs.selectedIndex = 1
/// window.rootViewController = tabs
/// ```
///
/// The bar is 49 high, above what covers the window at the bottom. While it is translucent, it covers the view
/// that is shown, whose safe area and ``ViewController/bottomLayoutGuide`` begin at its upper edge; an opaque
/// bar leaves that view less room.
open class TabBarController: BarController {
    private let exchange = ChildExchange()
    private var controllers: [ViewController] { exchange.wanted }
    private var selected: ViewController?

    /// The bar.
    public final let tabBar = TabBar()

    /// Makes a controller without tabs.
    public override init() {
        super.init()
        bar = tabBar
    }

    /// The controllers, in the order of their tabs. The selected one stays so, if it is among them; else the
    /// first one is selected.
    public final var viewControllers: [ViewController] {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Exchanges the controllers.
    public final func setViewControllers(_ newControllers: [ViewController], animated: Bool) {
        guard exchange.run(newControllers, in: self, animated: animated) else { return }
        updateTitles()
        let isKept = selected.map(exchange.wants) ?? false
        select(isKept ? selected : controllers.first, animated: animated)
    }

    /// Which controller is shown. A number that none has changes nothing.
    public final var selectedIndex: Int {
        get { selected.flatMap(controllers.place) ?? 0 }
        set {
            if controllers.indices.contains(newValue) {
                select(controllers[newValue], animated: false)
            }
        }
    }

    /// The controller that is shown. One that has no tab changes nothing.
    public final var selectedViewController: ViewController? {
        get { selected }
        set {
            if let newValue, exchange.wants(newValue) {
                select(newValue, animated: false)
            }
        }
    }

    private func select(_ controller: ViewController?, animated: Bool) {
        selected = controller
        // Before it is a child, it cannot be shown.
        guard !exchange.isRunning else { return }
        tabBar.selectedIndex = controller.flatMap(controllers.place)
        bottomBarMayGo()
        show(controller, animated: animated)
    }

    /// What is shown, or what is on the stack that is, may have the bar go.
    final func bottomBarMayGo() {
        let stack = selected.flatMap { $0 as? NavigationController }
        isBottomPushedAway = stack?.hidesBottomBars ?? false
    }

    override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        if exchange.hasGone(child) {
            updateTitles()
            select(selected === child ? controllers.first : selected, animated: false)
        }
    }

    override func titleDidChange(ofChild child: ViewController) {
        super.titleDidChange(ofChild: child)
        // While some come and go, the bar still shows those before.
        guard !exchange.isRunning, let tab = controllers.place(of: child) else { return }
        tabBar.setTitle(title(of: child), at: tab)
    }

    private func updateTitles() {
        tabBar.titles = controllers.map(title(of:))
    }

    private func title(of controller: ViewController) -> String { controller.titleOnTab ?? "" }
}
