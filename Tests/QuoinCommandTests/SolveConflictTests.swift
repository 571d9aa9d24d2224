import TestSupport
import Testing

@testable import QuoinCommand

@Suite("A script whose required lines contradict each other")
struct SolveConflictTests {
    @Test(
        "ends with the labels of an irreducible set of lines, the last to come being last",
        arguments: [
            ("x >= 10\nx <= 5", #"["1", "2"]"#),
            ("c1: x >= 10\n\ny == 1\nx <= 5", #"["c1", "4"]"#),
            ("c1: x >= 10\nx <= 5 @999\nx >= 7\nb: x <= 9", #"["c1", "b"]"#),
            ("x == y\ny == 2*z\nz == 1\nx == 3", #"["1", "2", "3", "4"]"#),
            ("3 >= 4", #"["1"]"#),
            ("x - x == 1", #"["1"]"#),
            ("var w >= 0\nw <= -1", #"["2"]"#),
            ("c1: x >= 10\nc2: x <= 20\nset c2 = 5", #"["c1", "c2"]"#),
            ("c1: x >= 10\nc2: x <= 20\nset c1 = 25", #"["c2", "c1"]"#),
            ("c1: x >= 10\nc2: x <= 5 @250\npriority c2 = 1000", #"["c1", "c2"]"#),
            ("x >= 10\nsuggest x = 5 @1000", #"["1", "2"]"#),
            ("suggest x = 5 @1000\nx >= 10", #"["1", "2"]"#),
            ("s: suggest x = 5 @1000\nx >= 10", #"["s", "2"]"#),
            ("suggest x = 20 @1000\nx >= 10\nsuggest x = 5 @1000", #"["2", "3"]"#),
            ("suggest x = 20 @500\nx >= 10\nsuggest x = 5 @1000", #"["2", "3"]"#),
            ("s: suggest x = 20 @1000\nx >= 10\nset s = 5", #"["2", "s"]"#),
            ("s: suggest x = 5\nx >= 10\npriority s = 1000", #"["2", "s"]"#),
        ])
    func labels(script: String, conflict: String) {
        let outcome = quoin("solve", "--json", input: script)
        expectEqual(outcome.status, .unsatisfiable)
        let given = labels(in: outcome.standardOutput)
        let expected = labels(in: "{\"conflict\": \(conflict)}\n")
        expectEqual(Set(given), Set(expected), "\(outcome.standardOutput)")
        expectEqual(given.count, expected.count)
        expectEqual(given.last, expected.last)
    }

    private func labels(in json: String) -> [String] {
        guard json.hasPrefix("{\"conflict\": ["), json.hasSuffix("]}\n") else { return [] }
        return json.dropFirst(14).dropLast(3).split(separator: ", ").map { String($0) }
    }

    @Test("names the lines on standard error with their text, and prints nothing else")
    func text() {
        let outcome = quoin("solve", input: "c1: x >= 10   # wide\nprint\n\n  x <= 5\r\n")
        expectEqual(outcome.status, .unsatisfiable)
        expectEqual(outcome.standardOutput, "")
        expectEqual(
            outcome.standardError,
            """
            quoin: these lines cannot hold together:
              line 1, c1: x >= 10
              line 4: x <= 5

            """)
    }

    @Test("prints nothing but the conflict, whatever was printed before")
    func onlyTheConflict() {
        let outcome = quoin("solve", "--json", input: "x >= 10\nprint\nx <= 5")
        expectEqual(outcome.standardOutput, "{\"conflict\": [\"1\", \"3\"]}\n")
        expectTrue(outcome.standardError.hasPrefix("quoin: these lines cannot hold together:\n"))
    }

    @Test("says which line has changed another")
    func changedLine() {
        let outcome = quoin("solve", input: "a: x >= 10\nb: x <= 20\nset b = 5")
        expectEqual(
            outcome.standardError,
            """
            quoin: these lines cannot hold together:
              line 1, a: x >= 10
              line 2, b: x <= 20   (changed on line 3: set b = 5)

            """)
    }

    @Test("mentions declarations that take part in it")
    func declaration() {
        let outcome = quoin("solve", input: "var w >= 0\nw <= -1")
        expectEqual(
            outcome.standardError,
            """
            quoin: this line cannot hold:
              line 2: w <= -1
              (line 1 declares that w is never negative)

            """)
    }

    @Test("cuts long lines, and keeps control characters from the terminal")
    func longLines() {
        let name = String(repeating: "x", count: 1000)
        let outcome = quoin("solve", input: "\(name) >= 10\n\(name) <= 5")
        for line in outcome.standardError.split(separator: "\n") {
            expectTrue(line.count < 100)
        }
    }
}

@Suite("A script that leads to numbers that are too large")
struct SolveOverflowTests {
    @Test(
        "ends with status 64 and names the line, and prints nothing",
        arguments: [
            ("x == 1e308\ny == x + 1e308", 2),
            ("y == x + 1e308\nx == 1e308", 2),
            ("x == 1e308 @750\ny == x + 1e308 @500\nprint", 2),
            ("y == 1e200 * x\nsuggest x = 1\nprint\nsuggest x = 1e200", 4),
            ("y == 1e200 * x\nc1: x == 1\nset c1 = 1e200", 3),
            ("c1: x <= 1\nx == 1e120 @500\ny == 1e200 * x\nremove c1", 2),
            ("x == 1e308\n10 * x >= y", 2),
        ])
    func overflow(script: String, line: Int) {
        for arguments in [["solve"], ["solve", "--json"]] {
            let outcome = quoin(arguments, input: Array(script.utf8))
            expectEqual(outcome.status, .wrongUse)
            expectEqual(outcome.standardOutput, "")
            expectTrue(outcome.standardError.hasPrefix("line \(line): what follows from this line"))
        }
    }

    @Test("comes to an end where coefficients are far apart")
    func circle() {
        let outcome = solved("c1: y == -1*x\nc2: y == 1e9*x + 85 @750\nprint\nremove c1")
        expectTrue(outcome.hasPrefix("y = "))
        expectTrue(!outcome.contains("inf"))
    }
}
