import Quoin
import QuoinGallery
import Testing

@Suite("The news feed item")
struct NewsFeedItemScreenTests {
    /// All of the card but the picture: a face of 36, two lines of 17.5 and one more, with 12 above, 10
    /// between them and the picture, and 10 below.
    private let heightOfTheRest = 12 + 36 + 10 + 2 * 17.5 + 10 + 10 + 17.5 + 10

    /// As wide as the screen lets it be; or so wide that a picture of that width fits on the screen.
    private func width(on screen: Size) -> Double {
        min(screen.width - 2 * 16, (screen.height - 2 * 16 - heightOfTheRest) * 16 / 9)
    }

    @Test("is as high as its content, and stays on the screen", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let lines: [String] =
            switch screen {
            case .upright: ["First light over the salt pans. The", "flamingos were up before us."]
            case .sideways: ["First light over the salt pans.", "The flamingos were up before us."]
            }
        let width = width(on: screen.size)
        let height = heightOfTheRest + width * 9 / 16
        let text = Rect.lines(lines, size: 14, x: 12, y: 12 + 36 + 10, width: width - 2 * 12)
        let picture = Rect(x: 0, y: text.maxY + 10, width: width, height: width * 9 / 16)
        var frames: Frames = [
            "card": Rect(
                x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width,
                height: height),
            "face": Rect(x: 12, y: 12, width: 36, height: 36),
            "author": .line("Inês Vale", x: 12 + 36 + 10, y: 12),
            "time": .line("Today, 6:12", size: 12, x: 12 + 36 + 10, y: 12 + 20),
            "text": text, "picture": picture,
        ]
        for (index, name) in ["like", "answer", "pass on"].enumerated() {
            frames[name] = Rect(
                x: Double(index) * width / 3, y: picture.maxY + 10, width: width / 3, height: 17.5)
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
        #expect(text.frame.height == text.contentSize(forWidth: text.frame.width).height)
        #expect(card.frame.height <= height - 2 * 16 + 1e-9)
    }
}
