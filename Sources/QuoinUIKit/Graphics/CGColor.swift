/// A colour as layers have it.
public final class CGColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let mark = FoundationMark()
    /// The colour that it was made from, with its variant for the dark.
    public let color: UIColor
    init(_ color: UIColor) { self.color = color }
    /// As in UIKit.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// As on Apple's systems, for `#colorLiteral(red:green:blue:alpha:)`.
    public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
            alpha: CGFloat(alpha))
    }
    /// As in UIKit.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(UIColor(white: gray, alpha: alpha))
    }
    /// As in UIKit.
    public var alpha: CGFloat { CGFloat(color.value.opacity) }
    /// Always four, red, green, blue and alpha: a grey has its parts as well.
    public var numberOfComponents: Int { 4 }
    /// As in UIKit.
    public var components: [CGFloat]? {
        [color.value.red, color.value.green, color.value.blue, color.value.opacity].map {
            CGFloat($0)
        }
    }
    /// As in UIKit.
    public func copy(alpha: CGFloat) -> CGColor? { color.withAlphaComponent(alpha).cgColor }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CGColor)?.color.value == color.value
    }
    public override var hash: Int { color.value.hashValue }
}
