import TestSupport
import Testing

@testable import QuoinBoard

@Suite("The program of a board")
struct BoardProgramTests {
    private static func said() -> [String] {
        var lines: [String] = []
        BoardProgram(write: { lines.append($0) }, finish: { _ in }).run()
        return lines
    }

    @Test("shows two pictures of 64 rows of 128 dots, and says nothing of what is wrong")
    func pictures() {
        let lines = Self.said()
        expectEqual(lines.count, 65)
        expectTrue(lines.prefix(64).allSatisfy { $0.unicodeScalars.count == 128 })
        expectTrue(lines[64].hasPrefix("frames "))
        // The bar at the top is lit from edge to edge, and what is below the title is not.
        expectEqual(lines[0], String(repeating: "█", count: 128))
        expectEqual(lines[5], String(repeating: " ", count: 128))
        // The valve is open by seven tenths, and then by less than two.
        expectEqual(lines[20].split(separator: " ").count, 2)
        expectTrue(lines[20].count { $0 == "█" } > lines[52].count { $0 == "█" })
    }

    @Test("says the same each time")
    func same() {
        expectEqual(Self.said(), Self.said())
    }
}
