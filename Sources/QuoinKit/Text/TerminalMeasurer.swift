import Quoin

/// Measures text as it is in a terminal, where a letter takes a cell, a CJK character or an emoji
/// two, and an accent none.
///
/// Fonts make no difference. Tabs go to the next multiple of eight cells. What a reader takes for
/// one character, such as a flag or a family, is never broken.
///
/// ```swift
/// let measurer = TerminalMeasurer()
/// measurer.size(of: "日本 🇯🇵", in: Font())        // 7 × 1
/// ```
///
/// It remembers what it has measured, so use one for all of a window, and by one thread at a time.
public final class TerminalMeasurer: TextMeasurer {
    /// How large a cell is, in points.
    public let cellSize: Size

    private(set) var cache: LayoutCache

    /// Makes a measurer.
    ///
    /// - Parameters:
    ///   - cellSize: how large a cell is. Where a point is a cell, as usual, it is 1 × 1. A width
    ///     or a height that is no number above 0 is taken for 1.
    ///   - cacheCapacity: how many layouts it remembers.
    public init(
        cellSize: Size = Size(width: 1, height: 1), cacheCapacity: Int = 4_000
    ) {
        self.cellSize = Size(
            width: Self.sound(cellSize.width), height: Self.sound(cellSize.height))
        cache = LayoutCache(capacity: cacheCapacity)
    }

    private static func sound(_ extent: Double) -> Double {
        extent > 0 && extent.isFinite ? min(extent, 100_000) : 1
    }

    /// How high lines are: a cell, whose baseline is its lower edge.
    public func metrics(of font: Font) -> FontMetrics {
        FontMetrics(lineHeight: cellSize.height, baseline: cellSize.height)
    }

    /// The lines of a text, and how much room they take.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func layout(
        _ text: String, in font: Font, within limits: TextLimits
    ) -> TextLayout {
        let key = LayoutCache.Key(
            text: ExactText(string: text), font: Font(), limits: limits.sound)
        if let known = cache.layout(for: key) {
            return known
        }
        let typesetter = Typesetter(
            advances: TerminalAdvances(), unitsPerSize: 1, size: cellSize.width,
            metrics: metrics(of: font))
        let made = key.laidOut { typesetter.layout(text, within: $0) }
        cache.store(made.layout, for: made.key)
        return made.layout
    }

    /// The lines of a text whose parts look differently. Fonts, spaced and raised letters, and how high the lines
    /// of a paragraph are make no difference; all else is counted in points, as sizes are.
    ///
    /// - Complexity: O(*n*) in the length of the text; it is not remembered.
    public func layout(
        _ text: StyledText, in font: Font, within limits: TextLimits
    ) -> TextLayout {
        let typesetter = StyledTypesetter(Self.plain(text), in: font, ordersPieces: false) { font in
            Face(
                font: font, advances: TerminalAdvances(), size: cellSize.width, unitsPerSize: 1,
                metrics: metrics(of: font))
        }
        return typesetter.layout(within: limits.sound)
    }

    /// What a terminal can show of a text.
    private static func plain(_ text: StyledText) -> StyledText {
        var plain = text
        for index in plain.runs.indices {
            plain.runs[index].letterSpacing = 0
            plain.runs[index].rise = 0
            plain.runs[index].paragraph?.lineHeightMultiple = 0
            plain.runs[index].paragraph?.minimumLineHeight = 0
            plain.runs[index].paragraph?.maximumLineHeight = 0
        }
        return plain
    }
}
