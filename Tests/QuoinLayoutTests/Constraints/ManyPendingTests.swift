@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Many constraints that wait")
struct ManyPendingTests {
    private let root = View("root", Rect(0, 0, 100, 100))
    private let reports: Reports

    init() {
        reports = Reports(of: root)
    }

    @Test("are installed in the order of their activation, once their items come")
    func coming() {
        let views = (0..<100).map { View("v\($0)") }
        let constraints = views.map { $0.left.constraint(equalTo: root.left) }
        LayoutConstraint.activate(constraints)
        expectTrue(root.constraints.isEmpty)
        for view in views {
            root.addSubview(view)
        }
        expectTrue(root.constraints.elementsEqual(constraints) { $0 === $1 })
    }

    @Test("between two trees are all installed when the trees become one")
    func joining() {
        let other = View("other")
        let constraints = (0..<50).map { _ in other.left.constraint(equalTo: root.left) }
        LayoutConstraint.activate(constraints)
        LayoutConstraint.deactivate(Array(constraints[10..<40]))
        LayoutConstraint.activate(Array(constraints[20..<30]))
        root.addSubview(other)
        let expected = constraints[0..<10] + constraints[40...] + constraints[20..<30]
        expectTrue(root.constraints.elementsEqual(expected) { $0 === $1 })
    }

    @Test("are let go when they are taken back or their items go")
    func leaving() {
        var strays = (0..<40).map { View("s\($0)") }
        var constraints = strays.map { $0.left.constraint(equalTo: root.left) }
        LayoutConstraint.activate(constraints)
        weak let kept = constraints[39]
        LayoutConstraint.deactivate(Array(constraints[0..<39]))
        constraints = []
        expectEqual(kept?.isActive, true)
        strays.removeFirst(39)
        expectEqual(kept?.isActive, true)
        strays = []
        expectTrue(kept == nil || kept?.isActive == false)
        root.layoutIfNeeded()
        expectTrue(reports.all.isEmpty)
    }

    @Test("are gone through once, and not in each layout after another one's item has come")
    func telling() {
        let views = (0..<100).map { View("v\($0)") }
        LayoutConstraint.activate(views.map { $0.left.constraint(equalTo: root.left) })
        root.layoutIfNeeded()
        for view in views.prefix(40) {
            root.addSubview(view)
            expectTrue(!root.tree.pending.mayHaveUntold)
        }
        root.layoutIfNeeded()
        expectTrue(reports.all.isEmpty)
    }

    @Test("are told by the tree that the first item comes into, though they waited there before")
    func tellingLate() {
        let views = (0..<40).map { View("v\($0)") }
        let others = (0..<40).map { View("o\($0)") }
        root.addSubview(views[0])
        let constraints = zip(views, others).map { $0.left.constraint(equalTo: $1.left) }
        LayoutConstraint.activate(constraints)
        for other in others { root.addSubview(other) }
        root.layoutIfNeeded()
        expectTrue(reports.all.isEmpty)
        // What is left of the list is put in order meanwhile.
        for other in others[10...] { other.removeFromSuperview() }
        for view in views[20...] { root.addSubview(view) }
        root.layoutIfNeeded()
        expectEqual(reports.all.count, 20)
    }

    @Test("may go with the item of one of them")
    func itemsGo() {
        var stray: View? = View("stray")
        for count in 0..<60 {
            let constraint = stray?.left.constraint(equalTo: root.left)
            constraint?.isActive = true
            constraint?.isActive = count % 3 == 0
        }
        stray = nil
        root.layoutIfNeeded()
        expectTrue(reports.all.isEmpty && root.constraints.isEmpty)
    }

    @Test("of a guide that had no owner are installed when its owner's tree joins the other")
    func guide() {
        let guide = LayoutGuide(identifier: "guide")
        let card = View("card")
        card.translatesAutoresizingMaskIntoConstraints = false
        let constraint = guide.left.constraint(equalTo: root.left)
        constraint.isActive = true
        card.addLayoutGuide(guide)
        expectTrue(constraint.isActive && constraint.installedView == nil)
        root.addSubview(card)
        expectTrue(constraint.installedView === root)
    }

    @Test("for a superview are installed, though the view was in another one before")
    func wandering() {
        let late = View("late")
        let constraint = LayoutConstraint.makeInEnclosingView(
            of: late, .left, .equal, constant: 4, at: CodeLocation())
        let card = root.addFree("card")
        card.addSubview(late)
        late.removeFromSuperview()
        constraint.isActive = true
        expectTrue(constraint.isActive && constraint.installedView == nil)
        root.addSubview(late)
        expectTrue(constraint.installedView === root && constraint.secondItem === root)
    }

    @Test("wait on in the tree that their item goes to")
    func leavingTree() {
        let views = (0..<30).map { View("v\($0)") }
        let strays = (0..<30).map { View("s\($0)") }
        views.forEach(root.addSubview)
        let constraints = zip(views, strays).map { $0.left.constraint(equalTo: $1.left) }
        LayoutConstraint.activate(constraints)
        views.forEach { $0.removeFromSuperview() }
        root.layoutIfNeeded()
        expectTrue(reports.all.isEmpty)
        for (view, stray) in zip(views, strays) {
            view.addSubview(stray)
        }
        expectTrue(zip(views, constraints).allSatisfy { $1.installedView === $0 })
    }

    @Test("are told once, and looked at no more after that")
    func toldOnce() {
        let strays = (0..<3).map { View("s\($0)") }
        let constraints = strays.map { root.left.constraint(equalTo: $0.left) }
        LayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        expectEqual(reports.all.count, 3)
        expectTrue(!root.tree.pending.mayHaveUntold)
        constraints[1].isActive = false
        constraints[1].isActive = true
        expectTrue(root.tree.pending.mayHaveUntold)
        root.layoutIfNeeded()
        expectEqual(reports.all.count, 4)
        // Another tree's constraints come with it, of which that has told nobody.
        let panel = View("panel")
        let stray = View("stray")
        panel.top.constraint(equalTo: stray.top).isActive = true
        root.addSubview(panel)
        root.layoutIfNeeded()
        expectEqual(reports.all.count, 5)
        expectTrue(!root.tree.pending.mayHaveUntold)
        withExtendedLifetime((strays, stray)) {}
    }
}
