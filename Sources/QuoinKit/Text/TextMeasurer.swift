import Quoin

/// What knows how large text is.
///
/// Labels and controls ask the measurer of their window, or their own. Two come along:
/// ``HelveticaMeasurer`` for pictures and ``TerminalMeasurer`` for terminals.
///
/// ```swift
/// let measurer = HelveticaMeasurer()
/// measurer.size(of: "Hello", in: Font(size: 10))      // 22.78 × 11
/// ```
public protocol TextMeasurer: AnyObject {
    /// How high the lines of a font are.
    func metrics(of font: Font) -> FontMetrics

    /// The lines of a text, and how much room they take.
    ///
    /// - Parameters:
    ///   - text: any string; newlines in it begin new lines.
    ///   - font: what the letters are taken from.
    ///   - limits: how wide and how many the lines may be.
    func layout(_ text: String, in font: Font, within limits: TextLimits) -> TextLayout

    /// The lines of a text whose parts look differently, and how much room they take. By default all is laid
    /// out in one font, and drawn in one colour.
    ///
    /// - Parameters:
    ///   - text: any text; newlines in it begin new lines.
    ///   - font: that of the parts that name none.
    ///   - limits: how wide and how many the lines may be.
    func layout(_ text: StyledText, in font: Font, within limits: TextLimits) -> TextLayout
}

extension TextMeasurer {
    /// All in one font.
    public func layout(
        _ text: StyledText, in font: Font, within limits: TextLimits
    ) -> TextLayout {
        layout(text.string, in: font, within: limits)
    }

    /// How much room a text takes.
    public func size(
        of text: String, in font: Font, within limits: TextLimits = .none
    ) -> Size {
        layout(text, in: font, within: limits).size
    }
}
