import TestSupport
import Testing

@testable import QuoinCommand

@Suite("A script that makes no sense")
struct ScriptErrorTests {
    /// A line with something wrong in it.
    struct BadLine: Sendable, CustomTestStringConvertible {
        let line: String
        /// The index of the character that the caret should stand under.
        let caret: Int
        let message: String

        init(_ line: String, _ caret: Int, _ message: String) {
            self.line = line
            self.caret = caret
            self.message = message
        }

        var testDescription: String { line }
    }

    static let expressions = [
        BadLine("x + == 12", 4, "a number or a variable should stand here, not \"=\""),
        BadLine("x ** 2 == 3", 3, "a number or a variable should stand here, not \"*\""),
        BadLine("x == $", 5, "a number or a variable should stand here, not \"$\""),
        BadLine("x ==", 4, "the line ends where a number or a variable should follow"),
        BadLine("== 3", 0, "a number or a variable should stand here, not \"=\""),
        BadLine("x", 1, "the line ends where a relation (<=, == or >=) should follow"),
        BadLine("x y == 3", 2, "a relation (<=, == or >=) should stand here"),
        BadLine("2x == 3", 1, "an operator is missing between the number and the name"),
        BadLine("2em == 3", 1, "an operator is missing between the number and the name"),
        BadLine("2 (x) == 3", 2, "a relation (<=, == or >=) should stand here, not \"(\""),
        BadLine("x*y == 3", 2, "a product of two variables is not linear"),
        BadLine("2*(x + 1)*(y - 1) == 3", 10, "a product of two variables is not linear"),
        BadLine("3/x <= 2", 2, "a division by a variable is not linear"),
        BadLine("x/0 == 1", 2, "this divides by zero"),
        BadLine("x/(2 - 2) == 1", 2, "this divides by zero"),
        BadLine("(x + 1 == 3", 7, "\")\" should stand here, not \"=\""),
        BadLine("x == (3", 7, "the line ends where \")\" should follow"),
        BadLine("x == 3)", 6, "the statement should end here, not \")\""),
        BadLine("x == 3 4", 7, "the statement should end here"),
        BadLine("x\0y == 3", 1, "a relation (<=, == or >=) should stand here, not \"\u{FFFD}\""),
    ]

    static let numbers = [
        BadLine("x == 1e", 7, "the exponent of this number has no digits"),
        BadLine("x == 1e+", 8, "the exponent of this number has no digits"),
        BadLine("x == 1e- # why", 8, "the exponent of this number has no digits"),
        BadLine("x == 12..3", 8, "this number has a point too many"),
        BadLine("x == 1.2.3", 8, "this number has a point too many"),
        BadLine("x == 1e3.5", 8, "this number has a point too many"),
        BadLine("x == .", 5, "a number or a variable should stand here, not \".\""),
        BadLine("x == 1e999", 5, "this number is too large"),
        BadLine("x == 1e99999999999999999999", 5, "this number is too large"),
        BadLine("x == 1e308*10", 5, "the numbers in this product are too large"),
        BadLine("1e200*(1e200*x) == 1", 0, "the numbers in this product are too large"),
        BadLine("x/1e-200/1e-200 == 1", 0, "the numbers in this product are too large"),
        BadLine("x == 1e308 + 1e308", 5, "the numbers in this sum are too large"),
        BadLine("1e308 == x - 1e308", 6, "the numbers on both sides are too large"),
        BadLine("1e308*x == -1e308*x", 8, "the numbers on both sides are too large"),
    ]

    static let relations = [
        BadLine("x = 3", 2, "a constraint is written with \"==\""),
        BadLine("x < 3", 2, "this relation is written \"<=\""),
        BadLine("x =< 3", 2, "this relation is written \"<=\""),
        BadLine("x ≤ 3", 2, "this relation is written \"<=\""),
        BadLine("x > 3", 2, "this relation is written \">=\""),
        BadLine("x => 3", 2, "this relation is written \">=\""),
        BadLine("x ≥ 3", 2, "this relation is written \">=\""),
        BadLine("x != 3", 2, "a relation (<=, == or >=) should stand here, not \"!\""),
        BadLine("1 <= x <= 3", 7, "a line has only one relation; write two lines"),
    ]

    static let priorities = [
        BadLine("x == 3 @0", 8, "a priority is above 0 and at most 1000"),
        BadLine("x == 3 @-1", 8, "a priority is above 0 and at most 1000"),
        BadLine("x == 3 @2000", 8, "a priority is above 0 and at most 1000"),
        BadLine("x == 3 @1000.00001", 8, "a priority is above 0 and at most 1000"),
        BadLine("x == 3 @1e999", 8, "this number is too large"),
        BadLine(
            "x == 3 @nan", 8, "a priority, a number above 0 and at most 1000, should stand here"),
        BadLine(
            "x == 3 @", 8,
            "the line ends where a priority, a number above 0 and at most 1000, should follow"),
        BadLine("x == 3 @500 @400", 12, "the statement should end here, not \"@\""),
        BadLine("suggest x = 3 @1001", 15, "a priority is above 0 and at most 1000"),
    ]

    static let statements = [
        BadLine("sugest x = 12", 0, "there is no statement \"sugest\"; did you mean \"suggest\"?"),
        BadLine("prnt", 0, "there is no statement \"prnt\"; did you mean \"print\"?"),
        BadLine("Print", 0, "there is no statement \"Print\"; did you mean \"print\"?"),
        BadLine("remov c1", 0, "there is no statement \"remov\"; did you mean \"remove\"?"),
        BadLine("s: prnt 1", 3, "there is no statement \"prnt\"; did you mean \"print\"?"),
        BadLine("print x", 6, "the statement should end here"),
        BadLine("remove", 6, "the line ends where a label should follow"),
        BadLine("remove *", 7, "a label should stand here, not \"*\""),
        BadLine("remove 1.5", 7, "this is no line number"),
        BadLine("remove 1e30", 7, "this is no line number"),
        BadLine("suggest", 7, "the line ends where the name of a variable should follow"),
        BadLine("suggest = 3", 8, "the name of a variable should stand here, not \"=\""),
        BadLine("suggest x", 9, "the line ends where \"=\" should follow"),
        BadLine("suggest x == 3", 10, "a value is given with a single \"=\""),
        BadLine("suggest x = y", 12, "a number should stand here, without variables"),
        BadLine("set c 30", 6, "\"=\" should stand here"),
        BadLine("var x >= 1", 6, Self.declaration),
        BadLine("var x <= 0", 6, Self.declaration),
        BadLine("var print", 4, "\"print\" begins a statement and cannot be a name"),
        BadLine("x == set", 5, "\"set\" begins a statement and cannot be a name"),
        BadLine("print: x == 3", 0, "\"print\" begins a statement and cannot be a name"),
        BadLine("c1:", 0, "this label has no constraint after it"),
        BadLine("c1: print", 4, "only constraints and suggestions have labels"),
        BadLine("a: b: x == 1", 4, "a relation (<=, == or >=) should stand here, not \":\""),
    ]

    private static let declaration =
        "a variable can only be declared >= 0; other bounds are constraints, on lines of their own"

    @Test(
        "is refused with the line, a caret and the reason, and nothing is solved",
        arguments: expressions + numbers + relations + priorities + statements)
    func badLine(_ bad: BadLine) {
        let shown = bad.line.replacing("\0", with: "\u{FFFD}")
        let caret = String(repeating: " ", count: bad.caret) + "^"
        let outcome = quoin("solve", input: "y == 1\nprint\n\(bad.line)\nx ==\n")
        expectEqual(outcome.status, .wrongUse)
        expectEqual(outcome.standardOutput, "")
        expectEqual(outcome.standardError, "line 3: \(bad.message)\n  \(shown)\n  \(caret)\n")
    }

    @Test(
        "is refused the same way when the last line has no line break",
        arguments: ["x == 1e", "x ==", "x == (", "c:", "x @"])
    func withoutLineBreak(line: String) {
        let outcome = quoin("solve", input: line)
        expectEqual(outcome.status, .wrongUse)
        expectTrue(outcome.standardError.hasPrefix("line 1: "))
    }

    @Test("is looked for everywhere before anything contradicts")
    func errorBeforeConflict() {
        let outcome = quoin("solve", "--json", input: "x == 1\nx == 2\nremove nothing\n")
        expectEqual(outcome.status, .wrongUse)
        expectEqual(outcome.standardOutput, "")
    }

    @Test("is shown without the carriage return of its line break, and without control characters")
    func carriageReturn() {
        let outcome = quoin("solve", input: "x == 1\r\n\tx == \u{1B}[31m\r\n")
        expectTrue(outcome.standardError.hasSuffix("\n  \tx == \u{FFFD}[31m\n  \t     ^\n"))
    }

    @Test(
        "is refused when it is not UTF-8",
        arguments: [
            ([0xFF, 0xFE, 0x78, 0x00], 1), ([0x78, 0x80, 0x0A], 1),
            (Array("\n# caf\u{E9}".utf8.dropLast()), 2), ([0x0A, 0x0A, 0xC3], 3),
            ([0x23, 0xED, 0xA0, 0x80], 1),
        ] as [([UInt8], Int)])
    func notUTF8(bytes: [UInt8], line: Int) {
        let outcome = quoin(["solve"], input: bytes)
        expectEqual(outcome.status, .wrongUse)
        expectTrue(outcome.standardError.hasPrefix("line \(line): this is not UTF-8 text\n"))
    }

    @Test("is refused when parentheses are nested without end, rather than overflowing the stack")
    func deepNesting() {
        let open = String(repeating: "(", count: 200)
        let close = String(repeating: ")", count: 200)
        expectEqual(solved("\(open)x\(close) == 3"), "x = 3\n")
        let deeper = quoin("solve", input: String(repeating: "(", count: 100_000) + "x")
        expectEqual(deeper.status, .wrongUse)
        expectTrue(
            deeper.standardError.hasPrefix("line 1: these parentheses are nested too deep\n"))
    }
}
