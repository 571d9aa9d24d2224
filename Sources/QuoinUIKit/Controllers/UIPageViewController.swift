import QuoinKit

/// Screens to leaf through. The one that was set is shown.
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
    }
    /// As in UIKit.
    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// As in UIKit.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// As in UIKit.
    open private(set) var viewControllers: [UIViewController]?
    /// As in UIKit.
    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for former in viewControllers ?? [] {
            former.willMove(toParent: nil)
            former.view.removeFromSuperview()
            former.removeFromParent()
        }
        viewControllers = controllers
        if let first = controllers?.first {
            addChild(first)
            first.view.frame = view.bounds
            first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(first.view)
            first.didMove(toParent: self)
        }
        completion?(true)
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
}
/// Who hears of leafing.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}
