@testable import QuoinLayout
import TestSupport
import Testing

@Suite("What lives how long")
struct LifetimeTests {
    private let count = LiveCount()

    /// A root with two siblings that are constrained to each other, to the root, and by themselves.
    private func makeTree(_ name: String = "root") -> CountedView {
        let root = CountedView(name, in: count, frame: Rect(0, 0, 100, 100))
        let views = (0..<2).map { CountedView("\(name) \($0)", in: count) }
        let guide = LayoutGuide(identifier: "guide")
        root.addLayoutGuide(guide)
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let constraints = [
            views[0].left.constraint(equalTo: root.left, constant: 3),
            views[1].left.constraint(equalTo: views[0].right, constant: 4),
            views[0].width.constraint(equalToConstant: 10),
            guide.left.constraint(equalTo: views[1].right),
            views[1].top.constraint(equalTo: root.layoutMarginsGuide.top),
            views[1].right.constraint(lessThanOrEqualTo: root.readableContentGuide.right),
            views[0].right.distance(to: views[1].right).constraint(equalToConstant: 20),
        ]
        LayoutConstraint.activate(constraints)
        count.watch(constraints)
        count.watch(guide)
        return root
    }

    private func expectNothingLeft(
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectEqual(count.views, 0, "views are left", sourceLocation: sourceLocation)
        expectEqual(count.survivors, 0, "others are left", sourceLocation: sourceLocation)
    }

    @Test("Dropping the root frees views, guides and constraints", arguments: [false, true])
    func droppedTree(isLaidOut: Bool) {
        do {
            let root = makeTree()
            if isLaidOut {
                root.layoutIfNeeded()
            }
            expectTrue(count.views == 3 && count.survivors == 8)
        }
        expectNothingLeft()
    }

    @Test("A window frees its tree, its engine included")
    func droppedWindow() {
        do {
            let window = Window(frame: Rect(0, 0, 200, 200))
            window.onDiagnostic = { _ in }
            window.addSubview(makeTree())
            window.tick(at: 0)
            count.watch(window)
            if let engine = window.tree.engine {
                count.watch(engine)
            }
            count.watch(window.tree)
            expectEqual(count.survivors, 11)
        }
        expectNothingLeft()
    }

    @Test("Trees that were joined, parted and moved about are freed")
    func movedTrees() {
        do {
            let first = makeTree("first")
            let second = makeTree("second")
            let third = makeTree("third")
            first.layoutIfNeeded()
            second.layoutIfNeeded()
            first.addSubview(second)
            second.addSubview(third)
            first.layoutIfNeeded()
            third.addSubview(View())
            first.addSubview(third)
            second.removeFromSuperview()
            third.addSubview(second)
            first.layoutIfNeeded()
            expectEqual(count.views, 9)
        }
        expectNothingLeft()
    }

    @Test("A removed subtree that nobody keeps is freed at once, and so are its constraints")
    func removedSubtree() {
        let root = View("root", Rect(0, 0, 300, 300))
        root.addSubview(makeTree())
        root.layoutIfNeeded()
        root.subviews[0].removeFromSuperview()
        expectEqual(count.views, 0)
        root.layoutIfNeeded()
        expectNothingLeft()
    }

    @Test(
        "A constraint that someone keeps longer than the tree is inert", arguments: [false, true])
    func keptConstraint(isLaidOut: Bool) {
        let kept: LayoutConstraint
        do {
            let root = makeTree()
            kept = root.subviews[1].left.constraint(equalTo: root.left, constant: 1)
            kept.isActive = true
            root.onDiagnostic = { _ in }
            if isLaidOut {
                root.layoutIfNeeded()
            }
        }
        expectNothingLeft()
        expectTrue(!kept.isActive)
        expectTrue(kept.firstItem == nil && kept.secondItem == nil && kept.installedView == nil)
        kept.isActive = true
        kept.constant = 7
        kept.multiplier = 2
        kept.priority = .low
        kept.identifier = "kept"
        expectTrue(!kept.isActive && kept.constant == 7)
        expectTrue("\(kept)".contains("kept"))
    }

    @Test("A constraint goes out of force when one of its items goes")
    func lostItem() {
        let root = View("root", Rect(0, 0, 100, 100))
        let stays = root.addFree("stays")
        let joint: LayoutConstraint
        do {
            let goes = CountedView("goes", in: count)
            root.addSubview(goes)
            joint = stays.left.constraint(equalTo: goes.left, constant: 5)
            joint.isActive = true
            root.layoutIfNeeded()
            goes.removeFromSuperview()
        }
        expectEqual(count.views, 0)
        expectTrue(!joint.isActive && joint.secondItem == nil && joint.firstItem === stays)
        root.layoutIfNeeded()
        let other = View("other")
        other.addSubview(stays)
        joint.isActive = true
        expectTrue(!joint.isActive)
    }

    @Test("A subview that someone keeps longer than the tree goes on as a tree of its own")
    func keptSubview() {
        do {
            let kept: View
            let joint: LayoutConstraint
            do {
                let root = CountedView("root", in: count, frame: Rect(0, 0, 300, 300))
                root.addSubview(makeTree("kept"))
                kept = root.subviews[0]
                joint = kept.left.constraint(equalTo: root.left, constant: 30)
                joint.isActive = true
                root.onDiagnostic = { _ in }
                root.layoutIfNeeded()
            }
            expectEqual(count.views, 3)
            expectTrue(kept.superview == nil && kept.window == nil && !joint.isActive)
            kept.frame = Rect(0, 0, 80, 80)
            kept.layoutIfNeeded()
            // 3 + 10 + 4, and 20 beyond 13.
            expect(kept.subviews[0], at: Rect(3, 0, 10, 0))
            expect(kept.subviews[1], at: Rect(17, 8, 16, 0))
            let home = View("home", Rect(0, 0, 300, 300))
            home.addSubview(kept)
            home.layoutIfNeeded()
            expect(kept.subviews[1], at: Rect(17, 8, 16, 0))
        }
        expectNothingLeft()
    }

    @Test("A guide that someone keeps longer than its view can be given to another one")
    func keptGuide() {
        let guide = LayoutGuide(identifier: "kept")
        let inner: LayoutConstraint
        do {
            let root = makeTree()
            root.addLayoutGuide(guide)
            inner = guide.left.constraint(equalTo: root.left, constant: 4)
            inner.isActive = true
            guide.width.constraint(equalToConstant: 5).isActive = true
            root.layoutIfNeeded()
            expectTrue(guide.layoutFrame.isAbout(Rect(4, 0, 5, 0)))
        }
        expectNothingLeft()
        expectTrue(guide.owningView == nil && !inner.isActive)
        let home = View("home", Rect(0, 0, 100, 100))
        home.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.left.constraint(equalTo: home.left, constant: 6),
            guide.right.constraint(equalTo: home.right, constant: -7),
            guide.top.constraint(equalTo: home.top, constant: 1),
            guide.height.constraint(equalToConstant: 2),
        ])
        home.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(6, 1, 87, 2)), "\(guide.layoutFrame)")
    }

    @Test("A system guide that someone keeps longer than its view has no owner")
    func keptSystemGuide() {
        let guides: [LayoutGuide]
        do {
            let root = makeTree()
            guides = [root.layoutMarginsGuide, root.readableContentGuide, root.safeAreaLayoutGuide]
            root.layoutIfNeeded()
        }
        expectEqual(count.views, 0)
        expectTrue(guides.allSatisfy { $0.owningView == nil })
        let lost = guides[0].width.constraint(equalToConstant: 5)
        lost.isActive = true
        expectTrue(lost.installedView == nil)
        expectTrue(guides[0].layoutFrame.width.isFinite)
    }

    @Test("A constraint that waits keeps none of its items, and goes with the first of them")
    func pendingConstraint() {
        let root = View("root", Rect(0, 0, 100, 100))
        root.onDiagnostic = { _ in }
        do {
            let elsewhere = makeTree("elsewhere")
            let waiting = root.left.constraint(equalTo: elsewhere.left)
            let reversed = elsewhere.subviews[0].top.constraint(equalTo: root.top)
            LayoutConstraint.activate([waiting, reversed])
            count.watch([waiting, reversed])
            expectTrue(waiting.isActive && reversed.isActive)
            root.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        expectNothingLeft()
    }

    @Test("A constraint that waits and is deactivated is kept by nobody")
    func deactivatedPendingConstraint() {
        let root = View("root")
        let other = View("other")
        for _ in 0..<3 {
            let waiting = root.left.constraint(equalTo: other.left)
            waiting.isActive = true
            waiting.isActive = false
            count.watch(waiting)
        }
        root.layoutIfNeeded()
        other.layoutIfNeeded()
        expectNothingLeft()
    }

    @Test("A constraint that was never active is kept by nobody")
    func inactiveConstraint() {
        let root = makeTree()
        let survivors = count.survivors
        count.watch(root.left.constraint(equalTo: root.subviews[0].left))
        expectEqual(count.survivors, survivors)
    }

    @Test("A deactivated constraint that nobody keeps is gone after the next layout")
    func deactivatedConstraint() {
        let root = View("root", Rect(0, 0, 100, 100))
        let child = root.addFree("child")
        child.left.constraint(equalTo: root.left, constant: 9).isActive = true
        root.layoutIfNeeded()
        count.watch(root.constraints)
        expectEqual(count.survivors, 1)
        LayoutConstraint.deactivate(root.constraints)
        root.layoutIfNeeded()
        expectEqual(count.survivors, 0)
        expect(child, at: .zero)
    }

    @Test("Broken constraints, and what was said of them, keep nothing alive")
    func conflicts() {
        do {
            let root = makeTree()
            let extra = root.subviews[0].width.constraint(equalToConstant: 99)
            extra.isActive = true
            count.watch(extra)
            root.onDiagnostic = { _ in }
            root.layoutIfNeeded()
            let framed = CountedView("framed", in: count, frame: Rect(0, 0, 5, 5))
            root.addSubview(framed)
            framed.width.constraint(equalToConstant: 50).isActive = true
            root.layoutIfNeeded()
        }
        expectNothingLeft()
    }

    @Test("A view with a content that is not finite, and that is only measured, is freed")
    func strayContent() {
        do {
            let root = CountedView("root", in: count, frame: Rect(0, 0, 100, 100))
            root.onDiagnostic = { _ in }
            let view = CountedView("view", in: count)
            view.translatesAutoresizingMaskIntoConstraints = false
            let widget = Widget(10, .infinity)
            let hosting = View(hosting: widget)
            count.watch(hosting)
            view.addSubview(hosting)
            root.addSubview(view)
            root.layoutIfNeeded()
            _ = view.systemLayoutSizeFitting(Size(width: 50, height: 0))
        }
        expectNothingLeft()
    }

    @Test("A host is kept by its view and goes with it")
    func host() {
        do {
            let host = SilentHost()
            count.watch(host)
            let root = View("root", Rect(0, 0, 10, 10))
            root.addSubview(View(hosting: host))
            root.layoutIfNeeded()
            expectEqual(count.survivors, 1)
        }
        expectNothingLeft()
    }
}

private final class SilentHost: LayoutHost {
    func place(in frame: Rect) {}
}
