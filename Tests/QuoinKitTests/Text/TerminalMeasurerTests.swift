import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("A terminal")
struct TerminalMeasurerTests {
    @Test(
        "counts the cells of what a reader takes for one character",
        arguments: [
            ("", 0), ("hello", 5), ("日本", 4), ("ﾊﾝ", 2), ("Ａ", 2), ("한", 2),
            ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("क्ष", 2), ("a\u{200B}b", 2),
            ("😀", 2), ("👍🏽", 2), ("👩🏽‍🚀", 2), ("👨‍👩‍👧‍👦", 2), ("🏴‍☠️", 2), ("🇯🇵", 2), ("🇯🇵🇩🇪", 4),
            ("❤", 1), ("❤️", 2), ("⌚", 2), ("⌚\u{FE0E}", 1), ("1️⃣", 2), ("1", 1),
            ("a\u{1}b\u{7F}c\u{85}", 3), ("shy\u{AD}phen", 7),
        ])
    func cells(text: String, cells: Double) {
        expectEqual(TerminalMeasurer().size(of: text, in: Font()).width, cells)
    }

    @Test(
        "moves on to the next multiple of eight for a tab",
        arguments: [
            ("\t", 8), ("a\tb", 9), ("1234567\t8", 9), ("12345678\t9", 17), ("日本語日\t", 16),
            ("\t\t", 16), ("a\n\tb", 9),
        ])
    func tabs(text: String, cells: Double) {
        expectEqual(TerminalMeasurer().size(of: text, in: Font()).width, cells)
    }

    @Test("does not care for fonts")
    func fonts() {
        let measurer = TerminalMeasurer()
        for size in [0, 12, 40, .nan, .infinity] as [Double] {
            let font = Font(size: size, isBold: true)
            expectEqual(measurer.size(of: "日本 🇯🇵", in: font), Size(width: 7, height: 1))
        }
    }

    @Test("has lines of a cell, on whose lower edge the text stands")
    func metrics() {
        let measurer = TerminalMeasurer(cellSize: Size(width: 8, height: 16))
        let layout = measurer.layout("ab\nc", in: Font(), within: .none)
        expectEqual(layout.size, Size(width: 16, height: 32))
        expectEqual(layout.firstBaselineOffsetFromTop, 16)
        expectEqual(layout.lastBaselineOffsetFromBottom, 0)
        let narrow = measurer.layout("ab c", in: Font(), within: TextLimits(width: 31))
        expectEqual(narrow.lines.map(\.text), ["ab", "c"])
    }

    @Test("takes cells that are no sizes for cells of one point")
    func unsoundCells() {
        for extent in [0, -1, .nan, .infinity] as [Double] {
            let cell = Size(width: extent, height: extent)
            expectEqual(TerminalMeasurer(cellSize: cell).cellSize, Size(width: 1, height: 1))
        }
    }
}
