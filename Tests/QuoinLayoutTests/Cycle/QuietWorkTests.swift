@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Nothing is done for")
struct QuietWorkTests {
    private let scene = ListScene(count: 50)
    private var cell: ListScene.Cell { scene.cells[20] }

    @Test("a layout without a change")
    func nothing() {
        expectTrue(scene.work {}.isNone)
        expectTrue(scene.work { cell.title.layoutIfNeeded() }.isNone)
        expectTrue(scene.work { scene.list.updateConstraintsIfNeeded() }.isNone)
    }

    @Test("constraints that are taken out and brought back in one turn")
    func reactivation() {
        let holders = scene.cells.flatMap { [$0.view, $0.icon] } + [scene.list]
        let constraints = holders.flatMap { $0.constraints }
        // Of each cell, 11 are in the cell, two in the icon, and three in the list.
        expectEqual(constraints.count, 50 * 16)
        let work = scene.work {
            LayoutConstraint.deactivate(constraints)
            LayoutConstraint.activate(constraints)
        }
        expectTrue(work.isNone, "\(work)")
        expect(scene.cells[49].view, at: Rect(0, 49 * 56, 320, 56))
    }

    @Test("a constant that is set to what it is, or an identifier")
    func sameConstant() {
        let work = scene.work {
            for constraint in cell.view.constraints {
                constraint.constant = constraint.constant
                constraint.multiplier = constraint.multiplier
                constraint.priority = constraint.priority
                constraint.identifier = "named"
            }
        }
        expectTrue(work.isNone, "\(work)")
    }

    @Test("a constant that is changed and changed back in one turn, but for its row")
    func changedBack() {
        let work = scene.work {
            cell.top.constant = 30
            cell.top.constant = 0
        }
        expectTrue(work.rows <= 1)
        expectTrue(work.variables == 0 && work.layouts.isEmpty && work.measurements == 0)
    }

    @Test("the origin of bounds")
    func boundsOrigin() {
        let frames = scene.cells.map { $0.view.frame }
        let work = scene.work {
            scene.list.bounds.origin = Point(x: 0, y: 300)
            cell.view.bounds.origin = Point(x: 5, y: 5)
            expectTrue(!scene.list.needsLayout && !cell.view.needsLayout)
        }
        expectTrue(work.isNone, "\(work)")
        expectEqual(scene.cells.map { $0.view.frame }, frames)
        expectTrue(scene.list.needsDisplay && cell.view.needsDisplay)
    }

    @Test("a view that is hidden, or shown again, or put in front")
    func appearance() {
        let work = scene.work {
            cell.view.isHidden = true
            cell.title.isHidden = true
            cell.title.isHidden = false
            scene.list.bringSubviewToFront(cell.view)
        }
        expectTrue(work.isNone, "\(work)")
    }

    @Test("a tick of a quiet window")
    func quietTick() {
        let window = Window(frame: Rect(0, 0, 320, 2800))
        let canvas = RecordingCanvas()
        window.canvas = canvas
        window.addSubview(scene.list)
        window.tick(at: 1)
        expectTrue(!canvas.calls.isEmpty)
        canvas.calls = []
        let work = LayoutWork(in: scene.list, scene.record) {
            window.tick(at: 2)
            window.tick(at: 3)
        }
        expectTrue(work.isNone, "\(work)")
        let calls = canvas.calls.count
        expectEqual(calls, 0)
        expectEqual(window.time, 3)
    }

    @Test("what other trees do")
    func otherTrees() {
        let other = ListScene(count: 5)
        let work = scene.work {
            other.cells[2].title.content = Size(width: 10, height: 40)
            other.list.layoutIfNeeded()
        }
        expectTrue(work.isNone, "\(work)")
    }
}

@Suite("Moving a subtree of 200 views")
struct SubtreeWorkTests {
    private let record = Record()
    private let root: CycleView
    private let first: CycleView
    private let second: CycleView
    private let moved: CycleView
    private let places: [LayoutConstraint]

    init() {
        root = CycleView("root", in: record, Rect(0, 0, 1000, 1000))
        first = root.addCycleView("first", pinnedTo: Rect(0, 0, 500, 1000))
        second = root.addCycleView("second", pinnedTo: Rect(500, 0, 500, 1000))
        moved = first.addCycleView("moved")
        places = moved.pin(to: Rect(10, 20, 200, 400))
        for index in 0..<199 {
            moved.addCycleView("\(index)", pinnedTo: Rect(Double(index), 7, 3, 4))
        }
        root.layoutIfNeeded()
    }

    @Test("by a constraint changes one variable, and lays its superview out")
    func byConstraint() {
        let work = LayoutWork(in: root, record) { places[0].constant = 11 }
        expect(moved, at: Rect(11, 20, 200, 400))
        expectTrue(work.rows == 1 && work.variables == 1 && work.measurements == 0)
        expectEqual(work.layouts, ["first"])
    }

    @Test("by its frame changes its own place, and lays nothing out")
    func byFrame() {
        moved.translatesAutoresizingMaskIntoConstraints = true
        LayoutConstraint.deactivate(places)
        root.layoutIfNeeded()
        let work = LayoutWork(in: root, record) { moved.frame.origin = Point(x: 12, y: 13) }
        expect(moved, at: Rect(12, 13, 200, 400))
        expectTrue(work.rows <= 4 && work.variables <= 2 && work.measurements <= 1)
        expectTrue(work.layouts.allSatisfy { $0 == "first" } && work.layouts.count <= 1)
    }

    @Test("to another parent in the tree changes its own variables, and lays both parents out")
    func betweenParents() {
        let work = LayoutWork(in: root, record) {
            second.addSubview(moved)
            LayoutConstraint.activate([
                moved.left.constraint(equalTo: second.left, constant: 30),
                moved.top.constraint(equalTo: second.top, constant: 40),
            ])
        }
        expect(moved, at: Rect(30, 40, 200, 400))
        // Left and top went and came; width and height have stayed.
        expectTrue(work.rows <= 4)
        expectTrue(work.variables <= 2)
        expectTrue(work.measurements <= 1)
        expectEqual(work.layouts, ["first", "second"])
    }

    @Test("among its siblings changes nothing")
    func amongSiblings() {
        first.addCycleView("sibling", pinnedTo: Rect(0, 0, 5, 5))
        root.layoutIfNeeded()
        let work = LayoutWork(in: root, record) {
            first.bringSubviewToFront(moved)
            first.exchangeSubview(at: 0, withSubviewAt: 1)
        }
        expectTrue(work.isNone, "\(work)")
    }

    @Test("resizing it lays out its superview and itself, and not what is in it")
    func resizing() {
        let work = LayoutWork(in: root, record) { places[2].constant = 210 }
        expectTrue(work.rows == 1 && work.variables == 1 && work.measurements == 0)
        expectEqual(work.layouts, ["first", "moved"])
    }
}
