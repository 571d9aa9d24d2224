import QuoinLayout
import TestSupport
import Testing

@Suite("A view that wants to hear of its frames")
struct FrameTellingTests {
    private final class Listener: View {
        private(set) var heard: [Rect] = []
        override func frameDidChange() { heard.append(frame) }
    }

    private let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    private let listener = Listener()

    private func put(_ view: View) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        LayoutConstraint.activate([
            view.right.constraint(equalTo: root.right),
            view.top.constraint(equalTo: root.top),
            view.width.constraint(equalToConstant: 30),
            view.height.constraint(equalToConstant: 40),
        ])
    }

    @Test("hears of those that constraints give it, moved or resized")
    func solved() {
        listener.tellsFrameChanges = true
        put(listener)
        root.layoutIfNeeded()
        root.frame.size.width = 110
        root.layoutIfNeeded()
        expectEqual(
            listener.heard,
            [
                Rect(x: 70, y: 0, width: 30, height: 40), Rect(x: 80, y: 0, width: 30, height: 40),
            ])
    }

    @Test("hears of those that are set, and that follow from the superview's size")
    func set() {
        listener.tellsFrameChanges = true
        listener.autoresizingMask = [.flexibleWidth]
        root.addSubview(listener)
        listener.frame = Rect(x: 10, y: 10, width: 50, height: 5)
        root.frame.size.width = 120
        expectEqual(
            listener.heard,
            [
                Rect(x: 10, y: 10, width: 50, height: 5), Rect(x: 10, y: 10, width: 70, height: 5),
            ])
    }

    @Test("does not hear of the frame that it has, nor of any once it does not want to")
    func silent() {
        put(listener)
        root.layoutIfNeeded()
        expectTrue(!listener.tellsFrameChanges)
        listener.tellsFrameChanges = true
        root.setNeedsLayout()
        root.layoutIfNeeded()
        listener.tellsFrameChanges = false
        root.frame.size.width = 150
        root.layoutIfNeeded()
        expectTrue(listener.heard.isEmpty)
        expectEqual(listener.frame.minX, 120)
    }
}
