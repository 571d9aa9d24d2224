import Quoin
import QuoinGallery
import Testing

@Suite("The labels screen")
struct LabelsScreenTests {
    @Test("gives names their width and values the rest", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let width = screen.width - 2 * 16
        // Between margins of 16, after a name of 40 and a gap of 12.
        let needs = Rect.lines(
            ingredients(at: screen), x: 16 + 40 + 12, y: 12 + 20 + 8 + 20 + 8,
            width: width - 16 - 40 - 12 - 16)
        // The heading's line of 24 is 30 high.
        let card = Rect(x: 16, y: 16 + 30 + 12, width: width, height: needs.maxY + 12)
        try ExampleCheck("labels", screen).expectFrames([
            "heading": Rect(x: 16, y: 16, width: width, height: 30),
            "card": card,
            "serves.name": .line("Serves", x: 16, y: 12),
            "serves.value": Rect(
                x: 16 + 48 + 12, y: 12, width: width - 16 - 48 - 12 - 16, height: 20),
            "takes.name": .line("Takes", x: 16, y: 12 + 20 + 8),
            "takes.value": Rect(
                x: 16 + 40 + 12, y: 12 + 20 + 8, width: width - 16 - 40 - 12 - 16, height: 20),
            // In line with the first line of the value.
            "needs.name": .line("Needs", x: 16, y: needs.minY),
            "needs.value": needs,
            "method": .lines(method(at: screen), x: 16, y: card.maxY + 16, width: width),
        ])
    }

    private func ingredients(at screen: ScreenSize) -> [String] {
        switch screen {
        case .upright: ["Bread, tomatoes, basil,", "olive oil, red onion"]
        case .sideways: ["Bread, tomatoes, basil, olive oil, red onion"]
        }
    }

    private func method(at screen: ScreenSize) -> [String] {
        switch screen {
        case .upright:
            [
                "Tear the bread and toast it in oil", "until it is golden. Cut the",
                "tomatoes, salt them, and leave them", "for ten minutes. Toss everything,",
                "and serve at once.",
            ]
        case .sideways:
            [
                "Tear the bread and toast it in oil until it is golden.",
                "Cut the tomatoes, salt them, and leave them for ten",
                "minutes. Toss everything, and serve at once.",
            ]
        }
    }

    @Test("lets the name have the spare width if it hugs its text less than the value")
    func hugging() throws {
        let example = try #require(Gallery.example(named: "labels"))
        let window = example.window(of: ScreenSize.upright.size)
        let name = try #require(window.view(named: "serves.name"))
        let value = try #require(window.view(named: "serves.value"))
        name.contentHuggingHorizontalPriority = .low
        value.contentHuggingHorizontalPriority = .high
        window.layoutIfNeeded()
        // One character of 8, and what the card of 288 leaves between its margins and the gap.
        let rest = 288.0 - 16 - 12 - 8 - 16
        #expect(value.frame.width == 8)
        #expect(name.frame.width == rest)
    }
}
