import Quoin
import TestSupport
import Testing

@Suite("Mistakes in sentences")
struct SentenceMistakeTests {
    private static let beginning = "photo 200x100\nb\ngap = 12\n"

    @Test("are said and shown at their place", arguments: SentenceMistake.all)
    func mistakes(mistake: SentenceMistake) throws {
        let error = try #require(throws: SentenceError.self) {
            try Sentences(Self.beginning + mistake.text)
        }
        let problem = try #require(error.problems.first)
        expectTrue(problem.message.contains(mistake.message), "\(error)")
        expectEqual(problem.line, mistake.line + 3, "\(error)")
        expectEqual(problem.column, mistake.column, "\(error)")
        expectEqual(error.problems.count, 1, "\(error)")
        expectEqual(error.furtherProblems, 0)
    }

    @Test("leave the sound lines standing", arguments: SentenceMistake.all)
    func soundLines(mistake: SentenceMistake) throws {
        let text = Self.beginning + mistake.text + "\nphoto: left.top.equalTo(b).inset(gap)\n"
        let sentences = Sentences(tolerant: text)
        expectEqual(sentences.problems.count, 1)
        let root = View("root", Rect(0, 0, 320, 480))
        let views = sentences.make(in: root)
        expectEqual(
            views["photo"]?.installedConstraints.said,
            [
                "photo.left = b.left + 12", "photo.top = b.top + 12",
            ])
    }

    @Test("are told all at once, by line")
    func all() throws {
        let error = try #require(throws: SentenceError.self) {
            try Sentences("photo: rigth.equalTo(photo)\nphoto: left.equalTo(x)\n\nphoto:: left")
        }
        expectEqual(
            "\(error)",
            """
            line 1: there is no attribute "rigth"; did you mean "right"?
              photo: rigth.equalTo(photo)
                     ^
            line 2: there is no view or metric "x"
              photo: left.equalTo(x)
                                  ^
            line 4: expected a view's name, or an attribute such as "left" here, not ":"
              photo:: left
                    ^
            """)
    }

    @Test("in lines that go on from nothing are told")
    func nothingBefore() throws {
        let sentences = Sentences(tolerant: "# about nothing\nleft.equalTo(0)\na: top.equalTo(0)")
        expectEqual(sentences.problems.map(\.line), [2])
        expectTrue(sentences.problems[0].message.hasPrefix("say which view this is about"))
    }

    @Test("of a single line are told without a number")
    func singleLine() throws {
        let error = try #require(throws: SentenceError.self) { try Sentences("größe: lfet.x") }
        expectEqual(
            "\(error)",
            """
            there is no attribute "lfet"; did you mean "left"?
              größe: lfet.x
                     ^
            """)
        let problem = try #require(error.problems.first)
        expectTrue((problem.line, problem.column) == (1, 8))
        expectEqual(problem.text, "größe: lfet.x")
        expectEqual(problem.excerpt, "  größe: lfet.x\n         ^")
    }

    @Test("are told up to a hundred, and counted")
    func many() {
        let text = (0..<250).map { "a: left.equalTo(nobody\($0))" }.joined(separator: "\n")
        let sentences = Sentences(tolerant: text)
        expectEqual(sentences.problems.map(\.line), Array(1...100))
        expectEqual(sentences.furtherProblems, 150)
        let error = #expect(throws: SentenceError.self) { try Sentences(text) }
        expectEqual(error.map { "\($0)".hasSuffix("\n150 more lines are like that") }, true)
    }

    @Test("in a metric are not told of those who use it")
    func lostMetric() throws {
        let sentences = Sentences(tolerant: "gap = nothing\na: left.equalTo(gap)")
        expectEqual(
            sentences.problems.map(\.message),
            [
                "there is no metric \"nothing\"",
                "the metric \"gap\" has no value, because of line 1",
            ])
    }

    @Test("in a line's beginning are not told of the lines that go on from it")
    func lostBeginning() {
        let sentences = Sentences(
            tolerant: "a\nmy-view: left.equalTo(a)\n  top.equalTo(a)\na: left.equalTo(0)")
        expectEqual(sentences.problems.map(\.line), [2])
        let root = View("root")
        let views = sentences.make(in: root)
        expectEqual(views["a"]?.installedConstraints.said, ["a.left = root.left"])
    }
}
