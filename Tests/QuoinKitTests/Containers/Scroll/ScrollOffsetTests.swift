import Quoin
import QuoinKit
import TestSupport
import Testing

@testable import QuoinLayout

@Suite("The offset of a scroll view")
struct ScrollOffsetTests {
    private let scene = ScrollScene()
    private var scroll: ScrollView { scene.scroll }

    @Test("moves nothing in the engine, in nested scroll views either")
    func nested() {
        let inner = ScrollView()
        let strip = View()
        scene.content.addSubview(inner)
        inner.addSubview(strip)
        inner.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(100)
        }
        strip.makeConstraints { make in
            make.edges.equalTo(inner)
            make.size.equalTo(Size(width: 2000, height: 100))
        }
        scene.fill(300, 2000)
        let before = scene.statistics
        let layouts = scene.window.tree.cycle.layouts
        for step in 1...100 {
            scroll.contentOffset.y = Double(step)
            inner.contentOffset.x = Double(step * 3)
            expectTrue(!scene.window.needsLayout && !inner.needsLayout)
            scene.window.layoutIfNeeded()
        }
        expectEqual(scene.statistics, before)
        expectEqual(scene.window.tree.cycle.layouts, layouts)
        expectEqual(strip.convert(Point.zero, to: scene.window), Point(x: 10 - 300, y: 10 - 100))
    }

    @Test("moves to where it can be, and never beyond, though the content is yet to be laid out")
    func movingBeyondTheContent() {
        let height = scene.content.height.constraint(equalToConstant: 2000)
        scene.content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.width.equalTo(scroll)
        }
        height.isActive = true
        scene.window.tick(at: 0)
        height.constant = 2100
        scene.window.animate(duration: 1, curve: .linear) { scroll.contentOffset.y = 1e6 }
        let greatest = 2100 - scroll.bounds.height
        for step in 0...4 {
            scene.window.tick(at: Double(step) / 4)
            let place = scroll.presentationBounds.minY
            expectTrue((place - greatest * Double(step) / 4).magnitude < 1e-9)
        }
        expectEqual(scroll.contentOffset.y, greatest)
    }

    @Test("is set before constraints have been updated without a word about those that will not be")
    func beforeUpdate() {
        final class Growing: View {
            var length: LayoutConstraint?

            override func updateConstraints() {
                length?.isActive = false
                super.updateConstraints()
            }
        }
        let growing = Growing()
        scene.content.addSubview(growing)
        scene.content.makeConstraints { $0.edges.equalToSuperview() }
        growing.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(300)
        }
        growing.length = growing.height.constraint(equalToConstant: 500)
        growing.length?.isActive = true
        var messages: [String] = []
        scene.window.onDiagnostic = { messages.append($0.message) }
        scene.window.layoutIfNeeded()
        growing.length?.isActive = true
        growing.makeConstraints { $0.height.equalTo(2000) }
        growing.setNeedsUpdateConstraints()
        scroll.contentOffset.y = 700
        scene.window.layoutIfNeeded()
        expectTrue(messages.isEmpty)
        expectEqual(scroll.contentOffset.y, 700)
        scroll.contentOffset.y = 5000
        expectEqual(scroll.contentOffset.y, 2000 - scroll.bounds.size.height)
    }

    @Test("moves what hangs on the frame guide, and that alone")
    func stickyHeader() {
        let header = View()
        scroll.addSubview(header)
        header.makeConstraints { make in
            make.left.right.equalTo(scroll.frameLayoutGuide)
            make.height.equalTo(30)
            // Beneath the upper edge of what is shown, but not above its own place at 100.
            make.top.greaterThanOrEqualTo(scroll.frameLayoutGuide)
            make.top.greaterThanOrEqualTo(scroll.contentLayoutGuide).offset(100)
            make.top.equalTo(scroll.contentLayoutGuide).offset(100).priority(500)
        }
        scene.fill(300, 2000)
        for (offset, top) in [
            (0.0, 100.0), (60, 100), (100, 100), (150, 150), (900, 900), (20, 100),
        ] {
            scroll.contentOffset.y = offset
            scene.window.layoutIfNeeded()
            expectEqual(header.frame, Rect(x: 0, y: top, width: 300, height: 30), "\(offset)")
            expectEqual(scene.content.frame, Rect(x: 0, y: 0, width: 300, height: 2000))
        }
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("that is set before the first layout is kept, within the limits")
    func beforeLayout() {
        for (offset, expected) in [(100.0, 100.0), (5000, 540), (-100, 0)] {
            let scene = ScrollScene()
            scene.scroll.contentOffset = Point(x: 0, y: offset)
            scene.fill(300, 1000)
            expectEqual(scene.scroll.contentOffset, Point(x: 0, y: expected))
        }
    }

    @Test("stays where content grows and shrinks, as long as that is within the limits")
    func changingContent() {
        scene.fill(300, 1000)
        scroll.contentOffset.y = 500
        // (height, offset): the greatest offset is the height less 460.
        for (height, offset) in [
            (1500.0, 500.0), (960, 500), (959, 499), (2000, 499), (10, 0), (1000, 0),
        ] {
            scene.fill(300, height)
            expectEqual(scroll.contentOffset, Point(x: 0, y: offset), "\(height)")
        }
    }

    @Test("is limited anew when the window is turned")
    func rotation() {
        scene.content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.width.equalTo(scroll)
            make.height.equalTo(1000)
        }
        scene.window.layoutIfNeeded()
        scroll.contentOffset.y = 540
        scene.window.frame = Rect(x: 0, y: 0, width: 480, height: 320)
        scene.window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 460, height: 1000))
        expectEqual(scroll.contentOffset.y, 540)
        scroll.contentOffset.y = 700
        expectEqual(scroll.contentOffset.y, 700)
        scene.window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
        scene.window.layoutIfNeeded()
        expectEqual(scroll.contentOffset.y, 540)
    }

    @Test("is the beginning where the insets leave no room")
    func largeInsets() {
        scene.fill(100, 100)
        scroll.contentInset = EdgeInsets(top: 300, left: 200, bottom: 300, right: 200)
        scene.window.layoutIfNeeded()
        // 300 + 100 + 300 are 240 more than 460; 200 + 100 + 200 are 200 more than 300.
        expectEqual(scroll.contentOffset, Point(x: -200, y: -300))
        scroll.contentOffset = Point(x: 1000, y: 1000)
        expectEqual(scroll.contentOffset, Point(x: 0, y: -60))
        // A smaller inset makes all fit: there is one place.
        scroll.contentInset = EdgeInsets(top: 30, left: 20)
        scene.window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, Point(x: -20, y: -30))
        scroll.contentOffset = Point(x: 50, y: 50)
        expectEqual(scroll.contentOffset, Point(x: -20, y: -30))
        scroll.contentInset = EdgeInsets(top: -50)
        scene.window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, Point(x: 0, y: 50))
        expectTrue(scene.problems.messages.isEmpty)
    }

    /// A rectangle to be shown, from an offset, and where that leads.
    struct Showing {
        var from: Point
        var rect: Rect
        var to: Point
    }

    @Test(
        "is moved just far enough to show a rectangle",
        arguments: [
            // What is seen is 300 × 400 from 20 below the upper edge.
            Showing(
                from: Point(x: 100, y: 300), rect: Rect(x: 100, y: 320, width: 300, height: 400),
                to: Point(x: 100, y: 300)),
            Showing(
                from: Point(x: 100, y: 300), rect: Rect(x: 99, y: 319, width: 1, height: 1),
                to: Point(x: 99, y: 299)),
            Showing(
                from: Point(x: 100, y: 300), rect: Rect(x: 400, y: 720, width: 1, height: 1),
                to: Point(x: 101, y: 301)),
            Showing(
                from: Point(x: 100, y: 300), rect: Rect(x: 250, y: 500, width: 0, height: 0),
                to: Point(x: 100, y: 300)),
            Showing(
                from: Point(x: 100, y: 300), rect: Rect(x: 0, y: 0, width: 1000, height: 2000),
                to: Point(x: 100, y: 300)),
            Showing(
                from: Point(x: 100, y: 300), rect: Rect(x: 150, y: 330, width: 600, height: 600),
                to: Point(x: 150, y: 310)),
            Showing(
                from: Point(x: 100, y: 300), rect: Rect(x: -50, y: -50, width: 10, height: 10),
                to: Point(x: 0, y: -20)),
            Showing(
                from: Point(x: 100, y: 300), rect: Rect(x: 5000, y: 5000, width: 10, height: 10),
                to: Point(x: 700, y: 1580)),
        ])
    func showing(_ showing: Showing) {
        scroll.contentInset = EdgeInsets(top: 20, bottom: 40)
        scene.fill(1000, 2000)
        scroll.contentOffset = showing.from
        scroll.scrollRectToVisible(showing.rect)
        expectEqual(scroll.contentOffset, showing.to)
    }

    @Test("leads hit testing and conversion to what is seen")
    func hitTesting() {
        let button = View()
        scene.content.addSubview(button)
        button.makeConstraints { make in
            make.left.equalToSuperview().offset(40)
            make.top.equalToSuperview().offset(700)
            make.size.equalTo(20)
        }
        scene.fill(600, 1000)
        expectTrue(scene.window.hitTest(Point(x: 55, y: 460)) === scene.content)
        scroll.contentOffset = Point(x: 30, y: 500)
        // 10 + 40 − 30 from the left, 10 + 700 − 500 from the top.
        expectTrue(scene.window.hitTest(Point(x: 25, y: 215)) === button)
        expectEqual(button.convert(button.bounds, to: scene.window).origin, Point(x: 20, y: 210))
        expectEqual(scene.window.convert(Point(x: 20, y: 210), to: button), .zero)
        // Beside the scroll view there is only the window.
        expectTrue(scene.window.hitTest(Point(x: 5, y: 215)) === scene.window)
        scroll.contentOffset = Point(x: 60, y: 500)
        expectTrue(scene.window.hitTest(Point(x: 5, y: 215)) === scene.window)
    }

    @Test("of another window is another one")
    func otherWindow() {
        scene.fill(300, 1000)
        scroll.contentOffset.y = 400
        let other = Window(frame: Rect(x: 0, y: 0, width: 200, height: 700))
        scroll.removeFromSuperview()
        other.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        other.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 300, height: 1000))
        expectEqual(scroll.contentOffset.y, 300)
        scene.window.layoutIfNeeded()
        expectTrue(scene.problems.messages.isEmpty)
    }
}
