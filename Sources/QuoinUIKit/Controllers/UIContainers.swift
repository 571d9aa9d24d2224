import QuoinKit

/// A stack of screens under a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// What is happening to the stack.
    public enum Operation: Int, Sendable { case none, push, pop }

    override class func makeController() -> ViewController { NavigationController() }
    private var navigation: NavigationController? { core as? NavigationController }

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }
    /// As in UIKit.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    open override func loadView() {
        _ = bar
        view = UILayoutContainerView(frame: UIScreen.main.bounds)
    }
    /// As in UIKit.
    open var viewControllers: [UIViewController] {
        get { (navigation?.viewControllers ?? []).compactMap(\.uiController) }
        set { setViewControllers(newValue, animated: false) }
    }
    /// As in UIKit.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        motions[.container]?.endNow()
        let motion = motion(to: controllers, animated: animated)
        exchangeChildren(for: controllers) {
            navigation?.setViewControllers(controllers.map(\.core), animated: animated)
        }
        stackChanged()
        motion.map { move(by: $0) }
    }
    override func drop(_ child: UIViewController) {
        super.drop(child)
        stackChanged()
        (parent as? UISplitViewController)?.hasLeftStack(child)
    }
    /// The screen whose tab the stack has, when it last changed.
    private weak var firstScreen: UIViewController?
    private func stackChanged() {
        bar.showItems()
        showToolbarItems()
        let first = viewControllers.first
        if first !== firstScreen, !hasOwnTabBarItem { tabChanged() }
        firstScreen = first
        // A stack within a stack is shown in the outer bar.
        (parent as? UINavigationController)?.stackChanged()
    }
    /// Lets the bar around the stack that this one stands in show its items, or no longer.
    final func giveBarAway(_ isGiven: Bool) {
        navigation?.isBarTakenOver = isGiven
        bar.showItems()
    }
    /// What the bar shows, from the bottom of the stack on, with the stacks in it.
    final var itemsOfStack: [UINavigationItem] {
        viewControllers.flatMap { controller in
            let inner = controller as? UINavigationController
            // While it is exchanged, what contains this one may be here that is refused.
            return inner.map { $0.parent === self ? $0.itemsOfStack : [] }
                ?? [controller.navigationItem]
        }
    }
    /// Does what the way back in the bar does.
    final func goBack() {
        if let inner = topViewController as? UINavigationController, inner.itemsOfStack.count > 1 {
            inner.goBack()
        } else {
            popViewController(animated: true)
        }
    }
    /// As in UIKit.
    open var topViewController: UIViewController? { viewControllers.last }
    /// As in UIKit.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }
    /// As in UIKit: it comes onto the stack.
    open override func show(_ controller: UIViewController, sender: Any?) {
        pushViewController(controller, animated: true)
    }
    /// As in UIKit.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        guard !viewControllers.contains(controller) else { return }
        setViewControllers(viewControllers + [controller], animated: animated)
    }
    /// As in UIKit.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let last = viewControllers.last
        setViewControllers(Array(viewControllers.dropLast()), animated: animated)
        return last
    }
    /// As in UIKit.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }
    /// As in UIKit.
    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        let all = viewControllers
        guard let position = all.firstIndex(of: controller) else { return nil }
        setViewControllers(Array(all[...position]), animated: animated)
        return Array(all[(position + 1)...])
    }
    /// As in UIKit: that of the first screen, unless it was set, or said something before there were screens.
    open override var tabBarItem: UITabBarItem! {
        get {
            hasOwnTabBarItem
                ? super.tabBarItem : viewControllers.first?.tabBarItem ?? super.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }
    /// As in UIKit.
    open var navigationBar: UINavigationBar { bar }
    private lazy var bar: UINavigationBar = {
        let made = BarInMaking.with(navigation?.navigationBar) { UINavigationBar() }
        made.barController = navigation
        return made
    }()
    /// As in UIKit.
    open var toolbar: UIToolbar! { lowerBar }
    private lazy var lowerBar = BarInMaking.with(navigation?.toolbar) { UIToolbar() }
    /// The screen that is shown has other items for the toolbar.
    final func showToolbarItems() {
        if !isToolbarHidden { lowerBar.items = topViewController?.toolbarItems }
    }
    /// As in UIKit.
    open var isNavigationBarHidden: Bool {
        get { navigation?.isNavigationBarHidden ?? false }
        set { navigation?.isNavigationBarHidden = newValue }
    }
    /// As in UIKit.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }
    /// As in UIKit: the toolbar stands at the bottom, with the items of the screen that is shown.
    open var isToolbarHidden: Bool {
        get { navigation?.isSecondBarHidden ?? true }
        set {
            // The engine's controller is to have the bar before it shows it.
            withExtendedLifetime(lowerBar) { navigation?.isSecondBarHidden = newValue }
            showToolbarItems()
        }
    }
    /// As in UIKit.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// As in UIKit.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()
    /// Kept, without effect.
    open var hidesBarsOnSwipe = false
    /// Kept, without effect.
    open var hidesBarsOnTap = false
    /// Kept, without effect.
    open var hidesBarsWhenKeyboardAppears = false
    /// Kept, without effect.
    open var hidesBarsWhenVerticallyCompact = false
    /// As in UIKit.
    open weak var delegate: (any UINavigationControllerDelegate)?
}

extension UIViewController {
    /// The stack whose last screen it is.
    private var stackThatShowsIt: UINavigationController? {
        guard let stack = parent as? UINavigationController else { return nil }
        return stack.topViewController === self ? stack : nil
    }

    final func tellStackThatWillShow(animated: Bool) {
        guard let stack = stackThatShowsIt else { return }
        stack.delegate?.navigationController(stack, willShow: self, animated: animated)
    }

    final func tellStackThatDidShow(animated: Bool) {
        guard let stack = stackThatShowsIt else { return }
        stack.delegate?.navigationController(stack, didShow: self, animated: animated)
    }
}
