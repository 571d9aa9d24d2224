import Quoin
import QuoinKit
import TestSupport
import Testing

/// Letters are 10 wide here, and lines 20 high.
@Suite("Texts shown twice")
struct DoubledTextTests {
    private let scene = ControlScene()

    init() {
        scene.window.textMeasurer = GridMeasurer()
    }

    @Test("are a space apart, measured, and as they were when that ends")
    func label() {
        let label = scene.place(Label("Hello"))
        scene.window.doublesLocalizedText = true
        scene.window.layoutIfNeeded()
        // Eleven letters.
        expect(label, at: Rect(10, 20, 110, 20))
        expectEqual(DrawingRecorder.drawings(of: scene.window).map(\.text), ["Hello Hello"])
        expectEqual(label.text, "Hello")
        scene.window.doublesLocalizedText = false
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(10, 20, 50, 20))
    }

    @Test("wrap in labels of many lines")
    func wrapping() {
        let label = Label("Hello")
        label.numberOfLines = 0
        scene.window.doublesLocalizedText = true
        scene.place(label) { $0.width.equalTo(60) }
        expect(label, at: Rect(10, 20, 60, 40))
    }

    @Test("are those of buttons, segments and placeholders")
    func controls() {
        scene.window.doublesLocalizedText = true
        let button = scene.place(Button("Go"))
        let segments = scene.place(SegmentedControl(["A", "BC"]))
        let field = scene.place(TextField(placeholder: "Name"))
        // "Go Go" and "BC BC" have five letters, "Name Name" nine.
        expect(button, at: Rect(10, 20, 50 + 32, 20 + 16))
        expect(segments, at: Rect(10, 20, 2 * (50 + 24), 32))
        expect(field, at: Rect(10, 20, 90 + 20, 20 + 14))
        let texts = DrawingRecorder.drawings(of: scene.window).compactMap(\.text)
        expectEqual(texts, ["Go Go", "A A", "BC BC", "Name Name"])
    }

    @Test("are not what people have written, nor empty")
    func written() {
        scene.window.doublesLocalizedText = true
        let view = TextView("Hello")
        view.isScrollEnabled = false
        expect(scene.place(TextField("Hello")), at: Rect(10, 20, 50 + 20, 20 + 14))
        expect(scene.place(view), at: Rect(10, 20, 50 + 20, 20 + 16))
        expect(scene.place(Label()), at: Rect(10, 20, 0, 0))
    }

    @Test("have no picture twice where they are a space apart")
    func styled() {
        var picture = StyledText.Run("\u{FFFC}")
        picture.picture = StyledText.Picture(
            name: "star", size: Size(width: 30, height: 20), rise: 0)
        let label = Label()
        label.styledText = StyledText([.init("Go"), picture])
        scene.window.doublesLocalizedText = true
        scene.place(label)
        // The measurer knows no pictures: two letters and one, a space, and all once more.
        expect(label, at: Rect(10, 20, 70, 20))
        let measurer = HelveticaMeasurer()
        scene.window.textMeasurer = measurer
        scene.window.layoutIfNeeded()
        let parts = measurer.size(of: "Go", in: label.font).width + 30
        let space = measurer.size(of: " ", in: label.font).width
        expectTrue((2 * parts + space - label.frame.width).magnitude < 1)
        let drawings = DrawingRecorder.drawings(of: scene.window)
        expectEqual(drawings.count { $0.shape == .image("star") }, 2)
        // One without a name takes its room, and nothing is drawn.
        label.styledText?.runs[1].picture?.name = nil
        scene.window.layoutIfNeeded()
        expectTrue((2 * parts + space - label.frame.width).magnitude < 1)
        expectEqual(
            DrawingRecorder.drawings(of: scene.window).count { $0.shape == .image("star") }, 0)
        label.styledText = StyledText([.init("")])
        scene.window.layoutIfNeeded()
        expectEqual(label.frame.width, 0)
    }

    @Test("may be those of a part of a window")
    func part() {
        let (first, second) = (scene.place(Label("Hello")), scene.place(Label("Hello")))
        second.doublesLocalizedText = true
        scene.window.layoutIfNeeded()
        expectEqual([first, second].map(\.frame.width), [50, 110])
    }
}
