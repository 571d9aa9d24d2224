import QuoinKit

/// Which way content turns where people read from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

    init(_ attribute: SemanticContentAttribute) {
        switch attribute {
        case .unspecified: self = .unspecified
        case .playback: self = .playback
        case .spatial: self = .spatial
        case .forceLeftToRight: self = .forceLeftToRight
        case .forceRightToLeft: self = .forceRightToLeft
        }
    }

    var drawn: SemanticContentAttribute {
        switch self {
        case .unspecified: .unspecified
        case .playback: .playback
        case .spatial: .spatial
        case .forceLeftToRight: .forceLeftToRight
        case .forceRightToLeft: .forceRightToLeft
        }
    }
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
/// Whether there is much room or little.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// Bright or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5
}
/// The direction of reading, among traits.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1, leftToRight, rightToLeft
}

/// The text size that people have chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Never posted here.
    public static let didChangeNotification = NSNotification.Name(
        "UIContentSizeCategoryDidChangeNotification")
    /// Never there, as ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
    /// As in UIKit.
    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    /// As in UIKit.
    public static let extraSmall = UIContentSizeCategory(.extraSmall)
    /// As in UIKit.
    public static let small = UIContentSizeCategory(.small)
    /// As in UIKit.
    public static let medium = UIContentSizeCategory(.medium)
    /// As in UIKit.
    public static let large = UIContentSizeCategory(.large)
    /// As in UIKit.
    public static let extraLarge = UIContentSizeCategory(.extraLarge)
    /// As in UIKit.
    public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
    /// As in UIKit.
    public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
    /// As in UIKit.
    public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
    /// As in UIKit.
    public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
    /// As in UIKit.
    public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
    /// As in UIKit.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        .accessibilityExtraExtraLarge)
    /// As in UIKit.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        .accessibilityExtraExtraExtraLarge)

    init(_ category: TextSizeCategory) { rawValue = "\(category)" }

    var drawn: TextSizeCategory {
        TextSizeCategory.allCases.first { "\($0)" == rawValue } ?? .large
    }
    /// As in UIKit.
    public var isAccessibilityCategory: Bool { drawn.isAccessibilityCategory }
    /// As in UIKit.
    public static func < (one: Self, other: Self) -> Bool { one.drawn < other.drawn }
}

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previous: UITraitCollection?)
}
