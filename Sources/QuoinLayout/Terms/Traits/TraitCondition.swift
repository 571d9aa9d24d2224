/// When something holds: for which traits.
///
/// ```swift
/// title.makeConstraints(when: .compactWidth && !.rightToLeft) { make in
///     make.left.equalToSuperview().offset(8)
/// }
/// ```
///
/// Conditions are equal if they hold for the same traits, however they are put together.
public struct TraitCondition: Hashable, Sendable {
    // A bit for each of the 192 combinations of size classes, direction, appearance and text size: so
    // conditions of any length are compared, combined and looked up at once.
    private var first: UInt64
    private var second: UInt64
    private var third: UInt64

    private init(_ first: UInt64, _ second: UInt64, _ third: UInt64) {
        self.first = first
        self.second = second
        self.third = third
    }

    /// Makes the condition that holds for the traits of which something is true.
    ///
    /// The display scale cannot be asked for: it is 1.
    public init(_ isTrue: (TraitCollection) -> Bool) {
        self.init(0, 0, 0)
        for horizontal in SizeClass.allCases {
            for vertical in SizeClass.allCases {
                for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                    for style in Appearance.allCases {
                        for category in TextSizeCategory.allCases {
                            let traits = TraitCollection(
                                horizontalSizeClass: horizontal, verticalSizeClass: vertical,
                                layoutDirection: direction, userInterfaceStyle: style,
                                textSizeCategory: category)
                            if isTrue(traits) {
                                insert(Self.position(of: traits))
                            }
                        }
                    }
                }
            }
        }
    }

    private static func position(of traits: TraitCollection) -> Int {
        var position = traits.horizontalSizeClass == .compact ? 0 : 1
        position = position * 2 + (traits.verticalSizeClass == .compact ? 0 : 1)
        position = position * 2 + (traits.layoutDirection == .leftToRight ? 0 : 1)
        position = position * 2 + (traits.userInterfaceStyle == .light ? 0 : 1)
        return position * TextSizeCategory.allCases.count + traits.textSizeCategory.rawValue
    }

    private mutating func insert(_ position: Int) {
        let bit: UInt64 = 1 << UInt64(position & 63)
        switch position >> 6 {
        case 0: first |= bit
        case 1: second |= bit
        default: third |= bit
        }
    }

    /// Whether it holds for these traits.
    public func matches(_ traits: TraitCollection) -> Bool {
        let position = Self.position(of: traits)
        let word = position < 64 ? first : position < 128 ? second : third
        return word & (1 << UInt64(position & 63)) != 0
    }

    // MARK: Combining

    /// Holds while both do.
    public static func && (one: TraitCondition, other: TraitCondition) -> TraitCondition {
        TraitCondition(
            one.first & other.first, one.second & other.second, one.third & other.third)
    }

    /// Holds while at least one of them does.
    public static func || (one: TraitCondition, other: TraitCondition) -> TraitCondition {
        TraitCondition(
            one.first | other.first, one.second | other.second, one.third | other.third)
    }

    /// Holds while the other does not.
    public static prefix func ! (condition: TraitCondition) -> TraitCondition {
        TraitCondition(~condition.first, ~condition.second, ~condition.third)
    }
}

/// The conditions that others are put together of.
extension TraitCondition {
    /// Little width, as on a phone held upright.
    public static let compactWidth = TraitCondition { $0.horizontalSizeClass == .compact }
    /// Much width, as on a tablet.
    public static let regularWidth = TraitCondition { $0.horizontalSizeClass == .regular }
    /// Little height, as on a phone held sideways.
    public static let compactHeight = TraitCondition { $0.verticalSizeClass == .compact }
    /// Much height, as on a phone held upright.
    public static let regularHeight = TraitCondition { $0.verticalSizeClass == .regular }
    /// Reading from left to right.
    public static let leftToRight = TraitCondition { $0.layoutDirection == .leftToRight }
    /// Reading from right to left.
    public static let rightToLeft = TraitCondition { $0.layoutDirection == .rightToLeft }
    /// Bright surroundings.
    public static let light = TraitCondition { $0.userInterfaceStyle == .light }
    /// Dark surroundings.
    public static let dark = TraitCondition { $0.userInterfaceStyle == .dark }
    /// Text of one of the five largest sizes.
    public static let accessibilityTextSize = TraitCondition {
        $0.textSizeCategory.isAccessibilityCategory
    }
    /// At all times.
    public static let always = TraitCondition { _ in true }
    /// At no time.
    public static let never = TraitCondition { _ in false }

    /// Text of a size.
    public static func textSize(_ category: TextSizeCategory) -> TraitCondition {
        TraitCondition { $0.textSizeCategory == category }
    }

    /// Text of a size or a larger one.
    public static func textSize(atLeast category: TextSizeCategory) -> TraitCondition {
        TraitCondition { $0.textSizeCategory >= category }
    }

    /// The traits that a collection states, but for the display scale.
    public static func traits(_ traits: TraitCollection) -> TraitCondition {
        TraitCondition { $0 == $0.overridden(by: traits.withoutScale) }
    }
}

extension TraitCollection {
    fileprivate var withoutScale: TraitCollection {
        var traits = self
        traits.displayScale = 0
        return traits
    }
}
