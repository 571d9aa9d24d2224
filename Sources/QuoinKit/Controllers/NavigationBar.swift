import Quoin

/// The bar of a ``NavigationController``: the title of what is shown, the way back, and below that a large title and a
/// line to search in, if there are any.
public final class NavigationBar: Bar {
    /// What the screen is called.
    public internal(set) var title = "" {
        didSet {
            if title != oldValue { setNeedsDisplay() }
        }
    }

    /// A line above the title.
    package internal(set) var prompt = "" {
        didSet {
            if prompt != oldValue { setNeedsDisplay() }
        }
    }

    /// What the screen before is called.
    public internal(set) var backTitle = "" {
        didSet {
            if backTitle != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether there is a way back.
    public internal(set) var showsBackButton = false {
        didSet {
            if showsBackButton != oldValue { setNeedsDisplay() }
        }
    }

    // MARK: Rows

    /// Whether titles are large, unless the ``NavigationItem`` of a screen says otherwise. False by default.
    ///
    /// A large title has a row of its own, 52 high and more for large text, which gives way point by point as the
    /// screen scrolls; then the title is shown small, among the buttons. Where there is little height there is none.
    public var prefersLargeTitles = false {
        didSet {
            if prefersLargeTitles != oldValue { superview?.setNeedsLayout() }
        }
    }

    /// The rows as they are for the screen that is shown.
    package internal(set) var rows = BarRows() {
        didSet {
            guard rows != oldValue else { return }
            if rows.height != oldValue.height { invalidateIntrinsicContentSize() }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    override var barHeight: Double { rows.height }

    /// The row to search in of the screen that is shown.
    var searchRow: SearchRow? {
        didSet {
            if let oldValue, oldValue !== searchRow, oldValue.superview === self {
                oldValue.removeFromSuperview()
            }
            if let searchRow, searchRow.superview !== self { addSubview(searchRow) }
        }
    }

    /// The font of large titles.
    package var largeTitleFont = NavigationBar.usualLargeTitleFont {
        didSet {
            if largeTitleFont != oldValue { contentChanged() }
        }
    }

    private static let usualLargeTitleFont = {
        var font = Font(size: 34, isBold: true)
        font.largestSize = 40
        return font
    }()

    /// How high the row of a large title is, if there is one.
    var largeTitleHeight: Double {
        var usual = Self.usualLargeTitleFont
        usual.isFixed = true
        let more =
            measurer.metrics(of: shown(largeTitleFont)).lineHeight
            - measurer.metrics(of: usual).lineHeight
        return 52 + (more > 0 ? Double((more + 0.999_999).wholePart) : 0)
    }

    /// How far the line of a large title is from the end of its row.
    package static let roomBelowLargeTitle = 8.0

    /// Whether the title is among the buttons: only where nothing is to be seen of a large one.
    package var showsSmallTitle: Bool {
        rows.buttons > 0 && rows.shownLargeTitle <= Self.roomBelowLargeTitle
    }

    /// How far what bars show is from their sides.
    package static func sideMargin(in traits: TraitCollection) -> Double {
        traits.horizontalSizeClass == .regular ? 20 : 16
    }

    /// How high the row of a line above the title is.
    static let promptHeight = 30.0

    /// Where the line above the title stands: between the margins.
    package var promptRow: Rect {
        let margin = Self.sideMargin(in: traits)
        let start = safeAreaInsets.left + margin
        return Rect(
            x: bounds.minX + start, y: bounds.minY,
            width: max(0, bounds.width - start - safeAreaInsets.right - margin),
            height: rows.prompt)
    }

    /// Where the large title stands, as far as it is there.
    package var largeTitleRow: Rect {
        Rect(
            x: bounds.minX, y: bounds.minY + rows.endOfButtons, width: bounds.width,
            height: rows.shownLargeTitle)
    }

    public override func contentChanged() {
        super.contentChanged()
        // A large title may be higher.
        superview?.setNeedsLayout()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        guard let searchRow, searchRow.superview === self else { return }
        searchRow.isHidden = rows.shownSearch <= 0
        searchRow.frame = Rect(
            x: bounds.minX, y: bounds.minY + rows.endOfButtons + rows.shownLargeTitle,
            width: bounds.width, height: rows.shownSearch)
    }

    // MARK: Drawing

    private static let titleFont = Font(size: 17, isBold: true, isFixed: true)
    private static let promptFont = Font(size: 13, isFixed: true)
    private static let backFont = Font(size: 17, isFixed: true)

    /// Draws the title in the middle, as far as there is room, or large below that, and the way back where lines begin.
    public override func draw(_ rect: Rect, in canvas: any Canvas) {
        super.draw(rect, in: canvas)
        guard writesTitles else { return }
        if rows.prompt > 0 { writePrompt(on: canvas) }
        if rows.buttons > 0 { writeButtons(on: canvas) }
        if rows.shownLargeTitle > 0 { writeLargeTitle(on: canvas) }
    }

    /// Writes the line above the title in the middle, beside what covers the sides.
    private func writePrompt(on canvas: any Canvas) {
        write(
            prompt, in: promptRow, font: Self.promptFont, color: controlColors.ink, share: 0.5,
            on: canvas)
    }

    private func writeButtons(on canvas: any Canvas) {
        let colors = controlColors
        let isForward = effectiveLayoutDirection == .leftToRight
        var taken = 16.0
        if showsBackButton {
            let text = backTitle.isEmpty ? "Back" : backTitle
            let room = max(0, bounds.width / 3 - 16)
            let label = isForward ? "‹ " + text : text + " ›"
            let width = min(room, measurer.size(of: localized(label), in: Self.backFont).width)
            write(
                label,
                in: Rect(
                    x: isForward ? bounds.minX + 8 : bounds.maxX - 8 - width,
                    y: bounds.minY + rows.prompt,
                    width: width, height: rows.buttons),
                font: Self.backFont, color: colors.tint, share: isForward ? 0 : 1, on: canvas)
            taken = max(taken, width + 16)
        }
        guard showsSmallTitle else { return }
        let place = BarLine.placeOfTitle(
            width: measurer.size(of: localized(title), in: Self.titleFont).width,
            in: bounds.width, before: taken, after: 16)
        let start = isForward ? place.start : bounds.width - place.start - place.width
        write(
            title,
            in: Rect(
                x: bounds.minX + start, y: bounds.minY + rows.prompt, width: place.width,
                height: rows.buttons),
            font: Self.titleFont, color: colors.ink, share: 0.5, on: canvas)
    }

    /// Writes the large title at the end of its row, so that it goes beneath the buttons as the row gets lower.
    private func writeLargeTitle(on canvas: any Canvas) {
        let font = shown(largeTitleFont)
        let row = largeTitleRow
        let margin = Self.sideMargin(in: traits)
        let (before, after) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
        let height = measurer.metrics(of: font).lineHeight
        canvas.save()
        canvas.clip(to: row)
        write(
            title,
            in: Rect(
                x: row.minX + before, y: row.maxY - Self.roomBelowLargeTitle - height,
                width: max(0, row.width - before - after), height: height),
            font: font, color: controlColors.ink,
            share: effectiveLayoutDirection == .leftToRight ? 0 : 1, on: canvas)
        canvas.restore()
    }
}
