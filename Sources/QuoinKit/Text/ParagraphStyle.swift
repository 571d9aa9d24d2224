/// How the lines of a paragraph are set: how high and how far apart they are, and where they begin and end.
///
/// ```swift
/// let label = Label()
/// var reading = ParagraphStyle()
/// reading.lineHeightMultiple = 1.4
/// reading.paragraphSpacing = 12
/// label.styledText = StyledText([.init("One paragraph.\nAnother one.")], paragraph: reading)
/// ```
///
/// The names are those that UIKit has. A number that means nothing, such as a spacing below 0, counts as 0.
public struct ParagraphStyle: Hashable, Sendable {
    /// Where lines stand that are narrower than their room; as in the text around, if it is nil.
    public var alignment: TextAlignment?
    /// What happens to text that is wider than its room; as in the text around, if it is nil.
    public var lineBreakMode: LineBreakMode?
    /// How many times as high as its letters a line is; 0 as 1. What comes in is above the letters.
    public var lineHeightMultiple = 0.0
    /// How high a line is at least.
    public var minimumLineHeight = 0.0
    /// How high a line is at most; 0 for as high as its letters need.
    public var maximumLineHeight = 0.0
    /// How far a line is from the next one, of the same paragraph or another.
    public var lineSpacing = 0.0
    /// How much further the last line is from the paragraph below, if there is one.
    public var paragraphSpacing = 0.0
    /// How much further the first line is from the paragraph above, if there is one.
    public var paragraphSpacingBefore = 0.0
    /// How far the first line begins from the edge.
    public var firstLineHeadIndent = 0.0
    /// How far the other lines begin from the edge.
    public var headIndent = 0.0
    /// Where lines end: so far from the edge where they begin, or from the other one, if it is 0 or below.
    public var tailIndent = 0.0

    /// Makes a style in which paragraphs are set as without one.
    public init() {}

    /// How high a line is, and where its baseline is, whose letters have some metrics.
    func metrics(of natural: FontMetrics) -> FontMetrics {
        var height = natural.lineHeight
        let multiple = Self.sound(lineHeightMultiple)
        if multiple > 0 {
            height *= multiple
        }
        height = max(height, Self.sound(minimumLineHeight))
        let most = Self.sound(maximumLineHeight)
        if most > 0 {
            height = min(height, most)
        }
        return FontMetrics(
            lineHeight: height, baseline: natural.baseline + height - natural.lineHeight)
    }

    /// The room that a line leaves free where it begins and where it ends.
    ///
    /// - Parameters:
    ///   - isFirst: whether it is the first one of the paragraph.
    ///   - width: how wide the text may be.
    func indents(ofFirstLine isFirst: Bool, inWidth width: Double) -> LineIndents {
        var indents = LineIndents(
            head: Self.sound(isFirst ? firstLineHeadIndent : headIndent),
            tail: Self.sound(-tailIndent), end: width)
        let end = Self.sound(tailIndent)
        if end > 0, end < width {
            indents.end = end
        }
        return indents
    }

    /// A length as far as one can count with it.
    static func sound(_ length: Double) -> Double {
        length > 0 && length.isFinite ? min(length, 100_000) : 0
    }
}

/// The room that a line leaves free where it begins and where it ends.
struct LineIndents {
    /// Where it begins.
    var head = 0.0
    /// Where it ends, from the edge there.
    var tail = 0.0
    /// How far it may reach at most, from the edge where it begins.
    var end: Double

    /// How wide the line may be.
    var width: Double { max(0, end - head - tail) }
}

/// Where a line stands, if its paragraph or the one above says so.
public struct LinePlacement: Hashable, Sendable {
    /// How far its top is below the bottom of the line above.
    public var spaceAbove = 0.0
    /// The room that is left free where lines begin.
    public var headIndent = 0.0
    /// The room that is left free where lines end.
    public var tailIndent = 0.0
    /// Where it stands in the room between these; as the text around, if it is nil.
    public var alignment: TextAlignment?

    /// Makes the placement that a line has which says nothing of it.
    public init() {}
}
