/// The room that a text has, and what happens if that is too little.
///
/// ```swift
/// let twoLines = TextLimits(width: 200, numberOfLines: 2, lineBreakMode: .truncatingTail)
/// ```
public struct TextLimits: Hashable, Sendable {
    /// How wide a line may be; `.infinity`, or what is not a number, for as wide as need be.
    public var width: Double
    /// How many lines there may be; 0 for as many as need be.
    public var numberOfLines: Int
    /// What happens to text that is wider than its room.
    public var lineBreakMode: LineBreakMode

    /// No limits: a line ends where the text says so.
    public static let none = TextLimits()

    /// Makes limits; none where nothing is given.
    public init(
        width: Double = .infinity, numberOfLines: Int = 0,
        lineBreakMode: LineBreakMode = .wordWrapping
    ) {
        self.width = width
        self.numberOfLines = numberOfLines
        self.lineBreakMode = lineBreakMode
    }

    /// The same limits, without numbers that one cannot count with.
    var sound: TextLimits {
        TextLimits(
            width: width.isNaN ? .infinity : max(0, width),
            numberOfLines: max(0, numberOfLines), lineBreakMode: lineBreakMode)
    }
}
