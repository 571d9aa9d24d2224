import Quoin

/// A line of text that can be changed, or what is to be written there.
///
/// ```swift
/// let name = TextField(placeholder: "Name")
/// let password = TextField(placeholder: "Password")
/// password.isSecure = true
/// ```
open class TextField: StyledView {
    /// What is written.
    public final var text: String {
        didSet {
            if text != oldValue { contentChanged() }
        }
    }

    /// What is shown while nothing is written.
    public final var placeholder: String {
        didSet {
            if placeholder != oldValue { contentChanged() }
        }
    }

    /// What the letters are taken from.
    public final var font = Font() {
        didSet {
            if font != oldValue { contentChanged() }
        }
    }

    /// The colour of what is written; that of text in its surroundings, if it is nil.
    public final var textColor: Color? {
        didSet {
            if textColor != oldValue { setNeedsDisplay() }
        }
    }

    /// Where the text stands if it is narrower than the field.
    public final var textAlignment = TextAlignment.natural {
        didSet {
            if textAlignment != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether a dot is shown for every character.
    public final var isSecure = false {
        didSet {
            if isSecure != oldValue { contentChanged() }
        }
    }

    /// Whether it is being written in, which shows in its outline.
    public final var isEditing = false {
        didSet {
            if isEditing != oldValue { setNeedsDisplay() }
        }
    }

    /// The room around the text.
    public final var contentInsets = EdgeInsets(horizontal: 10, vertical: 7) {
        didSet {
            if contentInsets != oldValue { contentChanged() }
        }
    }

    /// Makes a field.
    public init(_ text: String = "", placeholder: String = "") {
        self.text = text
        self.placeholder = placeholder
        super.init(frame: .zero)
    }

    /// What is shown. What people write is not translated, so that it is never shown twice.
    private var shownText: String {
        if text.isEmpty {
            return localized(placeholder)
        }
        return isSecure ? String(repeating: "•", count: text.count) : text
    }

    private var box: TitleBox {
        TitleBox(text: shownText, font: shownFont, insets: contentInsets, measurer: measurer)
    }

    /// The font in the text size that people have chosen.
    private var shownFont: Font { shown(font) }

    open override var intrinsicContentSize: Size { box.size }

    open override var firstBaselineOffsetFromTop: Double {
        spareHeight.above + box.baselineOffsetFromTop
    }

    open override var lastBaselineOffsetFromBottom: Double {
        spareHeight.below + box.baselineOffsetFromBottom
    }

    override var hasCenteredText: Bool { true }

    override var staysInTheMiddle: Bool { true }

    override func centeredHeight(in size: Size) -> Double { box.height }

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        let colors = controlColors
        canvas.fill(bounds, color: shade(colors.surface), cornerRadius: 8)
        if hasRoomForOutline {
            canvas.stroke(
                bounds, color: shade(isEditing ? colors.tint : colors.line),
                lineWidth: isEditing ? 2 : 1, cornerRadius: 8)
        }
        box.draw(
            in: bounds, below: spareHeight.above,
            color: shade(text.isEmpty ? colors.faintInk : textColor ?? colors.ink),
            share: textAlignment.share(in: effectiveLayoutDirection),
            lineBreakMode: .truncatingTail, on: canvas)
    }
}
