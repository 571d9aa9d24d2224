import Quoin
import QuoinKit
import TestSupport
import Testing

/// The advances are those that were published with Helvetica, in thousandths of the size.
@Suite("Helvetica")
struct HelveticaMeasurerTests {
    private let measurer = HelveticaMeasurer()

    private func width(_ text: String, size: Double = 1000, isBold: Bool = false) -> Double {
        measurer.size(of: text, in: Font(size: size, isBold: isBold)).width
    }

    @Test(
        "adds up the advances of letters",
        arguments: [
            ("Hello", false, 722 + 556 + 222 + 222 + 556),
            ("Hello", true, 722 + 556 + 278 + 278 + 611),
            ("WAVE", false, 944 + 667 + 667 + 667),
            ("i.e.", false, 222 + 278 + 556 + 278),
            ("0123456789", false, 10 * 556),
            ("0123456789", true, 10 * 556),
            ("Größe", false, 778 + 333 + 556 + 611 + 556),
            ("Łódź", false, 556 + 556 + 556 + 500),
            ("“A”", false, 333 + 667 + 333),
            ("“A”", true, 500 + 722 + 500),
            ("‘…’ – — •", false, 222 + 1000 + 222 + 278 + 556 + 278 + 1000 + 278 + 350),
            ("€ ™", false, 556 + 278 + 1000),
            ("a\u{A0}b", false, 556 + 278 + 556),
            // Helvetica has no such letters; these are those of Liberation Sans.
            ("Привет", false, 719 + 556 + 559 + 531 + 556 + 458), ("Щ", true, 1019),
            ("Ελλάδα", false, 667 + 500 + 500 + 578 + 557 + 578),
        ] as [(String, Bool, Int)])
    func letters(text: String, isBold: Bool, thousandths: Int) {
        expectEqual(width(text, isBold: isBold), Double(thousandths))
        expectEqual(width(text, size: 16, isBold: isBold), Double(thousandths) * 16 / 1000)
    }

    @Test(
        "takes a whole em for CJK and emoji, and half of one for the rest",
        arguments: [
            ("日本", 2000), ("コンニチハ", 5000), ("한국", 2000), ("。", 1000), ("Ａ", 1000),
            ("😀", 1000), ("👩🏽‍🚀", 1000), ("👨‍👩‍👧‍👦", 1000), ("🇯🇵", 1000), ("❤️", 1000),
            ("1️⃣", 1000), ("მზე", 1500), ("שלום", 2000), ("ﾊﾝ", 1000),
        ])
    func others(text: String, thousandths: Double) {
        expectEqual(width(text), thousandths)
        expectEqual(width(text, isBold: true), thousandths)
    }

    @Test("takes no room for marks on letters, however they are written")
    func marks() {
        expectEqual(width("e\u{301}"), 556)
        expectEqual(width("\u{E9}"), 556)
        expectEqual(width("o\u{302}\u{323}"), 556)
        expectEqual(width("a\u{200B}b\u{AD}c"), 556 + 556 + 500)
    }

    @Test("moves on to the next stop of eight spaces for a tab")
    func tabs() {
        let stop = 8.0 * 278
        expectEqual(width("\t"), stop)
        expectEqual(width("a\tb"), stop + 556)
        expectEqual(width("aaaa\tb"), 2 * stop + 556, "4 × 556 = 2224 is a stop, and is left")
        expectEqual(width("a\t\tb"), 2 * stop + 556)
    }

    @Test("stays where it is for a tab where numbers are further apart than stops")
    func farTabs() {
        var wide = StyledText.Run("a\tb")
        wide.letterSpacing = 1e300
        let far = HelveticaMeasurer().layout(StyledText([wide]), in: Font(), within: .none)
        expectTrue((far.size.width / 1e300 - 2).magnitude < 1e-9)
        let text = StyledText([.init("a\tb", font: Font(size: 10))])
        let near = HelveticaMeasurer().layout(text, in: Font(size: 1e-20), within: .none)
        expectTrue((near.size.width - 11.12).magnitude < 1e-9, "twice 5.56")
    }

    @Test(
        "rounds what is above the baseline, below it and between lines each to a whole point",
        arguments: [
            // 0.905 × 10 = 9.05, 0.212 × 10 = 2.12, 0.033 × 10 = 0.33.
            (10, 9 + 2 + 0, 9),
            // 15.4, 3.6 and 0.6; half of one point goes below.
            (17, 15 + 4 + 1, 15),
            // 43.4, 10.2 and 1.6; one of two points goes above.
            (48, 43 + 10 + 2, 43 + 1),
        ] as [(Double, Double, Double)])
    func metrics(size: Double, lineHeight: Double, baseline: Double) {
        let font = Font(size: size)
        expectEqual(
            measurer.metrics(of: font), FontMetrics(lineHeight: lineHeight, baseline: baseline))
        let layout = measurer.layout("a\nb\nc", in: font, within: .none)
        expectEqual(layout.size.height, 3 * lineHeight)
        expectEqual(layout.firstBaselineOffsetFromTop, baseline)
        expectEqual(layout.lastBaselineOffsetFromBottom, lineHeight - baseline)
        expectEqual(layout.baselines, [0, 1, 2].map { $0 * lineHeight + baseline })
    }

    @Test("breaks at a width, and fits into the width that it was measured to have")
    func wrapping() {
        let font = Font(size: 10)
        let layout = measurer.layout("Hello, World!", in: font, within: TextLimits(width: 40))
        expectEqual(layout.lines.map(\.text), ["Hello,", "World!"])
        // H e l l o , and W o r l d !
        expectEqual(layout.lines[0].width, 25.56)
        expectEqual(layout.lines[1].width, Double(944 + 556 + 333 + 222 + 556 + 278) / 100)
        expectEqual(layout.size, Size(width: 28.89, height: 22))
        let narrowest = TextLimits(width: layout.size.width)
        expectEqual(measurer.layout("Hello, World!", in: font, within: narrowest), layout)
    }

    @Test("takes fonts without a size for ones that take no room")
    func unsoundSizes() {
        for size in [0, -3, .nan, .infinity, -.infinity] as [Double] {
            let layout = measurer.layout(
                "Hello", in: Font(size: size), within: TextLimits(width: 9))
            expectEqual(layout.size, .zero)
            expectEqual(layout.lines.map(\.text), ["Hello"])
        }
        expectTrue(width("Hello", size: 1e308).isFinite)
    }

    @Test("gives a style the font's size and weight")
    func style() {
        let style = TextStyle(font: Font(size: 9, isBold: true), color: .white)
        expectEqual(style, TextStyle(size: 9, isBold: true, color: .white))
        expectEqual(Font().size, 17)
    }
}
