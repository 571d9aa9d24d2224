import Quoin
import QuoinInspect
import TestSupport
import Testing

/// At 6 points a column and 12 a line: a baseline at 13 is nearest to the lower edge of line 1, which is at
/// 18, and so is one at 23.
@Suite("A paragraph in a terminal")
struct TerminalParagraphTests {
    private func picture(_ view: View) -> String {
        TerminalRenderer(for: TerminalCapabilities(columns: 80, colorDepth: .none, isUnicode: true))
            .picture(of: view)
    }

    private func text(_ lines: [(String, Point)]) -> PaintedView {
        PaintedView(0, 0, 60, 36) { _, canvas in
            for (line, baseline) in lines {
                canvas.text(line, at: baseline, style: TextStyle(size: 9))
            }
        }
    }

    @Test("has no line written upon another one if there is room below")
    func linesApart() {
        let paragraph = text([
            ("longer than", Point(x: 0, y: 13)), ("the next", Point(x: 0, y: 23)),
        ])
        expectEqual(picture(paragraph), "\nlonger than\nthe next\n\n")
    }

    @Test("leaves text where it is that stands beside other text")
    func beside() {
        let columns = text([("left", Point(x: 0, y: 13)), ("right", Point(x: 30, y: 15))])
        expectEqual(picture(columns), "\nleft right\n\n\n")
    }

    @Test("leaves text where it is if there is a line below")
    func lineBelow() {
        let box = PaintedView(0, 0, 60, 36).containing(
            .outlined(0, 0, 60, 24),
            text([("one", Point(x: 6, y: 13)), ("two", Point(x: 6, y: 17))]))
        expectEqual(
            picture(box),
            """
            ┌─────────┐
            │two      │
            └─────────┘


            """)
    }

    @Test("ends before the edge of its box where its letters are narrower than cells")
    func edge() {
        // An i or an l of 9 points is 2 wide, so that nine of them end in the third cell.
        for (word, shown) in [("illililli", "illi…"), ("ilili", "ilili"), ("illilil", "illi…")] {
            let box = PaintedView(0, 0, 60, 36).containing(
                .outlined(0, 0, 36, 24), text([(word, Point(x: 6, y: 13))]))
            expectEqual(
                picture(box),
                """
                ┌─────┐
                │\(shown)│
                └─────┘


                """)
        }
    }

    @Test("is one within one view only")
    func views() {
        let top = PaintedView(0, 0, 60, 36).containing(
            .text(0, 0, 60, 12, "behind", at: Point(x: 0, y: 13)),
            .text(0, 10, 60, 12, "ahead", at: Point(x: 0, y: 13)))
        expectEqual(picture(top), "\naheadd\n\n\n")
    }
}
