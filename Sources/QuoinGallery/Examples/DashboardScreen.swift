import QuoinKit

/// Whether there is room for tiles side by side.
private let isGrid = !(TraitCondition.accessibilityTextSize && .compactWidth)

/// The figures of a day, in tiles that stand on three columns.
///
/// A wide tile is as wide as two narrow ones and the gap between them. A figure is placed by its baseline,
/// so that figures of different sizes stand on one line. The bars of the chart are shares of its height. Where
/// large text has no room in three columns, the tiles stand below each other.
final class DashboardScreen: View, GalleryScreen {
    static let name = "dashboard"
    static let title = "Dashboard"
    static let summary = "Tiles of two widths, figures on one line, and bars of a chart."

    init() {
        super.init(frame: .zero)
        name = "dashboard"
        backgroundColor = .background
        let bar = TitleBar("bar", "Today")
        let visitors = FigureTile("visitors", "Visitors", "1,284", size: 28, change: "+12 %")
        let orders = FigureTile("orders", "Orders", "96")
        let returns = FigureTile("returns", "Returns", "3")
        let rating = FigureTile("rating", "Rating", "4.8")
        let chart = ChartTile("chart", "Visitors by hour", shares: Self.shares)
        let tiles = [visitors, orders, returns, rating, chart]
        let page = Page()
        [bar, page].forEach(addSubview)
        tiles.forEach(page.addSubview)
        let (margin, gap) = (16.0, 12.0)

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        page.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.bottom.trailing.equalToSuperview()
        }
        visitors.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(margin)
            make.height.equalTo(72).priority(.low + 1)
            make.when(isGrid) { make.width.equalTo(orders).multipliedBy(2).offset(gap) }
            make.when(!isGrid) { make.trailing.equalToSuperview().inset(margin) }
        }
        orders.figure.makeConstraints(when: isGrid) { make in
            make.baseline.equalTo(visitors.figure)
        }
        orders.makeConstraints(when: isGrid) { make in
            make.verticalEdges.equalTo(visitors)
            make.leading.equalTo(visitors.trailing).offset(gap)
            make.trailing.equalToSuperview().inset(margin)
        }
        returns.makeConstraints(when: isGrid) { make in
            make.top.equalTo(visitors.bottom).offset(gap)
            make.leading.equalTo(visitors)
            make.size.equalTo(rating)
        }
        rating.makeConstraints(when: isGrid) { make in
            make.top.equalTo(returns.bottom).offset(gap)
            make.leading.equalTo(returns)
            make.width.equalTo(orders)
            make.bottom.equalTo(chart)
        }
        place(chart, after: returns, gap: gap, margin: margin)
        for (above, tile) in zip(tiles, tiles.dropFirst()) {
            tile.makeConstraints(when: !isGrid) { make in
                make.leading.trailing.equalTo(above)
                make.top.equalTo(above.bottom).offset(gap)
            }
        }
    }

    private func place(_ chart: View, after returns: View, gap: Double, margin: Double) {
        chart.makeConstraints { make in
            make.when(isGrid) {
                make.top.equalTo(returns)
                make.leading.equalTo(returns.trailing).offset(gap)
                make.trailing.equalToSuperview().inset(margin)
            }
            make.bottom.lessThanOrEqualToSuperview().inset(margin)
            make.bottom.equalToSuperview().inset(margin).priority(.low)
            make.height.greaterThanOrEqualTo(144)
            // A tower of bars is no better to read.
            make.height.lessThanOrEqualTo(560)
        }
    }

    private static let shares = [0.2, 0.35, 0.6, 1, 0.8, 0.5, 0.3]
}

/// A figure, with what it counts above it and how it has changed beside it.
private final class FigureTile: View {
    let figure: Label

    init(
        _ name: String, _ title: String, _ text: String, size: Double = 24, change: String? = nil
    ) {
        figure = Label("\(name).figure", text, size: size, isBold: true)
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 8
        makeConstraints { make in
            make.height.greaterThanOrEqualTo(72)
            make.height.equalTo(72).priority(.fittingSize)
        }
        let title = Caption("\(name).title", title, size: 12, wraps: true)
        [title, figure].forEach(addSubview)

        title.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(12)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
        }
        figure.makeConstraints { make in
            make.leading.equalTo(title)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
            make.baseline.equalTo(title).offset(32).priority(.medium)
            make.top.greaterThanOrEqualTo(title.bottom)
            make.bottom.lessThanOrEqualToSuperview().inset(8)
        }
        guard let change else { return }
        let difference = Label("\(name).change", change, size: 14, color: .accentGreen)
        addSubview(difference)
        // If there is no room for both, the figure has it.
        difference.contentCompressionResistanceHorizontalPriority = .medium
        difference.makeConstraints { make in
            make.trailing.lessThanOrEqualToSuperview().inset(12)
            make.when(isGrid) {
                make.leading.equalTo(figure.trailing).offset(8)
                make.baseline.equalTo(figure)
            }
            make.when(!isGrid) {
                make.leading.equalTo(figure)
                make.top.equalTo(figure.bottom)
                make.bottom.lessThanOrEqualToSuperview().inset(8)
            }
        }
    }
}

/// Bars side by side, each a share of the height that there is.
private final class ChartTile: View {
    init(_ name: String, _ title: String, shares: [Double]) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 8
        let title = Caption("\(name).title", title, size: 12, wraps: true)
        let plot = View("\(name).plot")
        [title, plot].forEach(addSubview)
        title.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(12)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
        }
        plot.makeConstraints { make in
            make.top.equalTo(title.bottom).offset(12)
            make.leading.bottom.trailing.equalToSuperview().inset(12)
        }

        let bars = shares.enumerated().map { index, share in
            View(
                "\(name).bar \(index + 1)", fill: share == 1 ? .amber : .accentBlue,
                cornerRadius: 3)
        }
        bars.forEach(plot.addSubview)
        bars.distribute(along: .horizontal, fixedSpacing: 4)
        for (bar, share) in zip(bars, shares) {
            bar.makeConstraints { make in
                make.bottom.equalToSuperview()
                make.height.equalToSuperview().multipliedBy(share)
            }
        }
    }
}
