import QuoinInspect
import TestSupport
import Testing

@testable import QuoinCommand

@Suite("Laying out a format for people")
struct LayoutPictureTests {
    @Test("draws boxes with names and sizes, as characters")
    func characters() {
        let outcome = layout(
            "--size", "240x120", "|-[title]-[icon(80)]-|", "V:|-[title]-|", "V:|-[icon]-|")
        expectEqual(outcome.status, .success)
        expectEqual(outcome.standardError, "")
        // 240 - 80 - 3 × 8 = 136, and 120 - 2 × 8 = 104
        for text in ["title", "icon", "136 x 104", "80 x 104"] {
            expectTrue(outcome.standardOutput.contains(text), "\(text)")
        }
    }

    @Test(
        "keeps to the width of the terminal, and to ASCII in a pipe", arguments: [1, 20, 80, 200])
    func widths(columns: Int) {
        let picture = layout("HV:|-[title]-|", console: .terminal(columns: columns)).standardOutput
        expectTrue(picture.contains("\u{1B}["))
        for line in picture.split(separator: "\n") {
            let visible = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
            expectTrue(visible.count <= columns)
        }
        let plain = layout("HV:|-[title]-|").standardOutput
        expectTrue(plain.utf8.allSatisfy { $0 < 0x80 && $0 != 0x1B })
    }

    @Test("draws for a browser, and hatches what is ambiguous")
    func browser() {
        let fine = layout("--format", "svg", "HV:|-[title]-|")
        expectEqual(fine.status, .success)
        expectTrue(fine.standardOutput.hasPrefix("<svg "))
        expectTrue(fine.standardOutput.contains(">title</text>"))
        expectTrue(!fine.standardOutput.contains("hatching"))
        let doubtful = layout("--format", "svg", "|-[title]-|")
        expectEqual(doubtful.status, .problem)
        expectTrue(doubtful.standardOutput.contains("hatching"))
    }

    @Test("says on standard error which views are ambiguous, and what is missing")
    func ambiguity() {
        expectEqual(
            layout("|-[a]-|").standardError,
            """
            quoin: a is ambiguous vertically: no line is about that axis; add one with V:
            quoin: to decide it: a.height.equalTo(a.width)
                a.top.equalTo(superview).inset(16)

            """)
        let two = layout("|-[a]-[b]-|", "V:|-[a]-|", "V:|-[b]-|")
        expectEqual(
            two.standardError,
            """
            quoin: a and b are ambiguous horizontally: other places or sizes would do as well
            quoin: to decide it: b.width.equalTo(a)

            """)
        expectTrue(two.standardOutput.contains("b ?"))
        let many = layout("[v1..20]").standardError
        expectTrue(many.contains("v7, v8 and 12 more are ambiguous vertically"), "\(many)")
    }

    @Test("says what would end a contradiction, if that is more than to leave something out")
    func contradiction() {
        let slip = layout(
            "card: left.right.top.equalToSuperview().inset(16); height.equalTo(40)",
            "text: left.equalTo(card.right); right.equalTo(card)",
            "text: top.equalTo(card.bottom).offset(8); size.greaterThanOrEqualTo(20)")
        expectEqual(slip.status, .unsatisfiable)
        expectTrue(
            slip.standardError.contains(
                "quoin: to end the contradiction: text.left.equalTo(card) instead of text.left = card.right (line:2)"
            ), "\(slip.standardError)")
        let numbers = layout("HV:|[a(20)]|").standardError
        expectTrue(numbers.contains("To mend it, lower the priority of 1"), "\(numbers)")
        expectTrue(!numbers.contains("to end the contradiction"), "\(numbers)")
    }

    @Test("says on standard error what else is wrong, and what would mend it")
    func findings() {
        // Both have contents that fill the row, and none is to grow rather than the other.
        let tie = layout(
            "--view", "a:100x20", "--view", "b:100x20", "|-[a]-[b]-|", "V:|-[a]", "V:|-[b]")
        expectEqual(tie.status, .problem)
        expectTrue(tie.standardError.contains("Set the hugging priority of one of them."))
        expectTrue(
            tie.standardError.contains("to mend it: a.contentHuggingHorizontalPriority = 251"),
            "\(tie.standardError)")
        let mixed = layout(
            "a: left.equalToSuperview().offset(8); trailing.equalToSuperview().offset(-8)",
            "a: top.equalToSuperview(); height.equalTo(10)")
        expectEqual(mixed.status, .success)
        expectTrue(mixed.standardError.contains("a agrees from left to right only"))
    }

    @Test("explains conflicts on standard error, by the numbers of the lines")
    func conflict() {
        let outcome = layout("V:|[a]|", "H:|[a(400)]|")
        expectEqual(outcome.status, .unsatisfiable)
        expectTrue(!outcome.standardOutput.isEmpty)
        let text = outcome.standardError
        expectTrue(text.hasPrefix("Quoin cannot satisfy these constraints together:\n"))
        expectTrue(text.contains("line:2\n"))
        // 400 - 320 = 80
        expectTrue(text.contains("80 too much"))
        expectTrue(text.hasSuffix("As a visual format: H:|[a(400)]|\n"))
    }

    @Test("explains five conflicts and counts the others")
    func manyConflicts() {
        let text = layout(
            "V:|[a(500)]|", "V:|[b(500)]|", "V:|[c(500)]|", "V:|[d(500)]|", "V:|[e(500)]|",
            "V:|[f(500)]|", "V:|[g(500)]|", "|[a][b][c][d][e][f][g]|"
        ).standardError
        expectEqual(text.split(separator: "\n").filter { $0.hasPrefix("Quoin cannot") }.count, 5)
        expectTrue(text.contains("\nquoin: there are 2 more like that\n"))
    }

    @Test("explains conflicts of one line once, with where they are")
    func alikeConflicts() {
        let text = layout("V:|[a1..7(500)]|", "|[a1..7]|").standardError
        expectEqual(text.split(separator: "\n").filter { $0.hasPrefix("Quoin cannot") }.count, 1)
        expectTrue(text.contains("\nThe same 7 times: also for a2, a3, a4, a5 and 2 more.\n"))
    }

    @Test("puts names between the lines that are drawn in a terminal")
    func lettering() {
        let capabilities = TerminalCapabilities(columns: 80, colorDepth: .none, isUnicode: true)
        let outcome = layout(
            "--size", "320x100", "|-[icon(60)]-[title]-|", "V:|-[icon(60)]", "V:|-[title(icon)]",
            console: Console(capabilities: capabilities, isTerminal: true))
        // A column stands for 6 points and a line for 12. The icon reaches from 8 / 6, about 1, to
        // 68 / 6, about 11, the title from 76 / 6, about 13, to 312 / 6 = 52, and both from line 8 / 12,
        // about 1, to 68 / 12, about 6. The two lines of text are in the middle of the four between.
        expectEqual(
            outcome.standardOutput,
            """
            ┌────────────────────────────────────────────────────┐
            │╭─────────╮ ╭──────────────────────────────────────╮│
            ││         │ │                                      ││
            ││  icon   │ │                title                 ││
            ││ 60 × 60 │ │               236 × 60               ││
            ││         │ │                                      ││
            │╰─────────╯ ╰──────────────────────────────────────╯│
            │                                                    │
            └────────────────────────────────────────────────────┘

            """)
    }
}
