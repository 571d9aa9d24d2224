import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The constants screen")
struct ConstantsScreenTests {
    @Test("has the sizes and places of its numbers", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let card = Rect(x: 20, y: 20, width: screen.width - 40, height: screen.height - 40)
        // In the middle of the card, and 26 further down.
        let plan = Rect(
            x: (card.width - 248) / 2, y: (card.height - 186) / 2 + 26, width: 248, height: 186)
        var expected = [
            "card": card,
            "heading": Rect.line("12 Harbour Street", size: 18, isBold: true, x: 16, y: 16),
            "subheading": Rect.line("First floor, 62 m²", size: 14, x: 16, y: 40),
            "plan": plan,
        ]
        let rooms = [
            ("living", "Living", Rect(x: 4, y: 4, width: 144, height: 110)),
            ("kitchen", "Kitchen", Rect(x: 152, y: 4, width: 92, height: 74)),
            ("bath", "Bath", Rect(x: 152, y: 82, width: 92, height: 32)),
            // These two are given by their insets from the edges of the plan.
            ("bedroom", "Bedroom", Rect(x: 4, y: 118, width: 248 - 4 - 84, height: 186 - 118 - 4)),
            ("hall", "Hall", Rect(x: 168, y: 118, width: 248 - 168 - 4, height: 186 - 118 - 4)),
        ]
        for (name, title, room) in rooms {
            expected[name] = room
            expected["\(name).title"] = .line(title, inMiddleOf: room.size)
        }
        try ExampleCheck("constants", screen).expectFrames(expected)
    }

    @Test("leaves 4 for the walls, and nothing else beside the rooms")
    func walls() throws {
        let example = try #require(Gallery.example(named: "constants"))
        let window = example.window(of: ScreenSize.upright.size)
        let plan = try #require(window.view(named: "plan"))
        let rooms = plan.subviews.map(\.frame)
        for (index, room) in rooms.enumerated() {
            // With a wall of half a thickness around each, rooms meet and never overlap.
            for other in rooms[..<index] {
                let apart = max(
                    max(room.minX - other.maxX, other.minX - room.maxX),
                    max(room.minY - other.maxY, other.minY - room.maxY))
                expectTrue(apart >= 4)
            }
        }
        let area = rooms.map { ($0.width + 4) * ($0.height + 4) }.reduce(0, +)
        expectEqual(area, (plan.frame.width - 4) * (plan.frame.height - 4))
    }
}
