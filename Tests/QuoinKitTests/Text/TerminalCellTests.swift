import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Cells of a terminal, beside wcwidth")
struct TerminalCellTests {
    @Test("are as many as wcwidth counts")
    func cells() throws {
        let measurer = TerminalMeasurer()
        let rows = try FixtureFile.rows("terminal_cells.txt")
        expectTrue(rows.count >= 500)
        for row in rows {
            let expected = try #require(Double(row[0]))
            let text = try Self.string(ofScalars: row[1])
            let width = measurer.size(of: text, in: Font()).width
            expectEqual(width, expected, "\(text): \(row[1])")
        }
    }

    private static func string(ofScalars list: String) throws -> String {
        var string = ""
        for word in list.split(separator: " ") {
            let value = try #require(UInt32(word, radix: 16))
            string.unicodeScalars.append(try #require(Unicode.Scalar(value)))
        }
        return string
    }
}
