import Quoin
import QuoinKit
import TestSupport
import Testing

/// Letters are 10 wide here, and lines 20 high.
@Suite("Fields and buttons that are lower than their content")
struct LowFieldTests {
    private let scene = ControlScene()

    init() {
        scene.window.textMeasurer = GridMeasurer()
    }

    private func baselines(height: Double) -> [Double?] {
        let field = scene.place(TextField("Hello")) { $0.height.equalTo(height) }
        let button = scene.place(Button("Hello")) { $0.height.equalTo(height) }
        button.contentInsets = field.contentInsets
        scene.window.layoutIfNeeded()
        expectEqual(field.firstBaselineOffsetFromTop, button.firstBaselineOffsetFromTop)
        return [
            DrawingRecorder.drawings(of: field).last?.rect.minY, field.firstBaselineOffsetFromTop,
        ]
    }

    @Test("have their line in the middle")
    func middle() {
        // With its insets of 7, a line of 20 asks for 34; its baseline is at 15.
        expectEqual(baselines(height: 34), [22, 22])
        expectEqual(baselines(height: 26), [18, 18])
        expectEqual(baselines(height: 20), [15, 15])
        expectEqual(baselines(height: 10), [10, 10])
    }

    @Test("go on to have it there when they are higher")
    func higher() {
        expectEqual(baselines(height: 44), [27, 27])
    }
}

@Suite("A cell that was never in a table")
struct LooseCellTests {
    @Test("is 320 by 44, and does not contradict itself")
    func size() {
        var reports: [String] = []
        let cell = TableViewCell()
        cell.onDiagnostic = { reports.append($0.message) }
        let label = Label("Hello")
        cell.contentView.addSubview(label)
        label.makeConstraints { $0.edges.equalToSuperview().inset(8) }
        cell.layoutIfNeeded()
        expectEqual(cell.frame, Rect(x: 0, y: 0, width: 320, height: 44))
        expectEqual(label.frame, Rect(x: 8, y: 8, width: 304, height: 28))
        expectTrue(reports.isEmpty)
        expectEqual(TableViewCell(frame: Rect(x: 1, y: 2, width: 3, height: 4)).frame.width, 3)
    }
}
