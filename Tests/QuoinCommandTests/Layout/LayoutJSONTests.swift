import Foundation
import TestSupport
import Testing

@testable import QuoinCommand

@Suite("Laying out a format for programs")
struct LayoutJSONTests {
    /// The object that a program reads.
    private struct Reading: Decodable {
        let size: [Double]
        let views: [String: [Double]]
        let ambiguous: [String]
        let conflicts: [[String]]
    }

    private func run(_ arguments: [String]) -> Outcome {
        let input = CommandInput(standardInput: { [] }, file: { _ in [] })
        return CommandLineTool.run(
            arguments: ["layout", "--format", "json"] + arguments, input: input)
    }

    private func reading(_ arguments: [String]) throws -> Reading {
        try JSONDecoder().decode(Reading.self, from: Data(run(arguments).standardOutput.utf8))
    }

    /// The frames of the views, where all is well.
    private func frames(_ arguments: String...) throws -> [String: [Double]] {
        let outcome = run(arguments)
        expectEqual(outcome.status, .success)
        expectEqual(outcome.standardError, "")
        return try reading(arguments).views
    }

    @Test("prints one object on a line, with views in the order of their appearance")
    func wholeObject() {
        let outcome = run(["H:|-[b(100)]-[a]-|", "V:|-[b]-|", "V:|-[a(44)]"])
        // a begins at 8 + 100 + 8 = 116 and is 320 - 8 - 116 = 196 wide.
        expectEqual(
            outcome.standardOutput,
            """
            {"size": [320.0, 480.0], "views": {"b": [8.0, 8.0, 100.0, 464.0], \
            "a": [116.0, 8.0, 196.0, 44.0]}, "ambiguous": [], "conflicts": []}

            """)
        expectEqual(outcome.status, .success)
    }

    @Test("lays out in the size that is asked for")
    func size() throws {
        let arguments = ["--size", "400x300", "HV:|-[a]-|"]
        let reading = try reading(arguments)
        expectEqual(reading.size, [400, 300])
        expectEqual(reading.views, ["a": [8, 8, 384, 284]])
    }

    @Test("lays out areas as small as a cell or a point")
    func smallSizes() throws {
        // A margin of 8 at each side of 20 leaves 4.
        try expectEqual(
            reading(["--size", "20x44", "|-[a]-|", "V:|[a]|"]).views, ["a": [8, 0, 4, 44]])
        try expectEqual(reading(["--size", "1x1", "HV:|[a]|"]).views, ["a": [0, 0, 1, 1]])
    }

    @Test("takes contents for what they are, also by halves")
    func contentSizes() throws {
        try expectEqual(frames("--view", "a:100x20", "|-[a]", "V:|-[a]"), ["a": [8, 8, 100, 20]])
        try expectEqual(
            frames("--view", "a:100.5x", "--view=b:x20", "|[a]-[b]|", "V:|[a(b)]", "V:|[b]"),
            ["a": [0, 0, 100.5, 20], "b": [108.5, 0, 211.5, 20]])
    }

    @Test("knows views that are only compared with by their contents")
    func comparedViews() throws {
        let arguments = ["--view", "b:30x20", "|[a(b)]", "V:|[a(b.height)]"]
        let reading = try reading(arguments)
        expectEqual(reading.views, ["a": [0, 0, 30, 20], "b": [0, 0, 30, 20]])
        // Nothing says where it is.
        expectEqual(reading.ambiguous, ["b"])
    }

    @Test("calls the screen by another name where a view has taken its own")
    func takenName() throws {
        let reading = try reading(["|[superview(400)]|"])
        expectTrue(
            reading.conflicts.first?.contains("superview.trailing = screen.trailing") ?? false)
    }

    @Test("takes numbers by name")
    func metrics() throws {
        try expectEqual(
            frames(
                "--metric", "gap=12.5", "--metric", "wide=70", "|-gap-[a(wide)]",
                "V:|-(-gap)-[a(wide)]"), ["a": [12.5, -12.5, 70, 70]])
    }

    @Test("begins at the right where one reads from there")
    func rightToLeft() throws {
        // 320 - 8 - 44 = 268
        try expectEqual(frames("--rtl", "|-[a(44)]", "V:|-[a(44)]"), ["a": [268, 8, 44, 44]])
    }

    @Test("gives each option to the lines that it is for")
    func options() throws {
        try expectEqual(
            frames(
                "--option", "alignAllTop", "--option", "alignAllBottom", "H:|-[a(50)]-[b(50)]",
                "V:|-[a(30)]"), ["a": [8, 8, 50, 30], "b": [66, 8, 50, 30]])
        try expectEqual(
            frames(
                "--option", "directionRightToLeft", "|-[a(44)]", "V:|-[a(44)]"),
            ["a": [268, 8, 44, 44]])
    }

    @Test("gives options that stand in a line of their own to the lines below it")
    func optionLines() throws {
        // From the right, 320 - 8 - 50; the other one is not below the options.
        try expectEqual(
            frames(
                "|-[c(50)]", "V:|-100-[c(10)]", "options: alignAllTop, directionRightToLeft",
                "|-[a(50)]-[b(50)]", "V:|-[a(30)]", "options:", "V:[b(30)]"),
            [
                "a": [262, 8, 50, 30], "b": [204, 8, 50, 30], "c": [8, 100, 50, 10],
            ])
        // A view may be called so.
        try expectEqual(
            frames("options: left.top.equalToSuperview(); size.equalTo(9)"),
            ["options": [0, 0, 9, 9]])
    }

    @Test("says where the views of a stack are on the screen")
    func stacks() throws {
        // The stack is 480 - 2 × 10 = 460 high, of which each has half.
        try expectEqual(
            frames("V:|-10-[col:[x][y(x)]]-10-|", "H:|-20-[col]-20-|"),
            [
                "col": [20, 10, 280, 460], "x": [20, 10, 280, 230], "y": [20, 240, 280, 230],
            ])
    }

    @Test("takes lines of one argument for lines, with comments and Windows line breaks")
    func lines() throws {
        try expectEqual(
            frames("// a box\r\n|-[a]-| // wide\r\n\r\nV:|-[a]-|\r\n"), ["a": [8, 8, 304, 464]])
    }

    @Test("lists ambiguous views, and exits with 1")
    func ambiguity() throws {
        let arguments = ["|-[a]-[b(a)]-|", "V:|-[a]-|"]
        expectEqual(run(arguments).status, .problem)
        expectEqual(run(arguments).standardError, "")
        let reading = try reading(arguments)
        expectEqual(reading.ambiguous, ["b"])
        expectEqual(reading.conflicts, [])
        // (320 - 3 × 8) / 2 = 148
        expectEqual(reading.views["a"], [8, 8, 148, 464])
    }

    @Test("says on standard error what none of the lists has, and exits with 1")
    func otherProblems() throws {
        let arguments = [
            "a: width.equalTo(1e308); left.equalTo(superview).offset(1e308)",
            "a: top.bottom.equalToSuperview()",
        ]
        let outcome = run(arguments)
        expectEqual(outcome.status, .problem)
        expectEqual(outcome.standardError, "quoin: The solved frame of a is not finite.\n")
        let reading = try reading(arguments)
        expectTrue(reading.ambiguous.isEmpty && reading.conflicts.isEmpty)
    }

    @Test("lists the equations of conflicts, and exits with 2, ambiguous views or not")
    func conflicts() throws {
        let arguments = ["|-20-[a(400)]-20-|"]
        expectEqual(run(arguments).status, .unsatisfiable)
        let reading = try reading(arguments)
        expectEqual(reading.ambiguous, ["a"])
        expectEqual(reading.conflicts.count, 1)
        expectEqual(
            Set(reading.conflicts.first ?? []),
            [
                "a.leading = superview.leading + 20", "a.width = 400",
                "a.trailing = superview.trailing - 20",
            ])
    }
}
