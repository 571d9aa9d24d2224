/// What a screen shows that has nothing to show: a picture, a text, a second one, and what can be done about it.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Where picture, texts and buttons stand from side to side.
    public enum Alignment: Int, Sendable { case center, natural }

    /// As in UIKit.
    public var image: UIImage?
    /// As in UIKit.
    public var imageProperties = ImageProperties()
    /// As in UIKit.
    public var text: String?
    /// As in UIKit: it counts before ``text``.
    public var attributedText: NSAttributedString?
    /// As in UIKit.
    public var textProperties: TextProperties
    /// As in UIKit.
    public var secondaryText: String?
    /// As in UIKit: it counts before ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// As in UIKit.
    public var secondaryTextProperties = TextProperties(
        .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    /// As in UIKit: it is there if it has a title or a picture.
    public var button = UIButton.Configuration.plain()
    /// As in UIKit.
    public var buttonProperties = ButtonProperties()
    /// As in UIKit, below ``button``.
    public var secondaryButton = UIButton.Configuration.plain()
    /// As in UIKit.
    public var secondaryButtonProperties = ButtonProperties()
    /// As in UIKit. What is natural begins at the leading side.
    public var alignment = Alignment.center
    /// As in UIKit, but that one axis stands for both.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// As in UIKit: room around what is shown, within the safe area.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 32, bottom: 16, trailing: 32)
    /// As in UIKit: between the picture and the text below it.
    public var imageToTextPadding: CGFloat = 15
    /// As in UIKit.
    public var textToSecondaryTextPadding: CGFloat = 3
    /// As in UIKit: between the last text, or the picture if there is none, and the button.
    public var textToButtonPadding: CGFloat = 20
    /// As in UIKit.
    public var buttonToSecondaryButtonPadding: CGFloat = 15
    /// As in UIKit: what is behind all of it.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether something turns where there is no picture.
    var isLoading = false
    /// What stands in ``text`` until a search is known.
    private var textWithoutSearch: String?

    private init(_ properties: TextProperties) { textProperties = properties }

    // MARK: Kinds

    /// As in UIKit: nothing yet, in the fonts and the colours of what says that there is nothing.
    public static func empty() -> UIContentUnavailableConfiguration {
        let title = UIFont.preferredFont(forTextStyle: .title2)
        let bold = title.fontDescriptor.withSymbolicTraits(.traitBold)
        return .init(TextProperties(bold.map { UIFont(descriptor: $0, size: 0) } ?? title, .label))
    }
    /// As in UIKit: something that turns, and a text that says why.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration(
            TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel))
        made.isLoading = true
        made.text = "Loading\u{2026}"
        made.imageToTextPadding = 8
        made.imageProperties.preferredSymbolConfiguration = .init(pointSize: 32)
        return made
    }
    /// As in UIKit: nothing was found. Its text names what was looked for, once it is updated for a state that
    /// knows it.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = empty()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.textWithoutSearch = made.text
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }

    // MARK: Showing it

    /// As in UIKit.
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }
    /// As in UIKit: that of a search names what was looked for; otherwise the same for every state.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        let state = state as? UIContentUnavailableConfigurationState
        guard let text, text == textWithoutSearch, let searched = state?.searchText,
            !searched.isEmpty
        else { return self }
        var result = self
        result.text = "\(text) for “\(searched)”"
        return result
    }

    /// How the picture looks.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// As in UIKit.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(pointSize: 48)
        /// As in UIKit.
        public var tintColor: UIColor? = .secondaryLabel
        /// As in UIKit.
        public var cornerRadius: CGFloat = 0
        /// As in UIKit: a larger picture becomes so small, in its own proportions. 0 is no limit.
        public var maximumSize = CGSize.zero
        /// Kept, without effect.
        public var accessibilityIgnoresInvertColors = false
    }

    /// How a text looks.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// As in UIKit.
        public var font: UIFont
        /// As in UIKit.
        public var color: UIColor
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

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
    }

    /// What a button does.
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// As in UIKit: what is done by a tap, whose title and picture count where the button has none.
        public var primaryAction: UIAction?
        /// As in UIKit.
        public var menu: UIMenu?
        /// As in UIKit.
        public var isEnabled = true
        /// Kept, without effect.
        public var role = UIButton.Role.normal
    }
}

/// What the look of a screen depends on that has nothing to show.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// As in UIKit.
    public var traitCollection: UITraitCollection
    /// As in UIKit: what is typed in the search bar of the screen's navigation item.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// As in UIKit.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// As in UIKit.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
