import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The layout guides screen")
struct LayoutGuidesScreenTests {
    private let stages = [
        ("ordered", "Ordered"), ("packed", "Packed"), ("sent", "Sent"), ("delivered", "Delivered"),
    ]

    /// What the words leave of a card, divided by three. It is 16 within the screen, and so are the words
    /// within it; they are of 12 points.
    private func gap(on screen: ScreenSize) -> Double {
        let words = stages.reduce(0.0) { $0 + Helvetica.width($1.1, 12, isBold: true) }
        return (screen.width - 2 * 16 - 2 * 16 - words) / 3
    }

    @Test("has three equal gaps between four words", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let width = screen.width - 2 * 16
        // A title of 20 points, 4 to a line of 14 points, 20 to the words of 12 points.
        let sender = 16 + Helvetica.lineHeight(20) + 4
        let words = sender + Helvetica.lineHeight(14) + 20
        let card = Rect(
            x: 16, y: 44 + 16, width: width, height: words + Helvetica.lineHeight(12) + 16)
        let button = Helvetica.buttonHeight
        let key = Rect(x: 16, y: screen.height - 16 - button, width: width, height: button)
        var frames: Frames = [
            "card": card,
            "card.title": Rect(
                x: 16, y: 16, width: width - 2 * 16, height: Helvetica.lineHeight(20)),
            "card.sender": Rect(
                x: 16, y: sender, width: width - 2 * 16, height: Helvetica.lineHeight(14)),
            "map": Rect(
                x: 16, y: card.maxY + 16, width: width, height: key.minY - 16 - card.maxY - 16),
            "key": key,
        ]
        let gap = gap(on: screen)
        var left = 16.0
        for (index, (name, text)) in stages.enumerated() {
            let word = Rect.line(text, size: 12, isBold: true, x: left, y: words)
            frames["card.\(name)"] = word
            if index < 3 {
                // 2 high, in the middle of the words, and 4 within the gap.
                frames["card.line \(index + 1)"] = Rect(
                    x: word.maxX + 4, y: word.midY - 1, width: gap - 2 * 4, height: 2)
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
        expectEqual(
            card.layoutGuides.map(\.identifier), ["card.gap 1", "card.gap 2", "card.gap 3"])
        for (guide, stage) in zip(card.layoutGuides, stages) {
            let word = try #require(window.view(named: "card.\(stage.0)")).frame
            expectTrue(
                guide.layoutFrame.isNear(
                    Rect(
                        x: word.maxX, y: word.minY, width: gap(on: screen),
                        height: Helvetica.lineHeight(12))))
            expectTrue(!guide.hasAmbiguousLayout)
        }
    }
}
