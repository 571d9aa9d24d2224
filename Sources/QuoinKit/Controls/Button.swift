import Quoin

/// Something to tap, with a title on it.
///
/// It wants to be as large as its title, with ``contentInsets`` around it.
///
/// ```swift
/// let save = Button("Save")
/// let cancel = Button("Cancel", style: .plain)
/// ```
open class Button: StyledView {
    /// How much a button stands out.
    public enum Style: CaseIterable, Hashable, Sendable {
        /// On a ground in the tint: what is to be done.
        case filled
        /// On a faint ground: what may be done.
        case tinted
        /// Within an outline.
        case outlined
        /// The title alone.
        case plain
    }

    /// What it says.
    public final var title: String {
        didSet {
            if title != oldValue { contentChanged() }
        }
    }

    /// What the letters are taken from.
    public final var font = Font(size: 16, isBold: true) {
        didSet {
            if font != oldValue { contentChanged() }
        }
    }

    /// How much it stands out.
    public final var style: Style {
        didSet {
            if style != oldValue { setNeedsDisplay() }
        }
    }

    /// The colour of its ground, or of its title; that of its surroundings, if it is nil.
    public final var tint: Color? {
        didSet {
            if tint != oldValue { setNeedsDisplay() }
        }
    }

    /// The room around the title.
    public final var contentInsets = EdgeInsets(horizontal: 16, vertical: 8) {
        didSet {
            if contentInsets != oldValue { contentChanged() }
        }
    }

    /// Makes a button.
    public init(_ title: String = "", style: Style = .filled) {
        self.title = title
        self.style = style
        super.init(frame: .zero)
    }

    private var box: TitleBox {
        TitleBox(text: localized(title), font: shownFont, insets: contentInsets, measurer: measurer)
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

    // MARK: Drawing

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        let radius = min(8, bounds.height / 2)
        let tint = shade(tint ?? controlColors.tint)
        switch style {
        case .filled: canvas.fill(bounds, color: ground, cornerRadius: radius)
        case .tinted: canvas.fill(bounds, color: tint.faded(to: 0.12), cornerRadius: radius)
        case .outlined where hasRoomForOutline:
            canvas.stroke(bounds, color: tint, lineWidth: 1, cornerRadius: radius)
        case .outlined, .plain: break
        }
        box.draw(
            in: bounds, below: spareHeight.above, color: style == .filled ? titleOnGround : tint,
            share: 0.5, lineBreakMode: .truncatingMiddle, on: canvas)
    }

    // A faint title on a faint tint could not be read. So what cannot be used is grey.

    private var ground: Color {
        isEnabled ? shade(tint ?? controlColors.tint) : controlColors.fill
    }

    private var titleOnGround: Color {
        isEnabled ? controlColors.onTint : controlColors.faintInk.faded(to: 0.7)
    }
}
