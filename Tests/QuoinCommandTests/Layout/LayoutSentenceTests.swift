import Quoin
import TestSupport
import Testing

@testable import QuoinCommand

@Suite("Sentences for quoin layout")
struct LayoutSentenceTests {
    /// What a layout is as an object, for some arguments, files and standard input.
    private func outcome(
        _ arguments: [String], files: [String: String] = [:], standardInput: String = ""
    ) -> Outcome {
        let input = CommandInput(
            standardInput: { Array(standardInput.utf8) },
            file: { (path) throws(UsageError) -> [UInt8] in
                guard let text = files[path] else { throw UsageError("no file \(path)") }
                return Array(text.utf8)
            })
        return CommandLineTool.run(
            arguments: ["layout", "--format", "json"] + arguments, input: input)
    }

    private func object(
        _ views: String, ambiguous: String = "", conflicts: String = ""
    ) -> String {
        "{\"size\": [320.0, 480.0], \"views\": {\(views)}, \"ambiguous\": [\(ambiguous)], "
            + "\"conflicts\": [\(conflicts)]}\n"
    }

    private static let badge = [
        "gap = 12", "photo 200x100", "photo: center.equalToSuperview()",
        "badge: right.top.equalTo(photo).inset(gap); size.equalTo(20)",
    ]

    // The photo is 60 from the sides and 190 from top and bottom, so the badge's right edge is at 248.
    private static let frames =
        #""photo": [60.0, 190.0, 200.0, 100.0], "badge": [228.0, 202.0, 20.0, 20.0]"#

    @Test("are laid out")
    func arguments() {
        let outcome = outcome(Self.badge)
        expectEqual(outcome.standardOutput, object(Self.frames))
        expectEqual(outcome.status, .success)
    }

    @Test("are laid out from files and standard input, among arguments")
    func files() {
        let text = Self.badge.joined(separator: "\n")
        expectEqual(
            outcome(["--file", "a"], files: ["a": text]).standardOutput, object(Self.frames))
        let marked = outcome(["--file", "a"], files: ["a": "\u{FEFF}" + text])
        expectEqual(marked.standardOutput, object(Self.frames))
        expectEqual(outcome(["--file=-"], standardInput: text).standardOutput, object(Self.frames))
        let mixed = outcome(
            ["gap = 12", "--file", "a", "--file", "-"],
            files: ["a": "photo 200x100\r\nphoto: center.equalToSuperview()\r\n"],
            standardInput:
                "# the badge\nbadge: right.top.equalTo(photo).inset(gap)\n  size.equalTo(20)")
        expectEqual(mixed.standardOutput, object(Self.frames))
    }

    @Test("stand beside formats, and share views and metrics with them")
    func formats() {
        let outcome = outcome([
            "wide = 40", "|-20-[a(wide)]", "V:|-[a(30)]", "b: top.height.equalTo(a)",
            "|[a]-wide-[b(wide)]",
            "c in b", "c: edges.equalToSuperview().inset(4)",
        ])
        expectEqual(outcome.status, .unsatisfiable)
        let sound = self.outcome([
            "wide = 40", "|-20-[a(wide)]", "V:|-[a(30)]", "b: top.height.equalTo(a)",
            "[a]-wide-[b(wide)]",
            "c in b", "c: edges.equalToSuperview().inset(4)",
        ])
        expectEqual(
            sound.standardOutput,
            object(
                #""a": [20.0, 8.0, 40.0, 30.0], "b": [100.0, 8.0, 40.0, 30.0], "c": [104.0, 12.0, 32.0, 22.0]"#
            ))
    }

    @Test("give way to sizes and metrics of arguments")
    func options() {
        let outcome = outcome(
            ["--metric", "gap=2", "--view", "photo:100x50"] + Self.badge)
        expectEqual(
            outcome.standardOutput,
            object(
                #""photo": [110.0, 215.0, 100.0, 50.0], "badge": [188.0, 217.0, 20.0, 20.0]"#))
        expectEqual(outcome.status, .success)
    }

    @Test("may be about views that are called as formats begin")
    func namesOfAxes() {
        let outcome = outcome([
            "H: left.top.equalToSuperview()", "H: size.equalTo(8)", "V:|-[x(H)]", "|[x(2)]",
        ])
        expectEqual(
            outcome.standardOutput, object(#""x": [0.0, 8.0, 2.0, 8.0], "H": [0.0, 0.0, 8.0, 8.0]"#)
        )
    }

    @Test("have texts, which are as large as they are written")
    func texts() {
        let outcome = outcome(["title \"Hello\"", "title: left.top.equalToSuperview()"])
        expectEqual(outcome.status, .success)
        expectTrue(!outcome.standardOutput.contains("\"title\": [0.0, 0.0, 0.0"))
        let picture = layout(
            "title \"Hello\"", "title: left.top.equalToSuperview()", "--format=svg")
        expectTrue(picture.standardOutput.contains("Hello"))
    }

    @Test("that leave something open, or contradict each other, are told by their lines")
    func problems() {
        let open = outcome(["title: left.top.equalToSuperview()"])
        expectEqual(
            open.standardOutput, object(#""title": [0.0, 0.0, 0.0, 0.0]"#, ambiguous: #""title""#))
        expectEqual(open.status, .problem)
        let words = layout(
            "a: left.top.height.equalTo(8)", "a: width.equalTo(1); width.equalTo(gap)", "gap = 2")
        expectEqual(words.status, .unsatisfiable)
        expectTrue(words.standardError.contains("line:2"))
    }

    @Test(
        "that make no sense are shown with a caret",
        arguments: [
            (
                ["a: left.equalTo(8)", "a: rigth.equalTo(b)"],
                "quoin: line 2: there is no attribute \"rigth\"; did you mean \"right\"?\n  a: rigth.equalTo(b)\n     ^\n"
            ),
            (
                ["|[a]|", "a: top.equalTo(aa)"],
                "quoin: line 2: there is no view or metric \"aa\"; did you mean \"a\"?\n  a: top.equalTo(aa)\n                 ^\n"
            ),
            (["a: left.equalTo"], "quoin: parentheses follow \"equalTo\": equalTo(photo)\n"),
            (["h:[a]"], "quoin: there is no \"h:\"; did you mean \"H:\"?\n"),
            (["a = 1", "|[a]|", "a: left.equalTo(0)"], "quoin: line 1: \"a\" is a view already\n"),
            (
                ["--metric", "gpa=1", "gap = 2", "a: left.equalTo(gap)"],
                "no metric \"gpa\"; did you mean \"gap\"?"
            ),
            (["--view", "tilte:1x1", "title \"x\""], "no view \"tilte\"; did you mean \"title\"?"),
            (["# nothing"], "quoin: the format is empty"),
            (["--file"], "quoin: --file needs a file, or - for standard input"),
            (["--file", "none"], "quoin: no file none"),
        ])
    func mistakes(arguments: [String], message: String) {
        let outcome = outcome(arguments)
        expectEqual(outcome.status, .wrongUse)
        expectEqual(outcome.standardOutput, "")
        expectTrue(outcome.standardError.contains(message), "\(outcome.standardError)")
    }

    @Test("are UTF-8 text")
    func encoding() {
        let input = CommandInput(standardInput: { [0x61, 0xFF] }, file: { _ in [] })
        let outcome = CommandLineTool.run(arguments: ["layout", "--file", "-"], input: input)
        expectEqual(outcome.status, .wrongUse)
        expectEqual(outcome.standardError, "quoin: standard input is not UTF-8 text\n")
    }

    @Test("that were damaged end with 0, 1, 2 or 64", arguments: UInt64(1)...6)
    func damaged(seed: UInt64) {
        var chooser = SeededGenerator(seed: seed)
        let text = Array(
            (Self.badge + [
                "title in photo \"Text\"", "|-[photo]-gap-|", "title: left.equalTo([photo.left])",
            ])
            .joined(separator: "\n"))
        let letters = Array("()[]{}.,:;=+-*/|@#\"'0123xabH é\n\t\u{7}\u{202E}")
        for round in 0..<40 {
            var characters = text
            for _ in 0..<chooser.number(in: 1...4) {
                let place = chooser.below(characters.count)
                switch chooser.number(in: 0...2) {
                case 0: characters.remove(at: place)
                case 1: characters[place] = chooser.one(of: letters)
                default: characters.insert(chooser.one(of: letters), at: place)
                }
            }
            let outcome = layout(
                "--format", ["json", "svg", "terminal"][round % 3], "--", String(characters))
            let context: Comment =
                "seed \(seed), round \(round): \(String(characters).debugDescription)"
            if outcome.status == .wrongUse {
                expectEqual(outcome.standardOutput, "", context)
                expectTrue(outcome.standardError.hasPrefix("quoin: "), context)
                expectTrue(!outcome.standardError.contains("\u{7}"), context)
            } else {
                expectTrue(!outcome.standardOutput.isEmpty, context)
            }
        }
    }
}
