extension UIImage {
    /// How a picture is chosen.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How a sign of the system's is chosen. Its size and its scale have an effect.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let scale: SymbolScale

        private init(_ pointSize: CGFloat?, _ scale: SymbolScale) {
            (self.pointSize, self.scale) = (pointSize, scale)
        }
        /// As in UIKit.
        public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified) }
        /// As in UIKit.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize, .unspecified)
        }
        /// As in UIKit.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, scale)
        }
        /// As in UIKit.
        public convenience init(weight: SymbolWeight) { self.init(nil, .unspecified) }
        /// As in UIKit.
        public convenience init(scale: SymbolScale) { self.init(nil, scale) }
        /// As in UIKit.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle.size, .unspecified)
        }
        /// As in UIKit.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle.size, scale)
        }
        /// As in UIKit.
        public convenience init(font: UIFont) { self.init(font.pointSize, .unspecified) }
        /// As in UIKit.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font.pointSize, scale)
        }
        /// As in UIKit.
        public convenience init(hierarchicalColor: UIColor) { self.init(nil, .unspecified) }
        /// As in UIKit.
        public convenience init(paletteColors: [UIColor]) { self.init(nil, .unspecified) }
        /// As in UIKit.
        public class var unspecified: SymbolConfiguration { .init(nil, .unspecified) }
        /// As in UIKit. Signs have one colour here.
        public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
        /// As ``preferringMulticolor()``.
        public class func preferringMonochrome() -> SymbolConfiguration { unspecified }
        /// As in UIKit: what the other one says counts.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            let scale = other.scale == .unspecified ? scale : other.scale
            return SymbolConfiguration(other.pointSize ?? pointSize, scale)
        }
        /// As in UIKit.
        public func configurationWithoutScale() -> SymbolConfiguration {
            SymbolConfiguration(pointSize, .unspecified)
        }
        /// As in UIKit.
        public func configurationWithoutWeight() -> SymbolConfiguration { self }
        /// As in UIKit.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(nil, scale)
        }

        /// How large letters are that it stands beside.
        var size: CGFloat { (pointSize ?? 17) * scale.share }
    }
    /// How heavy a sign is.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// How large a sign is beside text.
    public enum SymbolScale: Int, Sendable {
        case unspecified, `default`, small, medium, large

        /// How large signs are, where those of the middle are 1.
        fileprivate var share: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.3
            default: 1
            }
        }
    }
}
