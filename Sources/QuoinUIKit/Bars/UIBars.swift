import QuoinKit

/// A row of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// As in UIKit.
    open var items: [UIBarButtonItem]?
    /// As in UIKit.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// As in UIKit.
    open var barStyle = UIBarStyle.default
    /// As in UIKit.
    open var barTintColor: UIColor?
    /// As in UIKit.
    open var isTranslucent = true
    /// Kept, without effect.
    open var standardAppearance = UIToolbarAppearance()
    /// Kept, without effect.
    open var compactAppearance: UIToolbarAppearance?
    /// Kept, without effect.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// As in UIKit.
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// Neither called nor with an effect here.
    open func setShadowImage(_ image: UIImage?, forToolbarPosition: UIBarPosition) {}
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Called on Apple's systems when a nib was read; never here.
    open func awakeFromNib() {}
    /// As in UIKit.
    open var title: String?
    /// As in UIKit.
    open var image: UIImage?
    /// As in UIKit.
    open var landscapeImagePhone: UIImage?
    /// As in UIKit.
    open var isEnabled = true
    /// As in UIKit.
    open var tag = 0
    /// Kept, without effect.
    open var imageInsets = UIEdgeInsets.zero
    /// As in UIKit.
    open var accessibilityIdentifier: String?
    /// As in UIKit.
    open var accessibilityLabel: String?
    /// As in UIKit.
    open var accessibilityHint: String?
    /// As in UIKit.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
}
/// A button in the bar above or below.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How it looks.
    public enum Style: Int, Sendable { case plain, bordered, done }
    /// What it is for.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, close = 24
    }
    /// As in UIKit.
    open var customView: UIView?
    /// As in UIKit.
    open var style = Style.plain
    /// As in UIKit.
    open var width: CGFloat = 0
    /// As in UIKit.
    open var tintColor: UIColor?
    /// As in UIKit.
    open weak var target: AnyObject?
    /// As in UIKit.
    open var action: Selector?
    /// As in UIKit.
    open var menu: UIMenu?
    /// As in UIKit.
    open var primaryAction: UIAction?
    /// Kept, without effect: bars show no buttons here.
    open var isHidden = false
    /// As in UIKit.
    public private(set) var systemItem: SystemItem?
    public override init() { super.init() }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init() }
    /// As in UIKit.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
    }
    /// As in UIKit.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }
    /// As in UIKit.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?,
        action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
    }
    /// As in UIKit.
    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init(title: "\(item)".capitalized, style: .plain, target: target, action: action)
        systemItem = item
    }
    /// As in UIKit.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    /// As in UIKit.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// As in UIKit.
    public convenience init(
        systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: "\(item)".capitalized, primaryAction: primaryAction, menu: menu)
        systemItem = item
    }
    /// As in UIKit.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    /// As in UIKit.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
    /// Does what a tap would do.
    public final func perform() {
        action?.call(target, [self])
        if let primaryAction { primaryAction.handler(primaryAction) }
    }
    /// As in UIKit.
    open func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Neither called nor with an effect here.
    open func setBackButtonTitlePositionAdjustment(_ offset: UIOffset, for metrics: UIBarMetrics) {}
}
/// A tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// What it is for.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed
    }
    /// As in UIKit.
    open var selectedImage: UIImage?
    /// Kept, without effect.
    open var badgeValue: String?
    /// Kept, without effect.
    open var badgeColor: UIColor?
    /// As in UIKit.
    open var titlePositionAdjustment = UIOffset.zero
    /// As in UIKit.
    open var standardAppearance: UITabBarAppearance?
    public override init() {}
    /// As in UIKit.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }
    /// As in UIKit.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    /// As in UIKit.
    public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
        self.init(title: "\(item)".capitalized, image: nil, tag: tag)
    }
}

/// What bars look like.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// As in UIKit.
    open var backgroundColor: UIColor?
    /// Kept, without effect.
    open var backgroundEffect: UIBlurEffect?
    /// As in UIKit.
    open var backgroundImage: UIImage?
    /// As in UIKit.
    open var shadowColor: UIColor?
    /// As in UIKit.
    open var shadowImage: UIImage?
    /// Neither called nor with an effect here.
    open func configureWithOpaqueBackground() {}
    /// Neither called nor with an effect here.
    open func configureWithTransparentBackground() {}
    /// Neither called nor with an effect here.
    open func configureWithDefaultBackground() {}
}
/// What the bar above looks like.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// As in UIKit.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// As in UIKit.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// As in UIKit.
    open var titlePositionAdjustment = UIOffset.zero
    /// Kept, without effect.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Kept, without effect.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Kept, without effect.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// Neither called nor with an effect here.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
/// What the bar below looks like.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Kept, without effect.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Kept, without effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Kept, without effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
/// What buttons in bars look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// As in UIKit.
    open var normal = UIBarItemStateAppearance()
    /// As in UIKit.
    open var highlighted = UIBarItemStateAppearance()
    /// As in UIKit.
    open var disabled = UIBarItemStateAppearance()
}
/// What a toolbar looks like.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// Kept, without effect.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Kept, without effect.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}
/// What tabs look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// As in UIKit.
    open var normal = UIBarItemStateAppearance()
    /// As in UIKit.
    open var selected = UIBarItemStateAppearance()
}
/// What something in a bar looks like in a state.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
    /// As in UIKit.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// As in UIKit.
    open var titlePositionAdjustment = UIOffset.zero
    /// Kept, without effect.
    open var iconColor: UIColor?
    /// Kept, without effect.
    open var badgeBackgroundColor: UIColor?
}
