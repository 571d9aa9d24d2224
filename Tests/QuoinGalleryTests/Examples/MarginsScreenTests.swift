import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The margins screen")
struct MarginsScreenTests {
    @Test("keeps what is in a view within its margins", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let width = screen.width - 2 * 20
        let about: [String] =
            switch screen {
            case .upright: ["Writes about bridges, and the", "people who build and cross them."]
            case .sideways: ["Writes about bridges, and the people who build and cross", "them."]
            }
        let (heading, line) = (Helvetica.lineHeight(24), Helvetica.lineHeight(16))
        let banner = Rect(x: 0, y: 24 + heading + 16, width: screen.width, height: 8 + line + 8)
        let text = Rect.lines(about, x: 16, y: 16, width: width - 2 * 16)
        let quote = Rect(x: 16, y: text.maxY + 12, width: width - 2 * 16, height: 10 + line + 10)
        try ExampleCheck("margins", screen).expectFrames([
            "heading": Rect(x: 20, y: 24, width: width, height: heading),
            "banner": banner,
            // The screen's margins of 20 at the sides, and its own of 8 above and below.
            "banner.title": Rect(x: 20, y: 8, width: width, height: line),
            "card": Rect(x: 20, y: banner.maxY + 16, width: width, height: quote.maxY + 16),
            "card.text": text,
            "quote": quote,
            "quote.text": .lines(
                ["“Every arch is a promise.”"], x: 20, y: 10, width: quote.width - 20 - 12),
            "key": Rect(
                x: 20, y: screen.height - 24 - Helvetica.buttonHeight, width: width,
                height: Helvetica.buttonHeight),
        ])
    }

    @Test("moves what is in a view when the view's margins change")
    func changing() throws {
        let example = try #require(Gallery.example(named: "margins"))
        let window = example.window(of: ScreenSize.sideways.size)
        let screen = try #require(window.subviews.first)
        screen.layoutMargins.left = 60
        window.layoutIfNeeded()
        expectEqual(window.view(named: "heading")?.frame.minX, 60)
        expectEqual(window.view(named: "card")?.frame.minX, 60)
        // The banner reaches from edge to edge as before, and what is in it follows the screen.
        expectEqual(window.view(named: "banner")?.frame.minX, 0)
        expectEqual(window.view(named: "banner.title")?.frame.minX, 60)
    }
}
