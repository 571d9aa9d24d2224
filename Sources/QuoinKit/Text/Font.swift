import Quoin

/// What letters are taken from: a size, and how heavy they are.
///
/// There is no family, since a ``TextMeasurer`` stands for one.
///
/// ```swift
/// let title = Font(size: 24, isBold: true)
/// ```
public struct Font: Hashable, Sendable {
    /// The size in points.
    public var size: Double
    /// Whether the letters are bold.
    public var isBold: Bool
    /// Whether the size stays as it is, whatever text size people have chosen.
    public var isFixed: Bool
    /// How large the letters get at most for people who have chosen a larger text size.
    package var largestSize = Double.infinity

    /// Makes a font; of 17 points, as labels have it, unless another size is given.
    ///
    /// The size is that for people who have not chosen another `TextSizeCategory`. For others
    /// it grows or shrinks with body text, unless it is fixed.
    public init(size: Double = 17, isBold: Bool = false, isFixed: Bool = false) {
        self.size = size
        self.isBold = isBold
        self.isFixed = isFixed
    }

    /// The font for a text size that people have chosen.
    ///
    /// ```swift
    /// Font(size: 34).scaled(for: .extraLarge)         // of 38 points, as 17 becomes 19
    /// ```
    public func scaled(for category: TextSizeCategory) -> Font {
        var font = self
        if !isFixed {
            font.size = min(category.scaled(size), largestSize)
        }
        return font
    }

    /// The size as far as one can count with it: none if it is not a number above 0, and never so
    /// large that the width of a text would have no end.
    var soundSize: Double {
        size > 0 && size.isFinite ? min(size, 100_000) : 0
    }

    /// What of it a text of one font is measured by.
    var measured: Font { Font(size: soundSize, isBold: isBold) }
}

extension TextStyle {
    /// Makes the style in which a text is drawn as it was measured.
    public init(font: Font, color: Color = .black) {
        self.init(size: font.soundSize, isBold: font.isBold, color: color)
    }
}
