import Quoin
import QuoinGallery
import Testing

@Suite("The layout guides screen")
struct LayoutGuidesScreenTests {
    private let stages = [
        ("ordered", "Ordered"), ("packed", "Packed"), ("sent", "Sent"), ("delivered", "Delivered"),
    ]

    /// What the words leave of a card, divided by three. It is 16 within the screen, and so are the words
    /// within it; a character of 12 points is 6 wide.
    private func gap(on screen: ScreenSize) -> Double {
        let words = stages.reduce(0.0) { $0 + Double($1.1.count) * 6 }
        return (screen.width - 2 * 16 - 2 * 16 - words) / 3
    }

    @Test("has three equal gaps between four words", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let width = screen.width - 2 * 16
        // A title of 20 points, 4 to a line of 14 points, 20 to the words of 12 points.
        let words = 16 + 25 + 4 + 17.5 + 20
        let card = Rect(x: 16, y: 44 + 16, width: width, height: words + 15 + 16)
        // The key has 8 above and below a title of 20, and 16 below it.
        let key = Rect(x: 16, y: screen.height - 16 - 36, width: width, height: 36)
        var frames: Frames = [
            "card": card,
            "card.title": .line("Arrives on Thursday", size: 20, x: 16, y: 16),
            "card.sender": .line("4471, from Lyon", size: 14, x: 16, y: 16 + 25 + 4),
            "map": Rect(
                x: 16, y: card.maxY + 16, width: width, height: key.minY - 16 - card.maxY - 16),
            "key": key,
            "key.title": Rect(x: 12, y: 8, width: width - 2 * 12, height: 20),
        ]
        let gap = gap(on: screen)
        var left = 16.0
        for (index, (name, text)) in stages.enumerated() {
            let word = Rect.line(text, size: 12, x: left, y: words)
            frames["card.\(name)"] = word
            if index < 3 {
                // 2 high, in the middle of the words, and 8 within the gap.
                frames["card.line \(index + 1)"] = Rect(
                    x: word.maxX + 8, y: word.midY - 1, width: gap - 2 * 8, height: 2)
            }
            left = word.maxX + gap
        }
        try ExampleCheck("layout-guides", screen).expectFrames(
            .titleBar("Your parcel", on: screen) + frames)
    }

    @Test("has guides that reach from word to word", arguments: ScreenSize.allCases)
    func guides(at screen: ScreenSize) throws {
        let window = try #require(Gallery.example(named: "layout-guides")).window(of: screen.size)
        let card = try #require(window.view(named: "card"))
        #expect(
            card.layoutGuides.map(\.identifier) == ["card.gap 1", "card.gap 2", "card.gap 3"])
        for (guide, stage) in zip(card.layoutGuides, stages) {
            let word = try #require(window.view(named: "card.\(stage.0)")).frame
            #expect(
                guide.layoutFrame.isNear(
                    Rect(x: word.maxX, y: word.minY, width: gap(on: screen), height: 15)))
            #expect(!guide.hasAmbiguousLayout)
        }
    }
}
