/// What the bar above says of a screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    weak var controller: UIViewController?
    /// As in UIKit.
    open var title: String? { didSet { controller?.titleChanged() } }
    /// As in UIKit.
    open var titleView: UIView?
    /// As in UIKit.
    open var prompt: String?
    /// Kept, without effect.
    open var backBarButtonItem: UIBarButtonItem?
    /// Kept, without effect.
    open var backButtonTitle: String?
    /// Kept, without effect.
    open var backButtonDisplayMode = 0
    /// As in UIKit.
    open var hidesBackButton = false
    /// Kept, without effect.
    open var leftItemsSupplementBackButton = false
    /// As in UIKit.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// As in UIKit.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// As in UIKit.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// As in UIKit.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Kept, without effect.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// As in UIKit.
    open var searchController: UISearchController?
    /// Kept, without effect.
    open var hidesSearchBarWhenScrolling = true
    /// As in UIKit.
    open var standardAppearance: UINavigationBarAppearance?
    /// As in UIKit.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// As in UIKit.
    open var compactAppearance: UINavigationBarAppearance?
    /// As in UIKit.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    /// As in UIKit.
    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
    /// As in UIKit.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }
    /// As in UIKit.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }
    /// As in UIKit.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    /// As in UIKit.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
}
