import QuoinKit

/// Screens to leaf through. The one that was set is shown, with dots below it where the data source says how many there
/// are.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages are changed.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Which way pages go.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// To which side pages go.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// What else is said.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        /// As in UIKit.
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }
    /// Where pages are bound that are leafed through.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    /// As in UIKit.
    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.transitionStyle = transitionStyle
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        let said = options?[.spineLocation]
        let number = (said as? NSNumber)?.intValue ?? said as? Int
        if let location = said as? SpineLocation ?? number.flatMap(SpineLocation.init(rawValue:)) {
            spineLocation = location
        }
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }
    /// Kept, without effect.
    public let transitionStyle: TransitionStyle
    /// Kept, without effect.
    public let navigationOrientation: NavigationOrientation
    /// As in UIKit: the leading edge for pages that curl, unless the options say otherwise.
    public private(set) lazy var spineLocation =
        transitionStyle == .pageCurl ? SpineLocation.min : .none
    /// None, for nobody touches.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// Kept, without effect.
    open var isDoubleSided = false
    /// As in UIKit.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { showDots() } }
    /// As in UIKit.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// As in UIKit: the page that is shown.
    open private(set) var viewControllers: [UIViewController]?
    /// As in UIKit, but for that one page is shown, the first; others are not kept. What is shown already stays.
    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (former, next) = (viewControllers?.first, controllers?.first)
        viewControllers = next.map { [$0] }
        if let former, former !== next { takeOut(former) }
        // Whoever hears of that may have set another page.
        if let next, viewControllers?.first === next { show(next) }
        showDots()
        completion?(true)
    }

    // MARK: Dots

    open override func loadView() { view = PagesView(frame: UIScreen.main.bounds) }

    /// Asks how many pages there are, as UIKit does when pages or the data source are set.
    private func showDots() {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, isViewLoaded,
            let pages = view as? PagesView
        else { return }
        let count = dataSource?.presentationCount(for: self) ?? 0
        let index = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
        pages.showDots(count, current: index)
    }

    private func takeOut(_ page: UIViewController) {
        page.willMove(toParent: nil)
        guard page.parent === self else { return }
        page.view.removeFromSuperview()
        page.removeFromParent()
    }

    private func show(_ page: UIViewController) {
        guard page.parent !== self else { return }
        addChild(page)
        guard page.parent === self else {
            // It contains this one, which was reported.
            if viewControllers?.first === page { viewControllers = nil }
            return
        }
        page.view.takePlace((view as? PagesView)?.room ?? view.bounds)
        // It is given its frame, as in something that scrolls: what is in it does not push what is around the pages.
        page.view.autoresizingMask = []
        view.insertSubview(page.view, at: 0)
        (view as? PagesView)?.page = page.view
        page.didMove(toParent: self)
    }

    /// It may have become the child of another.
    override func drop(_ child: UIViewController) {
        super.drop(child)
        if viewControllers?.first === child { viewControllers = nil }
    }
}
/// What a page stands in, above the dots.
private final class PagesView: UIView {
    weak var page: UIView?
    private var dots: UIPageControl?
    private static let heightOfDots: CGFloat = 37

    func showDots(_ count: Int, current: Int) {
        guard count > 0 else {
            dots?.removeFromSuperview()
            dots = nil
            return setNeedsLayout()
        }
        let dots = self.dots ?? UIPageControl()
        self.dots = dots
        (dots.numberOfPages, dots.currentPage) = (count, current)
        if dots.superview !== self { addSubview(dots) }
        setNeedsLayout()
    }

    /// What of it is a page's.
    var room: CGRect {
        guard dots != nil else { return bounds }
        var room = bounds
        room.size.height = max(0, bounds.height - Self.heightOfDots - safeAreaInsets.bottom)
        return room
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = room
        if let page, page.superview === self, page.translatesAutoresizingMaskIntoConstraints {
            page.takePlace(room)
        }
        dots?.frame = CGRect(
            x: 0, y: room.maxY, width: bounds.width, height: Self.heightOfDots)
    }
}

/// What pages there are.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
    /// None, unless it is said.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first, unless it is said.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
/// Who hears of leafing.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pages: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}
extension UIPageViewControllerDelegate {
    /// Not called, for nobody leafs. A test may call it.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pages: [UIViewController]
    ) {}
    /// Not called, for nobody leafs; nor is it in UIKit for pages that are set. A test may call it.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    /// Not asked: one page is shown in any case.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    /// Not asked.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .all }
    /// Not asked.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
