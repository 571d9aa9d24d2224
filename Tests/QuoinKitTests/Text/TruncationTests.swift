import Quoin
import QuoinKit
import TestSupport
import Testing

/// In the cells of a terminal, in which an ellipsis takes one.
@Suite("Text that is too long")
struct TruncationTests {
    private static func layout(
        _ text: String, _ width: Double, lines: Int = 1, _ mode: LineBreakMode
    ) -> TextLayout {
        TerminalMeasurer().layout(
            text, in: Font(),
            within: TextLimits(width: width, numberOfLines: lines, lineBreakMode: mode))
    }

    @Test(
        "is cut where the mode says",
        arguments: [
            (.truncatingTail, 10, "The quick…"),
            (.truncatingTail, 11, "The quick…"),
            (.truncatingTail, 12, "The quick b…"),
            (.truncatingHead, 10, "…brown fox"),
            (.truncatingHead, 11, "…brown fox"),
            (.truncatingHead, 12, "…k brown fox"),
            (.truncatingMiddle, 10, "The q…fox"),
            (.truncatingMiddle, 11, "The q…n fox"),
            (.truncatingMiddle, 6, "The…ox"),
            (.truncatingTail, 1, "…"),
            (.truncatingMiddle, 0, "…"),
            (.wordWrapping, 10, "The quick"),
            (.characterWrapping, 11, "The quick b"),
            (.clipping, 10, "The quick brown fox"),
        ] as [(LineBreakMode, Double, String)])
    func modes(mode: LineBreakMode, width: Double, expected: String) throws {
        let layout = Self.layout("The quick brown fox", width, mode)
        let line = try #require(layout.lines.first)
        expectEqual(layout.lines.count, 1)
        expectEqual(line.text, expected)
        expectEqual(line.width, Double(expected.count))
        expectTrue(layout.isTruncated)
        expectEqual(layout.size.height, 1)
    }

    @Test("is left alone where it fits", arguments: LineBreakMode.allCases)
    func fitting(mode: LineBreakMode) {
        for text in ["The quick brown fox", "a\n", "a  \n \n"] {
            let layout = Self.layout(text, 19, mode)
            expectTrue(!layout.isTruncated)
            expectTrue(!layout.lines[0].text.contains("…"))
        }
        let layout = Self.layout("The quick brown fox", 10, lines: 0, mode)
        expectTrue(!layout.isTruncated)
        expectEqual(layout.lines.count, 2)
    }

    @Test("is cut on the last line that is allowed")
    func lastLine() {
        func lines(_ mode: LineBreakMode) -> [String] {
            Self.layout("one two three four five", 9, lines: 2, mode).lines.map(\.text)
        }
        expectEqual(lines(.truncatingTail), ["one two", "three fo…"])
        expectEqual(lines(.truncatingHead), ["one two", "…our five"])
        expectEqual(lines(.truncatingMiddle), ["one two", "thre…five"])
        expectEqual(lines(.clipping), ["one two", "three four five"])
        expectEqual(lines(.wordWrapping), ["one two", "three"])
        expectEqual(
            Self.layout("one two three four five", 9, lines: 3, .truncatingTail).lines.count, 3)
        expectTrue(
            !Self.layout("one two three four five", 9, lines: 4, .truncatingTail).isTruncated)
    }

    @Test("has an ellipsis for lines that are left out, even if the last one is short")
    func newlines() {
        func line(_ mode: LineBreakMode) -> String? {
            Self.layout("first\nsecond\nthird", 12, mode).lines.first?.text
        }
        expectEqual(line(.truncatingTail), "first…")
        expectEqual(line(.truncatingHead), "…third")
        expectEqual(line(.truncatingMiddle), "first…third")
        expectEqual(line(.clipping), "first")
        expectEqual(line(.wordWrapping), "first")
    }

    @Test("keeps whole what a reader takes for one character")
    func clusters() {
        let family = "👨‍👩‍👧‍👦"
        let text = family + family + family + family
        expectEqual(Self.layout(text, 5, .truncatingTail).lines[0].text, family + family + "…")
        expectEqual(Self.layout(text, 4, .truncatingTail).lines[0].text, family + "…")
        expectEqual(Self.layout(text, 5, .truncatingMiddle).lines[0].text, family + "…" + family)
    }

    @Test("is no wider than its room if it is clipped")
    func clipping() {
        let layout = Self.layout("The quick brown fox", 10, .clipping)
        expectEqual(layout.size, Size(width: 10, height: 1))
    }

    @Test("says that the whole rest of the text belongs to the line that is cut")
    func ranges() {
        let text = "one two three four five"
        for mode in [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail, .clipping] {
            let layout = Self.layout(text, 9, lines: 2, mode)
            expectEqual(
                layout.lines.map { String(text[$0.range]) }, ["one two ", "three four five"])
        }
    }
}
