import TestSupport
import Testing

@testable import Quoin

@Suite("Formats as people write them down")
struct FormatTextTests {
    @Test("have options for the lines below, up to the next line of options")
    func options() throws {
        let text = try FormatText(
            """
            |-[a]-[b]
            options: alignAllTop, directionLeftToRight   // for rows
            |-[c]-[d]
             V:|-[c]
            options :
            HV:|-[e]
            Z:[a][b]
            """)
        expectEqual(text.lines.map { $0.number }, [1, 3, 4, 6, 7])
        expectEqual(text.lines.map { $0.text }[2], "V:|-[c]")
        expectEqual(
            text.lines.map { $0.options },
            [
                [], [.alignAllTop, .directionLeftToRight], .directionLeftToRight, [], [],
            ])
        expectEqual(
            text.lines.map { $0.axes },
            [
                [.horizontal], [.horizontal], [.vertical], [.horizontal, .vertical], [],
            ])
        // What is left is formats, line for line.
        let rows = text.formats.split(separator: "\n", omittingEmptySubsequences: false)
        expectTrue(rows.count == 7 && rows[2] == "|-[c]-[d]")
        expectTrue(rows[1].hasSuffix("// for rows") && !text.formats.contains("options"))
        try expectEqual(VisualFormat.names(in: text.formats).items, ["a", "b", "c", "d", "e"])
    }

    @Test("have options for all lines, beside their own, as far as they are for their axis")
    func common() throws {
        let text = try FormatText(
            "V:[a][b]\r\noptions: directionRightToLeft\r\n[a][b]", options: [.alignAllLeft])
        expectEqual(text.lines.map { $0.options }, [.alignAllLeft, .directionRightToLeft])
        expectEqual(text.lines.map { $0.text }, ["V:[a][b]", "[a][b]"])
    }

    @Test(
        "say what is wrong with a line of options, and where",
        arguments: [
            ("\noptions: alignAllTopp", "did you mean \"alignAllTop\"?", 2, 10),
            ("options: alignAllTop alignAllBottom\n[a]", "expected \",\"", 1, 22),
            ("options: 12", "expected an option", 1, 10),
            ("options: alignAllLeft\n|[a]", "is for lines with V:, and none follows", 1, 10),
            (
                "options: alignAllTop\noptions: alignAllLeft\nV:[a]", "lines with H:", 1, 10
            ),
            (
                "[a]\noptions: directionLeftToRight, directionRightToLeft\n[b]", "one direction", 2,
                1
            ),
        ])
    func mistakes(text: String, message: String, line: Int, column: Int) {
        let error = #expect(throws: VisualFormatError.self) { try FormatText(text) }
        expectEqual(error?.message.contains(message), true, "\(String(describing: error))")
        expectTrue(error?.line == line && error?.column == column)
    }

    @Test("know a line of options from a sentence about a view of that name")
    func kinds() {
        expectTrue(FormatText.isOptionLine(" options : alignAllTop"))
        expectTrue(!FormatText.isOptionLine("options: left.equalTo(3)"))
        expectTrue(!FormatText.isOptionLine("options: layoutMargins = 3"))
        expectTrue(
            !FormatText.isOptionLine("optional: alignAllTop") && !FormatText.isOptionLine("|[a]"))
    }

    @Test("have statements without comments, for those who write them elsewhere")
    func comments() throws {
        let text = try FormatText("|[a]  // \u{202E}\n[b(a/2)]")
        expectEqual(text.lines.map { $0.statement }, ["|[a]", "[b(a/2)]"])
    }
}
