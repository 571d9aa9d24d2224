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
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
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

/// A shadow behind text.
open class NSShadow: NSObject {
    private let mark = FoundationMark()
    /// As in UIKit.
    open var shadowOffset = CGSize.zero
    /// Kept, without effect.
    open var shadowBlurRadius: CGFloat = 0
    /// As in UIKit.
    open var shadowColor: Any?
}

/// A picture within text: its letter is as wide as the picture, and its line as high as that needs. Without an image and
/// without bounds it is a letter as any other.
open class NSTextAttachment: NSObject {
    private let mark = FoundationMark()
    /// As in UIKit; in place of one that was drawn by hand a box is shown.
    open var image: UIImage?
    /// As in UIKit: the size is that of the image unless it is said, and the origin says how far the picture stands above
    /// the baseline.
    open var bounds = CGRect.zero
    final var drawn: StyledText.Picture? {
        let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
        guard size != .zero else { return nil }
        return StyledText.Picture(
            name: image?.name, size: Size(size), rise: Double(bounds.origin.y))
    }
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

/// What was said for all of a text after it was set, and counts instead of what its parts say.
struct TextOverrides {
    var font: UIFont?
    var color: UIColor?
    var alignment: NSTextAlignment?
    var lineBreakMode: NSLineBreakMode?
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
        layout(text.styled, within: width, lines: lines).size.cg
    }

    static func layout(_ text: StyledText, within width: CGFloat, lines: Int) -> TextLayout {
        HelveticaMeasurer().layout(
            text, in: UIFont.systemFont(ofSize: 12).drawn,
            within: TextLimits(
                width: width.isFinite && width > 0 ? Double(width) : .infinity,
                numberOfLines: max(0, lines)))
    }

    static func size(
        of text: String, _ attributes: [NSAttributedString.Key: Any]?, within width: CGFloat
    ) -> CGSize {
        guard let attributes, attributes.keys.contains(where: { changesSize.contains($0) }) else {
            return size(of: text, in: attributes?[.font] as? UIFont, within: width)
        }
        return size(of: NSAttributedString(string: text, attributes: attributes), within: width)
    }

    /// What beside the font makes a difference to how large text is.
    private static let changesSize: Set<NSAttributedString.Key> = [
        .kern, .baselineOffset, .paragraphStyle,
    ]

    static func draw(
        _ text: String, _ attributes: [NSAttributedString.Key: Any]?,
        _ draw: (NSAttributedString) -> Void
    ) {
        draw(NSAttributedString(string: text, attributes: attributes ?? [:]))
    }

    static func rect(
        of text: String, _ attributes: [NSAttributedString.Key: Any]?, _ size: CGSize,
        _ options: NSStringDrawingOptions
    ) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            return CGRect(origin: .zero, size: self.size(of: text, attributes, within: .infinity))
        }
        let all = self.size(of: text, attributes, within: size.width)
        guard isLimit(size.height), all.height > size.height else {
            return CGRect(origin: .zero, size: all)
        }
        return rect(of: NSAttributedString(string: text, attributes: attributes), size, options)
    }

    /// The room that text takes, where it may have several lines of as many as are whole within the height, and of the
    /// first one in any case.
    static func rect(
        of text: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions
    ) -> CGRect {
        let isMultiline = options.contains(.usesLineFragmentOrigin)
        let all = layout(text.styled, within: isMultiline ? size.width : .infinity, lines: 0)
        guard isMultiline, isLimit(size.height), all.size.height > Double(size.height) else {
            return CGRect(origin: .zero, size: all.size.cg)
        }
        let ends = zip(all.lines, all.baselines).map { line, baseline in
            baseline + all.metrics(of: line).lineHeight - all.metrics(of: line).baseline
        }
        let count = ends.count { $0 <= Double(size.height) + 1e-6 }
        return CGRect(
            origin: .zero, size: self.size(of: text, within: size.width, lines: max(1, count)))
    }

    private static func isLimit(_ height: CGFloat) -> Bool { height.isFinite && height > 0 }
}

extension String {
    /// As in UIKit: into what is being drawn, in several lines where the options say so.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        TextMeasure.draw(self, attributes) {
            $0.draw(with: rect, options: options, context: context)
        }
    }
    /// As in UIKit: into what is being drawn.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        TextMeasure.draw(self, attributes) { $0.draw(in: rect) }
    }
    /// As in UIKit: into what is being drawn.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        TextMeasure.draw(self, attributes) { $0.draw(at: point) }
    }
    /// As in UIKit.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasure.size(of: self, attributes, within: .infinity)
    }
    /// As in UIKit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        TextMeasure.rect(of: self, attributes, size, options)
    }
}

extension NSString {
    /// As in UIKit: into what is being drawn, in several lines where the options say so.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        TextMeasure.draw(description, attributes) {
            $0.draw(with: rect, options: options, context: context)
        }
    }
    /// As in UIKit: into what is being drawn.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        TextMeasure.draw(description, attributes) { $0.draw(in: rect) }
    }
    /// As in UIKit: into what is being drawn.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        TextMeasure.draw(description, attributes) { $0.draw(at: point) }
    }
    /// As in UIKit.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasure.size(of: description, attributes, within: .infinity)
    }
    /// As in UIKit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        TextMeasure.rect(of: description, attributes, size, options)
    }
}

extension NSAttributedString {
    /// What stays as it is whatever becomes of this one: a copy, if this can change.
    var unchanging: NSAttributedString {
        self is NSMutableAttributedString ? NSAttributedString(attributedString: self) : self
    }

    /// The text as the engine's labels draw it.
    var styled: StyledText { styled(TextOverrides()) }

    /// What is drawn and measured of it, with what is said for all of it.
    func styled(_ overrides: TextOverrides) -> StyledText {
        var runs: [StyledText.Run] = []
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole) { attributes, range, _ in
            var run = StyledText.Run(attributedSubstring(from: range).string)
            run.font = (overrides.font ?? attributes[.font] as? UIFont)?.drawn
            run.color = (overrides.color ?? attributes[.foregroundColor] as? UIColor)?.value
            run.background = (attributes[.backgroundColor] as? UIColor)?.value
            run.letterSpacing = Self.number(attributes[.kern])
            run.rise = Self.number(attributes[.baselineOffset])
            run.isUnderlined = Self.number(attributes[.underlineStyle]) != 0
            run.isStruckThrough = Self.number(attributes[.strikethroughStyle]) != 0
            run.paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.drawn
            run.picture = (attributes[.attachment] as? NSTextAttachment)?.drawn
            if overrides.alignment != nil { run.paragraph?.alignment = nil }
            if overrides.lineBreakMode != nil { run.paragraph?.lineBreakMode = nil }
            runs.append(run)
        }
        return StyledText(runs)
    }

    private static func number(_ value: Any?) -> Double { AttributeNumber.read(value) ?? 0 }

    /// What is said of the beginning.
    func first(_ key: NSAttributedString.Key) -> Any? {
        length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
    }

    /// The font of the beginning.
    var font: UIFont? { first(.font) as? UIFont }

    /// How the first paragraph is set.
    var paragraph: NSParagraphStyle? {
        length > 0
            ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// As in UIKit: into what is being drawn.
    public func draw(in rect: CGRect) { DrawingPen.current?.write(written, in: rect) }
    /// As in UIKit: into what is being drawn.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: TextMeasure.size(of: self, within: .infinity)))
    }
    /// As in UIKit: into what is being drawn, in several lines where the options say so, and else in one that has its
    /// baseline where the rectangle begins.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
        let baselines = TextMeasure.layout(written, within: .infinity, lines: 1).baselines
        draw(at: CGPoint(x: rect.minX, y: rect.minY - CGFloat(baselines.first ?? 0)))
    }
    /// The text with the font that text has which says none.
    private var written: StyledText {
        var text = styled
        text.runs = text.runs.map { run in
            var run = run
            if run.font == nil { run.font = UIFont.systemFont(ofSize: 12).drawn }
            return run
        }
        return text
    }
    /// As in UIKit.
    public func size() -> CGSize {
        TextMeasure.size(of: self, within: .infinity)
    }
    /// As in UIKit: with `usesLineFragmentOrigin` in lines within the width, of which those count that are whole within
    /// the height, if that is finite and not 0; the first one does in any case.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        TextMeasure.rect(of: self, size, options)
    }
    /// As in UIKit.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
