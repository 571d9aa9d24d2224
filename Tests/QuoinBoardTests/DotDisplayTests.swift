import QuoinKit
import TestSupport
import Testing

@testable import QuoinBoard

@Suite("A display of dots")
struct DotDisplayTests {
    private let display = DotDisplay(width: 12, height: 8)

    private var lines: [String] { (0..<display.lineCount).map { display.line($0) } }

    @Test("fills the dots that a rectangle is nearest to, where it is not clipped")
    func fills() {
        display.fill(
            Rect(x: 0.6, y: 0.4, width: 2, height: 2), color: .white, cornerRadius: 0)
        display.save()
        display.translate(by: Point(x: 6, y: 2))
        display.clip(to: Rect(x: 0, y: 0, width: 3, height: 3))
        display.fill(Rect(x: -9, y: -9, width: 99, height: 99), color: .white, cornerRadius: 0)
        display.restore()
        display.fill(Rect(x: 7, y: 3, width: 1, height: 1), color: .black, cornerRadius: 0)
        expectEqual(
            lines, [" ██         ", "      █▀█   ", "      ▀▀▀   ", "            "])
    }

    @Test("draws nothing beyond its edges, however far that is")
    func far() {
        for far in [1e9, 1e300, -1e300] {
            display.fill(
                Rect(x: far, y: far, width: 9, height: 9), color: .white, cornerRadius: 0)
            display.text("A", at: Point(x: far, y: 4), style: TextStyle(size: 8, color: .white))
        }
        expectTrue(!display.dots.contains(true))
    }

    @Test("draws outlines within their rectangle, and fills what is too thin for one")
    func strokes() {
        display.stroke(
            Rect(x: 0, y: 0, width: 5, height: 4), color: .white, lineWidth: 1, cornerRadius: 0)
        display.stroke(
            Rect(x: 6, y: 0, width: 2, height: 4), color: .white, lineWidth: 1, cornerRadius: 0)
        expectEqual(lines.prefix(2), ["█▀▀▀█ ██    ", "█▄▄▄█ ██    "])
    }

    @Test("shows letters as their pictures are, and a box for what it has not got")
    func letters() {
        display.text("Tß", at: Point(x: 0, y: 8), style: TextStyle(size: 8, color: .white))
        expectEqual(
            lines, ["▀▀█▀▀ █▀▀▀█ ", "  █   █   █ ", "  █   █   █ ", "  ▀   ▀▀▀▀▀ "])
    }
}

@Suite("The letters of a display of dots")
struct DotFontTests {
    @Test("are five dots wide and seven high, each another one")
    func letters() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.:%°-+/… "
        var known: Set<[UInt8]> = []
        for letter in letters.unicodeScalars {
            let rows = DotFont.rows(of: letter)
            expectEqual(rows.count, 7)
            expectTrue(rows.allSatisfy { $0 < 32 })
            expectTrue(known.insert(rows).inserted, "\(letter)")
        }
    }

    @Test("are measured as they are drawn", arguments: [8, 12, 16, 24, 31])
    func measured(size: Double) {
        let scale = Double(DotMeasurer.scale(ofSize: size))
        expectEqual(scale, size < 16 ? 1 : size < 24 ? 2 : 3)
        expectEqual(
            DotMeasurer().size(of: "10:42", in: Font(size: size)),
            Size(width: 30 * scale, height: 8 * scale))
    }
}
