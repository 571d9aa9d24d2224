import Quoin
import QuoinKit
import TestSupport
import Testing

/// Letters are as wide here as the font is large, and lines as high.
private final class SquareMeasurer: TextMeasurer {
    func metrics(of font: Font) -> FontMetrics {
        FontMetrics(lineHeight: font.size, baseline: font.size * 0.75)
    }

    func layout(_ text: String, in font: Font, within limits: TextLimits) -> TextLayout {
        let cells = TerminalMeasurer(cellSize: Size(width: font.size, height: font.size))
        var layout = cells.layout(text, in: font, within: limits)
        layout.metrics = metrics(of: font)
        return layout
    }
}

@Suite("Labels whose letters may be smaller")
struct ShrinkingLabelTests {
    private let scene = ControlScene()
    private let label = Label("aaaaaaaaaa", font: Font(size: 16))

    init() {
        scene.window.textMeasurer = SquareMeasurer()
        label.minimumScaleFactor = 0.5
    }

    /// What the label draws: its lines, and how large their letters are.
    private func drawn() -> (lines: [String], sizes: Set<Double>) {
        let texts = DrawingRecorder.drawings(of: label).compactMap { drawing -> (String, Double)? in
            if case .text(let text, let style) = drawing.shape { (text, style.size) } else { nil }
        }
        return (texts.map(\.0), Set(texts.map(\.1)))
    }

    @Test("are as large as their text where there is room")
    func room() {
        scene.place(label)
        expectEqual(label.frame, Rect(10, 20, 160, 16))
        expectEqual(drawn().sizes, [16])
    }

    // Sixteen steps from 16 to 8, of half a point each: ten letters are as wide as is given.
    @Test(
        "have the largest letters with which all is seen",
        arguments: [(160.0, 16.0), (159, 15.5), (150, 15), (104, 10), (80, 8)])
    func width(width: Double, size: Double) {
        scene.place(label) { $0.width.equalTo(width) }
        expectEqual(label.frame, Rect(10, 20, width, size))
        expectTrue(drawn().sizes == [size] && drawn().lines == ["aaaaaaaaaa"])
    }

    @Test("end in an ellipsis if even the smallest letters have no room")
    func cut() {
        scene.place(label) { $0.width.equalTo(40) }
        expectEqual(label.frame.height, 8)
        expectEqual(drawn().lines, ["aaaa…"])
    }

    @Test("fill as many lines as they may have before their letters are smaller")
    func lines() {
        label.text = "aaaa bbbb cccc"
        label.numberOfLines = 2
        scene.place(label) { $0.width.equalTo(144) }
        // "aaaa bbbb" is nine letters of 16.
        expectEqual(label.frame.height, 32)
        label.remakeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.equalTo(90)
        }
        scene.window.layoutIfNeeded()
        expectTrue(drawn().sizes == [10] && drawn().lines == ["aaaa bbbb", "cccc"])
        expectEqual(label.frame.height, 20)
    }

    @Test("have the baselines of the letters that are shown")
    func baselines() {
        let other = Label("b", font: Font(size: 8))
        scene.window.addSubview(other)
        scene.place(label) { $0.width.equalTo(80) }
        other.makeConstraints { make in
            make.left.equalTo(label.right)
            make.firstBaseline.equalTo(label)
        }
        scene.window.layoutIfNeeded()
        // Both have letters of 8, whose baseline is 6 below their top.
        expectEqual(other.frame.minY, label.frame.minY)
    }

    @Test("grow again, and stay as they are where nothing sensible is asked for")
    func again() {
        scene.place(label) { $0.width.equalTo(80) }
        expectEqual(label.frame.height, 8)
        label.remakeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.equalTo(160)
        }
        scene.window.layoutIfNeeded()
        expectEqual(label.frame.height, 16)
        for factor in [0, -1, 2, .nan, .infinity] as [Double] {
            label.minimumScaleFactor = factor
            label.remakeConstraints { make in
                make.left.top.equalToSuperview()
                make.width.equalTo(80)
            }
            scene.window.layoutIfNeeded()
            expectTrue(label.frame.height == 16 && drawn().sizes == [16], "\(factor)")
        }
        expectEqual(scene.reports, [])
    }
}
