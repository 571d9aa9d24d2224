import Quoin
import QuoinGallery
import QuoinKit
import TestSupport
import Testing

@Suite("The news feed item")
struct NewsFeedItemScreenTests {
    /// The actions have 8 above and below their titles.
    private let actions = 8 + Helvetica.lineHeight(14) + 8

    /// All of the card but the picture: a face of 36 and two lines, with 12 above and 10 below each, and the
    /// actions with 4 around them.
    private var heightOfTheRest: Double {
        12 + 36 + 10 + 2 * Helvetica.lineHeight(14) + 10 + 4 + actions + 4
    }

    /// As wide as the screen lets it be; or so wide that a picture of that width fits on the screen.
    private func width(on screen: Size) -> Double {
        min(screen.width - 2 * 16, (screen.height - 2 * 16 - heightOfTheRest) * 16 / 9)
    }

    @Test("is as high as its content, and stays on the screen", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let lines = ["First light over the salt pans. The", "flamingos were up before us."]
        let width = width(on: screen.size)
        let height = heightOfTheRest + width * 9 / 16
        let text = Rect.lines(lines, size: 14, x: 12, y: 12 + 36 + 10, width: width - 2 * 12)
        let picture = Rect(x: 0, y: text.maxY + 10, width: width, height: width * 9 / 16)
        var frames: Frames = [
            "card": Rect(
                x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width,
                height: height),
            "face": Rect(x: 12, y: 12, width: 36, height: 36),
            "author": .line("Inês Vale", isBold: true, x: 12 + 36 + 10, y: 12),
            "time": .line(
                "Today, 6:12", size: 12, x: 12 + 36 + 10, y: 12 + Helvetica.lineHeight(16)),
            "text": text, "picture": picture,
        ]
        for (index, name) in ["like", "answer", "pass on"].enumerated() {
            frames[name] = Rect(
                x: Double(index) * width / 3, y: picture.maxY + 4, width: width / 3,
                height: actions)
        }
        try ExampleCheck("news-feed-item", screen).expectFrames(frames)
    }

    @Test("gives up width rather than height of its text", arguments: [312.0, 320, 400, 480])
    func narrower(at height: Double) throws {
        let example = try #require(Gallery.example(named: "news-feed-item"))
        let size = Size(width: 480, height: height)
        let window = example.window(of: size)
        let text = try #require(window.view(named: "text"))
        let card = try #require(window.view(named: "card"))
        expectEqual(text.frame.height, text.contentSize(forWidth: text.frame.width).height)
        expectTrue(card.frame.height <= height - 2 * 16 + 1e-9)
    }

    @Test("lets a long text cost the picture its shape, when the card cannot be narrower")
    func longText() throws {
        let example = try #require(Gallery.example(named: "news-feed-item"))
        let window = example.window(of: ScreenSize.sideways.size)
        window.doublesLocalizedText = true
        window.layoutIfNeeded()
        let text = try #require(window.view(named: "text"))
        let card = try #require(window.view(named: "card"))
        let picture = try #require(window.view(named: "picture"))
        expectTrue(abs(card.frame.width - 240) < 1e-9)
        // What is left of the height below the author and four lines, and above the actions.
        expectTrue(abs(text.frame.height - 4 * Helvetica.lineHeight(14)) < 1e-9)
        let rest = heightOfTheRest + 2 * Helvetica.lineHeight(14)
        expectTrue(abs(picture.frame.height - (320 - 2 * 16 - rest)) < 1e-9)
    }
}
