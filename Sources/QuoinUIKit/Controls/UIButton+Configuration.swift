import QuoinKit

extension UIButton {
    /// As in UIKit: what makes a button look as its state is.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// What a button looks like, said at once.
    @preconcurrency @MainActor
    public struct Configuration {
        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            case fixed, dynamic, small, medium, large, capsule
        }
        /// How large it is.
        public enum Size: Int, Sendable {
            case medium, small, mini, large

            fileprivate var insets: NSDirectionalEdgeInsets {
                switch self {
                case .mini, .small:
                    NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
            }
        }
        /// Where title and subtitle stand.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        /// What is behind.
        @preconcurrency @MainActor
        public struct Background {
            /// As in UIKit.
            public var backgroundColor: UIColor?
            /// As in UIKit.
            public var backgroundColorTransformer: UIConfigurationColorTransformer?
            /// As in UIKit.
            public var cornerRadius: CGFloat = 5.95
            /// As in UIKit.
            public var strokeColor: UIColor?
            /// As in UIKit.
            public var strokeColorTransformer: UIConfigurationColorTransformer?
            /// As in UIKit.
            public var strokeWidth: CGFloat = 0
            /// As in UIKit.
            public var image: UIImage?
            /// Kept, without effect.
            public var backgroundInsets = NSDirectionalEdgeInsets.zero
            /// Kept, without effect.
            public var strokeOutset: CGFloat = 0
            /// Kept, without effect: pictures fill the ground.
            public var imageContentMode = UIView.ContentMode.scaleToFill
            /// Kept, without effect.
            public var visualEffect: UIVisualEffect?
            /// Kept, without effect.
            public var customView: UIView?
        }
        private enum Ground { case none, tint, fill }
        private var kind = Ground.none

        /// As in UIKit: the characters of the attributed title, which it takes the place of.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// As in UIKit.
        public var attributedTitle: AttributedString?
        /// As in UIKit. It is given the font and the colour that the title has, and what is said of its parts.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// As in UIKit: it stands below the title. As ``title``, it is the characters of the attributed one.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// As in UIKit.
        public var attributedSubtitle: AttributedString?
        /// As ``titleTextAttributesTransformer``, with what the subtitle has.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// As in UIKit.
        public var image: UIImage?
        /// Kept, without effect.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// As in UIKit.
        public var imagePadding: CGFloat = 0
        /// As in UIKit: what is between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// As in UIKit.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// As in UIKit: those of the ``buttonSize``, until they are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { saidInsets ?? buttonSize.insets }
            set { saidInsets = newValue }
        }
        private var saidInsets: NSDirectionalEdgeInsets?
        /// As in UIKit: the insets are those of the ``buttonSize`` again.
        public mutating func setDefaultContentInsets() { saidInsets = nil }
        /// As in UIKit.
        public var baseForegroundColor: UIColor?
        /// As in UIKit.
        public var baseBackgroundColor: UIColor?
        /// As in UIKit for `capsule`; the other styles have the background's corner radius.
        public var cornerStyle = CornerStyle.dynamic
        /// As in UIKit: what it says of the insets, and of the title's font.
        public var buttonSize = Size.medium
        /// As in UIKit: where the narrower of title and subtitle stands beside the other one, and their lines in
        /// them. `automatic` lets them stand beside the picture, in the middle above or below it, and without one
        /// at the leading side; their lines it leaves as the labels say.
        public var titleAlignment = TitleAlignment.automatic
        /// As in UIKit.
        public var background = Background()
        /// As in UIKit: a sign of 20 points in the place of the picture, that something is being done.
        public var showsActivityIndicator = false
        /// What a button shows beside its title to say that there is a menu.
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        /// Kept, without effect.
        public var indicator = Indicator.automatic
        /// What a button looks like on a Mac.
        public enum MacIdiomStyle: Int, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }
        /// Kept, without effect.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Kept, without effect.
        public var automaticallyUpdateForSelection = true
        /// As in UIKit. Nothing of it depends on the state here.
        public func updated(for button: UIButton) -> Configuration { self }
        /// As in UIKit.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// As in UIKit: with a mode that breaks lines, the title takes as many as it needs, and the button is as high as they
        /// are. With others it has one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// As ``titleLineBreakMode``.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// As in UIKit.
        public static func plain() -> Configuration { Configuration() }
        /// As in UIKit.
        public static func borderless() -> Configuration { Configuration() }
        /// As in UIKit.
        public static func gray() -> Configuration { of(.fill) }
        /// As in UIKit.
        public static func bordered() -> Configuration { of(.fill) }
        /// As in UIKit.
        public static func tinted() -> Configuration { of(.fill) }
        /// As in UIKit.
        public static func filled() -> Configuration { of(.tint) }
        /// As in UIKit.
        public static func borderedTinted() -> Configuration { of(.fill) }
        /// As in UIKit.
        public static func borderedProminent() -> Configuration { of(.tint) }
        /// As in UIKit, with a ground as of ``gray()``.
        public static func glass() -> Configuration { glass(.fill) }
        /// As ``glass()``.
        public static func clearGlass() -> Configuration { glass(.fill) }
        /// As in UIKit, with a ground as of ``filled()``.
        public static func prominentGlass() -> Configuration { glass(.tint) }
        /// As ``prominentGlass()``.
        public static func prominentClearGlass() -> Configuration { glass(.tint) }
        private static func glass(_ kind: Ground) -> Configuration {
            var configuration = of(kind)
            configuration.cornerStyle = .capsule
            if kind == .fill { configuration.baseForegroundColor = .label }
            return configuration
        }
        private static func of(_ kind: Ground) -> Configuration {
            var configuration = Configuration()
            configuration.kind = kind
            if kind == .tint { configuration.baseForegroundColor = .white }
            return configuration
        }

        /// The font of titles that do not say theirs. It follows the text size that people choose.
        var titleFont: UIFont {
            let isSmall = buttonSize == .mini || buttonSize == .small
            return .preferredFont(forTextStyle: isSmall ? .subheadline : .body)
        }

        /// The title with what is said of its parts, on top of what is said of all of it; nil if nothing is.
        func styledTitle(in font: UIFont, _ color: UIColor) -> NSAttributedString? {
            Self.styled(attributedTitle, titleTextAttributesTransformer, font, color)
        }
        /// As ``styledTitle(in:_:)``.
        func styledSubtitle(in font: UIFont, _ color: UIColor) -> NSAttributedString? {
            Self.styled(attributedSubtitle, subtitleTextAttributesTransformer, font, color)
        }
        private static func styled(
            _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
            _ font: UIFont, _ color: UIColor
        ) -> NSAttributedString? {
            guard let text,
                transformer != nil || text.runs.contains(where: { $0.attributes != .init() })
            else { return nil }
            let common = AttributeContainer([.font: font, .foregroundColor: color])
            var styled = text
            for run in text.runs {
                let own = common.merging(run.attributes)
                styled[run.range].setAttributes(transformer?(own) ?? own)
            }
            return NSAttributedString(styled)
        }

        /// Where title and subtitle stand: `automatic` depends on where the picture is, if there is one.
        func resolvedTitleAlignment(hasImage: Bool) -> TitleAlignment {
            guard titleAlignment == .automatic else { return titleAlignment }
            guard hasImage else { return .leading }
            switch imagePlacement {
            case .top, .bottom: return .center
            case .trailing: return .trailing
            default: return .leading
            }
        }

        /// Draws what is behind title and picture.
        func paintGround(
            in place: Rect, on canvas: any Canvas, tint: UIColor, isEnabled: Bool,
            traits: QuoinKit.TraitCollection
        ) {
            let most = Double(min(place.width, place.height)) / 2
            let radius =
                cornerStyle == .capsule ? most : Double(max(0, background.cornerRadius))
            if let color = ground(tint, isEnabled: isEnabled) {
                canvas.fill(place, color: color.value.resolved(with: traits), cornerRadius: radius)
            }
            if let image = background.image { canvas.show(image, in: place, traits: traits) }
            if background.strokeWidth > 0 {
                let color = background.strokeColor ?? tint
                let shown = background.strokeColorTransformer?(color) ?? color
                canvas.stroke(
                    place, color: shown.value.resolved(with: traits),
                    lineWidth: Double(background.strokeWidth),
                    cornerRadius: radius)
            }
        }
        private func ground(_ tint: UIColor, isEnabled: Bool) -> UIColor? {
            plainGround(tint, isEnabled: isEnabled).map {
                background.backgroundColorTransformer?($0) ?? $0
            }
        }
        private func plainGround(_ tint: UIColor, isEnabled: Bool) -> UIColor? {
            if let color = background.backgroundColor { return color }
            // What cannot be tapped has no colour of its own.
            if !isEnabled, kind != .none { return .tertiarySystemFill }
            if let color = baseBackgroundColor { return color }
            switch kind {
            case .tint: return tint
            case .fill: return .systemFill
            case .none: return nil
            }
        }
    }
}
