import Quoin
import Testing

@Suite("The screen of a distribution with fixed spacing")
struct DistributionFixedSpacingScreenTests {
    @Test("shares what the gaps leave equally", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        var expected: [String: Rect] = [:]
        // Five columns, with four gaps, the lead and the tail of 10 each.
        let width = (screen.width - 6 * 10) / 5
        for (column, day) in ["Mon", "Tue", "Wed", "Thu", "Fri"].enumerated() {
            expected[day.lowercased()] = Rect(
                x: 10 + Double(column) * (width + 10), y: 10, width: width, height: 44)
        }
        let menu = Rect(
            x: 10, y: 10 + 44 + 10, width: screen.width - 2 * 10, height: screen.height - 64 - 10)
        expected["menu"] = menu
        // Four rows, with three gaps, the lead and the tail of 10 each.
        let height = (menu.height - 5 * 10) / 4
        let meals = [
            ("breakfast", "Porridge with apple"), ("lunch", "Lentil soup, bread"),
            ("tea", "Scones with jam"), ("dinner", "Baked trout, potatoes"),
        ]
        for (row, (name, dish)) in meals.enumerated() {
            let tile = Rect(
                x: 10, y: 10 + Double(row) * (height + 10), width: menu.width - 2 * 10,
                height: height)
            expected[name] = tile
            expected["\(name).title"] = .line(dish, inMiddleOf: tile.size)
        }
        try ExampleCheck("distribution-fixed-spacing", screen).expectFrames(expected)
    }
}
