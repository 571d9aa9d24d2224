import Quoin

/// One of a few: titles side by side, of which one is chosen.
///
/// All segments are as wide as the widest title asks for, unless ``widths`` or ``apportionsWidthsByContent`` say
/// otherwise. What room there is beyond that, or too little, is shared by those that have no width of their own.
///
/// ```swift
/// let period = SegmentedControl(["Day", "Week", "Month"], selectedIndex: 0)
/// ```
open class SegmentedControl: StyledView {
    /// What there is to choose from.
    public final var titles: [String] {
        didSet {
            if titles != oldValue { contentChanged() }
        }
    }

    /// Which of them is chosen, if one is. A number that no title has chooses none.
    public final var selectedIndex: Int? {
        didSet {
            if selectedIndex != oldValue { setNeedsDisplay() }
        }
    }

    /// How wide the segments are, by their places. What has none, or 0, is as wide as titles ask for.
    public final var widths: [Double] = [] {
        didSet {
            if widths != oldValue { contentChanged() }
        }
    }

    /// Whether each segment is as wide as its own title asks for, instead of as the widest one does.
    public final var apportionsWidthsByContent = false {
        didSet {
            if apportionsWidthsByContent != oldValue { contentChanged() }
        }
    }

    /// What the letters are taken from.
    public final var font = Font(size: 13) {
        didSet {
            if font != oldValue { contentChanged() }
        }
    }

    /// Makes a control of titles.
    public init(_ titles: [String] = [], selectedIndex: Int? = nil) {
        self.titles = titles
        self.selectedIndex = selectedIndex
        super.init(frame: .zero)
    }

    // MARK: Size

    /// The room around a title.
    private static let insets = EdgeInsets(horizontal: 12, vertical: 6)

    /// No segment that somebody means is wider.
    private static let mostWidth = 1_000_000.0

    /// How far the ground of the chosen title is inside of the control.
    private static let margin = 2.0

    /// The font in the text size that people have chosen.
    private var shownFont: Font { shown(font) }

    open override var intrinsicContentSize: Size {
        Size(width: wishes.reduce(0) { $0 + $1.width }, height: height)
    }

    /// How wide a segment asks to be, and whether it is so in any case.
    private struct Wish {
        var width: Double
        var isFixed = false
    }

    private var wishes: [Wish] {
        var wishes = titles.enumerated().map { index, title in
            let own = widths.indices.contains(index) ? widths[index] : 0
            if own > 0 { return Wish(width: min(own, Self.mostWidth), isFixed: true) }
            // Whichever is chosen, and so bold, it is not to need more room.
            return Wish(
                width: max(
                    box(title, isSelected: false).size.width,
                    box(title, isSelected: true).size.width))
        }
        guard !apportionsWidthsByContent else { return wishes }
        let widest = wishes.reduce(0) { $1.isFixed ? $0 : max($0, $1.width) }
        for index in wishes.indices where !wishes[index].isFixed { wishes[index].width = widest }
        return wishes
    }

    /// Where the segments begin and how wide they are, from the side where reading begins.
    private var places: [(start: Double, width: Double)] {
        let wishes = wishes
        let fixed = wishes.reduce(0) { $0 + ($1.isFixed ? $1.width : 0) }
        let rest = max(0, bounds.width - fixed)
        let wish = wishes.reduce(0) { $0 + ($1.isFixed ? 0 : $1.width) }
        let count = Double(wishes.count { !$0.isFixed })
        var start = 0.0
        return wishes.map { one in
            let share = apportionsWidthsByContent && wish > 0 ? one.width / wish : 1 / count
            let width = one.isFixed ? one.width : rest * share
            defer { start += width }
            return (start, width)
        }
    }

    private var height: Double {
        max(32, box("", isSelected: false).height)
    }

    /// How much less than it asks for it shows its titles in, which stay in the middle.
    final var heightToSpare: Double {
        max(0, height - measurer.metrics(of: shownFont).lineHeight - 2 * Self.margin)
    }

    /// How far a title is from the top in a control that is as high as it asks for.
    private var titleOffset: Double {
        let spare = height - measurer.metrics(of: shownFont).lineHeight
        return max(0, Double((spare / 2 + 0.999_999).wholePart))
    }

    open override var firstBaselineOffsetFromTop: Double {
        spareHeight.above + titleOffset + measurer.metrics(of: shownFont).baseline
    }

    open override var lastBaselineOffsetFromBottom: Double {
        spareHeight.below + height - titleOffset - measurer.metrics(of: shownFont).baseline
    }

    override var hasCenteredText: Bool { true }

    override func centeredHeight(in size: Size) -> Double { height }

    private func box(_ title: String, isSelected: Bool) -> TitleBox {
        TitleBox(
            text: localized(title),
            font: titleFont(isSelected: isSelected),
            insets: Self.insets, measurer: measurer)
    }

    private func titleFont(isSelected: Bool) -> Font {
        var font = shownFont
        font.isBold = isSelected || font.isBold
        return font
    }

    // MARK: Drawing

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        let colors = controlColors
        canvas.fill(bounds, color: shade(colors.fill), cornerRadius: 8)
        let segments = segments
        for (index, title) in titles.enumerated() {
            draw(title, in: segments[index], isSelected: index == selectedIndex, on: canvas)
        }
        // Lines between titles that are not chosen.
        for index in titles.indices.dropFirst()
        where index != selectedIndex && index - 1 != selectedIndex {
            let (segment, height) = (segments[index], bounds.height / 2)
            let isForward = effectiveLayoutDirection == .leftToRight
            canvas.fill(
                Rect(
                    x: (isForward ? segment.minX : segment.maxX) - 0.5,
                    y: bounds.midY - height / 2, width: 1, height: height),
                color: shade(colors.line), cornerRadius: 0)
        }
    }

    /// Where the titles stand.
    private var segments: [Rect] {
        let isForward = effectiveLayoutDirection == .leftToRight
        return places.map { start, width in
            Rect(
                x: isForward ? bounds.minX + start : bounds.maxX - start - width, y: bounds.minY,
                width: width, height: bounds.height)
        }
    }

    private func draw(
        _ title: String, in segment: Rect, isSelected: Bool, on canvas: any Canvas
    ) {
        let colors = controlColors
        if isSelected {
            let ground = segment.insetBy(dx: Self.margin, dy: Self.margin)
            canvas.fill(ground, color: shade(colors.raised), cornerRadius: 6)
            canvas.stroke(ground, color: shade(colors.knobLine), lineWidth: 1, cornerRadius: 6)
        }
        var box = box(title, isSelected: isSelected)
        // A title may come nearer to the edges before it is cut.
        box.insets = EdgeInsets(top: titleOffset, left: 4, bottom: 0, right: 4)
        box.draw(
            in: segment, below: spareHeight.above, color: shade(colors.ink), share: 0.5,
            lineBreakMode: .truncatingTail, on: canvas)
    }
}
