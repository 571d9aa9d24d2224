// What there is to feel, to copy and to hear. It is kept, if anything, and does nothing.

/// A tap that is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Kept, without effect.
    open func prepare() {}
}
/// A push that is felt.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How strong it is.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public override init() {}
    /// Kept, without effect.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Kept, without effect.
    open func impactOccurred() {}
    /// Kept, without effect.
    open func impactOccurred(intensity: CGFloat) {}
}
/// A choice that is felt.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Kept, without effect.
    open func selectionChanged() {}
}
/// A success that is felt.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What it is.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// Kept, without effect.
    open func notificationOccurred(_ type: FeedbackType) {}
}
/// What was copied.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// Kept, without effect.
    public static let general = UIPasteboard()
    /// Never posted here.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// As in UIKit: the first of ``strings``, which are kept, without effect.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// Kept, without effect.
    open var strings: [String]?
    /// Kept, without effect.
    open var url: URL?
    /// Kept, without effect.
    open var image: UIImage?
    /// As in UIKit.
    open var hasStrings: Bool { strings?.isEmpty == false }
    /// Kept, without effect.
    open var hasImages: Bool { image != nil }
    /// Kept, without effect.
    open var hasURLs: Bool { url != nil }
    /// Kept, without effect.
    open var urls: [URL]? {
        get { url.map { [$0] } }
        set { url = newValue?.first }
    }
    /// Kept, without effect.
    open var images: [UIImage]? {
        get { image.map { [$0] } }
        set { image = newValue?.first }
    }
    /// Kept, without effect.
    open var changeCount: Int { 0 }
}
/// A small menu beside something.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// Kept, without effect.
    public static let shared = UIMenuController()
    /// Kept, without effect.
    open var isMenuVisible = false
    /// Where it points to.
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
    /// Kept, without effect.
    open var arrowDirection = ArrowDirection.default
    /// Always empty here: it is not shown.
    open var menuFrame: CGRect { .zero }
    /// Never posted here.
    public static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShow")
    /// Never posted here.
    public static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShow")
    /// Never posted here.
    public static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHide")
    /// Never posted here.
    public static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHide")
    /// Kept, without effect.
    open func update() {}
    /// Kept, without effect.
    open var menuItems: [UIMenuItem]?
    /// Kept, without effect.
    open func setTargetRect(_ rect: CGRect, in view: UIView) {}
    /// Kept, without effect.
    open func setMenuVisible(_ visible: Bool, animated: Bool) {}
    /// Kept, without effect.
    open func showMenu(from view: UIView, rect: CGRect) {}
    /// Kept, without effect.
    open func hideMenu() {}
}
/// A line of a small menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// Kept, without effect.
    open var title: String
    /// Kept, without effect.
    open var action: Selector
    /// Kept, without effect.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
/// A movement of the device that moves views.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}
/// Movements of the device that move views.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }
/// A movement of the device that moves a view along a line.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Along which line.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    /// Kept, without effect.
    public init(keyPath: String, type: EffectType) {}
    /// Kept, without effect.
    open var minimumRelativeValue: Any?
    /// Kept, without effect.
    open var maximumRelativeValue: Any?
}

extension UIViewController {
    /// Without effect: nobody turns the device but a test, see ``UIWindow``.
    public class func attemptRotationToDeviceOrientation() {}
}
extension UIApplication {
    /// As in UIKit: what an app says that says nothing.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask
    {
        .allButUpsideDown
    }
}
