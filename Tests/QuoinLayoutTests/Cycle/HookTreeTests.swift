import QuoinLayout
import TestSupport
import Testing

/// Hooks that build the tree anew while a pass goes through it.
@Suite("A view that is")
struct HookTreeTests {
    private let scene = CycleScene()

    private func expectPeace(sourceLocation: SourceLocation = #_sourceLocation) {
        expectTrue(scene.reports.all.isEmpty, sourceLocation: sourceLocation)
        let marked = scene.markedForLayout + scene.markedForUpdate
        expectTrue(marked.isEmpty, sourceLocation: sourceLocation)
        _ = scene.record.take()
        scene.root.layoutIfNeeded()
        expectTrue(scene.record.take().isEmpty, sourceLocation: sourceLocation)
    }

    // MARK: Adding

    @Test("added in layoutSubviews before super is placed by it, and laid out in the same turn")
    func addedBeforeSuper() {
        scene.settle()
        scene.inner.beforePlacing = { [scene] inner in
            inner.beforePlacing = nil
            inner.addCycleView("late", pinnedTo: Rect(1, 2, 3, 4))
                .addCycleView("later", pinnedTo: Rect(0, 0, 1, 1))
            inner.afterPlacing = { [unowned inner] _ in
                expect(inner.subviews[1], at: Rect(1, 2, 3, 4))
            }
            expectEqual(scene.inner.subviews.count, 2)
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        let calls = scene.record.take()
        for call in ["update late", "update later", "layout late", "layout later"] {
            expectEqual(calls.filter { $0 == call }.count, 1, "\(calls)")
        }
        expectTrue(calls.filter { $0 == "layout inner" }.count <= 2)
        for name in ["late", "later"] {
            let update = calls.firstIndex(of: "update \(name)") ?? 99
            let layout = calls.firstIndex(of: "layout \(name)") ?? -1
            expectTrue(update < layout, "\(calls)")
        }
        expect(scene.inner.subviews[1].subviews[0], at: Rect(0, 0, 1, 1))
        expectPeace()
    }

    @Test("added in layoutSubviews after super is placed in the same turn")
    func addedAfterSuper() {
        scene.settle()
        scene.inner.afterPlacing = { inner in
            inner.afterPlacing = nil
            inner.addCycleView("late", pinnedTo: Rect(1, 2, 3, 4))
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.inner.subviews[1], at: Rect(1, 2, 3, 4))
        expectEqual(
            scene.record.take(), ["layout inner", "update late", "layout inner", "layout late"])
        expectPeace()
    }

    @Test("added to another branch in layoutSubviews is placed in the same turn")
    func addedElsewhere() {
        scene.settle()
        scene.deep.afterPlacing = { [scene] deep in
            deep.afterPlacing = nil
            scene.beside.addCycleView("late", pinnedTo: Rect(1, 2, 3, 4))
            scene.root.addCycleView("last", pinnedTo: Rect(5, 6, 7, 8))
        }
        scene.deep.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.beside.subviews[0], at: Rect(1, 2, 3, 4))
        expect(scene.root.subviews[2], at: Rect(5, 6, 7, 8))
        expectPeace()
    }

    // MARK: Removing

    @Test("removed by its superview's layout is not laid out", arguments: [true, false])
    func removedBySuperview(isBefore: Bool) {
        scene.settle()
        let remove: (CycleView) -> Void = { [scene] _ in scene.inner.removeFromSuperview() }
        if isBefore {
            scene.middle.beforePlacing = remove
        } else {
            scene.middle.afterPlacing = remove
        }
        for view in [scene.middle, scene.inner, scene.deep, scene.beside] {
            view.setNeedsLayout()
        }
        scene.root.layoutIfNeeded()
        let layouts = scene.record.takeLayouts()
        expectEqual(Set(layouts), ["middle", "beside"])
        expectTrue(scene.inner.needsLayout && scene.deep.needsLayout)
        scene.inner.layoutIfNeeded()
        expectEqual(scene.record.takeLayouts(), ["inner", "deep"])
        expectPeace()
    }

    @Test("removed by a sibling's layout before its own turn is not laid out")
    func removedBySibling() {
        scene.settle()
        scene.middle.afterPlacing = { [scene] _ in scene.beside.removeFromSuperview() }
        scene.middle.setNeedsLayout()
        scene.beside.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectTrue(!scene.record.takeLayouts().contains("beside"))
        expectTrue(scene.beside.superview == nil && scene.beside.needsLayout)
    }

    @Test("removed by an inner view's layout takes that view along")
    func removedByInnerView() {
        scene.settle()
        scene.deep.afterPlacing = { [scene] _ in scene.middle.removeFromSuperview() }
        scene.deep.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.takeLayouts(), ["deep", "root"])
        expectTrue(scene.reports.all.isEmpty && scene.middle.superview == nil)
    }

    @Test("taken out by its own layout is out, and the rest is laid out", arguments: [true, false])
    func removesItself(isBefore: Bool) {
        scene.settle()
        let remove: (CycleView) -> Void = { $0.removeFromSuperview() }
        if isBefore {
            scene.inner.beforePlacing = remove
        } else {
            scene.inner.afterPlacing = remove
        }
        for view in scene.all {
            view.setNeedsLayout()
        }
        scene.root.layoutIfNeeded()
        expectTrue(scene.inner.superview == nil && scene.middle.subviews.isEmpty)
        expectEqual(Set(scene.record.takeLayouts()), ["root", "middle", "inner", "beside"])
        expectTrue(scene.reports.all.isEmpty)
        expectTrue(scene.deep.needsLayout)
        scene.inner.layoutIfNeeded()
        expectTrue(scene.record.takeLayouts().contains("deep"))
    }

    @Test("taken out by its own first layout, which was asked of itself, is no feedback loop")
    func receiverRemovesItself() {
        scene.settle()
        scene.inner.afterPlacing = { inner in
            inner.afterPlacing = nil
            inner.removeFromSuperview()
        }
        scene.inner.setNeedsLayout()
        scene.deep.setNeedsLayout()
        scene.inner.layoutIfNeeded()
        expectTrue(scene.reports.all.isEmpty)
        expectTrue(scene.inner.superview == nil)
        scene.inner.layoutIfNeeded()
        expectTrue(!scene.inner.needsLayout && !scene.deep.needsLayout)
    }

    @Test("removed for good in a hook goes when the pass ends, and not before it is safe")
    func removedForGood() {
        let count = LiveCount()
        scene.settle()
        for index in 0..<3 {
            let doomed = scene.inner.addCycleView("doomed \(index)", pinnedTo: Rect(0, 0, 9, 9))
            count.watch([doomed, doomed.addCycleView("within", pinnedTo: Rect(0, 0, 1, 1))])
            // The second removes itself, the first the third.
            doomed.afterPlacing = { [unowned doomed] _ in
                let victim = index == 0 ? doomed.superview?.subviews.last : doomed
                victim?.removeFromSuperview()
            }
        }
        scene.root.layoutIfNeeded()
        let layouts = scene.record.takeLayouts()
        expectTrue(layouts.contains("doomed 0") && layouts.contains("doomed 1"))
        expectTrue(!layouts.contains("doomed 2"))
        expectEqual(scene.inner.subviews.compactMap(\.name), ["deep", "doomed 0"])
        expectEqual(count.survivors, 2)
        expectTrue(scene.reports.all.isEmpty)
    }

    // MARK: Moving

    @Test("moved to a later sibling is laid out there, once and with its new frame")
    func movedOn() {
        scene.settle()
        scene.middle.afterPlacing = { [scene] middle in
            middle.afterPlacing = nil
            scene.beside.addSubview(scene.inner)
            LayoutConstraint.activate([
                scene.inner.left.constraint(equalTo: scene.beside.left, constant: 3),
                scene.inner.top.constraint(equalTo: scene.beside.top, constant: 4),
            ])
        }
        scene.middle.setNeedsLayout()
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.inner, at: Rect(3, 4, 100, 100))
        expectEqual(scene.record.takeLayouts().filter { $0 == "inner" }.count, 1)
        expectPeace()
    }

    @Test("moved in layoutSubviews to another tree is laid out with that tree")
    func movedToAnotherTree() {
        let other = CycleView("other", in: scene.record, Rect(0, 0, 100, 100))
        scene.settle()
        scene.middle.afterPlacing = { [scene] _ in
            other.addSubview(scene.inner)
            LayoutConstraint.activate([
                scene.inner.left.constraint(equalTo: other.left, constant: 3),
                scene.inner.top.constraint(equalTo: other.top, constant: 4),
            ])
        }
        scene.middle.setNeedsLayout()
        scene.deep.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectTrue(!scene.record.takeLayouts().contains("deep"))
        other.layoutIfNeeded()
        expect(scene.inner, at: Rect(3, 4, 100, 100))
        expectTrue(Set(scene.record.takeLayouts()).isSuperset(of: ["other", "deep"]))
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("shifted among its siblings while they are laid out is laid out once")
    func shifted() {
        scene.settle()
        for view in [scene.middle, scene.beside] {
            view.afterPlacing = { [scene] view in scene.root.bringSubviewToFront(view) }
            view.setNeedsLayout()
        }
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.takeLayouts().sorted(), ["beside", "middle"])
        expectPeace()
    }

    @Test("the topmost one can be put into another tree in the midst of its pass")
    func rootMoves() {
        let window = Window(frame: Rect(0, 0, 500, 500))
        let reports = Reports(of: window)
        scene.settle()
        scene.inner.afterPlacing = { [scene] _ in window.addSubview(scene.root) }
        scene.inner.setNeedsLayout()
        scene.deep.setNeedsLayout()
        scene.root.layoutIfNeeded()
        window.layoutIfNeeded()
        expectTrue(scene.root.superview === window)
        expectTrue(Set(scene.record.takeLayouts()).isSuperset(of: ["inner", "deep"]))
        expectTrue(scene.markedForLayout.isEmpty)
        expectTrue(scene.reports.all.isEmpty && reports.all.isEmpty)
    }
}
