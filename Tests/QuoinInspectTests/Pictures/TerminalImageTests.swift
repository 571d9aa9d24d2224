import Quoin
import QuoinInspect
import TestSupport
import Testing

@Suite("A sign for an image in a terminal")
struct TerminalImageTests {
    @Test("is in the middle of it, half as large, in dots")
    func middle() {
        // Dots are 6 points: 12 by 8 of them. The disc is 24 points wide, from 24 to 48 and from 12 to 36.
        let view = PaintedView(0, 0, 72, 48) { rect, canvas in
            canvas.fill(rect, color: .white, cornerRadius: 0)
            canvas.image(named: "sunrise", in: rect)
        }
        let terminal = TerminalCapabilities(columns: 80, colorDepth: .all, isUnicode: true)
        let lines = TerminalRenderer(for: terminal, style: .pixels).picture(of: view)
            .split(separator: "\n").map { String($0) }
        expectEqual(lines.count, 4)
        // The first and the last line have one colour each, and those between are their own mirror images.
        let ground = lines[0]
        expectEqual(lines[3], ground)
        expectTrue(lines[1] != ground && lines[2] != ground)
    }
}
