import QuoinLayout
import TestSupport
import Testing

@Suite("Layout margins")
struct LayoutMarginsTests {
    private let window = Window(frame: Rect(0, 0, 300, 200))
    private let panel = MarginView(named: "panel", Rect(0, 0, 300, 200))
    private let content: View
    private let reports: Reports
    private let uneven = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    init() {
        window.addSubview(panel)
        content = panel.addFree("content")
        reports = Reports(of: window)
        LayoutConstraint.activate([
            content.left.constraint(equalTo: panel.leftMargin),
            content.right.constraint(equalTo: panel.layoutMarginsGuide.right),
            content.top.constraint(equalTo: panel.layoutMarginsGuide.top),
            content.bottom.constraint(equalTo: panel.bottomMargin),
        ])
    }

    @Test("are 8 on all sides by themselves")
    func standard() {
        expectEqual(View().layoutMargins, EdgeInsets(8))
        let directional = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        expectEqual(View().directionalLayoutMargins, directional)
        expectTrue(!View().preservesSuperviewLayoutMargins)
        expectTrue(View().insetsLayoutMarginsFromSafeArea)
        window.layoutIfNeeded()
        expect(content, at: Rect(8, 8, 284, 184))
    }

    @Test("move what is constrained to them, whenever they change")
    func changes() {
        window.layoutIfNeeded()
        panel.layoutMargins = uneven
        expectEqual(content.frame, Rect(8, 8, 284, 184))
        expectTrue(panel.needsLayout)
        window.layoutIfNeeded()
        expect(content, at: Rect(2, 1, 294, 196))
        expectTrue(panel.layoutMarginsGuide.layoutFrame.isAbout(Rect(2, 1, 294, 196)))
        panel.layoutMargins.left = 50
        window.layoutIfNeeded()
        expect(content, at: Rect(50, 1, 246, 196))
        panel.layoutMargins = EdgeInsets(-10)
        window.layoutIfNeeded()
        expect(content, at: Rect(-10, -10, 320, 220))
    }

    @Test("follow the view's size")
    func size() {
        window.layoutIfNeeded()
        panel.frame = Rect(10, 10, 100, 50)
        window.layoutIfNeeded()
        expect(content, at: Rect(8, 8, 84, 34))
        expectTrue(panel.layoutMarginsGuide.layoutFrame.isAbout(Rect(8, 8, 84, 34)))
    }

    @Test("can be read and set by sides or by the direction of reading: it is one value")
    func twoViews() {
        panel.layoutMargins = uneven
        expectEqual(
            panel.directionalLayoutMargins,
            DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        panel.directionalLayoutMargins.trailing = 40
        expectEqual(panel.layoutMargins, EdgeInsets(top: 1, left: 2, bottom: 3, right: 40))
        window.layoutDirection = .rightToLeft
        panel.layoutMargins = uneven
        expectEqual(
            panel.directionalLayoutMargins,
            DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        panel.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 5, leading: 6, bottom: 7, trailing: 8)
        expectEqual(panel.layoutMargins, EdgeInsets(top: 5, left: 8, bottom: 7, right: 6))
    }

    @Test("change sides with the direction if they were set by it, and only then")
    func direction() {
        panel.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 0, leading: 10, bottom: 0, trailing: 30)
        window.layoutIfNeeded()
        expect(content, at: Rect(10, 0, 260, 200))
        window.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        expect(content, at: Rect(30, 0, 260, 200))
        panel.semanticContentAttribute = .forceLeftToRight
        window.layoutIfNeeded()
        expect(content, at: Rect(10, 0, 260, 200))
        panel.layoutMargins = uneven
        panel.semanticContentAttribute = .unspecified
        window.layoutIfNeeded()
        expect(content, at: Rect(2, 1, 294, 196))
    }

    @Test("turn around with the window that their view comes into or leaves")
    func moving() {
        panel.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 0, leading: 10, bottom: 0, trailing: 30)
        window.layoutIfNeeded()
        let other = Window(frame: Rect(0, 0, 300, 200))
        other.layoutDirection = .rightToLeft
        let changes = panel.marginChanges
        other.addSubview(panel)
        expectEqual(panel.marginChanges, changes + 1)
        other.layoutIfNeeded()
        expect(content, at: Rect(30, 0, 260, 200))
        panel.removeFromSuperview()
        expectEqual(panel.marginChanges, changes + 2)
        panel.layoutIfNeeded()
        expect(content, at: Rect(10, 0, 260, 200))
    }

    @Test("that are not finite are refused", arguments: [Double.nan, .infinity, -.infinity])
    func refused(value: Double) {
        panel.layoutMargins.left = value
        panel.layoutMargins = EdgeInsets(value)
        panel.directionalLayoutMargins.trailing = value
        expectEqual(reports.refusals.count, 3)
        expectTrue(panel.layoutMargins == EdgeInsets(8) && panel.marginChanges == 0)
        window.layoutIfNeeded()
        expect(content, at: Rect(8, 8, 284, 184))
    }

    @Test("tell their view when they have changed, and not when they have not")
    func hook() {
        panel.layoutMargins = EdgeInsets(8)
        expectEqual(panel.marginChanges, 0)
        panel.layoutMargins = uneven
        expectEqual(panel.marginChanges, 1)
        panel.layoutMargins = uneven
        panel.directionalLayoutMargins = panel.directionalLayoutMargins
        window.layoutIfNeeded()
        expectEqual(panel.marginChanges, 1)
        window.safeAreaInsets = EdgeInsets(top: 20)
        expectEqual(panel.marginChanges, 2)
        expectEqual(panel.layoutMargins.top, 21)
        panel.insetsLayoutMarginsFromSafeArea = false
        expectEqual(panel.marginChanges, 3)
        expectEqual(panel.layoutMargins.top, 1)
    }

    @Test("are those of the view and its safe area, unless they are told to ignore that")
    func safeArea() {
        panel.layoutMargins = uneven
        window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 30, right: 5)
        window.layoutIfNeeded()
        expect(content, at: Rect(2, 21, 300 - 2 - 9, 200 - 21 - 33))
        panel.insetsLayoutMarginsFromSafeArea = false
        window.layoutIfNeeded()
        expect(content, at: Rect(2, 1, 294, 196))
        panel.insetsLayoutMarginsFromSafeArea = true
        window.safeAreaInsets = .zero
        window.layoutIfNeeded()
        expect(content, at: Rect(2, 1, 294, 196))
    }
}

@Suite("Margins that preserve the superview's")
struct PreservedMarginsTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let row = MarginView(named: "row", Rect(5, 50, 280, 40))

    init() {
        root.addSubview(row)
        root.layoutMargins = EdgeInsets(20)
    }

    @Test("are at least what of those reaches into the view")
    func reaching() {
        expectEqual(row.layoutMargins, EdgeInsets(8))
        row.preservesSuperviewLayoutMargins = true
        // 20 − 5, and 20 − (300 − 285) is less than 8; top and bottom are far away.
        expectEqual(row.layoutMargins, EdgeInsets(top: 8, left: 15, bottom: 8, right: 8))
        expectEqual(row.marginChanges, 1)
        row.preservesSuperviewLayoutMargins = false
        expectTrue(row.layoutMargins == EdgeInsets(8) && row.marginChanges == 2)
    }

    @Test("follow the superview's")
    func following() {
        row.preservesSuperviewLayoutMargins = true
        root.layoutMargins = EdgeInsets(top: 60, left: 30, bottom: 0, right: 40)
        expectEqual(row.layoutMargins, EdgeInsets(top: 10, left: 25, bottom: 8, right: 25))
        root.layoutMargins = EdgeInsets(0)
        expectEqual(row.layoutMargins, EdgeInsets(8))
    }

    @Test("follow the frame, the superview's size, and a new superview")
    func moving() {
        row.preservesSuperviewLayoutMargins = true
        row.frame.origin.x = 0
        expectEqual(row.layoutMargins, EdgeInsets(top: 8, left: 20, bottom: 8, right: 8))
        root.frame.size.width = 280
        expectEqual(row.layoutMargins, EdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
        let other = View("other", Rect(0, 0, 500, 500))
        other.layoutMargins = EdgeInsets(top: 0, left: 70, bottom: 0, right: 0)
        let changes = row.marginChanges
        other.addSubview(row)
        expectEqual(row.layoutMargins, EdgeInsets(top: 8, left: 70, bottom: 8, right: 8))
        expectEqual(row.marginChanges, changes + 1)
    }

    @Test("are the view's own again when it leaves")
    func leaving() {
        let text = row.addFree("text")
        text.left.constraint(equalTo: row.leftMargin).isActive = true
        row.preservesSuperviewLayoutMargins = true
        root.layoutIfNeeded()
        expect(text, at: Rect(15, 0, 0, 0))
        row.removeFromSuperview()
        expectTrue(row.layoutMargins == EdgeInsets(8) && row.marginChanges == 2)
        row.layoutIfNeeded()
        expect(text, at: Rect(8, 0, 0, 0))
    }

    @Test("are passed on from view to view, and constraints follow")
    func nested() {
        let cell = row.addFramed("cell", Rect(0, 0, 100, 40))
        let text = cell.addFree("text")
        text.left.constraint(equalTo: cell.leftMargin).isActive = true
        root.layoutIfNeeded()
        expect(text, at: Rect(8, 0, 0, 0))
        cell.preservesSuperviewLayoutMargins = true
        row.preservesSuperviewLayoutMargins = true
        root.layoutIfNeeded()
        expect(text, at: Rect(15, 0, 0, 0))
        root.layoutMargins.left = 45
        root.layoutIfNeeded()
        expect(text, at: Rect(40, 0, 0, 0))
        row.preservesSuperviewLayoutMargins = false
        root.layoutIfNeeded()
        expect(text, at: Rect(8, 0, 0, 0))
    }

    @Test("reach less far into a view when the superview grows away from it")
    func grownSuperview() {
        let top = View("top", Rect(0, 0, 100, 100))
        top.layoutMargins = EdgeInsets(20)
        let cell = top.addFramed("cell", Rect(0, 0, 95, 40))
        cell.preservesSuperviewLayoutMargins = true
        let text = cell.addFree("text")
        text.right.constraint(equalTo: cell.rightMargin).isActive = true
        text.top.constraint(equalTo: cell.top).isActive = true
        top.layoutIfNeeded()
        // Of 20, 100 − 95 are outside of the cell, and 15 reach into it.
        expect(text, at: Rect(95 - 15, 0, 0, 0))
        top.frame = Rect(0, 0, 105, 100)
        top.layoutIfNeeded()
        expect(text, at: Rect(95 - 10, 0, 0, 0))
    }

    @Test("of a view that constraints place are right after the layout")
    func constrained() {
        let cell = root.addFree("cell")
        cell.preservesSuperviewLayoutMargins = true
        let text = cell.addFree("text")
        let left = cell.left.constraint(equalTo: root.left, constant: 4)
        LayoutConstraint.activate([
            left, cell.right.constraint(equalTo: root.right),
            cell.height.constraint(equalToConstant: 30),
            cell.top.constraint(equalTo: root.top, constant: 100),
            text.left.constraint(equalTo: cell.leftMargin),
            text.right.constraint(equalTo: cell.rightMargin),
            text.top.constraint(equalTo: cell.topMargin),
        ])
        root.layoutIfNeeded()
        // The cell is 296 wide; 20 − 4 and 20 reach into it.
        expect(text, at: Rect(16, 8, 260, 0))
        left.constant = 10
        root.layoutIfNeeded()
        expect(text, at: Rect(10, 8, 260, 0))
    }

    @Test("Margins that follow the superview's count the safe area once, at every depth")
    func safeAreaOnce() {
        let window = Window(frame: Rect(0, 0, 300, 300))
        window.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        var inner: View = window
        for _ in 0..<4 {
            let view = View(frame: window.bounds)
            view.preservesSuperviewLayoutMargins = true
            inner.addSubview(view)
            inner = view
            expectEqual(view.layoutMargins, EdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
        }
        // Below what is covered, only what reaches in of the margins.
        let low = View(frame: Rect(0, 50, 300, 200))
        low.layoutMargins = .zero
        low.preservesSuperviewLayoutMargins = true
        inner.addSubview(low)
        expectEqual(low.layoutMargins, EdgeInsets(top: 2, left: 8, bottom: 0, right: 8))
    }

    @Test("They are told of when a superview changes its size that has nothing of its own")
    func plainSuperview() {
        let root = View("root", Rect(0, 0, 300, 300))
        let plain = View(frame: Rect(0, 0, 100, 100))
        root.addSubview(plain)
        let cell = View(frame: Rect(0, 0, 95, 40))
        cell.layoutMargins = .zero
        cell.preservesSuperviewLayoutMargins = true
        plain.addSubview(cell)
        let box = cell.addFree("box")
        LayoutConstraint.activate([
            box.right.constraint(equalTo: cell.rightMargin), box.top.constraint(equalTo: cell.top),
            box.width.constraint(equalToConstant: 5), box.height.constraint(equalToConstant: 5),
        ])
        // 8 at the right of what contains it, of which 3, 6 and nothing reach into the cell.
        for (width, end) in [(100.0, 92.0), (97, 89), (120, 95)] {
            plain.frame.size.width = width
            root.layoutIfNeeded()
            expectEqual(box.frame.maxX, end)
        }
    }

    @Test("Thousands of views may follow each other")
    func deep() {
        let root = View("root", Rect(0, 0, 300, 300))
        var inner = root
        for _ in 0..<10_000 {
            let view = View(frame: root.bounds)
            view.preservesSuperviewLayoutMargins = true
            inner.addSubview(view)
            inner = view
        }
        root.layoutMargins = EdgeInsets(20)
        expectEqual(inner.layoutMargins, EdgeInsets(20))
        root.layoutMargins.left = 3
        expectEqual(inner.layoutMargins, EdgeInsets(top: 20, left: 8, bottom: 20, right: 20))
    }
}
