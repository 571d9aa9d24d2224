import Quoin
import QuoinKit
import TestSupport
import Testing

/// Helvetica of 10 points has lines of 11, whose baseline is at 9.
@Suite("Labels of paragraphs")
struct ParagraphLabelTests {
    private let scene = ControlScene()
    private let label = Label(font: Font(size: 10))
    private let word = HelveticaMeasurer().size(of: "word", in: Font(size: 10)).width

    init() {
        scene.window.textMeasurer = HelveticaMeasurer()
        label.numberOfLines = 0
    }

    private func set(_ text: String, _ change: (inout ParagraphStyle) -> Void) {
        var style = ParagraphStyle()
        change(&style)
        label.styledText = StyledText([.init(text)], paragraph: style)
    }

    private func places(width: Double, height: Double) -> [Point] {
        scene.drawings(of: label, width: width, height: height).map(\.rect.origin)
    }

    @Test("draw lines apart from each other")
    func spacing() {
        set("word\nword\nword") {
            $0.lineSpacing = 4
            $0.paragraphSpacing = 6
        }
        expectEqual(label.intrinsicContentSize.height, 3 * 11 + 2 * 10)
        expectEqual(places(width: 100, height: 53), [9, 30, 51].map { Point(x: 0, y: $0) })
        expectEqual(label.firstBaselineOffsetFromTop, 9)
        expectEqual(label.lastBaselineOffsetFromBottom, 2)
    }

    @Test("have their baselines where high lines have them")
    func baselines() {
        set("word\nword") { $0.lineHeightMultiple = 2 }
        expectEqual(places(width: 100, height: 44), [20, 42].map { Point(x: 0, y: $0) })
        expectEqual(label.firstBaselineOffsetFromTop, 20)
        expectEqual(label.lastBaselineOffsetFromBottom, 2)
    }

    @Test("place lines between the indents, from where the language begins")
    func indents() {
        set("word\u{2028}word") {
            $0.firstLineHeadIndent = 20
            $0.headIndent = 10
            $0.tailIndent = -5
        }
        expectEqual(places(width: 100, height: 22).map(\.x), [20, 10])
        scene.window.layoutDirection = .rightToLeft
        expectEqual(places(width: 100, height: 22).map(\.x), [100 - 20 - word, 100 - 10 - word])
    }

    @Test("align each paragraph as it says, and others as they are")
    func alignment() {
        let texts: [(String, TextAlignment?)] = [
            ("word\n", .right), ("word\n", .center), ("word\n", nil), ("word", .left),
        ]
        label.textAlignment = .trailing
        label.styledText = StyledText(
            texts.map { text, alignment in
                var run = StyledText.Run(text)
                var style = ParagraphStyle()
                style.alignment = alignment
                style.headIndent = 10
                style.firstLineHeadIndent = 10
                style.tailIndent = 90
                run.paragraph = style
                return run
            })
        // Between 10 and 90, in a label of 100.
        let right = 90 - word
        let middle = 10 + (80 - word) / 2
        expectEqual(places(width: 100, height: 44).map(\.x), [right, middle, right, 10])
    }

    @Test("show as many lines as there is room for with the room between them")
    func tooLow() {
        set("word\nword\nword") { $0.lineSpacing = 10 }
        // 11, 32 and 53 high.
        let texts = scene.drawings(of: label, width: 100, height: 40).compactMap(\.text)
        expectEqual(texts.joined(), "wordword…")
    }

    @Test("are cut off where a paragraph is wider than they are")
    func cutOff() {
        label.numberOfLines = 1
        set("word") {
            $0.firstLineHeadIndent = 20
            $0.lineBreakMode = .clipping
        }
        let drawn = scene.drawings(of: label, width: word + 10, height: 11)
        expectEqual(drawn.first?.clip, Rect(x: 0, y: 0, width: word + 10, height: 11))
        expectEqual(label.intrinsicContentSize.width, word + 20)
    }
}
