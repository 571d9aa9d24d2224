/// What those who do not see go through by turning a wheel, such as headings. Nobody turns it; a test may ask
/// ``itemSearchBlock`` for the next one.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Which way somebody goes.
    public enum Direction: Int, Sendable { case previous, next }
    /// What is gone through, where the system has a name for it.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
        case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
        case misspelledWord, image, textField, table, list, landmark
    }
    /// Finds what comes next; `nil` at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
        -> UIAccessibilityCustomRotorItemResult?

    /// Kept, without effect.
    open var name: String
    /// As in UIKit: never asked here.
    open var itemSearchBlock: Search
    /// As in UIKit.
    public private(set) var systemRotorType = SystemRotorType.none

    /// As in UIKit.
    public init(name: String, itemSearch: @escaping Search) {
        self.name = name
        itemSearchBlock = itemSearch
    }
    /// As in UIKit.
    public init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
        name = ""
        itemSearchBlock = itemSearch
        systemRotorType = type
    }
}

/// From where, and which way, somebody looks for the next thing.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// As in UIKit: what was found last.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// As in UIKit.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
    /// As in UIKit.
    public override init() {}
}

/// What was found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// As in UIKit: nothing keeps it alive.
    open weak var targetElement: (any NSObjectProtocol)?
    /// As in UIKit: a part of a text, such as a `UITextRange`.
    open var targetRange: NSObject?
    /// As in UIKit.
    public override init() {}
    /// As in UIKit.
    public init(targetElement: any NSObjectProtocol, targetRange: NSObject?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

/// More that can be said of something to those who do not see, if they ask.
@preconcurrency @MainActor
open class AXCustomContent: NSObject {
    /// Whether it is said without being asked for.
    public enum Importance: UInt, Sendable { case `default`, high }
    /// As in UIKit.
    open var label: String { attributedLabel.string }
    /// As in UIKit.
    open var value: String { attributedValue.string }
    /// As in UIKit.
    public let attributedLabel: NSAttributedString
    /// As in UIKit.
    public let attributedValue: NSAttributedString
    /// Kept, without effect.
    open var importance = Importance.default
    /// As in UIKit.
    public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
        (self.attributedLabel, self.attributedValue) = (attributedLabel, attributedValue)
    }
    /// As in UIKit.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label),
            attributedValue: NSAttributedString(string: value))
    }
}

/// What has more to say of itself to those who do not see.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
