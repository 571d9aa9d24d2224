/// What holds for every line of a format: how views are aligned across it, which way it runs, and what
/// gaps are measured between.
///
/// ```swift
/// try bar.visualConstraints(
///     "|-[icon]-[title]-|", options: [.alignAllCenterY], views: ["icon": icon, "title": title])
/// ```
///
/// An option that makes no sense for the axis of a line is an error.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Makes options of their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    // MARK: Alignment

    /// The left edges of views in a column are in one line.
    public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 0)
    /// The right edges of views in a column are in one line.
    public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 1)
    /// The top edges of views in a row are in one line.
    public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 2)
    /// The bottom edges of views in a row are in one line.
    public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 3)
    /// The edges of views in a column at which lines of text begin are in one line.
    public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 4)
    /// The edges of views in a column at which lines of text end are in one line.
    public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 5)
    /// The middles of views in a column are in one line.
    public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 6)
    /// The middles of views in a row are in one line.
    public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 7)
    /// The first lines of text of views in a row are in one line.
    public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 8)
    /// The last lines of text of views in a row are in one line.
    public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 9)

    // MARK: Direction

    /// Rows run in the direction of reading, which is so without any option.
    public static let directionLeadingToTrailing = VisualFormatOptions(rawValue: 1 << 10)
    /// Rows run from left to right whatever the direction of reading.
    public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 11)
    /// Rows run from right to left whatever the direction of reading.
    public static let directionRightToLeft = VisualFormatOptions(rawValue: 1 << 12)

    // MARK: Spacing

    /// Gaps lie between edges, which is so without any option.
    public static let spacingEdgeToEdge = VisualFormatOptions(rawValue: 1 << 13)
    /// Gaps between views in a column reach from the last line of text of one to the first of the next.
    public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 14)
}
