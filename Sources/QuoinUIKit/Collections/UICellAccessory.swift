/// What stands at the ends of a row of a list.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When it is there.
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    /// At which end it stands, and before or behind which others.
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }
    /// The place among others.
    public typealias Position = ([UICellAccessory]) -> Int
    /// How wide it is.
    public enum LayoutDimension {
        case actual, standard
        case custom(CGFloat)
    }
    /// Which one it is.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect
        case outlineDisclosure, popUpMenu, label, detail
        case customView(ObjectIdentifier)
    }

    /// As in UIKit.
    public let accessoryType: AccessoryType
    let isLeading: Bool
    let displayed: DisplayedState
    let width: LayoutDimension
    let view: UIView?
    let isHidden: Bool

    private init(
        _ type: AccessoryType, leading: Bool = false, _ displayed: DisplayedState,
        _ options: LayoutOptions = LayoutOptions(), view: UIView? = nil
    ) {
        (accessoryType, isLeading, self.displayed) = (type, leading, displayed)
        (width, isHidden) = (options.reservedLayoutWidth ?? .standard, options.isHidden ?? false)
        self.view = view ?? type.sign(tint: options.tintColor)
    }

    /// How much room it takes and how it looks.
    @preconcurrency @MainActor
    public struct LayoutOptions {
        /// As in UIKit.
        public var isHidden: Bool?
        /// As in UIKit.
        public var reservedLayoutWidth: LayoutDimension?
        /// As in UIKit.
        public var tintColor: UIColor?
        /// As in UIKit.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            self.tintColor = tintColor
        }
    }
    /// As in UIKit.
    public typealias DisclosureIndicatorOptions = LayoutOptions
    /// As in UIKit.
    public typealias CheckmarkOptions = LayoutOptions

    // MARK: Kinds

    /// As in UIKit.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: LayoutOptions = .init()
    ) -> UICellAccessory { .init(.disclosureIndicator, displayed, options) }
    /// As in UIKit.
    public static func checkmark(
        displayed: DisplayedState = .always, options: LayoutOptions = .init()
    ) -> UICellAccessory { .init(.checkmark, displayed, options) }
    /// As in UIKit.
    public static func detail(
        displayed: DisplayedState = .always, options: LayoutOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(.detail, displayed, options) }
    /// As in UIKit.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: LayoutOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(.delete, leading: true, displayed, options) }
    /// As in UIKit.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: LayoutOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(.insert, leading: true, displayed, options) }
    /// As in UIKit.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: LayoutOptions = .init()
    ) -> UICellAccessory { .init(.reorder, displayed, options) }
    /// As in UIKit.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: LayoutOptions = .init()
    ) -> UICellAccessory { .init(.multiselect, leading: true, displayed, options) }
    /// As in UIKit. Nobody taps: see ``UICollectionViewDiffableDataSource/setExpanded(_:of:)``.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(.outlineDisclosure, displayed, options.layout) }
    /// As in UIKit.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: LayoutOptions = .init()
    ) -> UICellAccessory { .init(.popUpMenu, displayed, options) }
    /// As in UIKit.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        let label = UILabel()
        label.text = text
        label.font = options.font ?? .preferredFont(forTextStyle: .body)
        label.textColor = options.tintColor ?? .secondaryLabel
        let layout = LayoutOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth ?? .actual)
        return .init(.label, displayed, layout, view: label)
    }
    /// As in UIKit.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let layout = LayoutOptions(
            isHidden: configuration.isHidden,
            reservedLayoutWidth: configuration.reservedLayoutWidth ?? .actual)
        let type = AccessoryType.customView(ObjectIdentifier(configuration.customView))
        switch configuration.placement {
        case .leading(let displayed, _):
            return .init(type, leading: true, displayed, layout, view: configuration.customView)
        case .trailing(let displayed, _):
            return .init(type, displayed, layout, view: configuration.customView)
        }
    }

    /// How an outline disclosure looks.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// What a tap opens.
        public enum Style: Int, Sendable { case automatic, header, cell }
        /// Kept, without effect.
        public var style: Style
        let layout: LayoutOptions
        /// As in UIKit.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.style = style
            layout = LayoutOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
    /// How a text at the end looks.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// As in UIKit.
        public var isHidden: Bool?
        /// As in UIKit.
        public var reservedLayoutWidth: LayoutDimension?
        /// As in UIKit.
        public var tintColor: UIColor?
        /// As in UIKit.
        public var font: UIFont?
        /// As in UIKit.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.font) = (tintColor, font)
        }
    }
    /// A view of an app's own at the end of a row.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// As in UIKit.
        public let customView: UIView
        /// As in UIKit.
        public let placement: Placement
        /// As in UIKit.
        public var isHidden: Bool?
        /// As in UIKit.
        public var reservedLayoutWidth: LayoutDimension?
        /// As in UIKit.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            self.reservedLayoutWidth = reservedLayoutWidth
        }
    }
}
