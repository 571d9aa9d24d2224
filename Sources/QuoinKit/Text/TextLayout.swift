import Quoin

/// A text that has been measured and broken into lines.
///
/// ```swift
/// let layout = measurer.layout("Hello, World!", in: Font(size: 10), within: TextLimits(width: 40))
/// for (line, baseline) in zip(layout.lines, layout.baselines) {
///     canvas.text(line.text, at: Point(x: 0, y: baseline), style: style)
/// }
/// ```
public struct TextLayout: Hashable, Sendable {
    /// The lines from top to bottom. A text without a character has none.
    public var lines: [TextLine]
    /// How high each of the lines is, and where in it the baseline is, but for lines that say otherwise.
    public var metrics: FontMetrics
    /// The width of the widest line and the height of all.
    ///
    /// It is wider than the limit if a single character is, or an ellipsis.
    public var size: Size
    /// Whether some of the text is not shown.
    public var isTruncated: Bool

    /// Makes a layout of its parts.
    public init(lines: [TextLine], metrics: FontMetrics, size: Size, isTruncated: Bool) {
        self.lines = lines
        self.metrics = metrics
        self.size = size
        self.isTruncated = isTruncated
    }
}

extension TextLayout {
    /// How far the first baseline is below the top; 0 if there is no line.
    public var firstBaselineOffsetFromTop: Double {
        lines.first.map { metrics(of: $0).baseline } ?? 0
    }

    /// How far the last baseline is above the bottom; 0 if there is no line.
    public var lastBaselineOffsetFromBottom: Double {
        lines.last.map { metrics(of: $0).lineHeight - metrics(of: $0).baseline } ?? 0
    }

    /// How far each line's baseline is below the top.
    public var baselines: [Double] {
        var top = 0.0
        return lines.map { line in
            let metrics = metrics(of: line)
            top += line.spaceAbove
            defer { top += metrics.lineHeight }
            return top + metrics.baseline
        }
    }

    /// How high a line is, and where its baseline is.
    public func metrics(of line: TextLine) -> FontMetrics { line.metrics ?? metrics }
}

/// A line of a text that has been measured.
public struct TextLine: Hashable, Sendable {
    /// What is to be drawn: without the space or newline at which the line was broken, and with the
    /// hyphen or ellipsis that came in.
    public var text: String
    /// How wide what is drawn is.
    public var width: Double
    /// The part of the measured string for which the line stands.
    ///
    /// It includes the spaces or the newline at which the line ends, and what an ellipsis replaces,
    /// so that the ranges of the lines follow one another without a gap.
    public var range: Range<String.Index>
    /// The parts of the line that look alike, from left to right, if the text is a ``StyledText``.
    public var pieces: [TextPiece] = []
    /// How high the line is, if it is not as high as all.
    public var metrics: FontMetrics?
    /// Where it stands, if its paragraph or the one above says so.
    public var placement: LinePlacement?

    /// What stands between the tabs, if there are tabs in the line and no pieces.
    var parts: [LinePart] = []

    /// Makes a line of its parts.
    public init(text: String, width: Double, range: Range<String.Index>) {
        self.text = text
        self.width = width
        self.range = range
    }

    /// How far its top is below the bottom of the line above.
    var spaceAbove: Double { placement?.spaceAbove ?? 0 }
}

/// A part of a line, all of which looks alike.
struct LinePart: Hashable, Sendable {
    var text: String
    /// How far it is from the beginning of the line.
    var x: Double
}
