/// What a picture shows on top of what the views draw themselves.
///
/// ```swift
/// let renderer = SVGRenderer(overlays: [.names, .dimensions])
/// ```
public struct PictureOverlays: OptionSet, Hashable, Sendable {
    /// One bit for each overlay.
    public var rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The outline of every view.
    public static let frames = PictureOverlays(rawValue: 1 << 0)
    /// The name of every view; if it has none, the name of its class with a number.
    public static let names = PictureOverlays(rawValue: 1 << 1)
    /// The rectangles that constraints act on, where they differ from the frames.
    public static let alignmentRects = PictureOverlays(rawValue: 1 << 2)
    /// The margins of views that constraints keep to, or that have other margins than all views have.
    public static let margins = PictureOverlays(rawValue: 1 << 3)
    /// The guides that were added, and those of the system that constraints mention.
    public static let guides = PictureOverlays(rawValue: 1 << 4)
    /// Dimension lines for the constraints that set a size or a distance other than 0.
    public static let dimensions = PictureOverlays(rawValue: 1 << 5)
    /// A hatching on views whose place or size is ambiguous.
    public static let ambiguities = PictureOverlays(rawValue: 1 << 6)
    /// Constraints that contradict each other, in red, and below the picture in words.
    public static let conflicts = PictureOverlays(rawValue: 1 << 7)
    /// Views that are cut, outside, in each other's way or the like, and below the picture in words: what
    /// ``QuoinLayout/View/findings()`` tells beside ambiguities and conflicts.
    public static let findings = PictureOverlays(rawValue: 1 << 8)

    /// What is wrong with the layout, and nothing else.
    public static let problems: PictureOverlays = [.ambiguities, .conflicts, .findings]
    /// All there are.
    public static let all: PictureOverlays = [
        .frames, .names, .alignmentRects, .margins, .guides, .dimensions, .ambiguities, .conflicts,
        .findings,
    ]
}
