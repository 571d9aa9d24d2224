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

    /// Whether a bar looks as it would without it.
    var saysNothing: Bool {
        let said: [AnyObject?] = [
            backgroundColor, backgroundImage, backgroundEffect, shadowColor, shadowImage,
        ]
        return !isTransparent && said.allSatisfy { $0 == nil }
            && [ofButtons, ofDoneButtons, ofWaysBack].allSatisfy { $0?.saysNothing ?? true }
    }

    /// What buttons look like in the bar, those that end something, and those that lead back.
    var ofButtons: UIBarButtonItemAppearance? { nil }
    var ofDoneButtons: UIBarButtonItemAppearance? { nil }
    var ofWaysBack: UIBarButtonItemAppearance? { nil }
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
    /// As in UIKit: what it says of titles counts for buttons that do not say it themselves.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// As ``buttonAppearance``.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// As ``buttonAppearance``.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    override var ofButtons: UIBarButtonItemAppearance? { buttonAppearance }
    override var ofDoneButtons: UIBarButtonItemAppearance? { doneButtonAppearance }
    override var ofWaysBack: UIBarButtonItemAppearance? { backButtonAppearance }
    override var saysNothing: Bool {
        super.saysNothing && titleTextAttributes.isEmpty && largeTitleTextAttributes.isEmpty
    }
    /// Neither called nor with an effect here.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
/// What the bar below looks like.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// As in UIKit: what it says of titles and badges counts for tabs that do not say it themselves.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Kept, without effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Kept, without effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    override var saysNothing: Bool { super.saysNothing && stackedLayoutAppearance.saysNothing }
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

    var saysNothing: Bool { [normal, highlighted, disabled].allSatisfy(\.saysNothing) }
}
/// What a toolbar looks like.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// As in UIKit: what it says of titles counts for buttons that do not say it themselves.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// As ``buttonAppearance``.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    override var ofButtons: UIBarButtonItemAppearance? { buttonAppearance }
    override var ofDoneButtons: UIBarButtonItemAppearance? { doneButtonAppearance }
}
/// What tabs look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// As in UIKit.
    open var normal = UIBarItemStateAppearance()
    /// As in UIKit.
    open var selected = UIBarItemStateAppearance()

    var saysNothing: Bool { normal.saysNothing && selected.saysNothing }
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
    /// As in UIKit.
    open var badgeBackgroundColor: UIColor?

    var saysNothing: Bool {
        titleTextAttributes.isEmpty && titlePositionAdjustment == .zero && iconColor == nil
            && badgeBackgroundColor == nil
    }
}
