/// What bars look like.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// Whether nothing is behind the bar but its colour, if it has one.
    final private(set) var isTransparent = false
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
    public override init() { super.init() }
    /// As in UIKit: it looks alike on all devices.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
    /// As in UIKit.
    open func configureWithOpaqueBackground() { configure(isTransparent: false) }
    /// As in UIKit.
    open func configureWithTransparentBackground() { configure(isTransparent: true) }
    /// As in UIKit.
    open func configureWithDefaultBackground() { configure(isTransparent: false) }

    private func configure(isTransparent: Bool) {
        self.isTransparent = isTransparent
        (backgroundColor, backgroundImage) = (nil, nil)
    }
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
