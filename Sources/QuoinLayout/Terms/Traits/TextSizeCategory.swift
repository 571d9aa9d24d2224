/// How large people want text to be: the twelve steps of the system, from the smallest on.
public enum TextSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// Body text of 14 points.
    case extraSmall
    /// Body text of 15 points.
    case small
    /// Body text of 16 points.
    case medium
    /// Body text of 17 points: what everyone has who has not chosen another.
    case large
    /// Body text of 19 points.
    case extraLarge
    /// Body text of 21 points.
    case extraExtraLarge
    /// Body text of 23 points.
    case extraExtraExtraLarge
    /// Body text of 28 points.
    case accessibilityMedium
    /// Body text of 33 points.
    case accessibilityLarge
    /// Body text of 40 points.
    case accessibilityExtraLarge
    /// Body text of 47 points.
    case accessibilityExtraExtraLarge
    /// Body text of 53 points.
    case accessibilityExtraExtraExtraLarge

    /// How large body text is, in points.
    public var bodySize: Double {
        switch self {
        case .extraSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .extraLarge: 19
        case .extraExtraLarge: 21
        case .extraExtraExtraLarge: 23
        case .accessibilityMedium: 28
        case .accessibilityLarge: 33
        case .accessibilityExtraLarge: 40
        case .accessibilityExtraExtraLarge: 47
        case .accessibilityExtraExtraExtraLarge: 53
        }
    }

    /// Whether it is one of the five steps for people who can hardly read smaller text.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// A length that is meant for text of the usual size, for text of this one.
    ///
    /// ```swift
    /// TextSizeCategory.extraLarge.scaled(34)          // 38, as 17 becomes 19
    /// ```
    public func scaled(_ length: Double) -> Double {
        self == .large ? length : length * bodySize / Self.large.bodySize
    }

    /// Whether one asks for smaller text than the other.
    public static func < (one: TextSizeCategory, other: TextSizeCategory) -> Bool {
        one.rawValue < other.rawValue
    }
}
