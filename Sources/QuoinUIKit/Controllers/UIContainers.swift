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
        exchangeChildren(for: controllers) {
            navigation?.setViewControllers(controllers.map(\.core), animated: animated)
        }
        delegate?.navigationController(self, didShowTop: topViewController, animated: animated)
    }
    /// As in UIKit.
    open var topViewController: UIViewController? { viewControllers.last }
    /// As in UIKit.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
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
    /// As in UIKit.
    open var navigationBar: UINavigationBar { bar }
    private lazy var bar: UINavigationBar = {
        let made = BarInMaking.with(navigation?.navigationBar) { UINavigationBar() }
        made.barController = navigation
        return made
    }()
    /// As in UIKit.
    public let toolbar: UIToolbar! = UIToolbar()
    /// As in UIKit.
    open var isNavigationBarHidden: Bool {
        get { navigation?.isNavigationBarHidden ?? false }
        set { navigation?.isNavigationBarHidden = newValue }
    }
    /// As in UIKit.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }
    /// As in UIKit.
    open var isToolbarHidden = true
    /// As in UIKit.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// As in UIKit.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()
    /// Kept, without effect.
    open var hidesBarsOnSwipe = false
    /// Kept, without effect.
    open var hidesBarsOnTap = false
    /// As in UIKit.
    open weak var delegate: (any UINavigationControllerDelegate)?
}
/// Who hears of a stack of screens.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
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
    fileprivate func navigationController(
        _ navigationController: UINavigationController, didShowTop top: UIViewController?,
        animated: Bool
    ) {
        guard let top else { return }
        self.navigationController(navigationController, willShow: top, animated: animated)
        self.navigationController(navigationController, didShow: top, animated: animated)
    }
}
/// The bar above screens. The engine draws that of a controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
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
    /// Kept, without effect.
    open var barTintColor: UIColor?
    /// Kept, without effect.
    open var barStyle = UIBarStyle.default
    /// As in UIKit.
    open var isTranslucent = true {
        didSet { (node as? Bar)?.isTranslucent = isTranslucent }
    }
    /// Kept, without effect.
    open var prefersLargeTitles = false
    /// Kept, without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Kept, without effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Kept, without effect.
    open var shadowImage: UIImage?
    /// Kept, without effect.
    open var backIndicatorImage: UIImage?
    /// Kept, without effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Kept, without effect.
    open var standardAppearance = UINavigationBarAppearance()
    /// Kept, without effect.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Kept, without effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// Kept, without effect on the bar of a controller.
    open var items: [UINavigationItem]?
    /// As in UIKit. That of a controller's bar is the item of the screen that is shown.
    open var topItem: UINavigationItem? { shownItems.last }
    /// As in UIKit.
    open var backItem: UINavigationItem? { shownItems.dropLast().last }
    private var shownItems: [UINavigationItem] {
        guard let navigation = barController as? NavigationController else { return items ?? [] }
        return navigation.viewControllers.compactMap { $0.uiController?.navigationItem }
    }
    /// As in UIKit.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// As in UIKit.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// As in UIKit.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    /// As in UIKit.
    open func setBackgroundImage(
        _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// As in UIKit.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
}
