// Traits that nothing here goes by but apps: they are said and told like the others.

/// Whether something stands in front of something else.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// How much colours are to differ.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// How strong letters are to be.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// Which colours the screen can show.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
/// Whether the screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
/// Whether the window is the one that people work in.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1, inactive, active
}

/// As in UIKit.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// Says what it is to be, or nothing of it.
    public static func quoinState(
        _ value: UIUserInterfaceIdiom, in overrides: inout UITraitOverrides
    ) {
        overrides.own[Self.self] = value == .unspecified ? nil : value
    }
}
/// As in UIKit.
public enum UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// As in UIKit.
    public static var affectsColorAppearance: Bool { true }
    /// Says what it is to be, or nothing of it.
    public static func quoinState(
        _ value: UIUserInterfaceLevel, in overrides: inout UITraitOverrides
    ) {
        overrides.own[Self.self] = value == .unspecified ? nil : value
    }
}
/// As in UIKit.
public enum UITraitAccessibilityContrast: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// As in UIKit.
    public static var affectsColorAppearance: Bool { true }
    /// Says what it is to be, or nothing of it.
    public static func quoinState(
        _ value: UIAccessibilityContrast, in overrides: inout UITraitOverrides
    ) {
        overrides.own[Self.self] = value == .unspecified ? nil : value
    }
}
/// As in UIKit.
public enum UITraitLegibilityWeight: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    /// Says what it is to be, or nothing of it.
    public static func quoinState(_ value: UILegibilityWeight, in overrides: inout UITraitOverrides)
    {
        overrides.own[Self.self] = value == .unspecified ? nil : value
    }
}
/// As in UIKit.
public enum UITraitDisplayGamut: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// Says what it is to be, or nothing of it.
    public static func quoinState(_ value: UIDisplayGamut, in overrides: inout UITraitOverrides) {
        overrides.own[Self.self] = value == .unspecified ? nil : value
    }
}
/// As in UIKit.
public enum UITraitForceTouchCapability: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UIForceTouchCapability { .unknown }
}
/// As in UIKit.
public enum UITraitActiveAppearance: UITraitDefinition, Sendable {
    /// As in UIKit.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// Says what it is to be, or nothing of it.
    public static func quoinState(
        _ value: UIUserInterfaceActiveAppearance, in overrides: inout UITraitOverrides
    ) {
        overrides.own[Self.self] = value == .unspecified ? nil : value
    }
}

extension UITraitCollection {
    /// As in UIKit.
    public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
    /// As in UIKit.
    public var accessibilityContrast: UIAccessibilityContrast {
        self[UITraitAccessibilityContrast.self]
    }
    /// As in UIKit.
    public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
    /// As in UIKit.
    public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
    /// As in UIKit.
    public var forceTouchCapability: UIForceTouchCapability {
        self[UITraitForceTouchCapability.self]
    }
    /// As in UIKit.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        self[UITraitActiveAppearance.self]
    }

    /// As in UIKit.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(saying: { $0.userInterfaceLevel = userInterfaceLevel })
    }
    /// As in UIKit.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(saying: { $0.accessibilityContrast = accessibilityContrast })
    }
    /// As in UIKit.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(saying: { $0.legibilityWeight = legibilityWeight })
    }
    /// As in UIKit.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(saying: { $0.displayGamut = displayGamut })
    }
    /// As in UIKit.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(saying: { $0[UITraitForceTouchCapability.self] = forceTouchCapability })
    }
    /// As in UIKit.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(saying: { $0.activeAppearance = activeAppearance })
    }

    /// What the device says where nobody says otherwise.
    @MainActor
    static var ofDevice: OwnTraits {
        let idiom = UIDevice.current.userInterfaceIdiom
        if known[UITraitUserInterfaceIdiom.self] != idiom {
            known[UITraitUserInterfaceIdiom.self] = idiom
        }
        return known
    }
    @MainActor
    private static var known: OwnTraits = {
        var traits = OwnTraits()
        traits[UITraitUserInterfaceLevel.self] = .base
        traits[UITraitAccessibilityContrast.self] = .normal
        traits[UITraitLegibilityWeight.self] = .regular
        traits[UITraitDisplayGamut.self] = .P3
        traits[UITraitForceTouchCapability.self] = .unavailable
        traits[UITraitActiveAppearance.self] = .active
        return traits
    }()
}

extension UIMutableTraits {
    /// As in UIKit.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    /// As in UIKit.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    /// As in UIKit.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    /// As in UIKit.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    /// As in UIKit.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    /// As in UIKit.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}
