import Quoin
import QuoinKit
import TestSupport
import Testing

/// Letters are 10 wide here, and lines 20 high with the baseline at 15. Around the text are 10 points at
/// the sides, and 8 above and below.
@Suite("Text views")
struct TextViewTests {
    private let scene = ControlScene()
    private let view = TextView("aaaa bbbb cccc")

    init() {
        scene.window.textMeasurer = GridMeasurer()
    }

    private var texts: [DrawingRecorder.Drawing] {
        DrawingRecorder.drawings(of: scene.window).filter { $0.text != nil }
    }

    @Test("that scroll take whatever size they are given, and none by themselves")
    func scrolling() {
        scene.place(view) { make in
            make.width.equalTo(120)
            make.height.equalTo(30).priority(1)
        }
        expect(view, at: Rect(10, 20, 120, 30))
    }

    @Test("that do not scroll are as high as their text is at the width they get")
    func growing() {
        view.isScrollEnabled = false
        scene.place(view) { $0.width.equalTo(120) }
        expect(view, at: Rect(10, 20, 120, 40 + 16))
        view.text = "aaaa\nbbbb\ncccc dddd eeee"
        scene.window.layoutIfNeeded()
        expect(view, at: Rect(10, 20, 120, 80 + 16))
        view.contentInsets = EdgeInsets(0)
        scene.window.layoutIfNeeded()
        expect(view, at: Rect(10, 20, 120, 80))
    }

    @Test("stop and start to ask for room when they are told to scroll or not")
    func switching() {
        scene.place(view) { make in
            make.width.equalTo(120)
            make.height.equalTo(10).priority(1)
        }
        for (scrolls, height) in [(false, 56.0), (true, 10), (false, 56)] {
            view.isScrollEnabled = scrolls
            scene.window.layoutIfNeeded()
            expectEqual(view.frame.height, height)
        }
    }

    @Test("know how large their text is at their width")
    func contentSize() {
        scene.place(view) { make in
            make.width.equalTo(120)
            make.height.equalTo(30)
        }
        expectEqual(view.contentSize, Size(width: 90 + 20, height: 40 + 16))
    }

    @Test("show what their bounds show of the text, and cut it off there")
    func scrolled() {
        view.text = (1...9).map { "line \($0)" }.joined(separator: "\n")
        scene.place(view) { make in
            make.width.equalTo(120)
            make.height.equalTo(40)
        }
        // Lines begin at 8, 28 and so on: two of them above 40.
        expectEqual(texts.map(\.text), ["line 1", "line 2"])
        expectEqual(texts.first?.rect.origin, Point(x: 10 + 10, y: 20 + 8 + 15))
        expectTrue(texts.allSatisfy { $0.clip?.maxY == 20 + 39 })
        view.bounds.origin.y = 60
        // From 60 to 100 are parts of the lines that begin at 48, 68 and 88.
        expectEqual(texts.map(\.text), ["line 3", "line 4", "line 5"])
        expectEqual(texts.first?.rect.origin, Point(x: 20, y: 20 + 48 - 60 + 15))
        let ground = DrawingRecorder.drawings(of: scene.window).first
        expectEqual(ground?.rect, Rect(10, 20, 120, 40))
    }

    @Test("write where their alignment and direction say")
    func alignment() {
        scene.place(view) { make in
            make.width.equalTo(120)
            make.height.equalTo(60)
        }
        expectEqual(texts.map(\.rect.minX), [20.0, 20])
        view.textAlignment = .right
        expectEqual(texts.map(\.rect.minX), [30.0, 80])
        view.textAlignment = .center
        expectEqual(texts.map(\.rect.minX), [25.0, 50])
        view.textAlignment = .natural
        scene.window.layoutDirection = .rightToLeft
        expectEqual(texts.map(\.rect.minX), [30.0, 80])
        view.textColor = .black
        expectTrue(texts.allSatisfy { $0.color == .black })
    }
}
