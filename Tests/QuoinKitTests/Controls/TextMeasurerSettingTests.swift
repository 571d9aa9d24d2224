import Quoin
import QuoinKit
import TestSupport
import Testing

/// "Hello" is 38.726 × 20 in Helvetica at 17 points, and 50 × 20 where every letter is 10 wide.
@Suite("The measurer of a view")
struct TextMeasurerSettingTests {
    private let scene = ControlScene()
    private let grid = GridMeasurer()
    private let label = Label("Hello")
    private let inHelvetica = Rect(10, 20, 38.726, 20)
    private let inGrid = Rect(10, 20, 50, 20)

    @Test("is that of the window, and measures again when it changes")
    func window() {
        scene.place(label)
        expect(label, at: inHelvetica)
        scene.window.textMeasurer = grid
        expect(label, at: inHelvetica)
        scene.window.layoutIfNeeded()
        expect(label, at: inGrid)
        scene.window.textMeasurer = nil
        scene.window.layoutIfNeeded()
        expect(label, at: inHelvetica)
    }

    @Test("may be its own, whatever the window's is")
    func ownMeasurer() {
        let other = scene.place(Label("Hello"))
        scene.place(label)
        label.textMeasurer = grid
        scene.window.layoutIfNeeded()
        expect(label, at: inGrid)
        expect(other, at: inHelvetica)
        scene.window.textMeasurer = TerminalMeasurer()
        scene.window.layoutIfNeeded()
        expect(label, at: inGrid)
        expect(other, at: Rect(10, 20, 5, 1))
        label.textMeasurer = nil
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(10, 20, 5, 1))
    }

    @Test("is that of the nearest view that has one")
    func nearest() {
        let card = scene.place(View()) { $0.size.equalTo(100) }
        card.addSubview(label)
        label.makeConstraints { $0.left.top.equalToSuperview() }
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(0, 0, 38.726, 20))
        card.textMeasurer = grid
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(0, 0, 50, 20))
    }

    @Test("is asked for baselines, too")
    func baselines() {
        label.font = Font(size: 40)
        expectEqual(label.firstBaselineOffsetFromTop, 36)
        label.textMeasurer = grid
        expectEqual(label.firstBaselineOffsetFromTop, 15)
        expectEqual(label.lastBaselineOffsetFromBottom, 5)
    }

    @Test("changes when it moves to another window")
    func moving() {
        let second = ControlScene()
        second.window.textMeasurer = grid
        scene.place(label)
        expect(label, at: inHelvetica)
        second.place(label)
        expect(label, at: inGrid)
        scene.place(label)
        expect(label, at: inHelvetica)
    }

    @Test("changes with the view in which it moves to another window")
    func movingWithin() {
        let second = ControlScene()
        second.window.textMeasurer = grid
        let card = View()
        card.addSubview(label)
        label.makeConstraints { $0.edges.equalToSuperview() }
        scene.place(card)
        expect(card, at: inHelvetica)
        second.place(card)
        expect(card, at: inGrid)
        scene.place(card)
        expect(card, at: inHelvetica)
    }

    @Test("changes when it moves between two views of one window")
    func movingBetweenViews() {
        let (first, second) = (View(), View())
        second.textMeasurer = grid
        for card in [first, second] {
            scene.place(card)
        }
        for (card, width) in [(first, 38.726), (second, 50), (first, 38.726)] {
            card.addSubview(label)
            label.remakeConstraints { $0.edges.equalToSuperview() }
            scene.window.layoutIfNeeded()
            expect(card, at: Rect(10, 20, width, 20))
        }
    }

    @Test("is that of the topmost view in a tree without a window")
    func withoutWindow() {
        let root = View(frame: Rect(0, 0, 320, 480))
        expectEqual(label.intrinsicContentSize.width, 38.726)
        root.textMeasurer = grid
        root.addSubview(label)
        label.makeConstraints { $0.left.top.equalToSuperview() }
        root.layoutIfNeeded()
        expect(label, at: Rect(0, 0, 50, 20))
    }

    @Test("is one for all of a tree that has none set")
    func shared() {
        let other = scene.place(Button("Save"))
        scene.place(label)
        expectTrue(label.measurer === other.measurer)
        let measurer = label.measurer
        expectTrue(Label("Hello").measurer !== measurer)
    }

    @Test("that is set to what it is measures nothing again")
    func unchanged() {
        scene.window.textMeasurer = grid
        scene.place(label)
        let layouts = grid.layouts {
            scene.window.textMeasurer = grid
            scene.window.layoutIfNeeded()
        }
        expectEqual(layouts, 0)
    }
}
