import QuoinKit

/// A dashboard that is drawn: one visual format says where everything is.
///
/// The views know what they show, and nothing of each other. A `|` is the edge of the screen, a lone `-` a
/// margin, or the gap of 8 between neighbours; a `~` is one of several equal gaps, and a view that holds
/// others a stack. If there were a mistake in the format, the screen would show it, with a caret under it.
final class VisualFormatScreen: View, GalleryScreen {
    static let name = "visual-format"
    static let title = "Visual format"
    static let summary = "A dashboard whose layout is one drawing of a few lines."

    /// Where everything is, line by line.
    private static let format = """
        // From top to bottom. The chart would like to be tall, and the list is as tall as that.
        V:|[bar]-gap-[tiles]-gap-[chart(tall@high), list(chart)]-(>=gap)-[tabs]|

        // The bars reach from edge to edge,
        H:|[bar, tabs]|
        // and what is between them from margin to margin. The chart has the larger share.
        H:|-[chart(58%)]-gap-[list]-|

        // Three tiles stand side by side, each as wide as the first,
        H:|-[tiles: [visitors]-gap-[orders(visitors)]-gap-[returns(visitors)]]-|
        // and all of one height.
        V:[tiles(60)]

        // Three pages stand below each other, with equal gaps before, between and behind them.
        V:[list: ~[page1]~[page2]~[page3]~]
        // Each is as high as its two lines.
        V:[page1..3(36)]

        // Four tabs are as wide as their titles, and the gaps share what is left.
        H:[tabs: ~[day]~[week]~[month]~[year]~]
        // A finger needs so much.
        V:[tabs(44)]

        // A dot, 12 by 12,
        HV:[live(12)]
        // has its middle 18 inside the corner of the chart,
        C:live.centerY(chart.top + 18).centerX(chart.trailing - 18)
        // and lies in front of it.
        Z:[chart][live]
        """

    init() {
        super.init(frame: .zero)
        name = "visual-format"
        backgroundColor = .background
        layoutMargins = EdgeInsets(horizontal: 16, vertical: 0)
        let parts = [
            TitleBar("bar", "This week"),
            Figure("visitors", "Visitors", "8,431", isTile: true),
            Figure("orders", "Orders", "612", isTile: true),
            Figure("returns", "Returns", "17", isTile: true),
            Chart("chart", "Visitors by day", shares: [0.5, 0.4, 0.55, 0.7, 1, 0.85, 0.65]),
            View("list", fill: .surface, isOutlined: true, cornerRadius: 8),
            Figure("page1", "Harbour", "3,120"),
            Figure("page2", "Timetable", "2,877"),
            Figure("page3", "Weather", "1,204"),
            View("tabs", fill: .surface, isOutlined: true),
            Tab("day", "Day"),
            Tab("week", "Week", isChosen: true),
            Tab("month", "Month"),
            Tab("year", "Year"),
            View.disc("live", fill: .accentGreen),
        ]
        var views: [String: View] = [:]
        for part in parts {
            addSubview(part)
            views[part.name ?? ""] = part
        }
        do {
            try visualConstraints(
                Self.format, metrics: ["gap": 10, "tall": 360], views: views)
        } catch {
            let message = Label("mistake", "\(error)", size: 12, wraps: true)
            addSubview(message)
            message.makeConstraints { make in
                make.edges.equalTo(layoutMarginsGuide)
            }
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
        let title = Caption("\(name).title", title, size: 12)
        let figure = Label("\(name).figure", text, size: isTile ? 20 : 16, isBold: true)
        [title, figure].forEach(addSubview)
        title.makeConstraints { make in
            make.top.equalToSuperview().inset(isTile ? 10 : 0)
        }
        figure.makeConstraints { make in
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
    private let shares: [Double]

    init(_ name: String, _ title: String, shares: [Double]) {
        self.shares = shares
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 8
        let title = Caption("\(name).title", title, size: 12)
        addSubview(title)
        title.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(12)
            make.trailing.lessThanOrEqualToSuperview().inset(30)
        }
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        super.draw(rect, in: canvas)
        let plot = rect.inset(by: EdgeInsets(top: 40, left: 12, bottom: 12, right: 12))
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

/// One of the times that the dashboard can be about. The chosen one is underlined.
private final class Tab: Button {
    private let isChosen: Bool

    init(_ name: String, _ title: String, isChosen: Bool = false) {
        self.isChosen = isChosen
        super.init(title, style: .plain)
        self.name = name
        font = Font(size: 14, isBold: isChosen)
        contentInsets = EdgeInsets(horizontal: 8, vertical: 6)
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        super.draw(rect, in: canvas)
        if isChosen {
            let line = Rect(x: rect.minX, y: rect.maxY - 3, width: rect.width, height: 3)
            canvas.fill(line, color: controlColors.tint, cornerRadius: 1.5)
        }
    }
}
