import QuoinKit

extension UIButton {
    /// What a button looks like, said at once.
    @preconcurrency @MainActor
    public struct Configuration {
        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            case fixed, dynamic, small, medium, large, capsule
        }
        /// How large it is.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// Where title and subtitle stand.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        /// What is behind.
        @preconcurrency @MainActor
        public struct Background {
            /// As in UIKit.
            public var backgroundColor: UIColor?
            /// As in UIKit.
            public var cornerRadius: CGFloat = 5.95
            /// As in UIKit.
            public var strokeColor: UIColor?
            /// As in UIKit.
            public var strokeWidth: CGFloat = 0
            /// As in UIKit.
            public var image: UIImage?
            /// Kept, without effect.
            public var backgroundInsets = NSDirectionalEdgeInsets.zero
        }
        private enum Ground { case none, tint, fill }
        private var kind = Ground.none

        /// As in UIKit.
        public var title: String?
        /// Kept, without effect.
        public var subtitle: String?
        /// As in UIKit.
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } ?? title }
        }
        /// As in UIKit.
        public var image: UIImage?
        /// As in UIKit.
        public var imagePadding: CGFloat = 0
        /// Kept, without effect.
        public var titlePadding: CGFloat = 1
        /// As in UIKit.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// As in UIKit.
        public var contentInsets = NSDirectionalEdgeInsets(
            top: 7, leading: 12, bottom: 7, trailing: 12)
        /// As in UIKit.
        public var baseForegroundColor: UIColor?
        /// As in UIKit.
        public var baseBackgroundColor: UIColor?
        /// As in UIKit for `capsule`; the other styles have the background's corner radius.
        public var cornerStyle = CornerStyle.dynamic
        /// Kept, without effect.
        public var buttonSize = Size.medium
        /// Kept, without effect.
        public var titleAlignment = TitleAlignment.automatic
        /// As in UIKit.
        public var background = Background()
        /// Kept, without effect.
        public var showsActivityIndicator = false
        /// Kept, without effect.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Kept, without effect.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
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
        private static func of(_ kind: Ground) -> Configuration {
            var configuration = Configuration()
            configuration.kind = kind
            if kind == .tint { configuration.baseForegroundColor = .white }
            return configuration
        }

        /// Draws what is behind title and picture.
        func paintGround(
            in place: Rect, on canvas: any Canvas, tint: UIColor, traits: QuoinKit.TraitCollection
        ) {
            let most = Double(min(place.width, place.height)) / 2
            let radius =
                cornerStyle == .capsule ? most : Double(max(0, background.cornerRadius))
            if let color = ground(tint) {
                canvas.fill(place, color: color.value.resolved(with: traits), cornerRadius: radius)
            }
            if let image = background.image { canvas.image(named: image.name, in: place) }
            if background.strokeWidth > 0 {
                let color = (background.strokeColor ?? tint).value.resolved(with: traits)
                canvas.stroke(
                    place, color: color, lineWidth: Double(background.strokeWidth),
                    cornerRadius: radius)
            }
        }
        private func ground(_ tint: UIColor) -> UIColor? {
            if let color = background.backgroundColor ?? baseBackgroundColor { return color }
            switch kind {
            case .tint: return tint
            case .fill: return .systemFill
            case .none: return nil
            }
        }
    }
}
