import Quoin

/// Measures text in a font of yours: the font says how wide letters are and how high its lines, and where lines
/// end is found as in all measurers.
///
/// ```swift
/// // Eight points for a capital letter, six for all others, whatever the size of the font.
/// let measurer = FontMeasurer { font in
///     FontMetrics(lineHeight: 20, baseline: 15)
/// } advance: { letter, font in
///     letter.properties.isUppercase ? 8 : 6
/// }
/// measurer.size(of: "Quoin", in: Font())          // 32 × 20
/// ```
///
/// It remembers what it has measured, so use one for all of a window, and by one thread at a time; make another
/// one when the font is another. Letters are measured one by one: pairs are not moved together.
public final class FontMeasurer: TextMeasurer {
    private(set) var cache: LayoutCache
    private let lines: (Font) -> FontMetrics
    private let advance: (Unicode.Scalar, Font) -> Double

    /// Makes a measurer.
    ///
    /// - Parameters:
    ///   - cacheCapacity: how many layouts it remembers.
    ///   - metrics: how high the lines of a font are, in points.
    ///   - advance: how far a letter moves the pen, in points. Of what a reader takes for one character, such as
    ///     a letter with its accents, it is asked the first scalar. What is no number above 0 is taken for 0.
    public init(
        cacheCapacity: Int = 4_000, metrics: @escaping (Font) -> FontMetrics,
        advance: @escaping (Unicode.Scalar, Font) -> Double
    ) {
        cache = LayoutCache(capacity: cacheCapacity)
        lines = metrics
        self.advance = advance
    }

    /// How high the lines of a font are, as the font says; numbers that one cannot count with are 0.
    public func metrics(of font: Font) -> FontMetrics {
        let metrics = lines(font.measured)
        return FontMetrics(
            lineHeight: FontAdvances.sound(metrics.lineHeight),
            baseline: FontAdvances.sound(metrics.baseline))
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
            advances: advances(of: key.font), unitsPerSize: FontAdvances.unitsPerPoint, size: 1,
            metrics: metrics(of: key.font))
        let made = key.laidOut { typesetter.layout(text, within: $0) }
        cache.store(made.layout, for: made.key)
        return made.layout
    }

    /// The lines of a text whose parts look differently, each line as high as the highest letters in it unless
    /// its paragraph says otherwise.
    ///
    /// - Complexity: O(*n*) in the length of the text; it is not remembered.
    public func layout(
        _ text: StyledText, in font: Font, within limits: TextLimits
    ) -> TextLayout {
        let typesetter = StyledTypesetter(text, in: font, ordersPieces: true) { font in
            Face(
                font: font, advances: advances(of: font), size: 1,
                unitsPerSize: FontAdvances.unitsPerPoint, metrics: metrics(of: font))
        }
        return typesetter.layout(within: limits.sound)
    }

    private func advances(of font: Font) -> FontAdvances {
        FontAdvances { [advance] letter in advance(letter, font) }
    }
}

/// The advances that a font says, in fractions of a point that are fine enough for every pixel.
struct FontAdvances: AdvanceTable {
    static let unitsPerPoint = 1024.0

    private let advance: (Unicode.Scalar) -> Double

    init(_ advance: @escaping (Unicode.Scalar) -> Double) {
        self.advance = advance
    }

    var ellipsis: Double { units("…") }

    /// Eight spaces.
    var tabStop: Double { max(1, 8 * units(" ")) }

    func advance(ofASCII byte: UInt8) -> Double {
        byte < 0x20 || byte == 0x7F ? 0 : units(Unicode.Scalar(byte))
    }

    func advance(of first: UInt32, cells: Int) -> Double {
        guard cells > 0, let letter = Unicode.Scalar(first) else { return 0 }
        return units(letter)
    }

    private func units(_ letter: Unicode.Scalar) -> Double {
        Double((Self.sound(advance(letter)) * Self.unitsPerPoint + 0.5).wholePart)
    }

    /// A length as far as one can count with it.
    static func sound(_ length: Double) -> Double {
        length > 0 && length.isFinite ? min(length, 100_000) : 0
    }
}
