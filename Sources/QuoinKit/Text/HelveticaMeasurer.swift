import Quoin

/// Measures text as it is in Helvetica, and in Arial and Liberation Sans, which have its widths.
///
/// It knows Latin, Greek and Cyrillic letters, punctuation and common signs. CJK characters
/// and emoji are as wide as the font is large, and everything else is half as wide. A line is as
/// high as browsers make it. So what is drawn in one of these fonts fits where it was measured; pairs of
/// letters are not moved together, though (`font-kerning: none`).
///
/// ```swift
/// let measurer = HelveticaMeasurer()
/// let layout = measurer.layout(
///     "Hello, World!", in: Font(size: 10), within: TextLimits(width: 40))
/// layout.lines.map(\.text)        // ["Hello,", "World!"]
/// layout.size                     // 28.89 × 22
/// ```
///
/// It remembers what it has measured, so use one for all of a window, and by one thread at a time.
public final class HelveticaMeasurer: TextMeasurer {
    private(set) var cache: LayoutCache

    /// Makes a measurer that remembers so many layouts.
    public init(cacheCapacity: Int = 4_000) {
        cache = LayoutCache(capacity: cacheCapacity)
    }

    /// How high the lines of a font are: 1.149 times its size, rounded as in browsers.
    ///
    /// The parts of a line are rounded each: 0.905 of the size above the baseline, 0.212 below it,
    /// and 0.033 between lines.
    public func metrics(of font: Font) -> FontMetrics {
        let size = font.soundSize
        // The library's rounding would need the C library.
        let ascent = (size * 1854 / 2048 + 0.5).wholePart
        let descent = (size * 434 / 2048 + 0.5).wholePart
        let gap = (size * 67 / 2048 + 0.5).wholePart
        return FontMetrics(
            lineHeight: Double(ascent + descent + gap), baseline: Double(ascent + gap / 2))
    }

    /// The lines of a text, and how much room they take.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func layout(
        _ text: String, in font: Font, within limits: TextLimits
    ) -> TextLayout {
        let key = LayoutCache.Key(
            text: ExactText(string: text), font: font.measured, limits: limits.sound)
        if let known = cache.layout(for: key) {
            return known
        }
        let typesetter = Typesetter(
            advances: HelveticaAdvances(isBold: font.isBold), unitsPerSize: 1000,
            size: key.font.size, metrics: metrics(of: key.font))
        let made = key.laidOut { typesetter.layout(text, within: $0) }
        cache.store(made.layout, for: made.key)
        return made.layout
    }

    /// The lines of a text whose parts look differently, each line as high as the largest letters in it unless
    /// its paragraph says otherwise.
    ///
    /// - Complexity: O(*n*) in the length of the text; it is not remembered.
    public func layout(
        _ text: StyledText, in font: Font, within limits: TextLimits
    ) -> TextLayout {
        let typesetter = StyledTypesetter(text, in: font, ordersPieces: true) { font in
            Face(
                font: font, advances: HelveticaAdvances(isBold: font.isBold), size: font.size,
                unitsPerSize: 1000, metrics: metrics(of: font))
        }
        return typesetter.layout(within: limits.sound)
    }
}
