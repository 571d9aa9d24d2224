import Quoin

/// Text that is read: a title, a value, a paragraph.
///
/// A label wants to be as large as its text. If ``numberOfLines`` is not 1, it breaks the text into lines
/// at the width that the layout gives it, and is as high as these are.
///
/// ```swift
/// let title = Label("Lentil soup", font: Font(size: 20, isBold: true))
/// let note = Label("With lemon, mint and toasted bread", numberOfLines: 0)
/// ```
///
/// In a label that is higher than its text, the text stands in the middle, and the baselines with it.
open class Label: StyledView {
    /// What it says.
    public final var text: String {
        didSet {
            if text != oldValue { contentChanged() }
        }
    }

    /// What the letters are taken from.
    public final var font: Font {
        didSet {
            if font != oldValue { contentChanged() }
        }
    }

    /// The colour of the letters; that of text in its surroundings, if it is nil.
    public final var textColor: Color? {
        didSet {
            if textColor != oldValue { setNeedsDisplay() }
        }
    }

    /// How many lines there may be; 0 for as many as need be. 1 by default.
    public final var numberOfLines: Int {
        didSet {
            guard numberOfLines != oldValue else { return }
            contentDependsOnWidth = isMultiline
            contentChanged()
        }
    }

    /// What happens to text that is wider than its room. By default the last line ends in an ellipsis.
    public final var lineBreakMode = LineBreakMode.truncatingTail {
        didSet {
            if lineBreakMode != oldValue { contentChanged() }
        }
    }

    /// Where lines stand that are narrower than the label.
    public final var textAlignment = TextAlignment.natural {
        didSet {
            if textAlignment != oldValue { setNeedsDisplay() }
        }
    }

    /// The width at which the text is broken into lines, if it is above 0.
    ///
    /// It is not needed: without one, the text is broken at the width that the label gets. As in UIKit,
    /// it makes no difference to a label of one line.
    public final var preferredMaxLayoutWidth = 0.0 {
        didSet {
            if preferredMaxLayoutWidth != oldValue { contentChanged() }
        }
    }

    /// Makes a label, of one line by default.
    public init(_ text: String = "", font: Font = Font(), numberOfLines: Int = 1) {
        self.text = text
        self.font = font
        self.numberOfLines = numberOfLines
        super.init(frame: .zero)
        // Observers are not told of what an initializer sets.
        contentDependsOnWidth = isMultiline
    }

    /// The colour of the letters. Override it for one that follows the surroundings:
    ///
    /// ```swift
    /// final class Caption: Label {
    ///     override var inkColor: Color { controlColors.faintInk }
    /// }
    /// ```
    open var inkColor: Color { textColor ?? controlColors.ink }

    // MARK: Size

    /// The font in the text size that people have chosen.
    private var shownFont: Font { shown(font) }

    open override var intrinsicContentSize: Size {
        layout(inWidth: preferredWidth ?? .infinity, numberOfLines: numberOfLines).size
    }

    open override func contentSize(forWidth width: Double) -> Size {
        layout(inWidth: preferredWidth ?? width, numberOfLines: numberOfLines).size
    }

    open override var firstBaselineOffsetFromTop: Double {
        text.isEmpty ? 0 : spareHeight.above + measurer.metrics(of: shownFont).baseline
    }

    open override var lastBaselineOffsetFromBottom: Double {
        let metrics = measurer.metrics(of: shownFont)
        return text.isEmpty ? 0 : spareHeight.below + metrics.lineHeight - metrics.baseline
    }

    private var isMultiline: Bool { numberOfLines != 1 }

    private var preferredWidth: Double? {
        isMultiline && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    }

    private func layout(inWidth width: Double, numberOfLines: Int) -> TextLayout {
        measurer.layout(
            localized(text), in: shownFont,
            within: TextLimits(
                width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode))
    }

    // MARK: Drawing

    override var hasCenteredText: Bool { true }

    override func centeredHeight(in size: Size) -> Double {
        if text.isEmpty || isMultiline {
            return shownLayout(in: size).size.height
        }
        return measurer.metrics(of: shownFont).lineHeight
    }

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        let top = bounds.minY + spareHeight.above
        canvas.write(
            shownLayout(in: bounds.size),
            in: Rect(
                x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top),
            visible: bounds,
            style: TextStyle(font: shownFont, color: shade(inkColor)),
            share: textAlignment.share(in: effectiveLayoutDirection))
    }

    /// As many lines as there is room for, of which the last one says if there is more.
    private func shownLayout(in size: Size) -> TextLayout {
        // This is what was measured, so that it mostly is known.
        let whole = layout(inWidth: size.width, numberOfLines: numberOfLines)
        guard whole.size.height > size.height + 1e-6, whole.lines.count > 1 else { return whole }
        let fitting = ((size.height + 1e-6) / whole.metrics.lineHeight).wholePart
        return layout(inWidth: size.width, numberOfLines: max(1, fitting))
    }
}
