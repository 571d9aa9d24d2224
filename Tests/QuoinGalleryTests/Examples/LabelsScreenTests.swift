import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The labels screen")
struct LabelsScreenTests {
    @Test("gives names their width and values the rest", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let width = screen.width - 2 * 16
        let line = Helvetica.lineHeight(16)
        // Between margins of 16, after the names and a gap of 12. Two values of one line are above the third,
        // with 12 above and 8 between them.
        let value = Rect(
            x: 16 + names + 12, y: 12, width: width - 16 - names - 12 - 16, height: line)
        let needs = Rect.lines(
            ingredients(at: screen), isBold: true, x: value.minX, y: 12 + 2 * (line + 8),
            width: value.width)
        let card = Rect(
            x: 16, y: 16 + Helvetica.lineHeight(24) + 12, width: width, height: needs.maxY + 12)
        func name(_ row: Double) -> Rect {
            Rect(x: 16, y: 12 + row * (line + 8), width: names, height: line)
        }
        try ExampleCheck("labels", screen).expectFrames([
            "heading": Rect(x: 16, y: 16, width: width, height: Helvetica.lineHeight(24)),
            "card": card,
            "serves.name": name(0),
            "serves.value": value,
            "takes.name": name(1),
            "takes.value": Rect(x: value.minX, y: value.maxY + 8, width: value.width, height: line),
            // In line with the first line of the value.
            "needs.name": name(2),
            "needs.value": needs,
            "method": .lines(method(at: screen), x: 16, y: card.maxY + 16, width: width),
        ])
    }

    /// The width of the names is that of the longest.
    private let names = Helvetica.width("Serves")

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
                "Tear the bread and toast it in oil until it is",
                "golden. Cut the tomatoes, salt them,", "and leave them for ten minutes. Toss",
                "everything, and serve at once.",
            ]
        case .sideways:
            [
                "Tear the bread and toast it in oil until it is golden. Cut the",
                "tomatoes, salt them, and leave them for ten minutes. Toss",
                "everything, and serve at once.",
            ]
        }
    }

    @Test("gives names the width of the longest, however wide the card is")
    func narrower() throws {
        let example = try #require(Gallery.example(named: "labels"))
        let window = example.window(of: ScreenSize.upright.size)
        let name = try #require(window.view(named: "takes.name"))
        let value = try #require(window.view(named: "needs.value"))
        expectTrue(names > Helvetica.width("Takes") && names > Helvetica.width("Needs"))
        for width in [200.0, 320, 1000] {
            window.frame.size.width = width
            window.layoutIfNeeded()
            // The card has margins of 16 around it and in it; a gap of 12 is after the names. Nothing is
            // wider than 512 with its margins.
            let rest = min(width, 512) - 4 * 16 - names - 12
            expectTrue(abs(name.frame.width - names) < 1e-9)
            expectTrue(abs(value.frame.width - rest) < 1e-9)
        }
    }
}
