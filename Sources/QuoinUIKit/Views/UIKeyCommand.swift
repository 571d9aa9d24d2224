/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: Int
    /// As in UIKit.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// As in UIKit.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// As in UIKit.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// As in UIKit.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// As in UIKit.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// As in UIKit.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Something in a menu that a responder is asked to do. Nobody chooses it here.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// Kept, without effect.
    public let action: Selector
    /// Kept, without effect.
    public let propertyList: Any?
    /// Kept, without effect.
    open var discoverabilityTitle: String?
    /// As in UIKit.
    open var attributes: UIMenuElement.Attributes = []
    /// As in UIKit.
    open var state = UIMenuElement.State.off
    /// As in UIKit.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.action, self.propertyList) = (action, propertyList)
        super.init(title: title, image: image)
        self.discoverabilityTitle = discoverabilityTitle
        (self.attributes, self.state) = (attributes, state)
    }
}

/// A key with its modifiers, and what it does. Nobody presses it here.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// As in UIKit.
    public let input: String?
    /// As in UIKit.
    public let modifierFlags: UIKeyModifierFlags
    /// Kept, without effect.
    open var wantsPriorityOverSystemBehavior = false
    /// As in UIKit.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
    /// As in UIKit.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
    /// As in UIKit.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// As in UIKit.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// As in UIKit.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// As in UIKit.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// As in UIKit.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// As in UIKit.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
}

/// Parts of a menu that are made when it is shown, which it is not here.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Not of UIKit: what makes the parts.
    public let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    /// As in UIKit.
    public init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.provider = provider
        super.init(title: "", image: nil)
    }
    /// As in UIKit.
    public class func uncached(
        _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(provider)
    }
}
