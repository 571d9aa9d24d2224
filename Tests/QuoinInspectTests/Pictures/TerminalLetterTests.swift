import Quoin
import QuoinInspect
import TestSupport
import Testing

/// At 6 points a column and 12 a line.
@Suite("Letters of several signs in a terminal")
struct TerminalLetterTests {
    private func picture(of text: String) -> String {
        let terminal = TerminalCapabilities(columns: 80, colorDepth: .none, isUnicode: true)
        let view = PaintedView.text(0, 0, 240, 12, text, at: Point(x: 0, y: 6))
        return TerminalRenderer(for: terminal).picture(of: view)
    }

    @Test("keep their marks, and what is made up of several signs is one letter of two cells")
    func whole() {
        expectEqual(picture(of: "cafe\u{301} au lait"), "cafe\u{301} au lait\n\n")
        expectEqual(picture(of: "🇫🇷a👩‍👩‍👧b"), "🇫🇷a👩‍👩‍👧b\n\n")
    }

    @Test("lose a pile of marks, which would reach into other lines")
    func piles() {
        let pile = "a" + String(repeating: "\u{301}", count: 40) + "b"
        expectEqual(picture(of: pile), "ab\n\n")
    }
}
