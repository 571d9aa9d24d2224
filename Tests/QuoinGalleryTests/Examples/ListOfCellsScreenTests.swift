import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The list of cells")
struct ListOfCellsScreenTests {
    @Test("has rows as high as their text", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        var frames = Frames.titleBar("Tonight", on: screen)
        var top = 44.0
        for dish in dishes {
            let cell = cell(dish, y: top, on: screen)
            frames = frames + cell
            top = try #require(cell[dish.name]).maxY
        }
        try ExampleCheck("list-of-cells", screen).expectFrames(frames)
        expectTrue(top <= screen.height)
    }

    @Test("gives every line of a note its height", arguments: ScreenSize.allCases)
    func heights(at screen: ScreenSize) throws {
        let window = try #require(Gallery.example(named: "list-of-cells")).window(of: screen.size)
        for dish in dishes {
            let cell = try #require(window.view(named: dish.name))
            let lines = Double(screen == .upright ? dish.upright.count : dish.sideways.count)
            // 12 above, the title, 2 to the note, and 12 below.
            let note = lines * Helvetica.lineHeight(12)
            expectEqual(cell.frame.height, 12 + Helvetica.lineHeight(16) + 2 + note + 12)
        }
    }

    private func cell(_ dish: Dish, y: Double, on screen: ScreenSize) -> Frames {
        // Text begins right of an icon of 36, with 16 before it and 12 after it.
        let left = 16.0 + 36 + 12
        let lines = screen == .upright ? dish.upright : dish.sideways
        let note = Rect.lines(
            lines, size: 12, x: left, y: 12 + Helvetica.lineHeight(16) + 2,
            width: screen.width - left - 16)
        let price = Helvetica.width(dish.price)
        let height = note.maxY + 12
        return [
            dish.name: Rect(x: 0, y: y, width: screen.width, height: height),
            "\(dish.name).icon": Rect(x: 16, y: 12, width: 36, height: 36),
            "\(dish.name).title": .line(dish.title, isBold: true, x: left, y: 12),
            "\(dish.name).price": .line(dish.price, x: screen.width - 16 - price, y: 12),
            "\(dish.name).note": note,
            "\(dish.name).line": Rect(
                x: left, y: height - 1, width: screen.width - left, height: 1),
        ]
    }

    private struct Dish {
        let name: String
        let title: String
        let price: String
        let upright: [String]
        let sideways: [String]
    }

    private let dishes = [
        Dish(
            name: "soup", title: "Lentil soup", price: "€ 6.50",
            upright: ["With lemon, mint and toasted bread"],
            sideways: ["With lemon, mint and toasted bread"]),
        Dish(
            name: "aubergine", title: "Roasted aubergine", price: "€ 12.00",
            upright: ["Smoked over beech, with tahini,", "pomegranate and flat bread"],
            sideways: ["Smoked over beech, with tahini, pomegranate and flat bread"]),
        Dish(
            name: "fish", title: "Fish of the day", price: "€ 19.50",
            upright: [
                "Landed this morning: ask us what it is. With",
                "potatoes, fennel and a sauce of brown butter", "and capers",
            ],
            sideways: [
                "Landed this morning: ask us what it is. With potatoes, fennel and a sauce",
                "of brown butter and capers",
            ]),
        Dish(
            name: "cake", title: "Almond cake", price: "€ 5.50",
            upright: ["Warm, with sour cherries"], sideways: ["Warm, with sour cherries"]),
    ]
}
