import Quoin
import QuoinInspect
import TestSupport
import Testing

/// At 6 points a column and 12 a line, an edge at 6 n is in column n, and one at 12 n is in line n.
@Suite("A wireframe in a terminal")
struct WireframeTests {
    private func picture(_ view: View, columns: Int = 80, isUnicode: Bool = true) -> String {
        let terminal = TerminalCapabilities(
            columns: columns, colorDepth: .none, isUnicode: isUnicode)
        return TerminalRenderer(for: terminal, style: .wireframe).picture(of: view)
    }

    /// Two halves above a whole, 72 × 48: 13 columns, 5 lines.
    private var window: PaintedView {
        PaintedView(0, 0, 72, 48, named: "w").containing(
            PaintedView(0, 0, 36, 24, named: "left"), PaintedView(36, 0, 36, 24, named: "right"),
            PaintedView(0, 24, 72, 24, named: "below"))
    }

    @Test("has one line between neighbours, with characters for where lines meet")
    func junctions() {
        expectEqual(
            picture(window),
            """
            ┌w────┬right┐
            │left │     │
            ├below┴─────┤
            │           │
            └───────────┘

            """)
    }

    @Test("is plain ASCII where there is nothing else")
    func ascii() {
        expectEqual(
            picture(window, isUnicode: false),
            """
            +w----+right+
            |left |     |
            +below+-----+
            |           |
            +-----------+

            """)
    }

    @Test("joins lines that cross, and that touch from inside")
    func crossing() {
        let top = PaintedView(0, 0, 48, 48, named: "").containing(
            PaintedView(0, 0, 24, 24), PaintedView(24, 24, 24, 24), PaintedView(24, 0, 24, 24),
            PaintedView(12, 36, 12, 12))
        let lines = picture(top).split(separator: "\n")
        // The right edge of the first, the left one of the second and the lines between meet in (4, 2).
        expectEqual(Array(lines[2])[4], "┼")
        expectTrue(Array(lines[4])[2] == "┴" && Array(lines[4])[4] == "┴")
        expectEqual(Array(lines[3])[2], "┌")
    }

    @Test("shrinks to the width of the terminal, and keeps its shape")
    func fits() {
        let view = PaintedView(0, 0, 320, 480, named: "screen")
        for columns in [1, 2, 10, 20, 41, 53, 54, 200] {
            let lines = picture(view, columns: columns).split(separator: "\n")
            expectTrue(lines.allSatisfy { $0.count <= columns })
        }
        // 320 / 40 is 8 points a column, 16 a line: 480 / 16 lines and one more for the last edge.
        let lines = picture(view, columns: 41).split(separator: "\n")
        expectEqual(lines.count, 31)
        expectEqual(lines[0], "┌screen" + String(repeating: "─", count: 33) + "┐")
    }

    @Test("has no more lines than are asked for")
    func mostLines() {
        let view = PaintedView(0, 0, 6, 1e7)
        let terminal = TerminalCapabilities(columns: 80, colorDepth: .none, isUnicode: true)
        let renderer = TerminalRenderer(for: terminal, style: .wireframe, mostLines: 10)
        expectEqual(renderer.picture(of: view).split(separator: "\n").count, 10)
    }

    @Test("cuts names that are too long, and leaves out what is not there at all")
    func names() {
        let top = PaintedView(0, 0, 60, 24, named: "a long name").containing(
            PaintedView(6, 12, 6, 12, named: "tiny"))
        expectEqual(
            picture(top),
            """
            ┌a long n…┐
            │┌┐       │
            └┴┴───────┘

            """)
    }

    @Test("cuts what is clipped, and what hangs out")
    func clips() {
        let scroll = PaintedView(0, 0, 36, 24, named: "s").containing(
            PaintedView(12, 12, 60, 60, named: "c"))
        scroll.clipsToBounds = true
        let top = PaintedView(0, 0, 60, 36, named: "t").containing(scroll)
        expectEqual(
            picture(top),
            """
            ┌t────┬───┐
            │s┌c──┤   │
            ├─┴───┘   │
            └─────────┘

            """)
    }
}
