/// What surroundings a view is shown in: how much room there is, the screen, and the people in front of it.
///
/// ```swift
/// window.traits = TraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark)
/// window.traits.textSizeCategory = .extraExtraLarge
/// card.traits.horizontalSizeClass               // compact
/// ```
///
/// A collection may leave traits open. Set on a view, it then changes only those that it states, and what it
/// leaves open comes from around the view; on a window, from its size, scale and direction. Read from a view,
/// a collection has all of them, and states those that were set on that very view. Collections are equal if
/// their traits are, stated or not.
public struct TraitCollection: Sendable {
    private var storedHorizontal = SizeClass.compact
    private var storedVertical = SizeClass.regular
    private var storedDirection = LayoutDirection.leftToRight
    private var storedStyle = Appearance.light
    private var storedCategory = TextSizeCategory.large
    private var storedScale = 1.0
    /// What the collection says itself, rather than its surroundings.
    package var stated: StatedTraits = []

    /// Makes a collection; what is left out is left open.
    ///
    /// A display scale that is not positive and finite is left open, too.
    public init(
        horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
        displayScale: Double? = nil, layoutDirection: LayoutDirection? = nil,
        userInterfaceStyle: UserInterfaceStyle? = nil, textSizeCategory: TextSizeCategory? = nil
    ) {
        if let horizontalSizeClass {
            self.horizontalSizeClass = horizontalSizeClass
        }
        if let verticalSizeClass {
            self.verticalSizeClass = verticalSizeClass
        }
        if let displayScale {
            self.displayScale = displayScale
        }
        if let layoutDirection {
            self.layoutDirection = layoutDirection
        }
        if let userInterfaceStyle {
            self.userInterfaceStyle = userInterfaceStyle
        }
        if let textSizeCategory {
            self.textSizeCategory = textSizeCategory
        }
    }

    /// How much width there is. Compact, where nothing says more.
    public var horizontalSizeClass: SizeClass {
        get { storedHorizontal }
        set {
            storedHorizontal = newValue
            stated.insert(.horizontalSizeClass)
        }
    }

    /// How much height there is. Regular, where nothing says more.
    public var verticalSizeClass: SizeClass {
        get { storedVertical }
        set {
            storedVertical = newValue
            stated.insert(.verticalSizeClass)
        }
    }

    /// How many pixels a point has. 1, where nothing says more.
    public var displayScale: Double {
        get { storedScale }
        set {
            let isSound = newValue > 0 && newValue.isFinite
            storedScale = isSound ? newValue : 1
            if isSound {
                stated.insert(.displayScale)
            } else {
                stated.remove(.displayScale)
            }
        }
    }

    /// In which direction people read.
    public var layoutDirection: LayoutDirection {
        get { storedDirection }
        set {
            storedDirection = newValue
            stated.insert(.layoutDirection)
        }
    }

    /// Whether it is bright or dark.
    public var userInterfaceStyle: UserInterfaceStyle {
        get { storedStyle }
        set {
            storedStyle = newValue
            stated.insert(.userInterfaceStyle)
        }
    }

    /// How large people want text to be.
    public var textSizeCategory: TextSizeCategory {
        get { storedCategory }
        set {
            storedCategory = newValue
            stated.insert(.textSizeCategory)
        }
    }

    /// The collection with the traits that another one states in place of its own.
    public func overridden(by other: TraitCollection) -> TraitCollection {
        guard !other.stated.isEmpty else { return self }
        var traits = self
        if other.stated.contains(.horizontalSizeClass) {
            traits.horizontalSizeClass = other.storedHorizontal
        }
        if other.stated.contains(.verticalSizeClass) {
            traits.verticalSizeClass = other.storedVertical
        }
        if other.stated.contains(.displayScale) {
            traits.displayScale = other.storedScale
        }
        if other.stated.contains(.layoutDirection) {
            traits.layoutDirection = other.storedDirection
        }
        if other.stated.contains(.userInterfaceStyle) {
            traits.userInterfaceStyle = other.storedStyle
        }
        if other.stated.contains(.textSizeCategory) {
            traits.textSizeCategory = other.storedCategory
        }
        return traits
    }
}

/// Which traits a collection states.
package struct StatedTraits: OptionSet, Sendable {
    package var rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let horizontalSizeClass = StatedTraits(rawValue: 1 << 0)
    package static let verticalSizeClass = StatedTraits(rawValue: 1 << 1)
    package static let displayScale = StatedTraits(rawValue: 1 << 2)
    package static let layoutDirection = StatedTraits(rawValue: 1 << 3)
    package static let userInterfaceStyle = StatedTraits(rawValue: 1 << 4)
    package static let textSizeCategory = StatedTraits(rawValue: 1 << 5)
    package static let all = StatedTraits(rawValue: (1 << 6) - 1)
}

extension TraitCollection: Hashable {
    /// Whether the traits are the same, whoever states them.
    public static func == (one: TraitCollection, other: TraitCollection) -> Bool {
        one.storedHorizontal == other.storedHorizontal
            && one.storedVertical == other.storedVertical
            && one.storedScale == other.storedScale
            && one.storedDirection == other.storedDirection
            && one.storedStyle == other.storedStyle
            && one.storedCategory == other.storedCategory
    }

    /// Feeds a hasher with the traits.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storedHorizontal)
        hasher.combine(storedVertical)
        hasher.combine(storedScale)
        hasher.combine(storedDirection)
        hasher.combine(storedStyle)
        hasher.combine(storedCategory)
    }
}

extension TraitCollection: CustomStringConvertible {
    /// All traits in one line: `compact × regular @2, leftToRight, light, large`.
    public var description: String {
        let direction = storedDirection == .leftToRight ? "leftToRight" : "rightToLeft"
        let style = storedStyle == .light ? "light" : "dark"
        return "\(storedHorizontal) × \(storedVertical) @\(storedScale.plainText), \(direction), "
            + "\(style), \(storedCategory.name)"
    }
}

extension TextSizeCategory {
    /// The step, as it is called.
    fileprivate var name: String {
        switch self {
        case .extraSmall: "extraSmall"
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .extraLarge: "extraLarge"
        case .extraExtraLarge: "extraExtraLarge"
        case .extraExtraExtraLarge: "extraExtraExtraLarge"
        case .accessibilityMedium: "accessibilityMedium"
        case .accessibilityLarge: "accessibilityLarge"
        case .accessibilityExtraLarge: "accessibilityExtraLarge"
        case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
        case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
        }
    }
}
