import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Any string at all")
struct HostileTextTests {
    /// What breaking lines and telling characters apart depend on, more often than chance would.
    private static let interesting: [Unicode.Scalar] = [
        "\n", "\r", "\t", " ", " ", "-", "(", ")", "a", "b", "W", "\"", "?", "—", "\u{0}", "\u{85}",
        "\u{A0}", "\u{AD}", "\u{300}", "\u{301}", "\u{600}", "\u{915}", "\u{94D}", "\u{903}",
        "\u{102C}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{200B}", "\u{200D}", "\u{2028}",
        "\u{2060}", "\u{FE0E}", "\u{FE0F}", "\u{3000}", "。", "「", "日", "ゃ", "\u{FEFF}", "❤", "⌚",
        "\u{1F1E6}", "\u{1F1FF}", "\u{1F3FB}", "👩", "🚀", "\u{E0067}", "\u{10FFFF}",
    ]

    private static func string(using generator: inout SeededGenerator) -> String {
        var string = ""
        for _ in 0..<Int.random(in: 0...40, using: &generator) {
            let scalar =
                Int.random(in: 0..<4, using: &generator) == 0
                ? Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
                : interesting.randomElement(using: &generator)
            string.unicodeScalars.append(scalar ?? "\u{FFFD}")
        }
        return string
    }

    private static func limits(using generator: inout SeededGenerator) -> TextLimits {
        let widths = [0, 1, 2, 5, 9, 23, 80, -1, 1e-300, 1e300, .infinity, -.infinity, .nan]
        return TextLimits(
            width: widths.randomElement(using: &generator) ?? 0,
            numberOfLines: [0, 0, 1, 2, 3, -1, .max, .min].randomElement(using: &generator) ?? 0,
            lineBreakMode: LineBreakMode.allCases.randomElement(using: &generator) ?? .clipping)
    }

    @Test("is laid out as it should be", arguments: [11, 12, 13, 14] as [UInt64])
    func invariants(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let sizes = [1, 9, 17, 0, -1, .nan, .infinity, 1e300, 1e-300]
        for round in 0..<1_000 {
            let text = Self.string(using: &generator)
            let limits = Self.limits(using: &generator)
            let font = Font(
                size: sizes.randomElement(using: &generator) ?? 0, isBold: round.isMultiple(of: 2))
            let measurers: [any TextMeasurer] = [HelveticaMeasurer(), TerminalMeasurer()]
            for measurer in measurers {
                let layout = measurer.layout(text, in: font, within: limits)
                let place: Comment = "seed \(seed), round \(round): \(text.debugDescription)"
                check(layout, of: text, within: limits, place)
                checkThatItFits(layout, of: text, in: font, measurer, within: limits, place)
            }
        }
    }

    private func check(
        _ layout: TextLayout, of text: String, within limits: TextLimits, _ place: Comment
    ) {
        expectTrue(layout.size.width >= 0 && layout.size.width.isFinite, place)
        expectEqual(
            layout.size.height, Double(layout.lines.count) * layout.metrics.lineHeight, place)
        expectTrue(limits.numberOfLines <= 0 || layout.lines.count <= limits.numberOfLines, place)
        expectEqual(layout.lines.isEmpty, text.isEmpty, place)
        // The lines follow one another, and take up all unless some of it is not shown.
        var end = text.startIndex
        for line in layout.lines {
            expectEqual(line.range.lowerBound, end, place)
            end = line.range.upperBound
        }
        expectTrue(end == text.endIndex || layout.isTruncated, place)
        // A line is too wide only where nothing could be left out.
        let room = limits.width.isNaN ? .infinity : max(0, limits.width)
        for line in layout.lines where limits.lineBreakMode != .clipping {
            let isAlone = line.text == "…" || line.text.filter { !$0.isWhitespace }.count <= 3
            expectTrue(line.width <= room + 1e-5 || isAlone, place)
        }
    }

    /// The text is not broken in another way if it gets the width that it was measured to have.
    private func checkThatItFits(
        _ layout: TextLayout, of text: String, in font: Font, _ measurer: any TextMeasurer,
        within limits: TextLimits, _ place: Comment
    ) {
        guard limits.lineBreakMode == .wordWrapping, layout.size.width <= limits.width else {
            return
        }
        var narrower = limits
        narrower.width = layout.size.width
        let again = measurer.layout(text, in: font, within: narrower)
        expectEqual(again.lines.map(\.range), layout.lines.map(\.range), place)
        expectEqual(again.size, layout.size, place)
    }

    @Test("is laid out if it is very long")
    func longTexts() {
        let length = 10_000
        let pieces = [
            "a", " ", "\n", "\t", "-", "\u{301}", "\u{AD}", "日", "\u{200B}", "\u{200D}",
            "👩\u{200D}",
            "🇯🇵", "\u{1100}", "( ", " )", "\u{915}\u{94D}", "a\u{AD}", "\r", "\u{1F3FB}", "\u{102C}",
        ]
        for piece in pieces {
            let text = String(repeating: piece, count: length)
            for mode in LineBreakMode.allCases {
                for lines in [0, 2] {
                    let limits = TextLimits(width: 50, numberOfLines: lines, lineBreakMode: mode)
                    let layout = HelveticaMeasurer().layout(text, in: Font(), within: limits)
                    expectTrue(layout.size.width.isFinite)
                }
            }
        }
    }
}
