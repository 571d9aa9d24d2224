/// A trait: something that is known of the surroundings. Apps may have some of their own.
///
/// ```swift
/// struct DensityTrait: UITraitDefinition {
///     static let defaultValue = 1
/// }
/// let list = UIView()
/// list.traitOverrides[DensityTrait.self] = 2
/// print(list.traitCollection[DensityTrait.self])      // 2, as of all that is in the list
/// ```
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
    /// Whether two surroundings differ in it. Not of UIKit.
    static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool
    /// What it is in some surroundings. Not of UIKit.
    static func quoinValue(in traits: UITraitCollection) -> Value
    /// Says what it is to be. Not of UIKit.
    static func quoinState(_ value: Value, in overrides: inout UITraitOverrides)
}

extension UITraitDefinition {
    /// As in UIKit: the name of the type.
    public static var name: String { String(describing: Self.self) }
    /// As in UIKit: the name of the type and of what that is in.
    public static var identifier: String { String(reflecting: Self.self) }
    /// As in UIKit: no.
    public static var affectsColorAppearance: Bool { false }
    /// Whether two surroundings differ in it. Values that cannot be compared do, unless they are one object.
    public static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
        !OwnTraits.areAlike(quoinValue(in: one), quoinValue(in: other))
    }
    /// What was said of it, or else its default.
    public static func quoinValue(in traits: UITraitCollection) -> Value {
        traits.own[Self.self] ?? defaultValue
    }
    /// Says what it is to be.
    public static func quoinState(_ value: Value, in overrides: inout UITraitOverrides) {
        overrides.own[Self.self] = value
    }
}

/// As in UIKit.
public typealias UITrait = any UITraitDefinition.Type

// MARK: What layout goes by

/// As in UIKit.
public enum UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// What it is in some surroundings.
    public static func quoinValue(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
        traits.horizontalSizeClass
    }
    /// Says what it is to be.
    public static func quoinState(
        _ value: UIUserInterfaceSizeClass, in overrides: inout UITraitOverrides
    ) {
        overrides.horizontalSizeClass = value
    }
}
/// As in UIKit.
public enum UITraitVerticalSizeClass: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// What it is in some surroundings.
    public static func quoinValue(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
        traits.verticalSizeClass
    }
    /// Says what it is to be.
    public static func quoinState(
        _ value: UIUserInterfaceSizeClass, in overrides: inout UITraitOverrides
    ) {
        overrides.verticalSizeClass = value
    }
}
/// As in UIKit.
public enum UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// As in UIKit.
    public static var affectsColorAppearance: Bool { true }
    /// What it is in some surroundings.
    public static func quoinValue(in traits: UITraitCollection) -> UIUserInterfaceStyle {
        traits.userInterfaceStyle
    }
    /// Says what it is to be.
    public static func quoinState(
        _ value: UIUserInterfaceStyle, in overrides: inout UITraitOverrides
    ) {
        overrides.userInterfaceStyle = value
    }
}
/// As in UIKit.
public enum UITraitDisplayScale: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: CGFloat { 0 }
    /// What it is in some surroundings.
    public static func quoinValue(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
    /// Says what it is to be.
    public static func quoinState(_ value: CGFloat, in overrides: inout UITraitOverrides) {
        overrides.displayScale = value
    }
}
/// As in UIKit.
public enum UITraitLayoutDirection: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    /// What it is in some surroundings.
    public static func quoinValue(
        in traits: UITraitCollection
    ) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    /// Says what it is to be.
    public static func quoinState(
        _ value: UITraitEnvironmentLayoutDirection, in overrides: inout UITraitOverrides
    ) {
        overrides.layoutDirection = value
    }
}
/// As in UIKit.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    /// What it is in some surroundings.
    public static func quoinValue(in traits: UITraitCollection) -> UIContentSizeCategory {
        traits.preferredContentSizeCategory
    }
    /// Says what it is to be.
    public static func quoinState(
        _ value: UIContentSizeCategory, in overrides: inout UITraitOverrides
    ) {
        overrides.preferredContentSizeCategory = value
    }
}

extension UITraitCollection {
    /// As in UIKit.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitAccessibilityContrast.self,
        ]
    }
    /// As in UIKit.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
    }
}
