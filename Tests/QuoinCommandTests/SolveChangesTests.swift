import TestSupport
import Testing

@testable import QuoinCommand

@Suite("Changing lines in a script")
struct SolveChangesTests {
    @Test(
        "takes effect from there on",
        arguments: [
            // A constant is that of the right side, with all variables on the left.
            ("c: x == 10\nset c = 30", "x = 30\n"),
            ("c: 2*x - 3 <= w + 10\nw == 0\nx == 100 @500\nset c = 30", "x = 15\nw = 0\n"),
            ("c: 10 == x\nset c = -30", "x = 30\n"),
            ("c: x == 10\nset c = 2*(3 + 4)/-7", "x = -2\n"),
            ("x == 10\nset 1 = 5", "x = 5\n"),
            // Priorities.
            ("c: x == 10 @250\nx == 20 @500\npriority c = 750", "x = 10\n"),
            ("c: x == 10\nx == 20 @500\npriority c = 250", "x = 20\n"),
            ("c: x == 10 @250\nx == 20 @500\npriority c = 1000", "x = 10\n"),
            // Removals.
            ("c: x == 10\nx == 20 @500\nremove c", "x = 20\n"),
            ("x == 10\nx == 20 @500\nremove 1", "x = 20\n"),
        ])
    func changes(script: String, values: String) {
        expectEqual(solved(script), values)
    }

    @Test(
        "suggestions replace each other, each with a priority of its own",
        arguments: [
            ("suggest x = 12", "x = 12\n"),
            ("x <= 10\nsuggest x = 12 @500", "x = 10\n"),
            ("suggest x = 12 @500\nsuggest x = 13", "x = 13\n"),
            ("x == 1 @600\nsuggest x = 12", "x = 12\n"),
            ("x == 1 @600\nsuggest x = 12 @500", "x = 1\n"),
            ("x == 1 @600\nsuggest x = 12\nsuggest x = 13 @500", "x = 1\n"),
            ("x == 1 @600\nsuggest x = 12 @500\nsuggest x = 13", "x = 13\n"),
            ("suggest x = 12 @1000\nsuggest x = 13 @1000", "x = 13\n"),
            ("suggest x = 12 @1000\nsuggest x = 13 @500\nx == 14", "x = 14\n"),
            ("suggest x = 12 @500\nsuggest x = 13 @1000\nx == 14 @999", "x = 13\n"),
            ("suggest x = 1\nsuggest y = 2\nsuggest x = 3", "x = 3\ny = 2\n"),
        ])
    func suggestions(script: String, values: String) {
        expectEqual(solved(script), values)
    }

    @Test(
        "suggestions can be changed and removed like constraints",
        arguments: [
            ("s: suggest x = 12\nset s = 13", "x = 13\n"),
            ("suggest x = 12\nset 1 = 13", "x = 13\n"),
            ("x == 1 @800\ns: suggest x = 12\npriority s = 900", "x = 12\n"),
            ("x == 1 @999\ns: suggest x = 12\npriority s = 1000\nset s = 13", "x = 13\n"),
            ("x == 1 @800\ns: suggest x = 12 @1000\npriority s = 500", "x = 1\n"),
            ("x == 1 @250\ns: suggest x = 12\nremove s", "x = 1\n"),
            ("x == 1 @250\ns: suggest x = 12 @1000\nremove s", "x = 1\n"),
            ("x == 1 @250\nsuggest x = 12\nremove 2\nsuggest x = 13", "x = 13\n"),
            ("s: suggest x = 12 @1000\nremove s\nsuggest x = 13 @1000", "x = 13\n"),
        ])
    func changedSuggestions(script: String, values: String) {
        expectEqual(solved(script), values)
    }

    @Test("shows every state at its print")
    func states() {
        let script = """
            c: x == 10 @500
            print
            set c = 20
            print
            priority c = 250
            x == 15 @400
            print
            remove c
            remove 6
            """
        expectEqual(solved(script), "x = 10\n\nx = 20\n\nx = 15\n\nx = 0\n")
    }
}
