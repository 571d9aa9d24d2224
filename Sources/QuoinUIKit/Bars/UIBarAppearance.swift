/// What bars look like.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Whether nothing is behind the bar but its colour, if it has one.
    final private(set) var isTransparent = false
    /// Whether nothing is seen through it.
    final private(set) var isOpaque = false
    /// As in UIKit.
    open var backgroundColor: UIColor?
    /// Kept, without effect.
    open var backgroundEffect: UIBlurEffect?
    /// As in UIKit.
    open var backgroundImage: UIImage?
    /// As in UIKit: of the line between the bar and what is shown; nil for none.
    open var shadowColor: UIColor? = UIBarAppearance.usualShadow
    static let usualShadow = UIColor(white: 0, alpha: 0.3)
    /// Kept, without effect.
    open var shadowImage: UIImage?
    public override init() { super.init() }
    /// As in UIKit: it looks alike on all devices.
    public init(idiom: UIUserInterfaceIdiom) { super.init() }
    /// As in UIKit: it looks as the other one does, as far as that is a bar of its kind.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }
    /// As in UIKit.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = emptyCopy
        copy.take(self)
        return copy
    }
    /// One of its kind that says nothing yet.
    var emptyCopy: UIBarAppearance { UIBarAppearance() }
    func take(_ other: UIBarAppearance) {
        (isTransparent, isOpaque) = (other.isTransparent, other.isOpaque)
        (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
        (backgroundImage, shadowColor) = (other.backgroundImage, other.shadowColor)
        shadowImage = other.shadowImage
    }
    /// As in UIKit.
    open func configureWithOpaqueBackground() { configure(isOpaque: true) }
    /// As in UIKit.
    open func configureWithTransparentBackground() { configure(isTransparent: true) }
    /// As in UIKit.
    open func configureWithDefaultBackground() { configure() }

    private func configure(isTransparent: Bool = false, isOpaque: Bool = false) {
        (self.isTransparent, self.isOpaque) = (isTransparent, isOpaque)
        (backgroundColor, backgroundImage) = (nil, nil)
        shadowColor = isTransparent ? nil : Self.usualShadow
    }

    /// Whether a bar looks as it would without it.
    var saysNothing: Bool {
        let said: [AnyObject?] = [
            backgroundColor, backgroundImage, backgroundEffect, shadowImage,
        ]
        return !isTransparent && !isOpaque && shadowColor === Self.usualShadow
            && said.allSatisfy { $0 == nil }
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
    override var emptyCopy: UIBarAppearance { UINavigationBarAppearance() }
    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance.twin
        backButtonAppearance = other.backButtonAppearance.twin
        doneButtonAppearance = other.doneButtonAppearance.twin
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
    override var emptyCopy: UIBarAppearance { UITabBarAppearance() }
    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.twin
        inlineLayoutAppearance = other.inlineLayoutAppearance.twin
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.twin
    }
}
/// What buttons in bars look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// As in UIKit.
    open var normal = UIBarItemStateAppearance()
    /// As in UIKit.
    open var highlighted = UIBarItemStateAppearance()
    /// As in UIKit.
    open var disabled = UIBarItemStateAppearance()
    /// Kept, without effect.
    open var focused = UIBarItemStateAppearance()
    public override init() { super.init() }
    /// As in UIKit: all buttons begin alike.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    /// As in UIKit: it says nothing any more.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        (normal, highlighted) = (UIBarItemStateAppearance(), UIBarItemStateAppearance())
        (disabled, focused) = (UIBarItemStateAppearance(), UIBarItemStateAppearance())
    }

    /// As in UIKit.
    open func copy(with zone: NSZone? = nil) -> Any { twin }

    var saysNothing: Bool { [normal, highlighted, disabled].allSatisfy(\.saysNothing) }
    var twin: UIBarButtonItemAppearance {
        let twin = UIBarButtonItemAppearance()
        (twin.normal, twin.highlighted) = (normal.twin, highlighted.twin)
        (twin.disabled, twin.focused) = (disabled.twin, focused.twin)
        return twin
    }
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
    override var emptyCopy: UIBarAppearance { UIToolbarAppearance() }
    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.twin
        doneButtonAppearance = other.doneButtonAppearance.twin
    }
}
/// What tabs look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// As in UIKit.
    open var normal = UIBarItemStateAppearance()
    /// As in UIKit.
    open var selected = UIBarItemStateAppearance()
    /// Kept, without effect.
    open var disabled = UIBarItemStateAppearance()
    /// Kept, without effect.
    open var focused = UIBarItemStateAppearance()
    /// How a tab's picture and title stand.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }
    public override init() { super.init() }
    /// As in UIKit: all tabs begin alike.
    public convenience init(style: Style) { self.init() }
    /// As in UIKit: it says nothing any more.
    open func configureWithDefault(for style: Style) {
        (normal, selected) = (UIBarItemStateAppearance(), UIBarItemStateAppearance())
        (disabled, focused) = (UIBarItemStateAppearance(), UIBarItemStateAppearance())
    }

    /// As in UIKit.
    open func copy(with zone: NSZone? = nil) -> Any { twin }

    var saysNothing: Bool { normal.saysNothing && selected.saysNothing }
    var twin: UITabBarItemAppearance {
        let twin = UITabBarItemAppearance()
        (twin.normal, twin.selected) = (normal.twin, selected.twin)
        (twin.disabled, twin.focused) = (disabled.twin, focused.twin)
        return twin
    }
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
    var twin: UIBarItemStateAppearance {
        let twin = UIBarItemStateAppearance()
        twin.titleTextAttributes = titleTextAttributes
        twin.titlePositionAdjustment = titlePositionAdjustment
        (twin.iconColor, twin.badgeBackgroundColor) = (iconColor, badgeBackgroundColor)
        return twin
    }
}
