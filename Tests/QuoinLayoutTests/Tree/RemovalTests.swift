@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Removing views")
struct RemovalTests {
    private let root = View("root", Rect(0, 0, 100, 100))
    private let branch: View
    private let leaf: View
    private let sibling: View

    init() {
        branch = root.addFree("branch")
        leaf = branch.addFree("leaf")
        sibling = root.addFree("sibling")
    }

    @Test("Constraints with one end in the subtree and one outside go, those inside stay")
    func crossingAndInner() {
        let guide = LayoutGuide(identifier: "guide")
        branch.addLayoutGuide(guide)
        let crossing = [
            branch.left.constraint(equalTo: root.left),
            root.right.constraint(greaterThanOrEqualTo: branch.right),
            sibling.left.constraint(equalTo: branch.right),
            leaf.top.constraint(equalTo: sibling.top),
            guide.width.constraint(equalTo: sibling.width),
            branch.layoutMarginsGuide.top.constraint(equalTo: root.layoutMarginsGuide.top),
            root.left.distance(to: leaf.left).constraint(equalToConstant: 5),
            sibling.width.constraint(equalTo: leaf.left.distance(to: leaf.right)),
        ]
        let inner = [
            leaf.left.constraint(equalTo: branch.left),
            branch.width.constraint(equalToConstant: 30),
            leaf.width.constraint(equalToConstant: 10),
            guide.left.constraint(equalTo: leaf.right),
            guide.right.constraint(equalTo: branch.layoutMarginsGuide.right),
            leaf.right.distance(to: branch.right).constraint(equalToConstant: 3),
        ]
        let outer = [
            sibling.top.constraint(equalTo: root.top),
            sibling.height.constraint(equalToConstant: 5),
        ]
        LayoutConstraint.activate(crossing + inner + outer)
        branch.removeFromSuperview()
        expectTrue(crossing.allSatisfy { !$0.isActive && $0.installedView == nil })
        expectTrue(inner.allSatisfy { $0.isActive && $0.installedView != nil })
        expectTrue(outer.allSatisfy { $0.isActive && $0.installedView != nil })
        expectTrue(root.constraints.allSatisfy { $0 === outer[0] })
    }

    @Test("The same holds after a layout, and what is left is laid out without the removed")
    func afterLayout() {
        let inner = leaf.left.constraint(equalTo: branch.left, constant: 2)
        LayoutConstraint.activate([
            branch.left.constraint(equalTo: root.left, constant: 10),
            branch.width.constraint(equalToConstant: 30),
            sibling.left.constraint(equalTo: branch.right, constant: 5),
            sibling.left.constraint(equalTo: root.left, constant: 1).withPriority(.low),
            sibling.width.constraint(equalToConstant: 4), inner,
        ])
        root.layoutIfNeeded()
        expect(sibling, at: Rect(45, 0, 4, 0))
        branch.removeFromSuperview()
        root.layoutIfNeeded()
        expect(sibling, at: Rect(1, 0, 4, 0))
        expect(branch, at: Rect(10, 0, 30, 0))
        expectTrue(inner.isActive)
    }

    @Test("Moving to another parent of the tree deactivates the crossing ones as removal does")
    func movingInOneTree() {
        let crossing = branch.left.constraint(equalTo: root.left)
        let inner = leaf.left.constraint(equalTo: branch.left)
        LayoutConstraint.activate([crossing, inner])
        sibling.addSubview(branch)
        expectTrue(!crossing.isActive && inner.isActive)
    }

    @Test("Shifting among siblings deactivates nothing")
    func shifting() {
        let crossing = branch.left.constraint(equalTo: sibling.right)
        crossing.isActive = true
        root.bringSubviewToFront(branch)
        root.addSubview(branch)
        root.insertSubview(branch, belowSubview: sibling)
        expectTrue(crossing.isActive && crossing.installedView === root)
    }

    @Test("A removed guide takes its constraints out of force")
    func removedGuide() {
        let guide = LayoutGuide(identifier: "guide")
        branch.addLayoutGuide(guide)
        let constraints = [
            guide.left.constraint(equalTo: branch.left),
            guide.width.constraint(equalToConstant: 3),
        ]
        LayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        branch.removeLayoutGuide(guide)
        expectTrue(guide.owningView == nil && branch.layoutGuides.isEmpty)
        expectTrue(constraints.allSatisfy { !$0.isActive && $0.installedView == nil })
        root.layoutIfNeeded()
    }

    @Test("A constraint that removal deactivated can be activated again")
    func activatedAgain() {
        let crossing = branch.left.constraint(equalTo: root.left, constant: 10)
        crossing.isActive = true
        root.layoutIfNeeded()
        branch.removeFromSuperview()
        root.addSubview(branch)
        expectTrue(!crossing.isActive)
        root.layoutIfNeeded()
        expect(branch, at: .zero)
        crossing.isActive = true
        root.layoutIfNeeded()
        expect(branch, at: Rect(10, 0, 0, 0))
    }

    @Test("Removing and putting back in one turn, constraints included, changes no frame")
    func putBackAtOnce() {
        let crossing = branch.left.constraint(equalTo: root.left, constant: 10)
        let inner = leaf.left.constraint(equalTo: branch.left, constant: 2)
        LayoutConstraint.activate([crossing, inner])
        root.layoutIfNeeded()
        branch.removeFromSuperview()
        root.addSubview(branch)
        crossing.isActive = true
        root.layoutIfNeeded()
        expect(branch, at: Rect(10, 0, 0, 0))
        expect(leaf, at: Rect(2, 0, 0, 0))
    }
}
