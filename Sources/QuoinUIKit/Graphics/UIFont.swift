import QuoinKit

/// A size and a weight of letters. Every family is measured as the one that the tree's measurer knows.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// How heavy letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: CGFloat
        /// As in UIKit.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As in UIKit.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let ultraLight = Weight(-0.8)
        /// As in UIKit.
        public static let thin = Weight(-0.6)
        /// As in UIKit.
        public static let light = Weight(-0.4)
        /// As in UIKit.
        public static let regular = Weight(0)
        /// As in UIKit.
        public static let medium = Weight(0.23)
        /// As in UIKit.
        public static let semibold = Weight(0.3)
        /// As in UIKit.
        public static let bold = Weight(0.4)
        /// As in UIKit.
        public static let heavy = Weight(0.56)
        /// As in UIKit.
        public static let black = Weight(0.62)
    }

    /// How wide letters are.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: CGFloat
        /// As in UIKit.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As in UIKit.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let compressed = Width(-0.4)
        /// As in UIKit.
        public static let condensed = Width(-0.2)
        /// As in UIKit.
        public static let standard = Width(0)
        /// As in UIKit.
        public static let expanded = Width(0.2)
    }

    /// What a text is for, which says how large it is.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// As in UIKit.
        public static let title1 = TextStyle(rawValue: "title1")
        /// As in UIKit.
        public static let title2 = TextStyle(rawValue: "title2")
        /// As in UIKit.
        public static let title3 = TextStyle(rawValue: "title3")
        /// As in UIKit.
        public static let headline = TextStyle(rawValue: "headline")
        /// As in UIKit.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// As in UIKit.
        public static let body = TextStyle(rawValue: "body")
        /// As in UIKit.
        public static let callout = TextStyle(rawValue: "callout")
        /// As in UIKit.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// As in UIKit.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// As in UIKit.
        public static let caption2 = TextStyle(rawValue: "caption2")

        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }

    private let mark = FoundationMark()
    /// As in UIKit.
    public let fontName: String
    /// As in UIKit.
    public let pointSize: CGFloat
    let weight: Weight
    let isItalic: Bool
    /// Whether it grows with the text size that people have chosen.
    let scales: Bool
    /// How large it gets at most.
    let largestSize: CGFloat

    init(
        fontName: String, pointSize: CGFloat, weight: Weight, isItalic: Bool = false,
        scales: Bool = false, largestSize: CGFloat = .infinity
    ) {
        self.fontName = fontName
        self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : 17
        self.weight = weight
        self.isItalic = isItalic
        self.scales = scales
        self.largestSize = largestSize > 0 ? largestSize : .infinity
    }

    /// As in UIKit: some font.
    public override convenience init() {
        self.init(fontName: ".SFUI-0.0", pointSize: 17, weight: .regular)
    }
    /// A font by its name, from which its weight is read.
    public convenience init?(name: String, size: CGFloat) {
        let lowered = name.lowercased()
        let isHeavy = ["bold", "heavy", "black"].contains { lowered.contains($0) }
        self.init(
            fontName: name, pointSize: size, weight: isHeavy ? .bold : .regular,
            isItalic: lowered.contains("italic") || lowered.contains("oblique"))
    }
    /// As in UIKit: in the descriptor's own size it grows with the text size if the descriptor's font does.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let hasOwnSize = size <= 0 || size == descriptor.pointSize
        self.init(
            fontName: descriptor.font.fontName, pointSize: size > 0 ? size : descriptor.pointSize,
            weight: descriptor.weight, isItalic: descriptor.symbolicTraits.contains(.traitItalic),
            scales: hasOwnSize && descriptor.font.scales, largestSize: descriptor.font.largestSize)
    }

    /// As in UIKit.
    open class func systemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .regular)
    }
    /// As in UIKit.
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(fontName: ".SFUI-\(weight.rawValue)", pointSize: size, weight: weight)
    }
    /// As in UIKit, but for the width: letters are as wide as in the standard one.
    open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    /// As in UIKit.
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }
    /// As in UIKit.
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(fontName: ".SFUI-Italic", pointSize: size, weight: .regular, isItalic: true)
    }
    /// As in UIKit.
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    /// As in UIKit.
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    private static let ofSystem = ".SFUI-"
    /// The style that it was made for, which its name says.
    final var textStyle: TextStyle? {
        let name = fontName.dropFirst(Self.ofSystem.count)
        // Others are called by their weight, which is a number, and the slanted one with a capital.
        guard fontName.hasPrefix(Self.ofSystem), name.first?.isLowercase ?? false else {
            return nil
        }
        return TextStyle(rawValue: String(name))
    }
    /// As in UIKit.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(
            fontName: Self.ofSystem + style.rawValue, pointSize: style.size,
            weight: style == .headline ? .semibold : .regular, scales: true)
    }
    /// As in UIKit: as large as it is for the text size that the traits say, whatever people choose later. Without one, it
    /// is ``preferredFont(forTextStyle:)``.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style).settled(for: traits)
    }
    /// It, as large as it is for the text size that traits say. Without one, it grows and shrinks as before.
    final func settled(for traits: UITraitCollection?) -> UIFont {
        guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
            return self
        }
        let font = UIFont(
            fontName: fontName, pointSize: CGFloat(drawn.scaled(for: category.drawn).size),
            weight: weight, isItalic: isItalic)
        font.growing = self
        return font
    }
    /// What it was before it was settled.
    private final var growing: UIFont?
    /// The font as who asks a view for it sees it: as large as it is shown there. What is set to that follows the text
    /// size as before, if it shows what follows it.
    final func seen(
        with traits: @autoclosure () -> UITraitCollection, following isFollowing: Bool
    ) -> UIFont {
        let shown = shown(following: isFollowing)
        guard shown.scales else { return self }
        let font = shown.settled(for: traits())
        return font.pointSize == pointSize ? self : font
    }
    /// The given font, if this is what is seen of it. Classes of one's own may say another one.
    final func unseen(_ given: UIFont?) -> UIFont {
        guard let given, let growing, growing === given || growing === given.growing else {
            return self
        }
        return given
    }
    /// What shows a text that follows the text size that people choose, or one that does not.
    final func shown(following isFollowing: Bool) -> UIFont {
        isFollowing ? growing ?? self : self
    }
    /// As in UIKit.
    open class var labelFontSize: CGFloat { 17 }
    /// As in UIKit.
    open class var buttonFontSize: CGFloat { 18 }
    /// As in UIKit.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// As in UIKit.
    open class var systemFontSize: CGFloat { 14 }
    /// As in UIKit.
    open class var familyNames: [String] { ["Helvetica"] }
    /// As in UIKit.
    open class func fontNames(forFamilyName family: String) -> [String] {
        ["Helvetica", "Helvetica-Bold"]
    }

    /// As in UIKit.
    open func withSize(_ size: CGFloat) -> UIFont {
        UIFont(
            fontName: fontName, pointSize: size, weight: weight, isItalic: isItalic, scales: scales,
            largestSize: largestSize)
    }

    // Half-leading apart, these are the measures of Helvetica that pictures are drawn with.
    /// As in UIKit.
    open var familyName: String { fontName }
    /// As in UIKit.
    open var lineHeight: CGFloat { CGFloat(HelveticaMeasurer().metrics(of: drawn).lineHeight) }
    /// As in UIKit.
    open var ascender: CGFloat { CGFloat(HelveticaMeasurer().metrics(of: drawn).baseline) }
    /// As in UIKit.
    open var descender: CGFloat { ascender - lineHeight }
    /// As in UIKit.
    open var capHeight: CGFloat { pointSize * 0.718 }
    /// As in UIKit.
    open var xHeight: CGFloat { pointSize * 0.523 }
    /// As in UIKit.
    open var leading: CGFloat { 0 }
    /// As in UIKit.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(of: self) }

    /// The font as the engine measures it. Sizes that were given as numbers stay as they are.
    var drawn: Font {
        var font = Font(size: Double(pointSize), isBold: weight.isBold, isFixed: !scales)
        font.largestSize = Double(largestSize)
        return font
    }

    /// As in UIKit.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
            && isItalic == other.isItalic && scales == other.scales
            && largestSize == other.largestSize
    }
    open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

extension UIFont.Weight {
    /// Whether it is drawn bold.
    var isBold: Bool { rawValue >= 0.3 }
}

/// Fonts that grow with the text size that people have chosen.
open class UIFontMetrics: NSObject {
    /// As in UIKit.
    public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    /// As in UIKit.
    public init(forTextStyle style: UIFont.TextStyle) {}
    /// As in UIKit.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity)
    }
    /// As in UIKit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        UIFont(
            fontName: font.fontName, pointSize: font.pointSize, weight: font.weight,
            isItalic: font.isItalic, scales: true, largestSize: maximumPointSize)
    }
    /// As in UIKit: as large as it is for the text size that the traits say, whatever people choose later.
    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        scaledFont(for: font).settled(for: traits)
    }
    /// As in UIKit: as large as it is for the text size that the traits say, whatever people choose later.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize).settled(for: traits)
    }
    /// As in UIKit.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
    /// For the text size that the traits say, in the same measure for every style; without one, as it is.
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
    {
        let category = traits?.preferredContentSizeCategory.drawn ?? .large
        return CGFloat(category.scaled(Double(value)))
    }
}
