import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The attribute chaining screen")
struct AttributeChainingScreenTests {
    @Test("keeps 12 between its panels and around them", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let contents = Rect(x: 12, y: 12, width: 100, height: screen.height - 2 * 12)
        let toolbar = Rect(x: 124, y: 12, width: screen.width - 124 - 12, height: 44)
        let page = Rect(
            x: 124, y: 12 + 44 + 12, width: toolbar.width, height: screen.height - 68 - 12)
        let fonts = Rect(x: toolbar.width - 8 - 36, y: 8, width: 36, height: 44 - 2 * 8)
        // Lines of 14 and of 12 points, with 10 between them.
        let (high, low) = (Helvetica.lineHeight(14), Helvetica.lineHeight(12))
        let first = Rect(x: 12, y: 12 + high + 10, width: 100 - 2 * 12, height: low)
        func chapter(_ number: Double) -> Rect {
            Rect(
                x: first.minX, y: first.minY + number * (low + 10), width: first.width,
                height: low)
        }
        try ExampleCheck("attribute-chaining", screen).expectFrames([
            "contents": contents,
            "contents.title": Rect(x: 12, y: 12, width: 76, height: high),
            "contents.first": chapter(0),
            "contents.second": chapter(1),
            "contents.third": chapter(2),
            "toolbar": toolbar,
            "toolbar.title": .line(
                "2. High tide", size: 14, isBold: true, x: 12, y: (44 - high) / 2),
            "toolbar.fonts": fonts,
            "page": page,
            "page.text": .lines(
                lines(at: screen), size: 14, x: 16, y: 16, width: page.width - 2 * 16),
        ])
    }

    private func lines(at screen: ScreenSize) -> [String] {
        switch screen {
        case .upright:
            [
                "The water had come up", "to the third step when", "she saw the lamp on the",
                "pier go out. Nobody put", "it out before ten. She", "took the oars from the",
                "wall and went down to", "the boat, counting the", "steps that were left.",
            ]
        case .sideways:
            [
                "The water had come up to the third step when she",
                "saw the lamp on the pier go out. Nobody put it out",
                "before ten. She took the oars from the wall and",
                "went down to the boat, counting the steps that", "were left.",
            ]
        }
    }

    @Test("makes a constraint for each attribute of a statement")
    func statements() throws {
        let example = try #require(Gallery.example(named: "attribute-chaining"))
        let window = example.window(of: ScreenSize.upright.size)
        let attributes = window.view(named: "contents")?.installedConstraints.map { group in
            group.layoutConstraints.map(\.firstAttribute)
        }
        expectEqual(attributes, [[.top, .leading, .bottom], [.width]])
    }
}
