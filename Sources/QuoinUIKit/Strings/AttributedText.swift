import QuoinKit

extension NSAttributedString.Key {
    /// As in UIKit.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// As in UIKit.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// As in UIKit.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// As in UIKit.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// As in UIKit.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// As in UIKit.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// As in UIKit.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// As in UIKit.
    public static let strikethroughColor = NSAttributedString.Key(
        rawValue: "NSStrikethroughColor")
    /// As in UIKit.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// As in UIKit.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// As in UIKit.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// As in UIKit.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// As in UIKit.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// As in UIKit.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// As in UIKit.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// As in UIKit.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// As in UIKit.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// As in UIKit.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// As in UIKit.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: Int
    /// As in UIKit.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// As in UIKit.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// As in UIKit.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// As in UIKit.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// As in UIKit.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// As in UIKit.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    var drawn: TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified, .natural: .natural
        }
    }
}

/// What happens to text that is wider than its room.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle

    var drawn: LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .characterWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}

/// Which way text runs.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// How paragraphs are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// As in UIKit.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }
    fileprivate var parts = ParagraphParts()
    /// As in UIKit.
    open var lineSpacing: CGFloat {
        get { parts.lineSpacing }
        set { parts.lineSpacing = newValue }
    }
    /// As in UIKit.
    open var paragraphSpacing: CGFloat {
        get { parts.paragraphSpacing }
        set { parts.paragraphSpacing = newValue }
    }
    /// As in UIKit.
    open var paragraphSpacingBefore: CGFloat {
        get { parts.paragraphSpacingBefore }
        set { parts.paragraphSpacingBefore = newValue }
    }
    /// As in UIKit.
    open var alignment: NSTextAlignment {
        get { parts.alignment }
        set { parts.alignment = newValue }
    }
    /// As in UIKit.
    open var headIndent: CGFloat {
        get { parts.headIndent }
        set { parts.headIndent = newValue }
    }
    /// As in UIKit.
    open var tailIndent: CGFloat {
        get { parts.tailIndent }
        set { parts.tailIndent = newValue }
    }
    /// As in UIKit.
    open var firstLineHeadIndent: CGFloat {
        get { parts.firstLineHeadIndent }
        set { parts.firstLineHeadIndent = newValue }
    }
    /// As in UIKit.
    open var lineBreakMode: NSLineBreakMode {
        get { parts.lineBreakMode }
        set { parts.lineBreakMode = newValue }
    }
    /// As in UIKit.
    open var minimumLineHeight: CGFloat {
        get { parts.minimumLineHeight }
        set { parts.minimumLineHeight = newValue }
    }
    /// As in UIKit.
    open var maximumLineHeight: CGFloat {
        get { parts.maximumLineHeight }
        set { parts.maximumLineHeight = newValue }
    }
    /// As in UIKit.
    open var lineHeightMultiple: CGFloat {
        get { parts.lineHeightMultiple }
        set { parts.lineHeightMultiple = newValue }
    }
    /// As in UIKit.
    open var hyphenationFactor: Float {
        get { parts.hyphenationFactor }
        set { parts.hyphenationFactor = newValue }
    }
    /// As in UIKit.
    open var baseWritingDirection: NSWritingDirection {
        get { parts.baseWritingDirection }
        set { parts.baseWritingDirection = newValue }
    }
    /// As in UIKit.
    open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
    /// As in UIKit.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.parts = parts
        return copy
    }
    /// As in UIKit.
    open func setParagraphStyle(_ other: NSParagraphStyle) { parts = other.parts }
}

/// How paragraphs are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {}

private struct ParagraphParts {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
}

/// A shadow behind text.
open class NSShadow: NSObject {
    /// As in UIKit.
    open var shadowOffset = CGSize.zero
    /// Kept, without effect.
    open var shadowBlurRadius: CGFloat = 0
    /// As in UIKit.
    open var shadowColor: Any?
}

/// A picture within text.
open class NSTextAttachment: NSObject {
    /// As in UIKit.
    open var image: UIImage?
    /// As in UIKit.
    open var bounds = CGRect.zero
    public override init() {}
    /// As in UIKit.
    open func image(
        forBounds bounds: CGRect, textContainer: NSTextContainer?, characterIndex index: Int
    ) -> UIImage? { image }
    /// As in UIKit.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: Int
    /// As in UIKit.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// As in UIKit.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// As in UIKit.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// As in UIKit.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What a measuring found out.
open class NSStringDrawingContext: NSObject {
    /// As in UIKit.
    open var minimumScaleFactor: CGFloat = 0
}

/// Measuring text as pictures do.
enum TextMeasure {
    static func size(of text: String, in font: UIFont?, within width: CGFloat) -> CGSize {
        HelveticaMeasurer().size(
            of: text, in: (font ?? .systemFont(ofSize: 12)).drawn,
            within: TextLimits(width: width.isFinite && width > 0 ? Double(width) : .infinity)
        ).cg
    }

    static func size(of text: NSAttributedString, within width: CGFloat, lines: Int = 0) -> CGSize {
        HelveticaMeasurer().layout(
            text.styled, in: UIFont.systemFont(ofSize: 12).drawn,
            within: TextLimits(
                width: width.isFinite && width > 0 ? Double(width) : .infinity,
                numberOfLines: max(0, lines))
        ).size.cg
    }

    static func rect(
        of text: String, _ font: UIFont?, _ size: CGSize, _ options: NSStringDrawingOptions
    )
        -> CGRect
    {
        let isMultiline = options.contains(.usesLineFragmentOrigin)
        return CGRect(
            origin: .zero,
            size: self.size(of: text, in: font, within: isMultiline ? size.width : .infinity))
    }
}

extension String {
    /// As in UIKit.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasure.size(of: self, in: attributes?[.font] as? UIFont, within: .infinity)
    }
    /// As in UIKit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        TextMeasure.rect(of: self, attributes?[.font] as? UIFont, size, options)
    }
}

extension NSString {
    /// As in UIKit.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasure.size(of: description, in: attributes?[.font] as? UIFont, within: .infinity)
    }
    /// As in UIKit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        TextMeasure.rect(of: description, attributes?[.font] as? UIFont, size, options)
    }
}

extension NSAttributedString {
    /// The text as the engine's labels draw it.
    var styled: StyledText { styled(font: nil, color: nil) }

    /// What is drawn and measured of it, in one font and colour, where these are said.
    func styled(font: UIFont?, color: UIColor?) -> StyledText {
        var runs: [StyledText.Run] = []
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole) { attributes, range, _ in
            var run = StyledText.Run(attributedSubstring(from: range).string)
            run.font = (font ?? attributes[.font] as? UIFont)?.drawn
            run.color = (color ?? attributes[.foregroundColor] as? UIColor)?.value
            run.background = (attributes[.backgroundColor] as? UIColor)?.value
            run.letterSpacing = Self.number(attributes[.kern])
            run.rise = Self.number(attributes[.baselineOffset])
            run.isUnderlined = Self.number(attributes[.underlineStyle]) != 0
            run.isStruckThrough = Self.number(attributes[.strikethroughStyle]) != 0
            runs.append(run)
        }
        return StyledText(runs)
    }

    private static func number(_ value: Any?) -> Double {
        switch value {
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: 0
        }
    }

    /// What is said of the beginning.
    func first(_ key: NSAttributedString.Key) -> Any? {
        length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
    }

    /// How the first paragraph is set.
    var paragraph: NSParagraphStyle? {
        length > 0
            ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// As in UIKit.
    public func size() -> CGSize {
        TextMeasure.size(of: self, within: .infinity)
    }
    /// As in UIKit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isMultiline = options.contains(.usesLineFragmentOrigin)
        let width = isMultiline ? size.width : .infinity
        return CGRect(origin: .zero, size: TextMeasure.size(of: self, within: width))
    }
    /// As in UIKit.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
