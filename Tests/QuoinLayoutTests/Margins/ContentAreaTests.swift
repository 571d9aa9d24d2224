import TestSupport
import Testing

@testable import QuoinLayout

@Suite("Content areas")
struct ContentAreaTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let panel: View
    private let reports: Reports

    init() throws {
        reports = Reports(of: root)
        panel = root.addPinned("panel", Rect(20, 10, 100, 80))
        panel.makeContentArea()
    }

    private func area() throws -> Rect {
        try #require(panel.contentAreaGuide).layoutFrame
    }

    /// An inner view of 150 × 120 whose edges are the panel's.
    private func fill(_ panel: View) -> View {
        let inner = panel.addFree("inner")
        LayoutConstraint.activate([
            inner.left.constraint(equalTo: panel.left),
            inner.right.constraint(equalTo: panel.right),
            inner.top.constraint(equalTo: panel.top),
            inner.bottom.constraint(equalTo: panel.bottom),
            inner.width.constraint(equalToConstant: 150),
            inner.height.constraint(equalToConstant: 120),
        ])
        return inner
    }

    @Test("An edge means the area for what is in the view, and the view for all else")
    func edges() throws {
        let inner = fill(panel)
        let beside = root.addFree("beside")
        LayoutConstraint.activate([
            beside.left.constraint(equalTo: panel.right), beside.top.constraint(equalTo: panel.top),
            beside.width.constraint(equalToConstant: 10),
            beside.bottom.constraint(equalTo: panel.bottom),
        ])
        root.layoutIfNeeded()
        expect(panel, at: Rect(20, 10, 100, 80))
        expect(inner, at: Rect(0, 0, 150, 120))
        expect(beside, at: Rect(120, 10, 10, 80))
        try expectEqual(area(), Rect(0, 0, 150, 120))
        expectTrue(reports.all.isEmpty)
    }

    @Test("An edge means the area whichever end it is, and however deep the other one is")
    func depth() throws {
        let outer = panel.addFree("outer")
        let deep = outer.addFree("deep")
        LayoutConstraint.activate([
            panel.left.constraint(equalTo: outer.left, constant: -5),
            outer.top.constraint(equalTo: panel.top),
            outer.width.constraint(equalToConstant: 40),
            outer.height.constraint(equalToConstant: 40),
            deep.left.constraint(equalTo: outer.right), deep.top.constraint(equalTo: outer.top),
            deep.width.constraint(equalToConstant: 200),
            deep.height.constraint(equalTo: deep.width),
            panel.right.constraint(equalTo: deep.right, constant: 7),
            deep.bottom.constraint(equalTo: panel.bottom, constant: -3),
        ])
        root.layoutIfNeeded()
        try expectEqual(area(), Rect(0, 0, 5 + 40 + 200 + 7, 200 + 3))
        expect(deep, at: Rect(40, 0, 200, 200))
        expectTrue(reports.all.isEmpty)
    }

    @Test("A guide in the view is something in it; its own margins' guide is not")
    func guides() throws {
        let guide = LayoutGuide(identifier: "guide")
        panel.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.left.constraint(equalTo: panel.left), guide.top.constraint(equalTo: panel.top),
            guide.right.constraint(equalTo: panel.right, constant: -9),
            guide.bottom.constraint(equalTo: panel.bottom),
            guide.width.constraint(equalToConstant: 300),
            guide.height.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        try expectEqual(area(), Rect(0, 0, 309, 20))
        // 8 less on each side of 100 × 80.
        expectEqual(panel.layoutMarginsGuide.layoutFrame, Rect(8, 8, 84, 64))
        expectTrue(reports.all.isEmpty)
    }

    @Test("The visible area has the view's own size, and moves over the content")
    func visibleArea() {
        let inner = fill(panel)
        let bar = panel.addFree("bar")
        let visible = panel.visibleAreaGuide
        LayoutConstraint.activate([
            bar.left.constraint(equalTo: visible.left),
            bar.right.constraint(equalTo: visible.right),
            bar.bottom.constraint(equalTo: visible.bottom),
            bar.height.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        expect(bar, at: Rect(0, 70, 100, 10))
        panel.bounds.origin = Point(x: 30, y: 25)
        root.layoutIfNeeded()
        expect(bar, at: Rect(30, 95, 100, 10))
        expect(inner, at: Rect(0, 0, 150, 120))
        expectEqual(visible.layoutFrame, Rect(30, 25, 100, 80))
        expectTrue(reports.all.isEmpty)
    }

    @Test("What is in the view and constrained to what is outside is seen to move")
    func crossing() {
        let inner = panel.addFree("inner")
        LayoutConstraint.activate([
            inner.left.constraint(equalTo: root.left, constant: 50),
            inner.top.constraint(equalTo: root.top, constant: 60),
            inner.width.constraint(equalToConstant: 10),
            inner.height.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        expect(inner, at: Rect(30, 50, 10, 10))
        panel.bounds.origin.y = 100
        root.layoutIfNeeded()
        expect(inner, at: Rect(30, 150, 10, 10))
        expectEqual(inner.convert(Point.zero, to: root), Point(x: 50, y: 60))
    }

    @Test("Asked for twice, the area is one")
    func twice() {
        let guide = panel.contentAreaGuide
        panel.makeContentArea()
        expectTrue(panel.contentAreaGuide === guide)
        expectTrue(root.contentAreaGuide == nil)
        expectTrue(panel.visibleAreaGuide === panel.visibleAreaGuide)
    }

    @Test("A view that moves in and out of the view has its constraints mean what they should")
    func movingIn() throws {
        let inner = fill(panel)
        root.layoutIfNeeded()
        inner.removeFromSuperview()
        root.layoutIfNeeded()
        let open = root.addPinned("open", Rect(0, 100, 50, 50))
        open.addSubview(inner)
        LayoutConstraint.activate([
            inner.left.constraint(equalTo: open.left), inner.top.constraint(equalTo: open.top),
        ])
        root.layoutIfNeeded()
        expect(inner, at: Rect(0, 0, 150, 120))
        panel.addSubview(inner)
        LayoutConstraint.activate([
            inner.left.constraint(equalTo: panel.left, constant: 4),
            inner.right.constraint(equalTo: panel.right),
            inner.top.constraint(equalTo: panel.top),
            inner.bottom.constraint(equalTo: panel.bottom),
        ])
        root.layoutIfNeeded()
        try expectEqual(area(), Rect(0, 0, 154, 120))
        expectTrue(reports.conflicts.isEmpty)
    }
}
