/// What is said of a view to those who do not see it. It is kept; the identifier names the view in
/// messages, too.
@MainActor
final class AccessibilityRecord {
    var groupsChildren = false
    var ignoresInvertColors = false
    var largeContentTitle: String?
    var showsLargeContentViewer = false
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = []
    var elements: [Any]?
    var elementsHidden = false
    var isModal = false
    var language: String?
    var frame = CGRect.zero
}

/// What kind of thing something is, to those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// Kept, without effect.
    public let rawValue: UInt64
    /// Kept, without effect.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Kept, without effect.
    public static let none: UIAccessibilityTraits = []
    /// Kept, without effect.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// Kept, without effect.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// Kept, without effect.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// Kept, without effect.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// Kept, without effect.
    public static let header = UIAccessibilityTraits(rawValue: 16)
    /// Kept, without effect.
    public static let staticText = UIAccessibilityTraits(rawValue: 32)
    /// Kept, without effect.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 64)
    /// Kept, without effect.
    public static let searchField = UIAccessibilityTraits(rawValue: 128)
    /// Kept, without effect.
    public static let adjustable = UIAccessibilityTraits(rawValue: 256)
    /// Kept, without effect.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// Kept, without effect.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1024)
    /// Kept, without effect.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 2048)
    /// Kept, without effect.
    public static let tabBar = UIAccessibilityTraits(rawValue: 4096)
    /// Kept, without effect.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 8192)
    /// Kept, without effect.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16384)
    /// Kept, without effect.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 32768)
    /// Kept, without effect.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 65536)
}

/// Something that those who do not see can do.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Kept, without effect.
    open var name: String
    private let handler: ((UIAccessibilityCustomAction) -> Bool)?
    /// Kept, without effect.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
        handler = actionHandler
    }
    /// Kept, without effect.
    public init(name: String, target: Any?, selector: Selector) {
        let weakly = WeakTarget(object: target.map { $0 as AnyObject })
        self.name = name
        handler = { action in
            selector.call(weakly.object, [action])
            return true
        }
    }
    /// Does it.
    @discardableResult
    public final func perform() -> Bool { handler?(self) ?? false }
    @MainActor private final class WeakTarget {
        weak var object: AnyObject?
        init(object: AnyObject?) { self.object = object }
    }
}
/// What is said to those who do not see of something that is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// Kept, without effect.
    open weak var accessibilityContainer: AnyObject?
    /// Kept, without effect.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// Nothing that apps call.
    @available(*, unavailable, message: "an element is no delegate of an app")
    public required convenience init(launched: Void) {
        self.init(accessibilityContainer: ())
    }
    /// Kept, without effect.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}
/// Which way those who do not see scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1, left, up, down, next, previous
}

/// Those who do not see.
public enum UIAccessibility {
    /// What has changed.
    public struct Notification: Hashable, Sendable {
        let name: String
        /// Kept, without effect.
        public static let announcement = Notification(name: "announcement")
        /// Kept, without effect.
        public static let screenChanged = Notification(name: "screenChanged")
        /// Kept, without effect.
        public static let layoutChanged = Notification(name: "layoutChanged")
        /// Kept, without effect.
        public static let pageScrolled = Notification(name: "pageScrolled")
    }
    /// Kept, without effect.
    public static func post(notification: Notification, argument: Any?) {}
    /// Kept, without effect.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChange")
    /// Kept, without effect.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChange")
    /// Kept, without effect.
    public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocused")
    /// Kept, without effect.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElement"
    /// Kept, without effect.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Kept, without effect.
    public static var isSwitchControlRunning: Bool { false }
    /// Kept, without effect.
    public static var isVoiceOverRunning: Bool { false }
    /// Kept, without effect.
    public static var isReduceMotionEnabled: Bool { false }
    /// Kept, without effect.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Kept, without effect.
    public static var isBoldTextEnabled: Bool { false }
}
