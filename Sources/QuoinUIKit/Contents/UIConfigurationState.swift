/// A name for something of an app's own that the look of cells depends on.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What the look of something depends on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What the look of a header or a footer depends on.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    /// As in UIKit.
    public var traitCollection: UITraitCollection
    /// As in UIKit.
    public var isDisabled = false
    /// As in UIKit.
    public var isHighlighted = false
    /// As in UIKit.
    public var isSelected = false
    /// As in UIKit.
    public var isFocused = false
    /// As in UIKit.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// As in UIKit.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// As in UIKit.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What the look of a cell depends on.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// How what is dragged stands to a cell.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    /// How what is dropped stands to a cell.
    public enum DropState: Int, Sendable { case none, notTargeted, targeted }
    /// As in UIKit.
    public var traitCollection: UITraitCollection
    /// As in UIKit.
    public var isDisabled = false
    /// As in UIKit.
    public var isHighlighted = false
    /// As in UIKit.
    public var isSelected = false
    /// As in UIKit.
    public var isFocused = false
    /// As in UIKit.
    public var isPinned = false
    /// As in UIKit.
    public var isEditing = false
    /// As in UIKit.
    public var isExpanded = false
    /// As in UIKit.
    public var isSwiped = false
    /// As in UIKit.
    public var isReordering = false
    /// As in UIKit.
    public var cellDragState = DragState.none
    /// As in UIKit.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// As in UIKit.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// As in UIKit.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What is made of a colour.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// As in UIKit.
    public let transform: (UIColor) -> UIColor
    /// As in UIKit.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    /// As in UIKit.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// The colour as it is: UIKit makes it grey.
    public static let grayscale = UIConfigurationColorTransformer { $0 }
    /// The colour as it is, as ``grayscale``.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// The colour as it is, as ``grayscale``.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
/// What makes other attributes of a text's.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// As in UIKit.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// As in UIKit.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
    /// As in UIKit.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}
