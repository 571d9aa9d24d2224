import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The dashboard")
struct DashboardScreenTests {
    private let shares = [0.2, 0.35, 0.6, 1, 0.8, 0.5, 0.3]

    @Test("has tiles on three columns, and bars that are shares", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        // Three columns with 16 around and 12 between them; a wide tile covers two and a gap.
        let narrow = (screen.width - 2 * 16 - 2 * 12) / 3
        let wide = narrow + 12 + narrow
        let visitors = Rect(x: 16, y: 44 + 16, width: wide, height: 72)
        let below = visitors.maxY + 12
        let chart = Rect(
            x: 16 + narrow + 12, y: below, width: wide, height: screen.height - 16 - below)
        let returns = Rect(x: 16, y: below, width: narrow, height: (chart.height - 12) / 2)
        // 12 around the plot, and 12 above it to a title of 12 points.
        let top = 12 + Helvetica.lineHeight(12) + 12
        let plot = Rect(x: 12, y: top, width: wide - 2 * 12, height: chart.height - top - 12)
        var frames: Frames = [
            "visitors": visitors,
            "orders": Rect(x: visitors.maxX + 12, y: 60, width: narrow, height: 72),
            "returns": returns,
            "rating": Rect(x: 16, y: returns.maxY + 12, width: narrow, height: returns.height),
            "chart": chart,
            "chart.title": .line("Visitors by hour", size: 12, x: 12, y: 12),
            "chart.plot": plot,
        ]
        let bar = (plot.width - 6 * 4) / 7
        for (index, share) in shares.enumerated() {
            frames["chart.bar \(index + 1)"] = Rect(
                x: Double(index) * (bar + 4), y: plot.height * (1 - share), width: bar,
                height: plot.height * share)
        }
        try ExampleCheck("dashboard", screen).expectFrames(
            .titleBar("Today", on: screen) + frames + figures)
    }

    @Test("stands figures of all sizes on one line", arguments: ScreenSize.allCases)
    func baselines(at screen: ScreenSize) throws {
        let window = try #require(Gallery.example(named: "dashboard")).window(of: screen.size)
        let lines = try ["visitors.figure", "visitors.change", "orders.figure"].map { name in
            let caption = try #require(window.view(named: name))
            let top = caption.convert(Point.zero, to: window).y
            return top + caption.firstBaselineOffsetFromTop
        }
        // The first row begins at 60, its titles are 12 below that, and the baseline of the figures is 32
        // below theirs.
        let baseline = 60 + 12 + Helvetica.baseline(12) + 32
        expectTrue(lines.allSatisfy { $0 == baseline })
    }

    /// Titles of 12 points, and figures whose baseline is 32 below theirs.
    private var figures: Frames {
        let baseline = 12 + Helvetica.baseline(12) + 32
        let visitors = Helvetica.width("1,284", 28, isBold: true)
        var frames: Frames = [
            "visitors.change": .line(
                "+12 %", size: 14, x: 12 + visitors + 8, y: baseline - Helvetica.baseline(14))
        ]
        for (name, title, figure, size) in [
            ("visitors", "Visitors", "1,284", 28.0), ("orders", "Orders", "96", 24),
            ("returns", "Returns", "3", 24), ("rating", "Rating", "4.8", 24),
        ] {
            frames["\(name).title"] = .line(title, size: 12, x: 12, y: 12)
            frames["\(name).figure"] = .line(
                figure, size: size, isBold: true, x: 12, y: baseline - Helvetica.baseline(size))
        }
        return frames
    }
}
