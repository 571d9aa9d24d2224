import Quoin
import QuoinKit
import TestSupport
import Testing

/// In Helvetica, lines of 17 points are 20 high with the baseline at 15, lines of 16 points 18 with the
/// baseline at 14, lines of 13 points 15 with the baseline at 12, and lines of 10 points 11 with it at 9.
@Suite("Baselines")
struct BaselineTests {
    private let scene = ControlScene()

    private func expect(_ view: View, first: Double, last: Double) {
        expectEqual(view.firstBaselineOffsetFromTop, first)
        expectEqual(view.lastBaselineOffsetFromBottom, last)
    }

    @Test("of a label are those of its first and last line")
    func label() {
        expect(Label("Hello"), first: 15, last: 5)
        let label = Label("Hello\nHello\nHello", font: Font(size: 10))
        label.numberOfLines = 0
        expect(label, first: 9, last: 2)
        expect(Label(), first: 0, last: 0)
    }

    @Test("of buttons, fields and text views are inside of the room around their text")
    func boxes() {
        expect(Button("Hello"), first: 8 + 14, last: 8 + 4)
        expect(TextField("Hello"), first: 7 + 15, last: 7 + 5)
        expect(TextField(), first: 7 + 15, last: 7 + 5)
        let view = TextView("Hello")
        view.isScrollEnabled = false
        expect(view, first: 8 + 15, last: 8 + 5)
        expect(TextView("Hello"), first: 8 + 15, last: 0)
    }

    @Test("of segmented controls are those of their titles, which are in the middle")
    func segments() {
        // (32 - 15) / 2 = 8.5, to the next whole point 9; the baseline is 12 below.
        expect(SegmentedControl(["Day"]), first: 21, last: 11)
    }

    @Test("of controls without text are their edges")
    func withoutText() {
        let controls: [View] = [Switch(), Slider(), ProgressView(), Stepper(), ImageView()]
        for control in controls {
            expect(control, first: 0, last: 0)
        }
    }

    @Test("line up labels of different sizes, a field and a button")
    func row() {
        let title = scene.place(Label("Title", font: Font(size: 10)))
        let controls: [View] = [Label("Name"), TextField("Anna"), Button("Save")]
        for control in controls {
            scene.window.addSubview(control)
            control.makeConstraints { make in
                make.left.equalTo(100)
                make.firstBaseline.equalTo(title)
            }
        }
        scene.window.layoutIfNeeded()
        // The baseline of the title is at 20 + 9 = 29; those of the others are 15, 22 and 22 down.
        let tops: [Double] = [14, 7, 7]
        expectEqual(controls.map(\.frame.minY), tops)
    }

    @Test("hang a line of text under the last line of another text")
    func lastBaseline() {
        let note = Label("Hello\nHello", font: Font(size: 10))
        note.numberOfLines = 0
        scene.place(note)
        let below = Label("Hello")
        scene.window.addSubview(below)
        below.makeConstraints { make in
            make.left.equalTo(0)
            make.firstBaseline.equalTo(note.lastBaseline).offset(24)
        }
        scene.window.layoutIfNeeded()
        expectEqual(below.frame.minY, 20 + 11 + 9 + 24 - 15)
    }

    @Test("follow text that is in the middle of a higher view, and go back with it")
    func higherView() {
        let button = scene.place(Button("Save")) { $0.height.equalTo(44).labeled("height") }
        let label = Label("Name")
        scene.window.addSubview(label)
        label.makeConstraints { make in
            make.left.equalTo(100)
            make.firstBaseline.equalTo(button)
        }
        scene.window.layoutIfNeeded()
        // The button is 10 higher than it would be, 5 of them above the title.
        expect(button, first: 5 + 22, last: 5 + 12)
        expectEqual(label.frame.minY, 20 + 27 - 15)
        let texts = DrawingRecorder.drawings(of: scene.window).filter { $0.text != nil }
        expectEqual(texts.map(\.rect.minY), [47, 47])

        button.constraints.first { $0.firstAttribute == .height }?.constant = 34
        scene.window.layoutIfNeeded()
        expect(button, first: 22, last: 12)
        expectEqual(label.frame.minY, 20 + 22 - 15)
        expectTrue(scene.reports.isEmpty)
    }

    @Test("follow a text that gets fewer lines in a label of a fixed height")
    func fewerLines() {
        let label = Label("Hello\nHello\nHello", font: Font(size: 10))
        label.numberOfLines = 0
        scene.place(label) { $0.height.equalTo(33) }
        expect(label, first: 9, last: 2)
        label.text = "Hello"
        scene.window.layoutIfNeeded()
        // 22 are spare, 11 above and 11 below.
        expect(label, first: 11 + 9, last: 11 + 2)
    }

    @Test("of a label whose height follows from them come to rest")
    func heightFromBaseline() {
        // Baseline and bottom are given, so the label grows upward and takes its text along. At a height
        // of 130, 110 are spare, and the baseline is 55 + 5 above the bottom.
        let label = Label("Hello")
        scene.window.addSubview(label)
        label.makeConstraints { make in
            make.left.equalTo(0)
            make.firstBaseline.equalToSuperview().offset(200)
            make.bottom.equalToSuperview().inset(480 - 260)
        }
        scene.window.layoutIfNeeded()
        expectTrue(abs(label.frame.height - 130) <= 2)
        expectEqual(label.frame.minY + label.firstBaselineOffsetFromTop, 200)
        expectTrue(scene.reports.isEmpty)
    }
}
