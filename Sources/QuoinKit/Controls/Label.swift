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
            if styledText != nil, styledText?.string != text { styledText = nil }
            if text != oldValue { contentChanged() }
        }
    }

    /// What it says, in parts that look differently; nil if all of it looks the same.
    ///
    /// Setting it sets ``text``, and setting that to something else ends it. The parts that name no font or
    /// colour have the label's; paragraphs that do not say how lines are aligned and cut are as the label says.
    /// Such a text does not shrink, whatever ``minimumScaleFactor`` says. How wide and high its parts are, a
    /// ``HelveticaMeasurer`` knows, and a ``TerminalMeasurer`` as far as terminals can show them; others
    /// measure it in the label's font.
    public final var styledText: StyledText? {
        didSet {
            guard styledText != oldValue else { return }
            if let string = styledText?.string { text = string }
            contentChanged()
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
            contentDependsOnWidth = isMultiline || canShrink
            contentChanged()
        }
    }

    /// How much smaller the letters may be, as a share of the size of the font, so that the text fits into
    /// the width and the number of lines that it has. They keep their size by default, which is 1.
    ///
    /// ```swift
    /// title.numberOfLines = 3
    /// title.minimumScaleFactor = 0.6          // 30 points at most, and 18 at least
    /// ```
    ///
    /// The letters are as large as they can be. What does not fit even at the smallest size is cut as
    /// ``lineBreakMode`` says. A label of as many lines as need be never shrinks. What is no number above 0
    /// and at most 1 counts as 1.
    public final var minimumScaleFactor = 1.0 {
        didSet {
            guard minimumScaleFactor != oldValue else { return }
            contentDependsOnWidth = isMultiline || canShrink
            contentChanged()
        }
    }

    /// What was measured of ``styledText`` since it changed.
    private var styledLayouts: [TextLimits: TextLayout] = [:]

    /// The size of the letters at the last layout, if they were made smaller.
    private var shrunkSize: Double?

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

    /// The font in the text size that people have chosen, and as small as the last layout made it.
    private var shownFont: Font {
        var font = shown(font)
        if canShrink, let shrunkSize {
            font.size = shrunkSize
        }
        return font
    }

    open override var intrinsicContentSize: Size {
        layout(inWidth: preferredWidth ?? .infinity, in: shown(font)).size
    }

    open override func contentSize(forWidth width: Double) -> Size {
        let room = preferredWidth ?? width
        return layout(inWidth: room, in: fittingFont(inWidth: room)).size
    }

    /// How large the text is in as many lines as are said, whatever the label's own number is; 0 is as many as it
    /// needs.
    package final func textSize(inWidth width: Double, numberOfLines: Int) -> Size {
        layout(inWidth: width, in: fittingFont(inWidth: width), numberOfLines: numberOfLines).size
    }

    open override func layoutSubviews() {
        if canShrink {
            let fitting = fittingFont(inWidth: bounds.width).size
            let size = fitting == shown(font).size ? nil : fitting
            if size != shrunkSize {
                shrunkSize = size
                // The baselines are others.
                invalidateIntrinsicContentSize()
                setNeedsDisplay()
            }
        }
        super.layoutSubviews()
    }

    open override var firstBaselineOffsetFromTop: Double {
        if text.isEmpty {
            return 0
        }
        let baseline =
            styledText == nil
            ? measurer.metrics(of: shownFont).baseline
            : shownLayout(in: bounds.size).firstBaselineOffsetFromTop
        return spareHeight.above + baseline
    }

    open override var lastBaselineOffsetFromBottom: Double {
        if text.isEmpty {
            return 0
        }
        if styledText != nil {
            return spareHeight.below + shownLayout(in: bounds.size).lastBaselineOffsetFromBottom
        }
        let metrics = measurer.metrics(of: shownFont)
        return spareHeight.below + metrics.lineHeight - metrics.baseline
    }

    private var isMultiline: Bool { numberOfLines != 1 }

    private var preferredWidth: Double? {
        isMultiline && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    }

    private var canShrink: Bool {
        minimumScaleFactor > 0 && minimumScaleFactor < 1 && numberOfLines > 0 && styledText == nil
    }

    private func layout(
        inWidth width: Double, in font: Font, numberOfLines: Int? = nil
    ) -> TextLayout {
        let limits = TextLimits(
            width: width, numberOfLines: numberOfLines ?? self.numberOfLines,
            lineBreakMode: lineBreakMode)
        guard let styledText else {
            return measurer.layout(localized(text), in: font, within: limits)
        }
        if let known = styledLayouts[limits] {
            return known
        }
        let layout = measurer.layout(shown(styledText), in: font, within: limits)
        if styledLayouts.count >= 4 {
            styledLayouts = [:]
        }
        styledLayouts[limits] = layout
        return layout
    }

    /// The parts in the text size that people have chosen.
    private func shown(_ styled: StyledText) -> StyledText {
        var shown = styled
        for index in shown.runs.indices {
            shown.runs[index].font = shown.runs[index].font.map { self.shown($0) }
        }
        if localized("a") != "a", !styled.string.isEmpty, let last = shown.runs.last {
            var space = last
            space.text = " "
            space.picture = nil
            shown.runs += [space] + shown.runs
        }
        return shown
    }

    open override func contentChanged() {
        styledLayouts = [:]
        super.contentChanged()
    }

    /// The font in which all of the text is seen at a width, or the smallest that it may be.
    private func fittingFont(inWidth width: Double) -> Font {
        let font = shown(font)
        guard canShrink, layout(inWidth: width, in: font).isTruncated else { return font }
        // Letters that are smaller need less room, so that one can look in the middle.
        let steps = 16
        var (tooLarge, fitting) = (0, steps)
        func smaller(by step: Int) -> Font {
            var smaller = font
            smaller.size *= 1 - (1 - minimumScaleFactor) * Double(step) / Double(steps)
            return smaller
        }
        while fitting - tooLarge > 1 {
            let middle = (tooLarge + fitting) / 2
            if layout(inWidth: width, in: smaller(by: middle)).isTruncated {
                tooLarge = middle
            } else {
                fitting = middle
            }
        }
        return smaller(by: fitting)
    }

    // MARK: Drawing

    override var hasCenteredText: Bool { true }

    override func centeredHeight(in size: Size) -> Double {
        if text.isEmpty || isMultiline || styledText != nil {
            return shownLayout(in: size).size.height
        }
        return measurer.metrics(of: shownFont).lineHeight
    }

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        write(in: bounds, from: bounds.minY + spareHeight.above, on: canvas)
    }

    /// Draws the text in another area than its own, in the middle of the area's height.
    package final func draw(in area: Rect, on canvas: any Canvas) {
        let spare = area.height - centeredHeight(in: area.size)
        write(in: area, from: area.minY + max(0, spare / 2), on: canvas)
    }

    private func write(in area: Rect, from top: Double, on canvas: any Canvas) {
        canvas.write(
            shownLayout(in: area.size),
            in: Rect(x: area.minX, y: top, width: area.width, height: area.maxY - top),
            visible: area,
            style: TextStyle(font: shownFont, color: shade(inkColor)),
            share: textAlignment.share(in: effectiveLayoutDirection),
            direction: effectiveLayoutDirection, shade: { self.shade($0) })
    }

    /// As many lines as there is room for, of which the last one says if there is more.
    private func shownLayout(in size: Size) -> TextLayout {
        // This is what was measured, so that it mostly is known.
        let font = canShrink ? fittingFont(inWidth: size.width) : shown(font)
        let whole = layout(inWidth: size.width, in: font)
        guard whole.size.height > size.height + 1e-6, whole.lines.count > 1 else { return whole }
        var (fitting, height) = (0, 0.0)
        for line in whole.lines {
            height += line.spaceAbove + whole.metrics(of: line).lineHeight
            if height > size.height + 1e-6 {
                break
            }
            fitting += 1
        }
        return layout(inWidth: size.width, in: font, numberOfLines: max(1, fitting))
    }
}
