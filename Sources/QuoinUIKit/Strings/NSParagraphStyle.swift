import QuoinKit

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

/// A place in a line that a tabulator leads to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    /// What is known of a tab besides.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminators")
    }
    /// Kept, without effect.
    public let alignment: NSTextAlignment
    /// Kept, without effect.
    public let location: CGFloat
    /// Kept, without effect.
    public let options: [OptionKey: Any]
    /// As in UIKit.
    public init(
        textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        (self.alignment, self.location, self.options) = (alignment, location, options)
    }
    /// As in UIKit.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
            && options.keys == other.options.keys
    }
    open override var hash: Int { location.hashValue }
}

/// How paragraphs are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = FoundationMark()
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
    /// Kept, without effect. Unlike UIKit's, none are there at first.
    open var tabStops: [NSTextTab]! {
        get { parts.tabStops }
        set { parts.tabStops = newValue ?? [] }
    }
    /// Kept, without effect.
    open var defaultTabInterval: CGFloat {
        get { parts.defaultTabInterval }
        set { parts.defaultTabInterval = newValue }
    }
    /// As in UIKit: a place that is there already is not added again.
    open func addTabStop(_ tab: NSTextTab) {
        if !parts.tabStops.contains(tab) { parts.tabStops.append(tab) }
    }
    /// As in UIKit.
    open func removeTabStop(_ tab: NSTextTab) { parts.tabStops.removeAll { $0 == tab } }
    /// Kept, without effect.
    open var hyphenationFactor: Float {
        get { parts.hyphenationFactor }
        set { parts.hyphenationFactor = newValue }
    }
    /// Kept, without effect.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { parts.tightens }
        set { parts.tightens = newValue }
    }
    /// Where lines are rather broken.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// As in UIKit.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// As in UIKit.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
    /// Kept, without effect.
    open var lineBreakStrategy: LineBreakStrategy {
        get { parts.lineBreakStrategy }
        set { parts.lineBreakStrategy = newValue }
    }
    /// Kept, without effect: text begins where its view says.
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
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.parts == parts
    }
    open override var hash: Int { parts.hashValue }
    /// As in UIKit.
    open func setParagraphStyle(_ other: NSParagraphStyle) { parts = other.parts }
}

/// How paragraphs are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {}

private struct ParagraphParts: Hashable {
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
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
    var hyphenationFactor: Float = 0
    var tightens = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
}

extension NSParagraphStyle {
    /// The style as the engine's texts have it.
    var drawn: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = alignment.drawn
        style.lineBreakMode = lineBreakMode.drawn
        style.lineHeightMultiple = Double(lineHeightMultiple)
        style.minimumLineHeight = Double(minimumLineHeight)
        style.maximumLineHeight = Double(maximumLineHeight)
        style.lineSpacing = Double(lineSpacing)
        style.paragraphSpacing = Double(paragraphSpacing)
        style.paragraphSpacingBefore = Double(paragraphSpacingBefore)
        style.firstLineHeadIndent = Double(firstLineHeadIndent)
        style.headIndent = Double(headIndent)
        style.tailIndent = Double(tailIndent)
        return style
    }
}
