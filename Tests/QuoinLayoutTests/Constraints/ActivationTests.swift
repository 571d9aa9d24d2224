@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Activating and deactivating")
struct ActivationTests {
    private let root = View("root", Rect(0, 0, 200, 100))
    private let box: View
    private let reports: Reports

    init() {
        box = root.addFree("box")
        reports = Reports(of: root)
    }

    private func makeFour() -> [LayoutConstraint] {
        [
            box.left.constraint(equalTo: root.left, constant: 10),
            box.right.constraint(equalTo: root.right, constant: -10),
            box.top.constraint(equalTo: root.top, constant: 20),
            box.height.constraint(equalToConstant: 30),
        ]
    }

    @Test("A batch comes in force and goes out of force as a whole")
    func batch() {
        let constraints = makeFour()
        LayoutConstraint.activate(constraints)
        expectTrue(constraints.allSatisfy { $0.isActive })
        root.layoutIfNeeded()
        expect(box, at: Rect(10, 20, 180, 30))
        LayoutConstraint.deactivate(constraints)
        expectTrue(constraints.allSatisfy { !$0.isActive && $0.installedView == nil })
        expectTrue(root.constraints.isEmpty && box.constraints.isEmpty)
        root.layoutIfNeeded()
        expect(box, at: .zero)
        LayoutConstraint.activate([])
        LayoutConstraint.deactivate([])
    }

    @Test("Activating twice does nothing", arguments: [false, true])
    func twice(isLaidOut: Bool) {
        let constraints = makeFour()
        LayoutConstraint.activate(constraints + constraints)
        if isLaidOut {
            root.layoutIfNeeded()
        }
        let before = root.constraints
        expectTrue(before.count == 3 && box.constraints.count == 1)
        LayoutConstraint.activate(constraints.reversed())
        constraints[0].isActive = true
        expectTrue(root.constraints.areSame(as: before))
        root.layoutIfNeeded()
        expect(box, at: Rect(10, 20, 180, 30))
        constraints[0].isActive = false
        expectTrue(!constraints[0].isActive && root.constraints.count == 2)
        root.layoutIfNeeded()
        // The right edge alone is given: everything else is as small as it can be.
        expectTrue(abs(box.frame.maxX - 190) < 1e-6)
    }

    @Test("Deactivating what is not active does nothing")
    func inactive() {
        let constraints = makeFour()
        LayoutConstraint.deactivate(constraints)
        constraints[0].isActive = false
        root.layoutIfNeeded()
        let rows = root.rowsTouched
        LayoutConstraint.deactivate(constraints)
        expectTrue(!root.needsLayout)
        root.layoutIfNeeded()
        expectEqual(root.rowsTouched, rows)
        expectTrue(reports.all.isEmpty)
    }

    @Test("What is undone before the layout costs the engine nothing")
    func undone() {
        let constraints = makeFour()
        LayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        let rows = root.rowsTouched
        LayoutConstraint.deactivate(constraints)
        LayoutConstraint.activate(constraints)
        let other = box.width.constraint(equalToConstant: 5)
        other.isActive = true
        other.isActive = false
        root.layoutIfNeeded()
        expectEqual(root.rowsTouched, rows)
        expect(box, at: Rect(10, 20, 180, 30))
    }

    @Test("One constraint can go in and out of force for ever")
    func toggling() {
        LayoutConstraint.activate(makeFour())
        let narrow = box.width.constraint(equalToConstant: 40)
        root.constraints[1].priority = .high
        for turn in 0..<20 {
            narrow.isActive.toggle()
            root.layoutIfNeeded()
            expect(box, at: Rect(10, 20, turn.isMultiple(of: 2) ? 40 : 180, 30))
        }
        expectTrue(reports.all.isEmpty)
    }

    @Test("The order of a batch makes no difference to the solution")
    func anyOrder() {
        for constraints in [makeFour(), makeFour().reversed()] {
            LayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            expect(box, at: Rect(10, 20, 180, 30))
            LayoutConstraint.deactivate(constraints)
        }
    }

    @Test("Contradictions that are gone again by the time of the layout are none")
    func passingContradiction() {
        let first = box.width.constraint(equalToConstant: 10)
        let second = box.width.constraint(equalToConstant: 20)
        LayoutConstraint.activate([first, second])
        LayoutConstraint.deactivate([first])
        root.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 20, 0))
        LayoutConstraint.activate([first])
        LayoutConstraint.deactivate([second])
        root.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 10, 0))
        expectTrue(reports.all.isEmpty)
    }

    @Test("A subview that gets its size before its superview does not contradict itself")
    func sizeBeforeSuperview() {
        let inner = box.addFree("inner")
        LayoutConstraint.activate([
            inner.left.constraint(equalTo: box.left, constant: 8),
            inner.right.constraint(equalTo: box.right, constant: -8),
            inner.width.constraint(equalToConstant: 50),
        ])
        LayoutConstraint.activate(makeFour())
        root.constraints[1].isActive = false
        root.layoutIfNeeded()
        expectTrue(reports.all.isEmpty)
        expect(box, at: Rect(10, 20, 66, 30))
        expect(inner, at: Rect(8, 0, 50, 0))
    }

    @Test("Activated again after one of its items has moved, it holds for where that is now")
    func activatedAfterMoving() {
        let panel = root.addPinned("panel", Rect(100, 0, 100, 100))
        let beside = root.addPinned("beside", Rect(150, 40, 20, 20))
        let joint = box.left.constraint(equalTo: beside.left)
        joint.isActive = true
        root.layoutIfNeeded()
        expect(box, at: Rect(150, 0, 0, 0))
        panel.addSubview(box)
        expectTrue(!joint.isActive)
        joint.isActive = true
        expectTrue(joint.installedView === root)
        root.layoutIfNeeded()
        expect(box, at: Rect(50, 0, 0, 0))
        panel.addSubview(beside)
        let place = beside.left.constraint(equalTo: panel.left, constant: 5)
        LayoutConstraint.activate([place, joint])
        expectTrue(joint.installedView === panel)
        root.layoutIfNeeded()
        expect(box, at: Rect(5, 0, 0, 0))
    }

    @Test("Nothing needs a tree: a view without a superview can be constrained")
    func rootAlone() {
        let alone = View("alone", Rect(0, 0, 30, 20))
        let bound = alone.width.constraint(lessThanOrEqualToConstant: 100)
        bound.isActive = true
        expectTrue(bound.installedView === alone && alone.constraints.areSame(as: [bound]))
        alone.layoutIfNeeded()
        expectEqual(alone.frame, Rect(0, 0, 30, 20))
    }
}
