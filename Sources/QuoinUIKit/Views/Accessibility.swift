/// What is said of a view to those who do not see it. It is kept; the identifier names the view in
/// messages, too.
struct AccessibilityRecord {
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
public struct UIAccessibilityTraits: OptionSet, Sendable {
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
}

extension UIView {
    /// Kept, without effect.
    public var isAccessibilityElement: Bool {
        get { extras.accessibility.isElement ?? false }
        set { extras.accessibility.isElement = newValue }
    }
    /// Kept, without effect.
    public var accessibilityLabel: String? {
        get { extras.accessibility.label }
        set { extras.accessibility.label = newValue }
    }
    /// Kept, without effect.
    public var accessibilityHint: String? {
        get { extras.accessibility.hint }
        set { extras.accessibility.hint = newValue }
    }
    /// Kept, without effect.
    public var accessibilityValue: String? {
        get { extras.accessibility.value }
        set { extras.accessibility.value = newValue }
    }
    /// Kept, without effect.
    public var accessibilityIdentifier: String? {
        get { extras.accessibility.identifier }
        set {
            extras.accessibility.identifier = newValue
            node.name = newValue
        }
    }
    /// Kept, without effect.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { extras.accessibility.traits }
        set { extras.accessibility.traits = newValue }
    }
    /// Kept, without effect.
    public var accessibilityElements: [Any]? {
        get { extras.accessibility.elements }
        set { extras.accessibility.elements = newValue }
    }
    /// Kept, without effect.
    public var accessibilityElementsHidden: Bool {
        get { extras.accessibility.elementsHidden }
        set { extras.accessibility.elementsHidden = newValue }
    }
    /// Kept, without effect.
    public var accessibilityViewIsModal: Bool {
        get { extras.accessibility.isModal }
        set { extras.accessibility.isModal = newValue }
    }
    /// Kept, without effect.
    public var accessibilityLanguage: String? {
        get { extras.accessibility.language }
        set { extras.accessibility.language = newValue }
    }
    /// Kept, without effect.
    public var accessibilityFrame: CGRect {
        get { extras.accessibility.frame }
        set { extras.accessibility.frame = newValue }
    }
    /// Kept, without effect.
    public var shouldGroupAccessibilityChildren: Bool {
        get { false }
        set {}
    }
    /// Kept, without effect.
    public var accessibilityIgnoresInvertColors: Bool {
        get { false }
        set {}
    }
    /// Kept, without effect.
    public var adjustsFontForContentSizeCategory: Bool {
        get { true }
        set {}
    }
    /// Kept, without effect.
    public var largeContentTitle: String? {
        get { nil }
        set {}
    }
    /// Kept, without effect.
    public var showsLargeContentViewer: Bool {
        get { false }
        set {}
    }
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
    }
    /// Kept, without effect.
    public static func post(notification: Notification, argument: Any?) {}
    /// Kept, without effect.
    public static var isVoiceOverRunning: Bool { false }
    /// Kept, without effect.
    public static var isReduceMotionEnabled: Bool { false }
    /// Kept, without effect.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Kept, without effect.
    public static var isBoldTextEnabled: Bool { false }
}
