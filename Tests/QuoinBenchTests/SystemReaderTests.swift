import QuoinSolver
import TestSupport
import Testing

@testable import QuoinBench

@Suite("Systems read from files")
struct SystemReaderTests {
    @Test("are solved as they are written")
    func solved() throws {
        let reader = try SystemReader(
            """
            # A row of two.
            var width >= 0
            left == 8
            gap: right - left - width == 0
            width == 2 * 50 + 4/2 @250
            right <= 100
            """)
        let solver = Solver()
        let variables = try reader.system.install(in: solver)
        solver.solve()
        let values = try ["left", "width", "right"].map { name in
            solver.value(of: variables[try #require(reader.variable(named: name))])
        }
        // At most 100 - 8 = 92 of the 102 that are wished for are there.
        expectEqual(values, [8, 92, 100])
        expectTrue(reader.variable(named: "height") == nil)
    }

    @Test(
        "name the line that cannot be read",
        arguments: [
            ("x == 1\nx == )", 2), ("x * y == 1", 1), ("\n\nx 3", 3), ("x == 1 1", 1),
            ("var x >= 1", 1), ("x == 1 @", 1), ("x == 1..2", 1),
        ])
    func refused(text: String, line: Int) {
        do {
            _ = try SystemReader(text)
            Issue.record("\(text) was read")
        } catch {
            expectTrue(error.line == line && !error.reason.isEmpty)
        }
    }
}
