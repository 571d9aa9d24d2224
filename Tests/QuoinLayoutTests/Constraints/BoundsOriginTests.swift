@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Constraints and bounds origins")
struct BoundsOriginTests {
    private let root = View("root", Rect(0, 0, 400, 300))
    private let scroll: View
    private let content: View
    private let header: View

    init() {
        scroll = root.addPinned("scroll", Rect(50, 40, 200, 100))
        content = scroll.addFree("content")
        header = root.addFree("header")
        LayoutConstraint.activate([
            content.left.constraint(equalTo: scroll.left, constant: 10),
            content.top.constraint(equalTo: scroll.top, constant: 5),
            content.right.constraint(equalTo: scroll.right, constant: -10),
            content.height.constraint(equalTo: scroll.height, multiplier: 4),
        ])
    }

    @Test("The edges of a view are those of its bounds with the origin at zero")
    func edges() {
        scroll.bounds.origin = Point(x: 30, y: 70)
        root.layoutIfNeeded()
        expect(content, at: Rect(10, 5, 180, 400))
    }

    @Test("Changing the origin solves nothing and lays out nothing")
    func silent() {
        root.layoutIfNeeded()
        let rows = root.rowsTouched
        let reported = root.tree.engine?.statistics.variablesReported
        for step in 1...50 {
            scroll.bounds.origin.y = Double(step)
            expectTrue(!root.needsLayout && !scroll.needsLayout && !content.needsLayout)
            root.layoutIfNeeded()
        }
        expectEqual(root.rowsTouched, rows)
        expectEqual(root.tree.engine?.statistics.variablesReported, reported)
        expect(content, at: Rect(10, 5, 180, 400))
    }

    @Test("What is outside follows what is inside to where it is shown")
    func outsideFollowsInside() {
        LayoutConstraint.activate([
            header.left.constraint(equalTo: content.left),
            header.top.constraint(equalTo: content.bottom, constant: 1),
        ])
        root.layoutIfNeeded()
        // 50 + 10, and 40 + 5 + 400 + 1.
        expect(header, at: Rect(60, 446, 0, 0))
        scroll.bounds.origin = Point(x: 3, y: 100)
        root.layoutIfNeeded()
        expect(header, at: Rect(57, 346, 0, 0))
        expectEqual(header.frame.origin, content.convert(Point(x: 0, y: 401), to: root))
        scroll.bounds.origin = .zero
        root.layoutIfNeeded()
        expect(header, at: Rect(60, 446, 0, 0))
    }

    @Test("What is inside follows what is outside, against the scrolling")
    func insideFollowsOutside() {
        let sticky = scroll.addFree("sticky")
        sticky.top.constraint(equalTo: root.top, constant: 60).isActive = true
        sticky.left.constraint(equalTo: header.right).isActive = true
        header.pin(to: Rect(70, 0, 10, 10))
        scroll.bounds.origin = Point(x: 4, y: 100)
        root.layoutIfNeeded()
        // It is shown at (80, 60) of the root: at 80 − 50 + 4 and 60 − 40 + 100.
        expect(sticky, at: Rect(34, 120, 0, 0))
        expectTrue(scroll.convert(sticky.frame, to: root).isAbout(Rect(80, 60, 0, 0)))
    }

    @Test("Several origins on the way add up")
    func nested() {
        let inner = content.addPinned("inner", Rect(20, 30, 50, 50))
        let leaf = inner.addPinned("leaf", Rect(1, 2, 5, 5))
        LayoutConstraint.activate([
            header.left.constraint(equalTo: leaf.left),
            header.top.constraint(equalTo: leaf.top),
        ])
        content.bounds.origin = Point(x: 0, y: 7)
        inner.bounds.origin = Point(x: 9, y: 0)
        scroll.bounds.origin = Point(x: 0, y: 11)
        root.layoutIfNeeded()
        // 50 + 10 + 20 + 1 − 9, and 40 + 5 + 30 + 2 − 7 − 11.
        expect(header, at: Rect(72, 59, 0, 0))
        expectEqual(header.frame.origin, inner.convert(leaf.frame.origin, to: root))
        leaf.bounds.origin = Point(x: 500, y: 500)
        root.bounds.origin = Point(x: 500, y: 500)
        root.layoutIfNeeded()
        expect(header, at: Rect(72, 59, 0, 0))
    }

    @Test("Guides and distances inside are seen through the origin, too")
    func guides() {
        let guide = LayoutGuide(identifier: "guide")
        content.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.top.constraint(equalTo: content.top, constant: 30),
            header.top.constraint(equalTo: guide.top),
            header.height.constraint(equalTo: scroll.top.distance(to: guide.top)),
        ])
        scroll.bounds.origin.y = 20
        root.layoutIfNeeded()
        // 40 + 5 + 30 − 20, and from 40 to there.
        expect(header, at: Rect(0, 55, 0, 15))
        content.bounds.origin.y = 6
        root.layoutIfNeeded()
        expect(header, at: Rect(0, 49, 0, 9))
    }

    @Test("A constraint that went out of force follows no more, and follows again afterwards")
    func reactivated() {
        let joint = header.top.constraint(equalTo: content.top)
        joint.isActive = true
        root.layoutIfNeeded()
        joint.isActive = false
        scroll.bounds.origin.y = 10
        root.layoutIfNeeded()
        expect(header, at: .zero)
        joint.isActive = true
        root.layoutIfNeeded()
        expect(header, at: Rect(0, 35, 0, 0))
        scroll.bounds.origin.y = 15
        root.layoutIfNeeded()
        expect(header, at: Rect(0, 30, 0, 0))
    }
}
