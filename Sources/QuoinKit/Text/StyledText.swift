import Quoin

/// A text whose parts look differently.
///
/// ```swift
/// let price = Label()
/// price.styledText = StyledText([
///     .init("Now "),
///     .init("12.50", font: Font(size: 24, isBold: true), color: Color(red: 0.8, green: 0, blue: 0)),
/// ])
/// ```
public struct StyledText: Hashable, Sendable {
    /// The parts, one after the other.
    public var runs: [Run]

    /// Makes a text of its parts.
    public init(_ runs: [Run]) {
        self.runs = runs
    }

    /// Makes a text of its parts, all of whose paragraphs are set in the same way.
    public init(_ runs: [Run], paragraph: ParagraphStyle) {
        self.runs = runs
        for index in runs.indices {
            self.runs[index].paragraph = paragraph
        }
    }

    /// The text without its looks.
    public var string: String { runs.reduce(into: "") { $0 += $1.text } }

    /// A picture that stands among letters.
    package struct Picture: Hashable, Sendable {
        /// Nothing is drawn of one without a name.
        package var name: String?
        package var size: Size
        /// How far its lower edge is above the baseline.
        package var rise: Double

        /// Makes a picture that takes no less room than none.
        package init(name: String?, size: Size, rise: Double) {
            self.name = name
            self.size = Size(
                width: size.width.isFinite ? max(0, size.width) : 0,
                height: size.height.isFinite ? max(0, size.height) : 0)
            self.rise = rise.isFinite ? rise : 0
        }

        /// How far it reaches above the baseline, and below it.
        var reach: (above: Double, below: Double) {
            (max(0, rise + size.height), max(0, -rise))
        }
    }

    /// A part of a text that looks the same from beginning to end.
    public struct Run: Hashable, Sendable {
        /// What it says.
        public var text: String
        /// What the letters are taken from; that of the text around, if it is nil.
        public var font: Font?
        /// The colour of the letters; that of the text around, if it is nil.
        public var color: Color?
        /// What is behind the letters.
        public var background: Color?
        /// How much further each letter is from the next than in the font.
        public var letterSpacing = 0.0
        /// How far the letters stand above the baseline.
        public var rise = 0.0
        /// Whether there is a line below the letters.
        public var isUnderlined = false
        /// Whether there is a line through the letters.
        public var isStruckThrough = false
        /// How the paragraphs are set that begin in it; as those of plain text, if it is nil.
        public var paragraph: ParagraphStyle?
        /// The picture that stands in the place of each of its letters.
        package var picture: Picture?

        /// Makes a part.
        public init(_ text: String, font: Font? = nil, color: Color? = nil) {
            self.text = text
            self.font = font
            self.color = color
        }
    }
}

/// A part of a line that looks the same from beginning to end.
public struct TextPiece: Hashable, Sendable {
    /// How it looks, and what of the text is in this line.
    public var run: StyledText.Run
    /// What its letters are taken from.
    public var font: Font
    /// How far it is from the beginning of the line.
    public var x: Double
    /// How wide it is.
    public var width: Double

    /// Makes a part of a line.
    public init(run: StyledText.Run, font: Font, x: Double, width: Double) {
        self.run = run
        self.font = font
        self.x = x
        self.width = width
    }
}
