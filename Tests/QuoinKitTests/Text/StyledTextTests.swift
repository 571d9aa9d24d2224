import Quoin
import QuoinKit
import TestSupport
import Testing

/// Texts whose parts look differently.
@Suite struct StyledTextTests {
    private let measurer = HelveticaMeasurer()
    private let small = Font(size: 10)
    private let large = Font(size: 20, isBold: true)

    private func width(_ text: String, _ font: Font) -> Double {
        measurer.size(of: text, in: font).width
    }

    @Test("parts stand beside each other, each as wide as in its font")
    func sideBySide() {
        var spaced = StyledText.Run("abc", font: small)
        spaced.letterSpacing = 2
        let text = StyledText([.init("Now "), .init("12.50", font: large), spaced])
        let layout = measurer.layout(text, in: small, within: .none)
        let line = layout.lines[0]
        let (now, price) = (width("Now ", small), width("12.50", large))
        expectEqual(line.pieces.map(\.run.text), ["Now ", "12.50", "abc"])
        expectTrue(line.pieces[1].x.isClose(to: now))
        expectTrue(line.pieces[2].x.isClose(to: now + price))
        expectTrue(line.width.isClose(to: now + price + width("abc", small) + 6))
        expectEqual(layout.size.width, line.width)
    }

    @Test("parts in a language that is read from right to left stand in that order")
    func rightToLeft() {
        let (one, two, three) = ("שלום ", "עולם", "12")
        func order(_ parts: String...) -> [String] {
            let text = StyledText(parts.map { StyledText.Run($0) })
            let pieces = measurer.layout(text, in: small, within: .none).lines[0].pieces
            var x = 0.0
            for piece in pieces {
                expectTrue(piece.x.isClose(to: x))
                x += piece.width
            }
            return pieces.map(\.run.text)
        }
        expectEqual(order(one, two), [two, one])
        expectEqual(order("a", one, two, "b"), ["a", two, one, "b"])
        expectEqual(order("a", one, three, two), ["a", two, three, one])
        expectEqual(order(one, "a", " ", "b", two), [two, "a", " ", "b", one])
        expectEqual(order(three, one, "a", "!"), ["!", "a", one, three])
        expectEqual(order("a", "b", three), ["a", "b", three])
    }

    @Test("a label of many widths is as high at each as if it had just been made")
    func widths() {
        let text = StyledText([.init("some words "), .init("of two sizes", font: large)])
        func label() -> Label {
            let label = Label()
            label.numberOfLines = 0
            label.styledText = text
            return label
        }
        let asked = label()
        for width in [200.0, 150, 120, 100, 80, 60, 200, 80] {
            expectEqual(
                asked.contentSize(forWidth: width), label().contentSize(forWidth: width))
        }
        expectTrue(asked.contentSize(forWidth: 60).height > asked.contentSize(forWidth: 200).height)
    }

    @Test("parts end at tabs, for what comes after one begins at a stop")
    func tabs() {
        let text = StyledText([.init("ab\tc"), .init("d")])
        let line = measurer.layout(text, in: small, within: .none).lines[0]
        let stop = 8 * width(" ", small)
        expectEqual(line.pieces.map(\.run.text), ["ab\t", "c", "d"])
        expectTrue(line.pieces[1].x.isClose(to: stop))
        expectTrue(line.pieces[2].x.isClose(to: stop + width("c", small)))
    }

    @Test("a line is as high as its largest letters")
    func lineHeight() {
        let text = StyledText([.init("Title\n", font: large), .init("below\nand more")])
        let layout = measurer.layout(text, in: small, within: .none)
        let (tall, low) = (measurer.metrics(of: large), measurer.metrics(of: small))
        expectEqual(layout.lines.map(\.text), ["Title", "below", "and more"])
        expectEqual(layout.size.height, tall.lineHeight + 2 * low.lineHeight)
        expectEqual(
            layout.baselines,
            [
                tall.baseline, tall.lineHeight + low.baseline,
                tall.lineHeight + low.lineHeight + low.baseline,
            ])
    }

    @Test("one part in one font is as a plain text")
    func onePart() {
        let words = "The quick brown fox jumps over the lazy dog, and naïve façades 日本 too"
        for width in [40.0, 77.5, 120, .infinity] {
            for lines in [0, 1, 2] {
                let limits = TextLimits(
                    width: width, numberOfLines: lines, lineBreakMode: .truncatingTail)
                let plain = measurer.layout(words, in: small, within: limits)
                let styled = measurer.layout(StyledText([.init(words)]), in: small, within: limits)
                expectEqual(styled.lines.map(\.text), plain.lines.map(\.text))
                expectEqual(styled.size.height, plain.size.height)
                expectTrue(styled.size.width.isClose(to: plain.size.width))
                expectEqual(styled.isTruncated, plain.isTruncated)
                for line in styled.lines {
                    expectEqual(line.pieces.map(\.run.text).joined(), line.text)
                }
            }
        }
    }

    @Test("a label takes the size, the baselines and the words of its parts")
    func inLabel() {
        let label = Label(font: small)
        label.styledText = StyledText([.init("big\n", font: large), .init("small")])
        label.numberOfLines = 0
        let (tall, low) = (measurer.metrics(of: large), measurer.metrics(of: small))
        expectEqual(label.text, "big\nsmall")
        expectEqual(label.intrinsicContentSize.height, tall.lineHeight + low.lineHeight)
        label.frame = Rect(origin: .zero, size: label.intrinsicContentSize)
        label.layoutIfNeeded()
        expectEqual(label.firstBaselineOffsetFromTop, tall.baseline)
        expectEqual(label.lastBaselineOffsetFromBottom, low.lineHeight - low.baseline)
        label.text = "plain"
        expectTrue(label.styledText == nil)
        expectEqual(label.intrinsicContentSize.height, low.lineHeight)
    }

    @Test("numbers that are none measure nothing")
    func strangeNumbers() {
        var run = StyledText.Run("abc", font: Font(size: .nan))
        run.letterSpacing = .infinity
        run.rise = .nan
        let layout = measurer.layout(StyledText([run, .init("")]), in: small, within: .none)
        expectTrue(layout.size.width.isFinite && layout.size.height.isFinite)
        expectTrue(measurer.layout(StyledText([]), in: small, within: .none).lines.isEmpty)
    }
}

extension Double {
    fileprivate func isClose(to other: Double) -> Bool { abs(self - other) < 1e-9 }
}
