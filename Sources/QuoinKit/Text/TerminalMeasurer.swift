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
        cellSize: Size = Size(width: 1, height: 1), cacheCapacity: Int = 1_000
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
        let layout = typesetter.layout(text, within: key.limits)
        cache.store(layout, for: key)
        return layout
    }
}
