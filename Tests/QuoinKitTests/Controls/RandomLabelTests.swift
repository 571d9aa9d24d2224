import Quoin
import QuoinKit
import TestSupport
import Testing

/// Random texts in random widths; each test prints the seed that failed.
@Suite("Labels at random")
struct RandomLabelTests {
    /// Labels of random texts, one below the other, each as wide as it is told.
    private struct Column {
        let scene = ControlScene()
        private(set) var labels: [(label: Label, width: Double)] = []

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            scene.window.scale = [nil, 1, 2, 3].randomElement(using: &generator) ?? nil
            var above: Label?
            for _ in 0..<8 {
                let label = Self.label(using: &generator)
                let width = Double.random(in: 30...310, using: &generator)
                scene.window.addSubview(label)
                label.makeConstraints { make in
                    make.left.equalToSuperview().offset(Double.random(in: 0...9, using: &generator))
                    make.width.equalTo(width)
                    if let above {
                        make.top.equalTo(above.bottom).offset(3.3)
                    } else {
                        make.top.equalToSuperview()
                    }
                }
                above = label
                labels.append((label, width))
            }
            scene.window.layoutIfNeeded()
        }

        private static func label(using generator: inout SeededGenerator) -> Label {
            let words = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
                String(
                    (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                        "aeilmnortW日".randomElement(using: &generator) ?? "a"
                    })
            }
            let label = Label(
                words.joined(separator: " "),
                font: Font(
                    size: Double.random(in: 6...30, using: &generator),
                    isBold: Bool.random(using: &generator)))
            label.numberOfLines = Int.random(in: 0...4, using: &generator)
            return label
        }
    }

    @Test("are as high as their text is when it is measured at their width", arguments: 0..<40)
    func heights(seed: UInt64) {
        let column = Column(seed: seed)
        let measurer = HelveticaMeasurer()
        for (label, width) in column.labels where column.scene.window.scale == nil {
            let limits = TextLimits(
                width: width, numberOfLines: label.numberOfLines, lineBreakMode: .truncatingTail)
            let height = measurer.size(of: label.text, in: label.font, within: limits).height
            expectTrue(abs(label.frame.height - height) < 1e-6, "seed \(seed): \(label.text)")
        }
        expectTrue(column.scene.reports.isEmpty, "seed \(seed)")
    }

    @Test("show all of a text that may have any number of lines, rounded or not", arguments: 0..<40)
    func wholeText(seed: UInt64) {
        let column = Column(seed: seed)
        for (label, _) in column.labels where label.numberOfLines == 0 {
            let lines = DrawingRecorder.drawings(of: label).compactMap(\.text)
            // Lines end at spaces, or in the middle of what is too long for one.
            let shown = lines.joined().filter { $0 != " " }
            expectEqual(shown, label.text.filter { $0 != " " }, "seed \(seed)")
        }
    }

    @Test("draw nothing outside of themselves", arguments: 0..<40)
    func inside(seed: UInt64) {
        for (label, _) in Column(seed: seed).labels {
            let bounds = Rect(size: label.frame.size).insetBy(dx: -1e-5, dy: -1e-5)
            for drawing in DrawingRecorder.drawings(of: label) {
                expectTrue(bounds.contains(drawing.extent), "seed \(seed): \(drawing)")
            }
        }
    }
}
