import Quoin
import Testing

@Suite("The screen of a distribution with fixed lengths")
struct DistributionFixedLengthScreenTests {
    @Test("shares what the views leave equally among the gaps", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let toolbox = Rect(x: 12, y: 12, width: 56, height: screen.height - 2 * 12)
        let palette = Rect(
            x: 12 + 56 + 12, y: screen.height - 12 - 56, width: screen.width - 80 - 12, height: 56)
        var expected = [
            "toolbox": toolbox,
            "palette": palette,
            "drawing": Rect(
                x: palette.minX, y: 12, width: palette.width, height: palette.minY - 12 - 12),
        ]
        // Five tools of 40, with four gaps between a lead and a tail of 8.
        let below = (toolbox.height - 2 * 8 - 5 * 40) / 4
        for (row, tool) in ["Pen", "Ink", "Fill", "Cut", "Undo"].enumerated() {
            expected[tool.lowercased()] = Rect(
                x: 8, y: 8 + Double(row) * (40 + below), width: 40, height: 40)
        }
        // Five colours of 32, with four gaps between a lead and a tail of 12.
        let beside = (palette.width - 2 * 12 - 5 * 32) / 4
        for (column, color) in ["red", "amber", "green", "blue", "violet"].enumerated() {
            expected[color] = Rect(
                x: 12 + Double(column) * (32 + beside), y: 12, width: 32, height: 32)
        }
        try ExampleCheck("distribution-fixed-length", screen).expectFrames(expected)
    }
}
