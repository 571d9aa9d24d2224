import Quoin
import TestSupport
import Testing

@testable import QuoinKit

@Suite("The memory of measurers")
struct LayoutCacheTests {
    @Test("never holds more than it was made for", arguments: [0, 1, 2, 10, 1_000])
    func bound(capacity: Int) {
        let helvetica = HelveticaMeasurer(cacheCapacity: capacity)
        let terminal = TerminalMeasurer(cacheCapacity: capacity)
        for number in 0..<3_000 {
            _ = helvetica.size(of: "text \(number)", in: Font(size: Double(number % 7)))
            _ = terminal.size(of: "text \(number)", in: Font())
            expectTrue(helvetica.cache.count <= capacity)
            expectTrue(terminal.cache.count <= capacity)
        }
    }

    @Test("does not hold texts that are very long, nor anything if it is made for less than none")
    func refusals() {
        let measurer = HelveticaMeasurer()
        _ = measurer.size(of: String(repeating: "a", count: 10_001), in: Font())
        expectEqual(measurer.cache.count, 0)
        let forgetful = HelveticaMeasurer(cacheCapacity: -5)
        expectEqual(forgetful.size(of: "H", in: Font(size: 1_000)).width, 722)
        expectEqual(forgetful.cache.count, 0)
    }

    @Test("holds what is asked for again, and lets go of what is not")
    func generations() {
        var cache = LayoutCache(capacity: 4)
        func key(_ text: String) -> LayoutCache.Key {
            LayoutCache.Key(text: ExactText(string: text), font: Font(), limits: .none)
        }
        let layout = HelveticaMeasurer().layout("x", in: Font(), within: .none)
        for text in ["a", "b", "c"] {
            cache.store(layout, for: key(text))
        }
        // "a" comes back into the young generation, which is full then. So "c" and "a" become old.
        expectEqual(cache.layout(for: key("a")), layout)
        cache.store(layout, for: key("d"))
        expectTrue(cache.layout(for: key("b")) == nil)
        expectEqual(cache.layout(for: key("a")), layout)
        expectTrue(cache.count <= 4)
    }

    @Test("gives the same answers as measuring does, whatever was measured before")
    func sameAnswers() {
        let remembering = HelveticaMeasurer(cacheCapacity: 40)
        let texts = ["Hello, World!", "Größe", "", "a\nb", "日本語"]
        for round in 0..<3 {
            for text in texts {
                for size in [9.0, 12] {
                    for width in [20, .nan, .infinity, -.infinity] as [Double] {
                        for mode in LineBreakMode.allCases {
                            let font = Font(size: size, isBold: round == 1)
                            let limits = TextLimits(
                                width: width, numberOfLines: round, lineBreakMode: mode)
                            let fresh = HelveticaMeasurer(cacheCapacity: 0)
                            expectEqual(
                                remembering.layout(text, in: font, within: limits),
                                fresh.layout(text, in: font, within: limits))
                        }
                    }
                }
            }
        }
    }

    @Test("tells strings apart that are equal but not the same")
    func canonicalEquivalence() {
        let (composed, decomposed) = ("caf\u{E9} x", "cafe\u{301} x")
        expectEqual(composed, decomposed)
        let measurer = TerminalMeasurer()
        for text in [composed, decomposed] {
            let layout = measurer.layout(text, in: Font(), within: TextLimits(width: 4))
            expectEqual(
                layout.lines.map { Array(text[$0.range].utf8).count }.reduce(0, +), text.utf8.count)
            expectEqual(Array(layout.lines[0].text.utf8), Array(text.utf8.dropLast(2)))
        }
    }

    @Test("is asked with numbers only, so that one that is not a number is found again")
    func notNumbers() {
        let measurer = TerminalMeasurer()
        for _ in 0..<10 {
            _ = measurer.size(of: "a", in: Font(size: .nan), within: TextLimits(width: .nan))
        }
        expectEqual(measurer.cache.count, 1)
    }

    @Test("gives the same answers in any order of questions", arguments: usually(8, of: 1...40))
    func anyOrder(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let words = [
            "a", "Größe ", " two", "日本", "x\n", "-", "\t", "fi\u{AD}ne", "שלום", "e\u{301}", "  ",
            "\r\n", ".", "👩‍👩‍👧",
        ]
        let texts = (0..<12).map { _ in
            (0..<Int.random(in: 0...6, using: &random)).map { _ in
                words[Int.random(in: 0..<words.count, using: &random)]
            }.joined()
        }
        let advance: (Unicode.Scalar, Font) -> Double = { letter, font in
            Double(letter.value % 5) / 4 * font.size
        }
        let metrics: (Font) -> FontMetrics = { FontMetrics(lineHeight: $0.size, baseline: $0.size) }
        let measurers: [(remembering: any TextMeasurer, fresh: any TextMeasurer)] = [
            (HelveticaMeasurer(cacheCapacity: 200), HelveticaMeasurer(cacheCapacity: 0)),
            (TerminalMeasurer(cacheCapacity: 200), TerminalMeasurer(cacheCapacity: 0)),
            (
                FontMeasurer(cacheCapacity: 200, metrics: metrics, advance: advance),
                FontMeasurer(cacheCapacity: 0, metrics: metrics, advance: advance)
            ),
        ]
        for _ in 0..<300 {
            let text = texts[Int.random(in: 0..<texts.count, using: &random)]
            let limits = TextLimits(
                width: Bool.random(using: &random)
                    ? .infinity : Double(Int.random(in: 0...60, using: &random)) / 2,
                numberOfLines: Int.random(in: 0...3, using: &random),
                lineBreakMode: LineBreakMode.allCases.randomElement(using: &random) ?? .clipping)
            for (remembering, fresh) in measurers {
                expectEqual(
                    remembering.layout(text, in: Font(size: 10), within: limits),
                    fresh.layout(text, in: Font(size: 10), within: limits),
                    "\(text.debugDescription) \(limits)")
            }
        }
    }

    @Test(
        "holds one layout of a label that is measured, drawn and looked for, however many there are"
    )
    func manyLabels() {
        let measurer = HelveticaMeasurer()
        let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 6_000))
        window.textMeasurer = measurer
        for number in 0..<400 {
            let label = Label("Text \(number)")
            window.addSubview(label)
            label.makeConstraints { make in
                make.left.right.equalToSuperview().inset(8)
                make.top.equalToSuperview().offset(15 * Double(number))
            }
        }
        window.layoutIfNeeded()
        _ = Drawing(of: window)
        expectEqual(measurer.cache.count, 400)
    }
}
