/// What a row of a list shows: a picture, a text and a second one.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// As in UIKit.
    public var image: UIImage?
    /// As in UIKit.
    public var imageProperties = ImageProperties()
    /// As in UIKit.
    public var text: String?
    /// As in UIKit.
    public var attributedText: NSAttributedString?
    /// As in UIKit.
    public var textProperties = TextProperties()
    /// As in UIKit.
    public var secondaryText: String?
    /// As in UIKit.
    public var secondaryAttributedText: NSAttributedString?
    /// As in UIKit.
    public var secondaryTextProperties = TextProperties()
    /// Kept, without effect.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// As in UIKit: room around what is shown.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 16)
    /// As in UIKit: the second text stands beside the first one.
    public var prefersSideBySideTextAndSecondaryText = false
    /// As in UIKit.
    public var imageToTextPadding: CGFloat = 16
    /// As in UIKit.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// As in UIKit.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// As in UIKit.
    public var alpha: CGFloat = 1
    /// How high it is at least.
    var leastHeight: CGFloat = 44

    private init(_ font: UIFont, second: UIFont, color: UIColor) {
        textProperties.font = font
        secondaryTextProperties.font = second
        secondaryTextProperties.color = color
    }

    // MARK: Kinds

    /// As in UIKit.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }
    /// As in UIKit.
    public static func subtitleCell() -> UIListContentConfiguration {
        .init(
            .preferredFont(forTextStyle: .body), second: .preferredFont(forTextStyle: .caption1),
            color: .label)
    }
    /// As in UIKit.
    public static func valueCell() -> UIListContentConfiguration {
        let font = UIFont.preferredFont(forTextStyle: .body)
        var made = UIListContentConfiguration(font, second: font, color: .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }
    /// As in UIKit.
    public static func sidebarCell() -> UIListContentConfiguration { subtitleCell() }
    /// As in UIKit.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// As in UIKit.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { subtitleCell() }
    /// As in UIKit.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        subtitleCell()
    }
    /// As in UIKit.
    public static func plainHeader() -> UIListContentConfiguration { part(.headline, .label) }
    /// As in UIKit.
    public static func plainFooter() -> UIListContentConfiguration {
        part(.footnote, .secondaryLabel)
    }
    /// As in UIKit.
    public static func groupedHeader() -> UIListContentConfiguration {
        part(.footnote, .secondaryLabel)
    }
    /// As in UIKit.
    public static func groupedFooter() -> UIListContentConfiguration {
        part(.footnote, .secondaryLabel)
    }
    /// As in UIKit.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// As in UIKit.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// As in UIKit.
    public static func sidebarHeader() -> UIListContentConfiguration { part(.headline, .label) }
    /// As in UIKit.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        part(.headline, .label)
    }
    /// As in UIKit.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        part(.title3, .label)
    }
    private static func part(_ style: UIFont.TextStyle, _ color: UIColor)
        -> UIListContentConfiguration
    {
        let small = UIFont.preferredFont(forTextStyle: .footnote)
        var made = UIListContentConfiguration(
            .preferredFont(forTextStyle: style), second: small, color: .secondaryLabel)
        made.textProperties.color = color
        made.leastHeight = 28
        (made.directionalLayoutMargins.top, made.directionalLayoutMargins.bottom) = (5, 5)
        return made
    }

    // MARK: Showing it

    /// As in UIKit.
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
    /// The same for every state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    /// How a picture looks.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The size that stands for that of UIKit's own pictures.
        public static let standardDimension: CGFloat = 40
        /// As in UIKit.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// As in UIKit.
        public var tintColor: UIColor?
        /// As in UIKit.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// As in UIKit.
        public var cornerRadius: CGFloat = 0
        /// As in UIKit: a larger picture becomes so small, in its own proportions.
        public var maximumSize = CGSize.zero
        /// As in UIKit: room that the picture stands in the middle of.
        public var reservedLayoutSize = CGSize.zero
        /// Kept, without effect.
        public var accessibilityIgnoresInvertColors = false
        /// As in UIKit.
        public var strokeColor: UIColor?
        /// As in UIKit.
        public var strokeWidth: CGFloat = 0
        /// As in UIKit.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// How a text looks.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// Where a text stands.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        /// What becomes of its letters.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
        /// As in UIKit.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// As in UIKit.
        public var color = UIColor.label
        /// As in UIKit.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// As in UIKit.
        public var alignment = TextAlignment.natural
        /// As in UIKit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// As in UIKit.
        public var numberOfLines = 0
        /// As in UIKit.
        public var adjustsFontSizeToFitWidth = false
        /// As in UIKit.
        public var minimumScaleFactor: CGFloat = 0
        /// Kept, without effect.
        public var allowsDefaultTighteningForTruncation = false
        /// As in UIKit.
        public var adjustsFontForContentSizeCategory = true
        /// Kept, without effect.
        public var showsExpansionTextWhenTruncated = false
        /// As in UIKit.
        public var transform = TextTransform.none
        /// As in UIKit.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }
}

/// Ways across a screen.
public struct UIAxis: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let horizontal = UIAxis(rawValue: 1)
    /// As in UIKit.
    public static let vertical = UIAxis(rawValue: 2)
    /// As in UIKit.
    public static let both: UIAxis = [.horizontal, .vertical]
}
