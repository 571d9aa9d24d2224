import QuoinLayout
import TestSupport
import Testing

@Suite("Updating constraints")
struct UpdateConstraintsTests {
    private let scene = CycleScene()

    private func mark(_ views: CycleView...) {
        for view in views {
            view.setNeedsUpdateConstraints()
        }
    }

    @Test("goes from the inside out")
    func bottomUp() {
        scene.root.layoutIfNeeded()
        let updates = scene.record.takeUpdates()
        expectEqual(updates.sorted(), ["beside", "deep", "inner", "middle", "root"])
        let ranks = Dictionary(uniqueKeysWithValues: zip(updates, 0...))
        for (inside, outside) in [
            ("deep", "inner"), ("inner", "middle"), ("middle", "root"), ("beside", "root"),
        ] {
            expectTrue(ranks[inside, default: 9] < ranks[outside, default: -1])
        }
    }

    @Test("calls marked views only, with a gap between them too")
    func markedOnly() {
        scene.settle()
        mark(scene.root, scene.deep)
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.take(), ["update deep", "update root"])
    }

    @Test("of a view covers its subtree only, and lays nothing out")
    func subtreeOnly() {
        scene.settle()
        mark(scene.root, scene.middle, scene.inner, scene.deep, scene.beside)
        scene.deep.setNeedsLayout()
        scene.inner.updateConstraintsIfNeeded()
        expectEqual(scene.record.take(), ["update deep", "update inner"])
        expectEqual(scene.markedForUpdate, ["root", "middle", "beside"])
        expectEqual(scene.markedForLayout, ["deep"])
        scene.root.updateConstraintsIfNeeded()
        expectEqual(
            scene.record.take().sorted(), ["update beside", "update middle", "update root"])
    }

    @Test("is part of laying out, which solves what was changed in it")
    func beforeLayout() {
        scene.settle()
        scene.deep.whenUpdating = { $0.constraints.forEach { $0.constant = 44 } }
        mark(scene.deep)
        scene.root.layoutIfNeeded()
        // Width and height are the constraints on the view itself.
        expect(scene.deep, at: Rect(10, 10, 44, 44))
        expectEqual(scene.record.take(), ["update deep", "layout inner", "layout deep"])
    }

    @Test("changes no frame by itself")
    func framesWait() {
        scene.settle()
        scene.deep.whenUpdating = { $0.constraints.forEach { $0.constant = 44 } }
        mark(scene.deep)
        scene.root.updateConstraintsIfNeeded()
        expect(scene.deep, at: Rect(10, 10, 30, 30))
        expectTrue(scene.inner.needsLayout)
    }

    @Test("that marks a superview, or the inside, goes on until nothing is marked")
    func marksInHook() {
        scene.settle()
        scene.inner.whenUpdating = { [scene] view in
            view.whenUpdating = nil
            scene.root.setNeedsUpdateConstraints()
            scene.deep.setNeedsUpdateConstraints()
            scene.beside.setNeedsUpdateConstraints()
        }
        mark(scene.inner)
        scene.root.layoutIfNeeded()
        let updates = scene.record.takeUpdates()
        expectEqual(updates.first, "inner")
        expectEqual(updates.sorted(), ["beside", "deep", "inner", "root"])
        expectTrue(scene.markedForUpdate.isEmpty)
    }

    @Test("is called once more for a view that marks itself once")
    func marksItself() {
        scene.settle()
        scene.inner.whenUpdating = { view in
            view.whenUpdating = nil
            view.setNeedsUpdateConstraints()
        }
        mark(scene.inner)
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.take(), ["update inner", "update inner"])
    }

    @Test("is caught up with in the same turn when layout asks for it")
    func askedForInLayout() {
        scene.settle()
        scene.inner.afterPlacing = { [scene] view in
            view.afterPlacing = nil
            scene.deep.setNeedsUpdateConstraints()
        }
        scene.deep.whenUpdating = { $0.constraints.forEach { $0.constant = 21 } }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.deep, at: Rect(10, 10, 21, 21))
        expectEqual(
            scene.record.take(), ["layout inner", "update deep", "layout inner", "layout deep"])
    }

    @Test("that adds a view updates and lays out that view as well")
    func addsAView() {
        scene.settle()
        scene.inner.whenUpdating = { view in
            view.whenUpdating = nil
            view.addCycleView("late", pinnedTo: Rect(5, 6, 7, 8))
        }
        mark(scene.inner)
        scene.root.layoutIfNeeded()
        expectEqual(
            scene.record.take(), ["update inner", "update late", "layout inner", "layout late"])
        if let late = scene.inner.subviews.last {
            expect(late, at: Rect(5, 6, 7, 8))
        }
    }

    @Test("does not call a view that an inner one has taken out")
    func removesAnOuterView() {
        scene.settle()
        scene.deep.whenUpdating = { [scene] _ in scene.inner.removeFromSuperview() }
        mark(scene.deep, scene.inner, scene.root)
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.takeUpdates(), ["deep", "root"])
        expectTrue(scene.inner.needsUpdateConstraints)
        scene.inner.layoutIfNeeded()
        expectEqual(scene.record.takeUpdates(), ["inner"])
    }

    @Test("survives a view that goes for good while it waits for its turn")
    func goesForGood() {
        let count = LiveCount()
        scene.settle()
        do {
            let doomed = scene.root.addCycleView("doomed")
            let within = doomed.addCycleView("within")
            count.watch([doomed, within])
            within.whenUpdating = { [unowned doomed] _ in doomed.removeFromSuperview() }
        }
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.takeUpdates(), ["within"])
        expectEqual(count.survivors, 0)
    }

    @Test("can be asked for in its own hook")
    func nested() {
        scene.settle()
        scene.inner.whenUpdating = { [scene] _ in
            scene.beside.updateConstraintsIfNeeded()
            scene.root.updateConstraintsIfNeeded()
        }
        mark(scene.inner, scene.beside, scene.root)
        scene.root.updateConstraintsIfNeeded()
        let updates = scene.record.takeUpdates()
        expectEqual(updates.sorted(), ["beside", "inner", "root"])
        expectTrue(scene.markedForUpdate.isEmpty)
        expectTrue(scene.reports.all.isEmpty)
    }
}
