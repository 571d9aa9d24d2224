import TestSupport
import Testing

@testable import QuoinCommand

@Suite("Solving a script")
struct SolveTests {
    @Test(
        "understands linear arithmetic on both sides",
        arguments: [
            ("2*x + y/2 - 3 <= w + 10\nx == 4\ny == 6\nw == 0", "x = 4\ny = 6\nw = 0\n"),
            ("x == 12", "x = 12\n"),
            ("12 == x", "x = 12\n"),
            ("x*2 == 3", "x = 1.5\n"),
            ("2*x == 3", "x = 1.5\n"),
            ("x/4 + 1 == 2", "x = 4\n"),
            ("6/4*x == 3", "x = 2\n"),
            ("x + x + x == 3", "x = 1\n"),
            ("x + -0 == 1", "x = 1\n"),
            ("-x == - -3", "x = -3\n"),
            ("+x == 2 * -3", "x = -6\n"),
            ("- - x == --4", "x = 4\n"),
            ("3 - -x == 5", "x = 2\n"),
            ("(x - 1) * 2 == 4", "x = 3\n"),
            ("-(x - 1)/2*4 + 1 == 2*(3 - (1 + 1))", "x = 0.5\n"),
            ("2*(3 + x)*(1 + 1) == 20", "x = 2\n"),
            ("-top + contents_top + -10 == 0 @1000\ntop == 5", "top = 5\ncontents_top = 15\n"),
            ("y == 1\n0.5 * fl1.height == y + 1", "y = 1\nfl1.height = 4\n"),
            ("x==1e3\ny==.5\nz==5.", "x = 1000\ny = 0.5\nz = 5\n"),
            ("w==1.67772e+07\nv==1E-2", "w = 16777200\nv = 0.01\n"),
            ("höhe == 2*größe\ngröße == 3", "höhe = 6\ngröße = 3\n"),
            ("_ == 1\n_a.b.c9 == 2", "_ = 1\n_a.b.c9 = 2\n"),
            ("2*e == 4", "e = 2\n"),
            ("0*x + y == 1", "x = 0\ny = 1\n"),
            ("x - x == 0", "x = 0\n"),
            ("3 <= 4", ""),
        ])
    func arithmetic(script: String, values: String) {
        expectEqual(solved(script), values)
    }

    @Test(
        "minds neither blanks nor comments nor the kind of line breaks",
        arguments: [
            "x==1#one\ny==2", "\u{FEFF}x == 1\ny == 2\n", "x == 1\r\ny == 2\r\n",
            "x\t==\t1\t\n\n\ny==2", "# a\n#\n   # b\nx==1\n  y == 2 # c\n#",
            "x == 1 @1000\ny == 2@1e3",
            "c1:x==1\n c2 : y==2", "x == 1 # größer\ny == 2",
        ])
    func blanks(script: String) {
        expectEqual(solved(script), "x = 1\ny = 2\n")
    }

    @Test(
        "prints nothing for a script without variables",
        arguments: ["", "\n", "\n\n", "# nothing", "\r\n", " \t ", "\u{FEFF}"])
    func empty(script: String) {
        expectEqual(solved(script), "")
        expectEqual(
            quoin("solve", "--json", input: script).standardOutput,
            "{\"values\": {}, \"violations\": [], \"ambiguous\": []}\n")
    }

    @Test("prints variables in order of first appearance, declarations being one")
    func order() {
        let script = "var c\nb == 2\na == 1 + b\nsuggest d = 4\nc == 3"
        expectEqual(solved(script), "c = 3\nb = 2\na = 3\nd = 4\n")
    }

    @Test("prints at every print what has appeared so far, and once more at the end")
    func prints() {
        let script = "x == 1 @500\nprint\nx == 2\ny == 3\nprint"
        expectEqual(solved(script), "x = 1\n\nx = 2\ny = 3\n\nx = 2\ny = 3\n")
        expectEqual(solved("print\nx == 1"), "\nx = 1\n")
    }

    @Test("obeys a higher priority however many lower ones stand against it")
    func priorities() {
        let crowd = String(repeating: "x == 0 @250\n", count: 50)
        expectEqual(solved(crowd + "x == 7 @250.5"), "x = 7\n")
        expectEqual(solved("x >= 5\nx <= 8 @1\nx == 100 @0.5"), "x = 8\n")
    }

    @Test("does not take just below 1000 for required, nor just above 0 for nothing")
    func extremePriorities() {
        expectEqual(solved("x == 1\nx == 2 @999.99999999"), "x = 1\n")
        expectEqual(solved("x == 2 @1e-300"), "x = 2\n")
    }

    @Test("keeps declared variables from being negative, wherever they are declared")
    func declarations() {
        expectEqual(solved("var w >= 0\nw == -5 @500"), "w = 0\n")
        expectEqual(solved("w == -5 @500\nvar w >= 0"), "w = 0\n")
        expectEqual(solved("var w\nw == -5 @500"), "w = -5\n")
    }

    @Test("reads 0 for a variable that nothing is said about any more")
    func unconstrained() {
        expectEqual(solved("var x\nc: y == 3\nprint\nremove c"), "x = 0\ny = 3\n\nx = 0\ny = 0\n")
    }

    @Test("bears very large numbers")
    func largeNumbers() {
        expectEqual(solved("x == 1e308"), "x = 1e+308\n")
        expectEqual(solved("x == -1e20"), "x = -1e+20\n")
        expectEqual(solved("x == " + String(repeating: "9", count: 30)), "x = 1e+30\n")
        expectEqual(solved("x == 0." + String(repeating: "3", count: 1000)), "x = 0.333333333\n")
        expectEqual(solved("x == " + String(repeating: "0", count: 1000) + "7"), "x = 7\n")
        expectEqual(solved("x == 1e-999"), "x = 0\n")
        expectEqual(solved("x == 123456789012345678e-17"), "x = 1.23456789\n")
    }

    @Test("reads every number as the standard library does")
    func numbers() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<5_000 {
            let text = randomNumber(using: &generator)
            var scanner = ScriptScanner(Array(text.utf8))
            let value = try scanner.number()
            expectEqual(value, Double(text), "\(text), seed \(seed)")
            expectTrue(scanner.isAtEnd)
        }
    }

    private func randomNumber(using generator: inout SeededGenerator) -> String {
        func digits(_ count: ClosedRange<Int>) -> String {
            (0..<Int.random(in: count, using: &generator))
                .map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
        }
        var text = digits(1...20)
        if Bool.random(using: &generator) {
            text += "." + digits(1...20)
        }
        if Bool.random(using: &generator) {
            text += Bool.random(using: &generator) ? "e" : "E"
            text += Bool.random(using: &generator) ? "-" : ""
            text += digits(1...2)
        }
        return text
    }
}
