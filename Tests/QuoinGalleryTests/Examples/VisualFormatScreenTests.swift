import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The visual format screen")
struct VisualFormatScreenTests {
    private let gap = 10.0

    @Test("is as its format draws it", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let chart = chartFrame(on: screen.size)
        let list = Rect(
            x: chart.maxX + gap, y: chart.minY, width: screen.width - 16 - chart.maxX - gap,
            height: chart.height)
        let frames: Frames = [
            "chart": chart,
            "chart.title": .line("Visitors by day", size: 12, x: 12, y: 12),
            // Its middle is 18 from the corner, and it is 12 by 12.
            "live": Rect(x: chart.maxX - 18 - 6, y: chart.minY + 18 - 6, width: 12, height: 12),
            "list": list,
        ]
        try ExampleCheck("visual-format", screen).expectFrames(
            .titleBar("This week", on: screen) + tiles(on: screen) + frames + pages(in: list)
                + tabs(on: screen))
    }

    @Test("has a chart of 360 where there is room for it")
    func tablet() throws {
        let size = Size(width: 768, height: 1024)
        let window = try #require(Gallery.example(named: "visual-format")).window(of: size)
        let chart = try #require(window.view(named: "chart"))
        expectTrue(chart.seenFrame.isNear(chartFrame(on: size)))
        expectEqual(chart.frame.height, 360)
    }

    /// Below the bar of 44 and the tiles of 60, above the tabs of 44, with gaps between them; 58 % of the
    /// screen wide.
    private func chartFrame(on size: Size) -> Rect {
        let top = 44 + gap + 60 + gap
        let room = size.height - 44 - gap - top
        return Rect(x: 16, y: top, width: 0.58 * size.width, height: min(360, room))
    }

    /// Three equal parts of what the margins leave.
    private func tiles(on screen: ScreenSize) -> Frames {
        let tiles = Rect(x: 16, y: 44 + gap, width: screen.width - 2 * 16, height: 60)
        let width = (tiles.width - 2 * gap) / 3
        var frames: Frames = ["tiles": tiles]
        let texts = [
            ("visitors", "Visitors", "8,431"), ("orders", "Orders", "612"),
            ("returns", "Returns", "17"),
        ]
        for (index, (name, title, figure)) in texts.enumerated() {
            frames[name] = Rect(
                x: Double(index) * (width + gap), y: 0, width: width, height: 60)
            frames["\(name).title"] = .line(title, size: 12, x: 12, y: 10)
            frames["\(name).figure"] = .line(
                figure, size: 20, isBold: true, x: 12, y: 60 - 10 - Helvetica.lineHeight(20))
        }
        return frames
    }

    /// Three times 36, and four equal gaps of what is left of the list.
    private func pages(in list: Rect) -> Frames {
        let space = (list.height - 3 * 36) / 4
        var frames: Frames = [:]
        let texts = [
            ("page1", "Harbour", "3,120"), ("page2", "Timetable", "2,877"),
            ("page3", "Weather", "1,204"),
        ]
        for (index, (name, title, figure)) in texts.enumerated() {
            frames[name] = Rect(
                x: 0, y: space + Double(index) * (36 + space), width: list.width, height: 36)
            frames["\(name).title"] = .line(title, size: 12, x: 12, y: 0)
            frames["\(name).figure"] = .line(
                figure, size: 16, isBold: true, x: 12, y: 36 - Helvetica.lineHeight(16))
        }
        return frames
    }

    /// Titles with 4 at their sides, and five equal gaps of what is left of the bar.
    private func tabs(on screen: ScreenSize) -> Frames {
        let titles = [("day", "Day"), ("week", "Week"), ("month", "Month"), ("year", "Year")]
        let widths = titles.map { 4 + Helvetica.width($1, 14, isBold: $0 == "week") + 4 }
        let space = (screen.width - widths.reduce(0, +)) / 5
        var frames: Frames = [
            "tabs": Rect(x: 0, y: screen.height - 44, width: screen.width, height: 44)
        ]
        var left = space
        for ((name, _), width) in zip(titles, widths) {
            frames[name] = Rect(x: left, y: 0, width: width, height: 44)
            left += width + space
        }
        return frames
    }
}
