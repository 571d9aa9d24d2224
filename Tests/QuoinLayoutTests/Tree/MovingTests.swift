@testable import QuoinLayout
import TestSupport
import Testing

/// A view with an inner layout of its own: an icon, and a title to the right of it that reaches to
/// the end.
final class Card {
    let view: View
    let icon: View
    let title: View
    let inner: [LayoutConstraint]

    init(_ name: String = "card") {
        view = View(name)
        view.translatesAutoresizingMaskIntoConstraints = false
        icon = view.addFree("icon")
        title = view.addFree("title")
        inner = [
            icon.left.constraint(equalTo: view.left, constant: 8),
            icon.top.constraint(equalTo: view.top, constant: 8),
            icon.width.constraint(equalToConstant: 40),
            icon.height.constraint(equalTo: icon.width),
            title.left.constraint(equalTo: icon.right, constant: 10),
            title.right.constraint(equalTo: view.right, constant: -2),
            title.top.constraint(equalTo: icon.top),
            title.height.constraint(equalToConstant: 20),
        ]
        LayoutConstraint.activate(inner)
    }

    /// Expects the inner layout for a width of the card.
    func expectInnerLayout(
        width: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let inner = inner
        expectTrue(inner.allSatisfy { $0.isActive }, sourceLocation: sourceLocation)
        expect(icon, at: Rect(8, 8, 40, 40), sourceLocation: sourceLocation)
        // 8 + 40 + 10 from the left, 2 from the right.
        expect(title, at: Rect(58, 8, width - 60, 20), sourceLocation: sourceLocation)
    }
}

@Suite("Moving views with their constraints")
struct MovingTests {
    private let card = Card()
    private let root = View("root", Rect(0, 0, 500, 500))

    @Test("Constraints inside a subtree stay active when it is removed, and hold elsewhere")
    func betweenTrees() {
        let other = View("other", Rect(0, 0, 300, 300))
        for (round, tree) in [root, other, root, other].enumerated() {
            card.view.removeFromSuperview()
            expectTrue(card.inner.allSatisfy { $0.isActive && $0.installedView != nil })
            tree.addSubview(card.view)
            let width = Double(100 + round * 10)
            let places = card.view.pin(to: Rect(5, 6, width, 90))
            tree.layoutIfNeeded()
            expect(card.view, at: Rect(5, 6, width, 90))
            card.expectInnerLayout(width: width)
            LayoutConstraint.deactivate(places)
        }
    }

    @Test("A moved subtree is right in its new tree without being removed first")
    func movedDirectly() {
        let other = View("other", Rect(0, 0, 300, 300))
        root.addSubview(card.view)
        let places = card.view.pin(to: Rect(0, 0, 200, 90))
        root.layoutIfNeeded()
        LayoutConstraint.deactivate(places)
        other.addSubview(card.view)
        card.view.pin(to: Rect(1, 2, 100, 90))
        other.layoutIfNeeded()
        root.layoutIfNeeded()
        expect(card.view, at: Rect(1, 2, 100, 90))
        card.expectInnerLayout(width: 100)
    }

    @Test("A removed subtree is a tree of its own, which lays out by its own size")
    func asTreeOfItsOwn() {
        root.addSubview(card.view)
        card.view.pin(to: Rect(0, 0, 200, 90))
        root.layoutIfNeeded()
        card.view.removeFromSuperview()
        let reports = Reports(of: card.view)
        card.view.frame = Rect(0, 0, 160, 90)
        card.view.layoutIfNeeded()
        // The width of 200 is a constraint of the card alone, so it has stayed; but the size of a
        // root is given.
        expectEqual(card.view.frame, Rect(0, 0, 160, 90))
        expectEqual(reports.conflicts.map { "\($0.broken)" }, ["card.width = 200"])
        card.expectInnerLayout(width: 160)
    }

    @Test("A subtree with free width lays out by the width that it is given as a root")
    func asRoot() {
        card.view.frame = Rect(0, 0, 160, 90)
        card.view.layoutIfNeeded()
        card.expectInnerLayout(width: 160)
        card.view.frame.size.width = 260
        card.view.layoutIfNeeded()
        card.expectInnerLayout(width: 260)
    }

    @Test("Between parents of one tree, too, inner constraints stay and hold")
    func betweenParents() {
        let left = root.addPinned("left", Rect(0, 0, 200, 500))
        let right = root.addPinned("right", Rect(200, 0, 300, 500))
        for parent in [left, right, left] {
            parent.addSubview(card.view)
            LayoutConstraint.activate([
                card.view.left.constraint(equalTo: parent.left),
                card.view.right.constraint(equalTo: parent.right),
                card.view.top.constraint(equalTo: parent.top),
            ])
            let height = card.view.height.constraint(equalToConstant: 90)
            height.isActive = true
            root.layoutIfNeeded()
            expect(card.view, at: Rect(0, 0, parent.frame.width, 90))
            card.expectInnerLayout(width: parent.frame.width)
            height.isActive = false
        }
    }

    @Test("A constraint that was deactivated can be activated in another tree in the same turn")
    func reactivatedElsewhere() {
        let other = View("other", Rect(0, 0, 300, 300))
        let first = root.addPinned("first", Rect(10, 10, 20, 20))
        let second = root.addFree("second")
        let joint = second.left.constraint(equalTo: first.right, constant: 7)
        joint.isActive = true
        root.layoutIfNeeded()
        expect(second, at: Rect(37, 0, 0, 0))
        other.addSubview(first)
        other.addSubview(second)
        expectTrue(!joint.isActive)
        joint.isActive = true
        first.pin(to: Rect(50, 0, 20, 20))
        expectTrue(joint.installedView === other)
        other.layoutIfNeeded()
        expect(second, at: Rect(77, 0, 0, 0))
        root.layoutIfNeeded()
        other.layoutIfNeeded()
        expect(second, at: Rect(77, 0, 0, 0))
    }

    @Test("A constraint of a tree that has gone can be activated in another one")
    func reactivatedAfterTheTree() {
        let first = View("first", Rect(10, 10, 20, 20))
        let second = View("second")
        second.translatesAutoresizingMaskIntoConstraints = false
        let joint = second.left.constraint(equalTo: first.right, constant: 7)
        do {
            let doomed = View("doomed", Rect(0, 0, 100, 100))
            doomed.addSubview(first)
            doomed.addSubview(second)
            joint.isActive = true
            doomed.layoutIfNeeded()
            joint.isActive = false
        }
        root.addSubview(first)
        root.addSubview(second)
        joint.isActive = true
        joint.constant = 9
        root.layoutIfNeeded()
        expect(second, at: Rect(39, 0, 0, 0))
    }

    @Test("A guide moves with its view, and its constraints hold")
    func guides() {
        let guide = LayoutGuide(identifier: "gap")
        card.view.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.left.constraint(equalTo: card.icon.right),
            guide.right.constraint(equalTo: card.title.left),
            guide.top.constraint(equalTo: card.view.top),
            guide.bottom.constraint(equalTo: card.view.bottom),
        ])
        for height in [90.0, 70] {
            let tree = View("tree", Rect(0, 0, 300, 300))
            tree.addSubview(card.view)
            card.view.frame = Rect(0, 0, 120, height)
            card.view.translatesAutoresizingMaskIntoConstraints = true
            tree.layoutIfNeeded()
            expectTrue(guide.layoutFrame.isAbout(Rect(48, 0, 10, height)), "\(guide.layoutFrame)")
            card.expectInnerLayout(width: 120)
            card.view.removeFromSuperview()
        }
    }

    @Test("Constraints on the margins of what stays hold when most of the tree leaves")
    func marginsOfTheRest() {
        let root = View("root", Rect(0, 0, 200, 100))
        let staying = root.addFree("staying")
        LayoutConstraint.activate([
            root.layoutMarginsGuide.right.constraint(equalTo: staying.right),
            staying.width.constraint(equalToConstant: 20),
            staying.top.constraint(equalTo: root.top),
            staying.height.constraint(equalToConstant: 10),
        ])
        let leaving = root.addPinned("leaving", Rect(0, 0, 50, 50))
        for number in 1...10 {
            leaving.addPinned("\(number)", Rect(0, 0, 1, 1))
        }
        root.layoutIfNeeded()
        // The margin is 8 by itself.
        expect(staying, at: Rect(200 - 8 - 20, 0, 20, 10))
        leaving.removeFromSuperview()
        root.frame = Rect(0, 0, 300, 100)
        root.layoutIfNeeded()
        expect(staying, at: Rect(300 - 8 - 20, 0, 20, 10))
    }

    @Test("Constraints on nothing but the margins hold in a greater tree that is joined")
    func marginsOfWhatJoins() {
        let card = View("card")
        card.translatesAutoresizingMaskIntoConstraints = false
        let constraint = card.layoutMarginsGuide.width.constraint(equalToConstant: 84)
        constraint.priority = .high
        constraint.isActive = true
        card.layoutIfNeeded()
        let root = View("root", Rect(0, 0, 200, 100))
        for number in 1...5 {
            root.addPinned("\(number)", Rect(0, 0, 1, 1))
        }
        root.layoutIfNeeded()
        root.addSubview(card)
        root.layoutIfNeeded()
        // The margins are 8 on both sides.
        expect(card, at: Rect(0, 0, 84 + 16, 0))
    }

    @Test("What is activated after two trees were joined is the latest in both")
    func orderAfterJoining() {
        let root = View("root", Rect(0, 0, 200, 100))
        let reports = Reports(of: root)
        root.addPinned("first", Rect(0, 0, 1, 1))
        let other = View("other", Rect(0, 0, 50, 50))
        let boxes = (0..<10).map { other.addPinned("\($0)", Rect(0, 0, 10, 10)) }
        root.addSubview(other)
        let width = boxes[9].width.constraint(equalToConstant: 30)
        width.isActive = true
        root.layoutIfNeeded()
        expectEqual(reports.conflicts.map { $0.broken === width }, [true])
        expectEqual(boxes[9].frame.width, 10)
    }

    @Test("A frame that was set on a view which constraints place is put back after a move, too")
    func frameBeforeMoving() {
        let root = View("root", Rect(0, 0, 200, 100))
        let (first, second) = (root.addPinned("a", Rect(0, 0, 9, 9)), View("b"))
        root.addSubview(second)
        let view = first.addFree("view")
        LayoutConstraint.activate([
            view.width.constraint(equalToConstant: 20),
            view.height.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        view.frame = Rect(50, 60, 70, 80)
        second.addSubview(view)
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 20, 10))
    }

    @Test("Trees that were laid out before can be joined and parted, whichever is larger")
    func joiningLaidOutTrees() {
        let small = View("small", Rect(0, 0, 50, 50))
        let inSmall = small.addPinned("in small", Rect(1, 1, 5, 5))
        root.addSubview(card.view)
        card.view.pin(to: Rect(0, 0, 200, 90))
        for tree in [root, small] {
            tree.layoutIfNeeded()
        }
        root.addSubview(small)
        root.layoutIfNeeded()
        expect(inSmall, at: Rect(1, 1, 5, 5))
        card.expectInnerLayout(width: 200)
        small.removeFromSuperview()
        small.addSubview(root)
        small.frame.size = Size(width: 70, height: 70)
        small.layoutIfNeeded()
        expect(inSmall, at: Rect(1, 1, 5, 5))
        expect(root, at: Rect(0, 0, 500, 500))
        card.expectInnerLayout(width: 200)
    }
}
