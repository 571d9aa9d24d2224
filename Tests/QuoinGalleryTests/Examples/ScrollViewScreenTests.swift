import Quoin
import QuoinGallery
import QuoinKit
import TestSupport
import Testing

@Suite("The scroll view screen")
struct ScrollViewScreenTests {
    @Test("moves no frame when it scrolls", arguments: ScreenSize.allCases, [0, 1, 2])
    func frames(at screen: ScreenSize, after steps: Int) throws {
        try ExampleCheck("scroll-view", screen, steps: steps).expectFrames(
            .titleBar("Weekend", on: screen) + article(on: screen))
    }

    @Test("shows the top, the middle and the end", arguments: ScreenSize.allCases)
    func scrolling(at screen: ScreenSize) throws {
        let example = try #require(Gallery.example(named: "scroll-view"))
        let frames = article(on: screen)
        let height = try #require(frames["article"]).height
        // What does not fit below the bar can be scrolled.
        let way = height - (screen.height - 44)
        expectTrue(way > 0)
        for (steps, share) in [(0, 0), (1, 0.5), (2, 1), (3, 0)] {
            let window = example.window(of: screen.size, steps: steps)
            let viewport = try #require(window.view(named: "viewport") as? ScrollView)
            expectEqual(viewport.contentSize, Size(width: screen.width, height: height))
            let ending = try #require(window.view(named: "ending"))
            expectEqual(viewport.contentOffset, Point(x: 0, y: way * share))
            // On the screen, the last paragraph is as far up as that.
            let lowerEdge = 44 + height - 20 - way * share
            expectTrue(abs(ending.convert(ending.bounds, to: window).maxY - lowerEdge) < 1e-9)
        }
    }

    @Test("stays where it is if the whole article is on the screen", arguments: 0...2)
    func noWay(after steps: Int) throws {
        let example = try #require(Gallery.example(named: "scroll-view"))
        let window = example.window(of: Size(width: 768, height: 1024), steps: steps)
        let viewport = try #require(window.view(named: "viewport"))
        let article = try #require(window.view(named: "article"))
        expectTrue(article.frame.height < viewport.frame.height)
        expectEqual(viewport.bounds.origin, .zero)
    }

    /// The viewport, and the article with 16 at its sides, 20 above and below, and 12 between its parts.
    private func article(on screen: ScreenSize) -> Frames {
        let width = screen.width - 2 * 16
        let texts = texts(on: screen)
        let title = Rect.lines(
            ["The harbour in winter"], size: 24, isBold: true, x: 16, y: 20, width: width)
        let picture = Rect(x: 16, y: title.maxY + 12, width: width, height: width / 2.5)
        let lead = Rect.lines(texts[0], isBold: true, x: 16, y: picture.maxY + 12, width: width)
        let beginning = Rect.lines(texts[1], x: 16, y: lead.maxY + 12, width: width)
        let middle = Rect.lines(texts[2], x: 16, y: beginning.maxY + 12, width: width)
        let ending = Rect.lines(texts[3], x: 16, y: middle.maxY + 12, width: width)
        return [
            "viewport": Rect(x: 0, y: 44, width: screen.width, height: screen.height - 44),
            "article": Rect(x: 0, y: 0, width: screen.width, height: ending.maxY + 20),
            "title": title, "picture": picture, "lead": lead, "beginning": beginning,
            "middle": middle, "ending": ending,
        ]
    }

    /// The lead and the paragraphs as they break.
    private func texts(on screen: ScreenSize) -> [[String]] {
        switch screen {
        case .upright:
            [
                ["When the boats stay in, the quay", "belongs to those who mend nets."],
                [
                    "By eight the ice has gone from the",
                    "steps, and the first kettle is on. Nobody",
                    "is in a hurry: the forecast gives them",
                    "until Thursday.",
                ],
                [
                    "There is rope to splice and paint to",
                    "scrape, and a radio that has played the",
                    "same station since 1983. At noon the",
                    "door opens for soup.",
                ],
                [
                    "By four it is dark. The last one out turns",
                    "off the radio, looks at the sky, and says",
                    "what everyone says: that it will be colder",
                    "tomorrow.",
                ],
            ]
        case .sideways:
            [
                ["When the boats stay in, the quay belongs to those who", "mend nets."],
                [
                    "By eight the ice has gone from the steps, and the first kettle is",
                    "on. Nobody is in a hurry: the forecast gives them until",
                    "Thursday.",
                ],
                [
                    "There is rope to splice and paint to scrape, and a radio that",
                    "has played the same station since 1983. At noon the door",
                    "opens for soup.",
                ],
                [
                    "By four it is dark. The last one out turns off the radio, looks at",
                    "the sky, and says what everyone says: that it will be colder",
                    "tomorrow.",
                ],
            ]
        }
    }
}
