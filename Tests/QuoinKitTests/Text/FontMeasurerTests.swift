import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("A font that says how wide its letters are")
struct FontMeasurerTests {
    private static let texts = [
        "", "Hello, World!", "One two three four five six", "日本語の文 and more", "a\tb\nc",
        "soft\u{AD}hyphens and hy-phens", "e\u{301}te\u{301} 👩🏽‍🚀 🇯🇵", "Supercalifragilistic",
    ]

    /// One whose letters are as wide as another measurer has them.
    private func measurer(like other: any TextMeasurer) -> FontMeasurer {
        FontMeasurer {
            other.metrics(of: $0)
        } advance: { letter, font in
            other.size(of: String(letter), in: font).width
        }
    }

    @Test("has the lines that another one with these letters has", arguments: texts)
    func likeHelvetica(text: String) {
        let helvetica = HelveticaMeasurer()
        let own = measurer(like: helvetica)
        for width in [20.0, 50, 90, .infinity] {
            for mode in LineBreakMode.allCases {
                for lines in [0, 1, 2] {
                    // Such that a thousandth of the size is a whole fraction of a point.
                    let font = Font(size: 1000.0 / 64, isBold: lines == 1)
                    let limits = TextLimits(width: width, numberOfLines: lines, lineBreakMode: mode)
                    let (found, expected) = (
                        own.layout(text, in: font, within: limits),
                        helvetica.layout(text, in: font, within: limits)
                    )
                    expectEqual(found.lines.map(\.text), expected.lines.map(\.text))
                    expectEqual(found.lines.map(\.range), expected.lines.map(\.range))
                    expectEqual(found.isTruncated, expected.isTruncated)
                    expectTrue(found.size.isAbout(expected.size), "\(text) in \(width), \(mode)")
                }
            }
        }
    }

    @Test("adds up what its letters say, to a fraction of a pixel")
    func sums() {
        let measurer = FontMeasurer {
            FontMetrics(lineHeight: $0.size * 2, baseline: $0.size)
        } advance: { letter, font in
            (letter == "i" ? 0.25 : 0.75) * font.size * (font.isBold ? 2 : 1)
        }
        let layout = measurer.layout("ii o\no", in: Font(size: 8), within: .none)
        // 2 + 2 + 6 + 6, and two lines of 16.
        expectEqual(layout.size, Size(width: 16, height: 32))
        expectEqual(layout.baselines, [8, 24])
        expectEqual(measurer.size(of: "oi", in: Font(size: 8, isBold: true)).width, 16)
    }

    @Test("lays out parts in their fonts")
    func styled() {
        let measurer = FontMeasurer {
            FontMetrics(lineHeight: $0.size, baseline: $0.size)
        } advance: { _, font in
            font.size / 2
        }
        let text = StyledText([.init("ab"), .init("cd", font: Font(size: 20))])
        let layout = measurer.layout(text, in: Font(size: 10), within: .none)
        // 2 × 5 and 2 × 10, as high as the larger ones.
        expectEqual(layout.size, Size(width: 30, height: 20))
    }

    @Test("is asked once for what it remembers")
    func remembers() {
        var questions = 0
        let measurer = FontMeasurer { _ in
            FontMetrics(lineHeight: 1, baseline: 1)
        } advance: { _, _ in
            questions += 1
            return 1
        }
        _ = measurer.size(of: "abc", in: Font())
        let asked = questions
        expectTrue(asked >= 3)
        _ = measurer.size(of: "abc", in: Font())
        expectEqual(questions, asked)
    }

    @Test("takes answers that are no lengths for none", arguments: [-1, .nan, .infinity])
    func hostile(number: Double) {
        let measurer = FontMeasurer { _ in
            FontMetrics(lineHeight: number, baseline: number)
        } advance: { _, _ in
            number
        }
        for font in [Font(), Font(size: number)] {
            let layout = measurer.layout("a b\tc…", in: font, within: TextLimits(width: 5))
            expectTrue(layout.size.width >= 0 && layout.size.width.isFinite)
            expectEqual(layout.size.height, 0)
        }
    }
}
