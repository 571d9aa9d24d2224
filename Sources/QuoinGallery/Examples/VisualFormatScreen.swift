import QuoinKit

/// A dashboard that is drawn: a visual format says where everything is.
///
/// The views know what they show, and nothing of each other. A `|` is the edge of the screen, a lone `-` a
/// margin, or the gap of 8 between neighbours; a `~` is one of several equal gaps, and a view that holds
/// others a stack. For large text on a phone there is another drawing. If there were a mistake in one of them, the
/// screen would show it, with a caret under it.
final class VisualFormatScreen: View, GalleryScreen {
    static let name = "visual-format"
    static let title = "Visual format"
    static let summary = "A dashboard whose layout is one drawing of a few lines."

    /// Where what stays is, line by line.
    private static let frame = """
        // From top to bottom, each from edge to edge.
        V:|[bar][page][tabs]|
        H:|[bar, page, tabs]|

        // Four tabs are as wide as their titles, and the gaps share what is left.
        H:[tabs: ~[day]~[week]~[month]~[year]~]
        // A finger needs so much.
        V:[tabs(44)]

        // A dot, 12 by 12,
        HV:[live(12)]
        // has its middle 18 inside the corner of the chart.
        C:live.centerY(chart.top + 18).centerX(chart.trailing - 18)
        """

    /// Where everything on the page is.
    private static let page = """
        // From top to bottom. The chart would like to be tall, and the list is as tall as that.
        V:|-gap-[tiles]-gap-[chart(tall@low), list(chart)]-(>=gap)-|
        // From margin to margin. The chart has the larger share.
        H:|-[chart(58%)]-gap-[list]-|

        // Three tiles stand side by side, each as wide as the first,
        H:|-[tiles: [visitors]-gap-[orders(visitors)]-gap-[returns(visitors)]]-|
        // and all of one height, which is no more than they need.
        V:[tiles(>=60,60@low)]

        // Three pages stand below each other, with equal gaps before, between and behind them.
        V:[list: ~[page1]~[page2]~[page3]~]
        V:[page1]-(>=4)-[page2]
        // Each is as high as its two lines.
        V:[page1..3(>=36,36@low)]
        """

    /// Whether there is no room for large text side by side.
    private static let needsLength = TraitCondition.accessibilityTextSize && .compactWidth

    /// Where everything is then: below each other.
    private static let longPage = """
        V:|-gap-[tiles]-gap-[chart(short)]-gap-[list]-(>=gap)-|
        H:|-[tiles, chart, list]-|
        V:[tiles: [visitors(60@low)]-gap-[orders(visitors)]-gap-[returns(visitors)]]
        V:[list: -gap-[page1(36@low)]-gap-[page2(page1)]-gap-[page3(page1)]-gap-]
        """

    private let page = Page()
    private var views: [String: View] = [:]
    private var drawing: [LayoutConstraint] = []

    init() {
        super.init(frame: .zero)
        name = "visual-format"
        backgroundColor = .background
        page.layoutMargins = EdgeInsets(horizontal: 16, vertical: 0)
        let frame = [
            TitleBar("bar", "This week"), page,
            View("tabs", fill: .surface, isOutlined: true),
            Tab("day", "Day"),
            Tab("week", "Week", isChosen: true),
            Tab("month", "Month"),
            Tab("year", "Year"),
        ]
        let parts = [
            Figure("visitors", "Visitors", "8,431", isTile: true),
            Figure("orders", "Orders", "612", isTile: true),
            Figure("returns", "Returns", "17", isTile: true),
            Chart("chart", "Visitors by day", shares: [0.5, 0.4, 0.55, 0.7, 1, 0.85, 0.65]),
            View("list", fill: .surface, isOutlined: true, cornerRadius: 8),
            Figure("page1", "Harbour", "3,120"),
            Figure("page2", "Timetable", "2,877"),
            Figure("page3", "Weather", "1,204"),
            View.disc("live", fill: .accentGreen),
            View("tiles"),
        ]
        frame.forEach(addSubview)
        parts.forEach(page.addSubview)
        for part in frame + parts {
            views[part.name ?? ""] = part
        }
        draw(Self.frame, in: self)
        drawing = draw(Self.page, in: page)
    }

    override func traitsDidChange(from previous: TraitCollection) {
        super.traitsDidChange(from: previous)
        let needsLength = Self.needsLength.matches(traits)
        guard needsLength != Self.needsLength.matches(previous) else { return }
        LayoutConstraint.deactivate(drawing)
        drawing = draw(needsLength ? Self.longPage : Self.page, in: page)
    }

    @discardableResult
    private func draw(_ format: String, in view: View) -> [LayoutConstraint] {
        do {
            return try view.visualConstraints(
                format, metrics: ["gap": 10, "tall": 360, "short": 180], views: views)
        } catch {
            let message = Label("mistake", "\(error)", size: 12, wraps: true)
            addSubview(message)
            message.makeConstraints { make in
                make.edges.equalToSuperview().inset(16)
            }
            return []
        }
    }
}

/// A number, and above it what it counts; on a card of its own if it is a tile.
private final class Figure: View {
    init(_ name: String, _ title: String, _ text: String, isTile: Bool = false) {
        super.init(frame: .zero)
        self.name = name
        if isTile {
            backgroundColor = .surface
            (borderWidth, borderColor) = (1, .line)
            cornerRadius = 8
        }
        let title = Caption("\(name).title", title, size: 12, wraps: true)
        let figure = Label("\(name).figure", text, size: isTile ? 20 : 16, isBold: true)
        [title, figure].forEach(addSubview)
        title.makeConstraints { make in
            make.top.equalToSuperview().inset(isTile ? 10 : 0)
        }
        figure.makeConstraints { make in
            make.top.greaterThanOrEqualTo(title.bottom)
            make.bottom.equalToSuperview().inset(isTile ? 10 : 0)
        }
        [title, figure].makeConstraints { make in
            make.leading.equalToSuperview().inset(12)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
        }
    }
}

/// Bars that are shares of the height that there is, under a title.
private final class Chart: View {
    private let title: Label
    private let shares: [Double]

    init(_ name: String, _ title: String, shares: [Double]) {
        self.title = Caption("\(name).title", title, size: 12, wraps: true)
        self.shares = shares
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 8
        addSubview(self.title)
        self.title.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(12)
            make.trailing.lessThanOrEqualToSuperview().inset(30)
        }
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        super.draw(rect, in: canvas)
        let top = title.frame.maxY + 14
        let plot = rect.inset(by: EdgeInsets(top: top, left: 12, bottom: 12, right: 12))
        let step = (plot.width + 4) / Double(shares.count)
        let isReversed = effectiveLayoutDirection == .rightToLeft
        for (index, share) in (isReversed ? shares.reversed() : shares).enumerated() {
            let height = plot.height * share
            canvas.fill(
                Rect(
                    x: plot.minX + Double(index) * step, y: plot.maxY - height, width: step - 4,
                    height: height),
                color: share == 1 ? .amber : .accentBlue, cornerRadius: 3)
        }
    }
}

/// One of the times that the dashboard can be about. The chosen one is underlined. As on the bars of UIKit,
/// titles keep their size.
private final class Tab: Button {
    private let isChosen: Bool

    init(_ name: String, _ title: String, isChosen: Bool = false) {
        self.isChosen = isChosen
        super.init(title, style: .plain)
        self.name = name
        font = Font(size: 14, isBold: isChosen, isFixed: true)
        contentInsets = EdgeInsets(horizontal: 4, vertical: 6)
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        super.draw(rect, in: canvas)
        if isChosen {
            let line = Rect(x: rect.minX, y: rect.maxY - 3, width: rect.width, height: 3)
            canvas.fill(line, color: controlColors.tint, cornerRadius: 1.5)
        }
    }
}
