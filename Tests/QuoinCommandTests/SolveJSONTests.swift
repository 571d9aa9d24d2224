import TestSupport
import Testing

@testable import QuoinCommand

@Suite("Solving a script for programs")
struct SolveJSONTests {
    private func json(_ script: String) -> String {
        let outcome = quoin("solve", "--json", input: script)
        return outcome.status == .success && outcome.standardError.isEmpty
            ? outcome.standardOutput : "failed: \(outcome)"
    }

    @Test(
        "prints an object on a line for each print",
        arguments: [
            ("x == 12", #"{"values": {"x": 12.0}, "violations": [], "ambiguous": []}"#),
            (
                "x == 1e20\ny == -0.5",
                #"{"values": {"x": 1e+20, "y": -0.5}, "violations": [], "ambiguous": []}"#
            ),
            (
                "höhe == 1",
                #"{"values": {"höhe": 1.0}, "violations": [], "ambiguous": []}"#
            ),
        ])
    func values(script: String, object: String) {
        expectEqual(json(script), object + "\n")
    }

    @Test(
        "lists by how much optional lines are missed, by label or else by number",
        arguments: [
            (
                "x == 10\nc3: x <= 8 @750",
                #"[{"label": "c3", "priority": 750.0, "amount": 2.0}]"#
            ),
            (
                "x == 10\n\nx >= 10.5 @0.5\nx == 10 @3\nb: x == 7 @250",
                #"[{"label": "3", "priority": 0.5, "amount": 0.5}, "#
                    + #"{"label": "b", "priority": 250.0, "amount": 3.0}]"#
            ),
            (
                "x == 5\nx == 6 @999.9\nx == 7 @0.1",
                #"[{"label": "2", "priority": 999.9, "amount": 1.0}, "#
                    + #"{"label": "3", "priority": 0.1, "amount": 2.0}]"#
            ),
            // Suggestions stand among them, with the line that is in force.
            (
                "x <= 10\nsuggest x = 11\nsuggest x = 12 @500\nx == 9 @1",
                #"[{"label": "3", "priority": 500.0, "amount": 2.0}, "#
                    + #"{"label": "4", "priority": 1.0, "amount": 1.0}]"#
            ),
            (
                "x <= 10\ns: suggest x = 12\nset s = 13\npriority s = 5",
                #"[{"label": "s", "priority": 5.0, "amount": 3.0}]"#
            ),
            // What was removed is missed by nobody.
            ("x == 10\nc3: x <= 8 @750\nremove c3", "[]"),
            ("x == 10\nsuggest x = 3\nremove 2", "[]"),
            // A constant or a priority that was changed counts as it is now.
            (
                "x == 10\nc: x == 10 @5\nset c = 4\npriority c = 6",
                #"[{"label": "c", "priority": 6.0, "amount": 6.0}]"#
            ),
            // Rounding is not a miss.
            ("x == 0.1\ny == 0.2\nx + y == 0.3 @5", "[]"),
            ("3*x == 1e7\ny == 7*x\ny == 23333333.333333332 @5", "[]"),
        ])
    func violations(script: String, list: String) {
        let output = json(script)
        expectTrue(output.contains(#""violations": \#(list), "#), "\(output)")
    }

    @Test(
        "names the variables that other values would do for as well",
        arguments: [
            ("x == 1", "[]"),
            ("x >= 1\ny == 2", #"["x"]"#),
            ("x + y == 10", #"["x", "y"]"#),
            ("x >= 1\nx <= 1", "[]"),
            ("x == 1 @5\nx == 3 @5\ny == x", #"["x", "y"]"#),
        ])
    func ambiguous(script: String, list: String) {
        let output = json(script)
        expectTrue(output.hasSuffix(#""ambiguous": \#(list)}"# + "\n"), "\(output)")
    }

    @Test("prints one object for each print and one at the end, without blank lines")
    func prints() {
        let lines = json("x == 1 @5\nprint\nx == 2\nprint").split(
            separator: "\n", omittingEmptySubsequences: false)
        expectEqual(lines.count, 4)
        expectTrue(lines[0].hasPrefix(#"{"values": {"x": 1.0}"#))
        expectEqual(lines[1], lines[2])
        expectEqual(lines[3], "")
    }
}
