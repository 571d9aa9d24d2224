import Quoin
import QuoinKit
import TestSupport
import Testing

/// Letters are half as wide as the font is high here, and lines as high as the font.
@Suite("Text sizes")
struct TextSizeTests {
    /// What the system gives body text at each of its twelve steps.
    static let steps: [(TextSizeCategory, Double)] = [
        (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
        (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
        (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
        (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ]

    private let window = Window(frame: Rect(x: 0, y: 0, width: 600, height: 800))

    init() {
        window.textMeasurer = ProportionalMeasurer()
    }

    private func place<Control: View>(_ control: Control) -> Control {
        window.addSubview(control)
        control.makeConstraints { $0.left.top.equalToSuperview() }
        return control
    }

    @Test("are twelve, in their order")
    func order() {
        expectEqual(TextSizeCategory.allCases, Self.steps.map(\.0))
        expectEqual(TextSizeCategory.allCases.sorted(), TextSizeCategory.allCases)
        expectEqual(TextSizeCategory.allCases.filter(\.isAccessibilityCategory).count, 5)
    }

    @Test("scale fonts, and what is as large as its text", arguments: steps)
    func scaling(step: (category: TextSizeCategory, size: Double)) {
        let label = place(Label("Hello"))
        let large = place(Label("Hello", font: Font(size: 34)))
        let fixed = place(Label("Hello", font: Font(size: 17, isFixed: true)))
        window.traits.textSizeCategory = step.category
        window.layoutIfNeeded()
        expectEqual(label.frame.size, Size(width: 2.5 * step.size, height: step.size))
        expectEqual(large.frame.size, Size(width: 5 * step.size, height: 2 * step.size))
        expectEqual(fixed.frame.size, Size(width: 42.5, height: 17))
    }

    @Test("reach every control with text, and go back")
    func controls() {
        let field = place(TextField("Hello"))
        let view = place(TextView("Hello"))
        view.isScrollEnabled = false
        let button = place(Button("Hello"))
        button.font = Font()
        let segments = place(SegmentedControl(["Hello"]))
        segments.font = Font()
        window.layoutIfNeeded()
        let all: [View] = [field, view, button, segments]
        let before = all.map(\.frame)
        window.traits.textSizeCategory = .accessibilityExtraLarge
        window.layoutIfNeeded()
        // Five letters of 20, and lines of 40.
        expectEqual(field.frame.size, Size(width: 100 + 20, height: 40 + 14))
        expectEqual(view.frame.size, Size(width: 100 + 20, height: 40 + 16))
        expectEqual(button.frame.size, Size(width: 100 + 32, height: 40 + 16))
        expectEqual(segments.frame.size, Size(width: 100 + 24, height: 40 + 12))
        window.traits.textSizeCategory = .large
        window.layoutIfNeeded()
        expectEqual(all.map(\.frame), before)
    }

    @Test("move baselines, and what hangs on them")
    func baselines() {
        let label = place(Label("Hello"))
        let line = View()
        window.addSubview(line)
        line.makeConstraints { make in
            make.left.right.equalTo(label)
            make.height.equalTo(1)
            make.top.equalTo(label.lastBaseline)
        }
        window.layoutIfNeeded()
        expectEqual(line.frame.minY, 0.8 * 17)
        window.traits.textSizeCategory = .accessibilityExtraLarge
        window.layoutIfNeeded()
        expectEqual(line.frame.minY, 32)
    }

    @Test("are drawn as they were measured")
    func drawing() {
        _ = place(Label("Hello"))
        window.traits.textSizeCategory = .extraLarge
        window.layoutIfNeeded()
        expectEqual(DrawingRecorder.drawings(of: window).map(\.style?.size), [19])
    }
}

/// Measures letters that are half as wide as they are high.
private final class ProportionalMeasurer: TextMeasurer {
    func metrics(of font: Font) -> FontMetrics {
        FontMetrics(lineHeight: font.size, baseline: 0.8 * font.size)
    }

    func layout(_ text: String, in font: Font, within limits: TextLimits) -> TextLayout {
        let width = Double(text.count) * font.size / 2
        return TextLayout(
            lines: [
                TextLine(text: text, width: width, range: text.startIndex..<text.endIndex)
            ], metrics: metrics(of: font), size: Size(width: width, height: font.size),
            isTruncated: false)
    }
}
