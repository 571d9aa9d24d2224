/// A part of a menu that can be chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: AnyObject {
    /// As in UIKit.
    var sender: Any? { get }
    /// As in UIKit: does what choosing it does.
    func performWithSender(_ sender: Any?, target: Any?)
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a name.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// What is known of an action elsewhere.
    public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A name as it is written.
        public init(stringLiteral name: String) { rawValue = name }
    }

    let handler: (UIAction) -> Void
    /// As in UIKit: one of its own, if none is given.
    public let identifier: Identifier
    /// What it was sent by, as long as that is there.
    public internal(set) var sender: Any? {
        get { origin }
        set { origin = newValue.map { $0 as AnyObject } }
    }
    // What sends it keeps it.
    private weak var origin: AnyObject?
    /// As in UIKit.
    open var state = UIMenuElement.State.off
    /// As in UIKit.
    open var attributes: UIMenuElement.Attributes = []
    /// Kept, without effect.
    open var discoverabilityTitle: String?
    /// As in UIKit.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.handler = handler
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        super.init(title: title, image: image)
        self.subtitle = subtitle
        self.discoverabilityTitle = discoverabilityTitle
        self.state = state
        self.attributes = attributes
    }
    /// As in UIKit: its handler is called, whatever the target is.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
    }
}
/// A part of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether it is chosen.
    public enum State: Int, Sendable { case off, on, mixed }
    /// What it is like.
    public struct Attributes: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let disabled = Attributes(rawValue: 1)
        /// As in UIKit.
        public static let destructive = Attributes(rawValue: 2)
        /// As in UIKit.
        public static let hidden = Attributes(rawValue: 4)
        /// As in UIKit.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    /// As in UIKit.
    public var title: String
    /// As in UIKit.
    public var subtitle: String?
    /// As in UIKit.
    public var image: UIImage?
    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}
/// A menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// What is known of a menu elsewhere.
    public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A name as it is written.
        public init(stringLiteral name: String) { rawValue = name }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let displayInline = Options(rawValue: 1)
        /// As in UIKit.
        public static let destructive = Options(rawValue: 2)
        /// As in UIKit.
        public static let singleSelection = Options(rawValue: 32)
        /// As in UIKit.
        public static let displayAsPalette = Options(rawValue: 128)
    }
    /// How large the parts of a menu are.
    public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
    /// Kept, without effect.
    open var preferredElementSize: ElementSize
    /// As in UIKit: one of its own, if none is given.
    public let identifier: Identifier
    /// As in UIKit.
    public let options: Options
    /// As in UIKit.
    public let children: [UIMenuElement]
    /// As in UIKit.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        (self.options, self.children) = (options, children)
        self.preferredElementSize = preferredElementSize
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }
    /// As in UIKit: the same menu with other children.
    open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, preferredElementSize: preferredElementSize, children: children)
    }
    /// As in UIKit: those of its parts, and of the menus that stand inline in it, that are chosen.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let action as UIAction: action.state == .on ? [action] : []
            case let command as UICommand: command.state == .on ? [command] : []
            case let menu as UIMenu where menu.options.contains(.displayInline):
                menu.selectedElements
            default: []
            }
        }
    }
    /// What is chosen in a menu in which one of all is, if nothing says which.
    final var firstChoice: UIMenuElement? {
        for child in children {
            guard let menu = child as? UIMenu else { return child }
            if menu.options.contains(.displayInline), let choice = menu.firstChoice {
                return choice
            }
        }
        return nil
    }
}
