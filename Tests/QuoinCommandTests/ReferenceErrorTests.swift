import TestSupport
import Testing

@testable import QuoinCommand

@Suite("A script with references that lead nowhere")
struct ReferenceErrorTests {
    @Test(
        "is refused with the line and the reason",
        arguments: [
            (
                "c1: x == 1\nremove c2", 2,
                "there is no line labelled \"c2\" so far; did you mean \"c1\"?"
            ),
            ("remove top", 1, "there is no line labelled \"top\" so far"),
            ("remove c\nc: x == 1", 1, "there is no line labelled \"c\" so far"),
            ("c1: x == 1\nremove c1\nset c1 = 3", 3, "\"c1\" was removed on line 2"),
            ("c1: x == 1\nremove c1\nremove c1", 3, "\"c1\" was removed on line 2"),
            ("c1: x == 1\nremove c1\npriority c1 = 3", 3, "\"c1\" was removed on line 2"),
            ("x == 1\n\nremove 1\nset 1 = 3", 4, "line 1 was removed on line 3"),
            ("c: suggest x = 1\nsuggest x = 2\nset c = 3", 3, "\"c\" was replaced on line 2"),
            ("c1: x == 1\nc1: y == 1", 2, "\"c1\" is already the label of line 1"),
            ("x == 1\nc: remove 1", 2, "only constraints and suggestions have labels"),
            ("c: x == 1\nremove 1", 2, "line 1 has the label \"c\"; refer to it by that"),
            ("print\nremove 1", 2, "there is no constraint on line 1 so far"),
            ("x == 1\nremove 2\ny == 1", 2, "there is no constraint on line 2 so far"),
            ("remove 99999", 1, "there is no constraint on line 99999 so far"),
            ("var x\nvar x >= 0", 2, "this is already declared on line 1"),
        ])
    func refused(script: String, line: Int, message: String) {
        let outcome = quoin("solve", input: script)
        expectEqual(outcome.status, .wrongUse)
        expectEqual(outcome.standardOutput, "")
        expectTrue(outcome.standardError.hasPrefix("line \(line): \(message)\n"))
        expectTrue(outcome.standardError.hasSuffix("^\n"))
    }

    @Test("may use the label of a removed line again")
    func labelUsedAgain() {
        expectEqual(solved("c: x == 1\nremove c\nc: x == 2\nset c = 3"), "x = 3\n")
        expectEqual(solved("s: suggest x = 1\ns2: suggest x = 2\ns: y == 2"), "x = 2\ny = 2\n")
    }

    @Test("puts a caret under the reference, not under the statement")
    func caret() {
        let outcome = quoin("solve", input: "  set nothing = 3")
        expectTrue(outcome.standardError.hasSuffix("\n    set nothing = 3\n        ^\n"))
    }

    @Test("compares no label with itself when it asks what was meant")
    func question() {
        let outcome = quoin("solve", input: "row: x == 1\nremove row\nrows: x == 2\nremove row")
        expectTrue(outcome.standardError.hasPrefix("line 4: \"row\" was removed on line 2\n"))
    }
}
