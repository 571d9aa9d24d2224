import Quoin
import QuoinKit
import TestSupport
import Testing

/// In the cells of a terminal, whose arithmetic is plain.
@Suite("Lines of text")
struct LineBreakingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let width: Double
        let lines: [String]
        var testDescription: String { "\(text.debugDescription) in \(width)" }

        init(_ text: String, _ width: Double, _ lines: [String]) {
            self.text = text
            self.width = width
            self.lines = lines
        }
    }

    private static func lines(
        _ text: String, _ width: Double, _ mode: LineBreakMode = .wordWrapping
    ) -> [String] {
        TerminalMeasurer().layout(
            text, in: Font(), within: TextLimits(width: width, lineBreakMode: mode)
        ).lines.map(\.text)
    }

    @Test(
        "end between words",
        arguments: [
            Case("the quick brown", 9, ["the quick", "brown"]),
            Case("the quick brown", 8, ["the", "quick", "brown"]),
            Case("the quick brown", 15, ["the quick brown"]),
            Case("the quick brown", .infinity, ["the quick brown"]),
            Case("ab   cd", 2, ["ab", "cd"]),
            Case("  ab cd", 4, ["  ab", "cd"]),
            Case("ab\tcd", 4, ["ab", "cd"]),
            Case("ab\u{200B}cd", 3, ["ab", "cd"]),
            Case("ab\u{3000}cd", 4, ["ab", "cd"]),
        ])
    func words(example: Case) {
        expectEqual(Self.lines(example.text, example.width), example.lines)
    }

    @Test(
        "end after hyphens and dashes, but not after a minus sign",
        arguments: [
            Case("well-known", 6, ["well-", "known"]),
            Case("a well-known", 7, ["a well-", "known"]),
            Case("a -55", 3, ["a", "-55"]),
            Case("(-55)", 4, ["(-55", ")"]),
            Case("one–two", 5, ["one–", "two"]),
            Case("one—two", 3, ["one", "—", "two"]),
            Case("non\u{2011}stop", 7, ["non\u{2011}sto", "p"]),
        ])
    func hyphens(example: Case) {
        expectEqual(Self.lines(example.text, example.width), example.lines)
    }

    @Test(
        "end between CJK characters, but not before closing and after opening ones",
        arguments: [
            Case("日本語日本", 4, ["日本", "語日", "本"]),
            Case("日本。語", 4, ["日", "本。", "語"]),
            Case("日本「語」", 6, ["日本", "「語」"]),
            Case("日本（語）", 8, ["日本", "（語）"]),
            Case("日本語！？", 6, ["日本", "語！？"]),
            Case("コーヒー", 6, ["コー", "ヒー"]),
            Case("チャット", 4, ["チャ", "ット"]),
            Case("日本語Swift", 7, ["日本語", "Swift"]),
            Case("日「日“本”日", 5, ["日", "「日", "“本”", "日"]),
            Case("日￥５％日", 7, ["日", "￥５％", "日"]),
            Case("한국어", 4, ["한국", "어"]),
            Case("😀😀😀", 5, ["😀😀", "😀"]),
        ])
    func ideographs(example: Case) {
        expectEqual(Self.lines(example.text, example.width), example.lines)
    }

    @Test(
        "keep brackets, stops and quotation marks with their words",
        arguments: [
            Case("ab (cd) ef", 6, ["ab", "(cd)", "ef"]),
            Case("bon jour\u{A0}!", 8, ["bon", "jour\u{A0}!"]),
            Case("what?no", 5, ["what?", "no"]),
            Case("wait…no", 5, ["wait…", "no"]),
            Case("a …no", 4, ["a", "…no"]),
            Case("don’t stop", 5, ["don’t", "stop"]),
            Case("ab “cd” ef", 5, ["ab", "“cd”", "ef"]),
            Case("ab, cd", 3, ["ab,", "cd"]),
            Case("ab .cd", 4, ["ab", ".cd"]),
        ])
    func punctuation(example: Case) {
        expectEqual(Self.lines(example.text, example.width), example.lines)
    }

    @Test(
        "end at every kind of newline",
        arguments: [
            Case("a\nb", 9, ["a", "b"]), Case("a\r\nb", 9, ["a", "b"]),
            Case("a\rb", 9, ["a", "b"]), Case("a\u{2028}b", 9, ["a", "b"]),
            Case("a\u{85}b\u{2029}c", 9, ["a", "b", "c"]), Case("é\r\nb", 9, ["é", "b"]),
            Case("a\n\nb", 9, ["a", "", "b"]), Case("a\n", 9, ["a", ""]),
            Case("\n", 9, ["", ""]), Case("", 9, []),
            Case("ab \ncd", 2, ["ab ", "cd"]),
        ])
    func newlines(example: Case) {
        expectEqual(Self.lines(example.text, example.width), example.lines)
    }

    @Test(
        "do not end at no-break spaces and word joiners",
        arguments: [
            Case("a 10\u{A0}km", 6, ["a", "10\u{A0}km"]),
            Case("日\u{2060}本", 2, ["日\u{2060}", "本"]),
            Case("a 日\u{2060}本", 5, ["a", "日\u{2060}本"]),
        ])
    func glue(example: Case) {
        expectEqual(Self.lines(example.text, example.width), example.lines)
    }

    @Test(
        "show a soft hyphen where they end at it, if there is room",
        arguments: [
            Case("Schiff\u{AD}fahrt", 11, ["Schifffahrt"]),
            Case("Schiff\u{AD}fahrt", 7, ["Schiff-", "fahrt"]),
            Case("Schiff\u{AD}fahrt", 6, ["Schiff", "fahrt"]),
            Case("a Schiff\u{AD}fahrt", 10, ["a Schiff-", "fahrt"]),
            Case("a Schiff\u{AD}fahrt", 8, ["a", "Schiff-", "fahrt"]),
        ])
    func softHyphens(example: Case) {
        expectEqual(Self.lines(example.text, example.width), example.lines)
    }

    @Test(
        "break a word only if it is alone, and never what a reader takes for one character",
        arguments: [
            Case("a abcdefgh b", 4, ["a", "abcd", "efgh", "b"]),
            Case("abcdef b", 4, ["abcd", "ef b"]),
            Case("abc", 0, ["a", "b", "c"]),
            Case("abc", -1, ["a", "b", "c"]),
            Case("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
            Case("👩🏽‍🚀👩🏽‍🚀", 1, ["👩🏽‍🚀", "👩🏽‍🚀"]),
        ])
    func longWords(example: Case) {
        expectEqual(Self.lines(example.text, example.width), example.lines)
    }

    @Test("end wherever they are full if characters wrap")
    func characterWrapping() {
        expectEqual(
            Self.lines("the quick brown", 6, .characterWrapping), ["the qu", "ick br", "own"])
        expectEqual(Self.lines("the quick brown", 3, .characterWrapping).first, "the")
        expectEqual(Self.lines("ab\ncdef", 3, .characterWrapping), ["ab", "cde", "f"])
    }

    @Test("do not count the spaces at which they end")
    func trailingSpaces() {
        func width(_ text: String, _ limit: Double) -> Double {
            TerminalMeasurer().size(of: text, in: Font(), within: TextLimits(width: limit)).width
        }
        expectEqual(width("ab    c", 4), 2)
        // Nothing is broken at these, so they count as far as there is room.
        expectEqual(width("ab  ", 9), 4)
        expectEqual(width("ab  ", 3), 3)
        expectEqual(width("日  ", 1), 2)
        expectEqual(width("   ", .infinity), 3)
    }

    @Test("take up the text without a gap")
    func ranges() throws {
        let text = "the quick\u{AD}ly  brown\r\n\r\n日本。fox "
        let layout = TerminalMeasurer().layout(text, in: Font(), within: TextLimits(width: 6))
        expectEqual(layout.lines.map { text[$0.range] }.joined(), text)
        expectEqual(
            layout.lines.map { String(text[$0.range]) },
            ["the ", "quick\u{AD}", "ly  ", "brown\r\n", "\r\n", "日本。", "fox "])
        expectEqual(layout.lines.map(\.text), ["the", "quick-", "ly", "brown", "", "日本。", "fox "])
        expectEqual(layout.lines.map(\.width), [3, 6, 2, 5, 0, 6, 4])
    }

    @Test("are none if there is no text")
    func empty() {
        let layout = HelveticaMeasurer().layout("", in: Font(), within: .none)
        expectTrue(layout.lines.isEmpty)
        expectEqual(layout.size, .zero)
        expectEqual(layout.firstBaselineOffsetFromTop, 0)
        expectEqual(layout.lastBaselineOffsetFromBottom, 0)
        expectTrue(!layout.isTruncated)
    }
}
