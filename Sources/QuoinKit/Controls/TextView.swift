import Quoin

/// Text of any length that can be changed.
///
/// While it scrolls it does not care how large it is; else it wants to be as high as its text is at the width
/// that it gets.
///
/// ```swift
/// let note = TextView("Bring two candles.")
/// note.isScrollEnabled = false
/// ```
///
/// Scrolling is setting the origin of its bounds, up to what ``contentSize`` has more than the bounds.
open class TextView: StyledView {
    /// What is written.
    public final var text: String {
        didSet {
            if text != oldValue { contentChanged() }
        }
    }

    /// What the letters are taken from.
    public final var font = Font() {
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

    /// Where lines stand that are narrower than their room.
    public final var textAlignment = TextAlignment.natural {
        didSet {
            if textAlignment != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether text that is too long is moved, rather than given room.
    public final var isScrollEnabled = true {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            contentDependsOnWidth = !isScrollEnabled
            contentChanged()
        }
    }

    /// The room around the text.
    public final var contentInsets = EdgeInsets(horizontal: 10, vertical: 8) {
        didSet {
            if contentInsets != oldValue { contentChanged() }
        }
    }

    /// Makes a view of a text.
    public init(_ text: String = "") {
        self.text = text
        super.init(frame: .zero)
    }

    // MARK: Size

    /// How large the text is with the room around it, at the view's present width.
    public final var contentSize: Size {
        size(inWidth: bounds.width)
    }

    /// The font in the text size that people have chosen.
    private var shownFont: Font { shown(font) }

    open override var intrinsicContentSize: Size {
        isScrollEnabled
            ? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
            : size(inWidth: .infinity)
    }

    open override func contentSize(forWidth width: Double) -> Size {
        isScrollEnabled ? intrinsicContentSize : size(inWidth: width)
    }

    open override var firstBaselineOffsetFromTop: Double {
        contentInsets.top + measurer.metrics(of: shownFont).baseline
    }

    /// How far the last line's baseline is above the bottom of a view that is as high as its text; 0 for
    /// one that scrolls, whose last line may be anywhere.
    open override var lastBaselineOffsetFromBottom: Double {
        let metrics = measurer.metrics(of: shownFont)
        return isScrollEnabled
            ? 0 : contentInsets.bottom + metrics.lineHeight - metrics.baseline
    }

    private func size(inWidth width: Double) -> Size {
        let text = layout(inWidth: width - contentInsets.total(along: .horizontal)).size
        let lines = max(text.height, measurer.metrics(of: shownFont).lineHeight)
        return Size(
            width: (text.width + contentInsets.total(along: .horizontal)).orNothing,
            height: (lines + contentInsets.total(along: .vertical)).orNothing)
    }

    private func layout(inWidth width: Double) -> TextLayout {
        measurer.layout(text, in: shownFont, within: TextLimits(width: max(0, width)))
    }

    // MARK: Drawing

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        let colors = controlColors
        canvas.fill(bounds, color: shade(colors.surface), cornerRadius: 8)
        canvas.stroke(bounds, color: shade(colors.line), lineWidth: 1, cornerRadius: 8)
        // The text begins at the origin, which the bounds leave behind when it is scrolled.
        let paper = Rect(
            x: 0, y: 0, width: bounds.width,
            height: max(bounds.height, bounds.maxY)
        ).inset(by: contentInsets)
        guard paper.width.isFinite, paper.minY.isFinite else { return }
        canvas.write(
            layout(inWidth: paper.width), in: paper,
            visible: bounds.insetBy(dx: 1, dy: 1),
            style: TextStyle(font: shownFont, color: shade(textColor ?? colors.ink)),
            share: textAlignment.share(in: effectiveLayoutDirection))
    }
}
