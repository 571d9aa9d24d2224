import QuoinKit

/// Traits that can be said.
public protocol UIMutableTraits {
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// What a view, a window or a controller says of the traits of all that is in it.
///
/// What is not said comes from outside, and reads as `.unspecified`, as 0 if it is the scale, as its default if it is a
/// trait of the app's. Of what layout goes by, what is set to that is not said any more.
public struct UITraitOverrides: UIMutableTraits {
    /// What is said, and nothing else.
    var stated = TraitCollection()
    /// What is said of traits that the engine does not know.
    var own = OwnTraits()

    /// As in UIKit.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { says(.horizontalSizeClass) ? Self.known(stated.horizontalSizeClass) : .unspecified }
        set {
            stated.horizontalSizeClass = newValue == .regular ? .regular : .compact
            if newValue == .unspecified { stated.stated.remove(.horizontalSizeClass) }
        }
    }
    /// As in UIKit.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { says(.verticalSizeClass) ? Self.known(stated.verticalSizeClass) : .unspecified }
        set {
            stated.verticalSizeClass = newValue == .regular ? .regular : .compact
            if newValue == .unspecified { stated.stated.remove(.verticalSizeClass) }
        }
    }
    /// As in UIKit.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get {
            guard says(.userInterfaceStyle) else { return .unspecified }
            return stated.userInterfaceStyle == .dark ? .dark : .light
        }
        set {
            stated.userInterfaceStyle = newValue == .dark ? .dark : .light
            if newValue == .unspecified { stated.stated.remove(.userInterfaceStyle) }
        }
    }
    /// As in UIKit.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get {
            guard says(.layoutDirection) else { return .unspecified }
            return stated.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        set {
            stated.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight
            if newValue == .unspecified { stated.stated.remove(.layoutDirection) }
        }
    }
    /// As in UIKit. A scale that is not positive and finite is not said.
    public var displayScale: CGFloat {
        get { says(.displayScale) ? CGFloat(stated.displayScale) : 0 }
        set { stated.displayScale = Double(newValue) }
    }
    /// As in UIKit.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get {
            says(.textSizeCategory) ? UIContentSizeCategory(stated.textSizeCategory) : .unspecified
        }
        set {
            stated.textSizeCategory = newValue.drawn
            if newValue == .unspecified { stated.stated.remove(.textSizeCategory) }
        }
    }

    /// As in UIKit.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { trait.quoinValue(in: UITraitCollection(stated, own: own)) }
        set { trait.quoinState(newValue, in: &self) }
    }
    /// As in UIKit: whether something is said of a trait.
    public func contains(_ trait: UITrait) -> Bool {
        Self.mark(of: trait).map(says) ?? own.contains(trait)
    }
    /// As in UIKit: nothing is said of a trait any more.
    public mutating func remove(_ trait: UITrait) {
        if let mark = Self.mark(of: trait) { stated.stated.remove(mark) }
        own.remove(trait)
    }

    private func says(_ mark: StatedTraits) -> Bool { stated.stated.contains(mark) }

    private static func known(_ size: SizeClass) -> UIUserInterfaceSizeClass {
        size == .regular ? .regular : .compact
    }

    private static func mark(of trait: UITrait) -> StatedTraits? {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): .horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): .verticalSizeClass
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): .userInterfaceStyle
        case ObjectIdentifier(UITraitLayoutDirection.self): .layoutDirection
        case ObjectIdentifier(UITraitDisplayScale.self): .displayScale
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): .textSizeCategory
        default: nil
        }
    }
}
