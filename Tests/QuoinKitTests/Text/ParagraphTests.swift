import Quoin
import QuoinKit
import TestSupport
import Testing

/// Helvetica of 10 points has lines of 11, whose baseline is at 9.
@Suite("Paragraphs")
struct ParagraphTests {
    private let small = Font(size: 10)
    private let measurer = HelveticaMeasurer()
    private let terminal = TerminalMeasurer()

    private func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
        var style = ParagraphStyle()
        change(&style)
        return style
    }

    private func layout(
        _ text: String, _ style: ParagraphStyle, within limits: TextLimits = .none
    ) -> TextLayout {
        measurer.layout(StyledText([.init(text)], paragraph: style), in: small, within: limits)
    }

    private func inCells(
        _ text: String, _ style: ParagraphStyle, within limits: TextLimits = .none
    ) -> TextLayout {
        terminal.layout(StyledText([.init(text)], paragraph: style), in: small, within: limits)
    }

    @Test(
        "have lines as high as the multiple of the letters' height says, between the two bounds",
        arguments: [
            (2, 0, 0, 22), (0, 30, 0, 30), (0, 0, 8, 8), (2, 0, 15, 15), (0.5, 10, 0, 10),
            (0.5, 0, 0, 5.5), (1, 5, 20, 11), (0, 40, 30, 30), (.nan, -3, .infinity, 11),
        ] as [(Double, Double, Double, Double)])
    func lineHeight(multiple: Double, least: Double, most: Double, height: Double) {
        let style = style {
            $0.lineHeightMultiple = multiple
            $0.minimumLineHeight = least
            $0.maximumLineHeight = most
        }
        let layout = layout("a\nb", style)
        expectEqual(layout.size.height, 2 * height)
        // What comes in is above the letters, and the room below them stays: 11 - 9.
        expectEqual(layout.baselines, [height - 2, 2 * height - 2])
        expectEqual(layout.lastBaselineOffsetFromBottom, 2)
    }

    @Test("have room between their lines, and none below the last one")
    func lineSpacing() {
        let spaced = style { $0.lineSpacing = 5 }
        expectEqual(layout("a", spaced).size.height, 11)
        let three = layout("a\nb\nc", spaced)
        let lines: Double = 3 * 11
        expectEqual(three.size.height, lines + 2 * 5)
        // 16 from each to the next.
        expectEqual(three.baselines, [9, 25, 41])
        expectEqual(three.firstBaselineOffsetFromTop, 9)
        expectEqual(three.lastBaselineOffsetFromBottom, 2)
    }

    @Test("are apart by what both say, beside the room between lines")
    func paragraphSpacing() {
        let style = style {
            $0.lineSpacing = 5
            $0.paragraphSpacing = 7
            $0.paragraphSpacingBefore = 3
        }
        let lines: Double = 2 * 11
        // 5 + 7 + 3.
        expectEqual(layout("a\nb", style).size.height, lines + 15)
        expectEqual(layout("a\u{2028}b", style).size.height, lines + 5)
        // An empty line at the end is a paragraph.
        expectEqual(layout("a\n", style).size.height, lines + 15)
        expectEqual(layout("a", style).size.height, 11)
    }

    @Test("are set as they say where they begin")
    func eachItsOwn() {
        var first = StyledText.Run("one\ntw")
        first.paragraph = style { $0.minimumLineHeight = 20 }
        var rest = StyledText.Run("o\nthree\n")
        rest.paragraph = style {
            $0.minimumLineHeight = 30
            $0.paragraphSpacingBefore = 4
        }
        let plain = StyledText.Run("four")
        let layout = measurer.layout(StyledText([first, rest, plain]), in: small, within: .none)
        expectEqual(layout.lines.map(\.text), ["one", "two", "three", "four"])
        expectEqual(layout.lines.map { layout.metrics(of: $0).lineHeight }, [20, 20, 30, 11])
        // The third is 28 below 44, where its line begins, and the last 9 below 74.
        expectEqual(layout.baselines, [18, 38, 72, 83])
        // 20 + 20 + 4 + 30 + 11.
        expectEqual(layout.size.height, 85)
        expectTrue(layout.lines[0].placement != nil)
        expectTrue(layout.lines[3].placement == nil)
    }

    @Test("begin and end where their indents say")
    func indents() {
        let style = style {
            $0.firstLineHeadIndent = 4
            $0.headIndent = 2
            $0.tailIndent = -3
        }
        let text = "aa bb cc dd ee"
        // 15 - 4 - 3 = 8 cells, then 15 - 2 - 3 = 10.
        let layout = inCells(text, style, within: TextLimits(width: 15))
        expectEqual(layout.lines.map(\.text), ["aa bb cc", "dd ee"])
        expectEqual(layout.lines.map { $0.placement?.headIndent }, [4, 2])
        expectEqual(layout.lines.map { $0.placement?.tailIndent }, [3, 3])
        expectEqual(layout.size, Size(width: 4 + 8 + 3, height: 2))
        expectEqual(inCells(text, style).size, Size(width: 4 + 14 + 3, height: 1))
        // A new paragraph has a first line again.
        let two = inCells("aa\nbb", style)
        expectEqual(two.lines.map { $0.placement?.headIndent }, [4, 4])
    }

    @Test("end so far from where lines begin, if the tail's indent is above 0")
    func tailFromHead() {
        let style = style {
            $0.headIndent = 2
            $0.tailIndent = 8
        }
        let text = "aa bb cc dd ee"
        // 8 cells, then 8 - 2 = 6, however much room there is.
        for width in [9, 40, .infinity] {
            let layout = inCells(text, style, within: TextLimits(width: width))
            expectEqual(layout.lines.map(\.text), ["aa bb cc", "dd ee"])
            expectEqual(layout.size.width, 8)
        }
        let wide = inCells(text, style, within: TextLimits(width: 40))
        expectEqual(wide.lines.map { $0.placement?.tailIndent }, [32, 32])
        // 7 cells are less than 8.
        let narrow = inCells(text, style, within: TextLimits(width: 7))
        expectEqual(narrow.lines.map(\.text), ["aa bb", "cc dd", "ee"])
    }

    @Test("are cut as they say, rather than as the text around")
    func breakModes() {
        let tail = TextLimits(width: 7, numberOfLines: 2, lineBreakMode: .truncatingTail)
        let text = "aaaa bbbb cccc dddd"
        expectEqual(
            inCells(text, ParagraphStyle(), within: tail).lines.map(\.text), ["aaaa", "bbbb c…"])
        let words = inCells(text, style { $0.lineBreakMode = .wordWrapping }, within: tail)
        expectEqual(words.lines.map(\.text), ["aaaa", "bbbb"])
        expectTrue(words.isTruncated)
        let letters = inCells(text, style { $0.lineBreakMode = .characterWrapping }, within: tail)
        expectEqual(letters.lines.map(\.text), ["aaaa bb", "bb cccc"])
        let clipped = inCells(text, style { $0.lineBreakMode = .clipping }, within: tail)
        expectEqual(clipped.lines.map(\.text), ["aaaa", "bbbb cccc dddd"])
        expectEqual(clipped.size.width, 7)
    }

    @Test("keep their letters' room where these are raised or lowered")
    func raisedLetters() {
        var run = StyledText.Run("a")
        run.rise = 4.5
        expectEqual(measurer.layout(StyledText([run]), in: small, within: .none).size.height, 15.5)
        // As one centres letters in a high line: half of 20 - 11.
        run.paragraph = style {
            $0.minimumLineHeight = 20
            $0.maximumLineHeight = 20
        }
        let centred = measurer.layout(StyledText([run]), in: small, within: .none)
        expectEqual(centred.size.height, 20)
        expectEqual(centred.baselines, [18])
        run.paragraph = nil
        run.rise = -3
        let lowered = measurer.layout(StyledText([run]), in: small, within: .none)
        expectEqual(lowered.size.height, 14)
        expectEqual(lowered.baselines, [9])
    }

    @Test("in a terminal have lines of a cell, and room between them")
    func terminalLines() {
        let style = style {
            $0.lineHeightMultiple = 1.5
            $0.minimumLineHeight = 20
            $0.lineSpacing = 1
        }
        var red = StyledText.Run("ab")
        red.color = Color(red: 1, green: 0, blue: 0)
        red.letterSpacing = 3
        red.rise = 2
        let text = StyledText([red, .init("cd\nef")], paragraph: style)
        let layout = terminal.layout(text, in: small, within: .none)
        expectEqual(layout.size, Size(width: 4, height: 3))
        expectEqual(layout.baselines, [1, 3])
        expectEqual(layout.lines[0].pieces.map(\.run.text), ["ab", "cd"])
        expectEqual(layout.lines[0].pieces.map(\.run.color), [red.color, nil])
        expectEqual(layout.lines[0].pieces.map(\.x), [0, 2])
    }

    @Test("whose numbers mean nothing are as those without")
    func hostile() {
        for number in [Double.nan, .infinity, -.infinity, -5] {
            let odd = style {
                $0.lineHeightMultiple = number
                $0.minimumLineHeight = number
                $0.maximumLineHeight = number
                $0.lineSpacing = number
                $0.paragraphSpacing = number
                $0.paragraphSpacingBefore = number
                $0.firstLineHeadIndent = number
                $0.headIndent = number
            }
            let made = layout("one\ntwo three", odd, within: TextLimits(width: 30))
            let plain = measurer.layout(
                "one\ntwo three", in: small, within: TextLimits(width: 30))
            expectEqual(made.lines.map(\.text), plain.lines.map(\.text), "\(number)")
            expectEqual(made.size.height, plain.size.height, "\(number)")
            expectEqual(made.baselines, plain.baselines, "\(number)")
        }
        let huge = style {
            $0.headIndent = .greatestFiniteMagnitude
            $0.tailIndent = -.greatestFiniteMagnitude
            $0.lineSpacing = .greatestFiniteMagnitude
        }
        let size = layout("one two", huge, within: TextLimits(width: 30)).size
        expectTrue(size.width.isFinite && size.height.isFinite)
    }

    @Test("fit into the width that they were measured to have")
    func fitting() {
        let words = "The quick brown fox\njumps over the lazy dog, and more\n日本 too"
        for (head, first, tail) in [(3.5, 0, 0), (0, 12.25, -4.75), (7, 2, 90), (1.0 / 3, 9, -0.1)]
        {
            let style = style {
                $0.headIndent = head
                $0.firstLineHeadIndent = first
                $0.tailIndent = tail
            }
            for width in [35.0, 61.7, 120, .infinity] {
                let wide = layout(words, style, within: TextLimits(width: width))
                let again = layout(words, style, within: TextLimits(width: wide.size.width))
                expectEqual(again.lines.map(\.text), wide.lines.map(\.text), "\(style) \(width)")
            }
        }
    }
}
