import QuoinLayout
import TestSupport
import Testing

@Suite("Marks")
struct MarkTests {
    private let scene = CycleScene()

    @Test("are all set on a new view")
    func newView() {
        for view in [View(), Window(), View(hosting: PlainHost())] {
            expectTrue(view.needsUpdateConstraints && view.needsLayout && view.needsDisplay)
        }
    }

    @Test("of new views let the first pass call both hooks once, updates before layouts")
    func firstPass() {
        scene.root.layoutIfNeeded()
        let calls = scene.record.take()
        expectEqual(calls.count, 10)
        expectEqual(Set(calls).count, 10)
        expectTrue(calls.prefix(5).allSatisfy { $0.hasPrefix("update ") })
        expectTrue(calls.suffix(5).allSatisfy { $0.hasPrefix("layout ") })
        expectTrue(scene.markedForLayout.isEmpty && scene.markedForUpdate.isEmpty)
        scene.root.layoutIfNeeded()
        expectTrue(scene.record.take().isEmpty)
    }

    @Test("do not depend on whether the class says that it needs constraints")
    func requiresConstraintBasedLayout() {
        final class Indifferent: View {
            override class var requiresConstraintBasedLayout: Bool { false }
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let view = Indifferent()
        expectTrue(!View.requiresConstraintBasedLayout)
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        expectEqual(view.updates, 1)
    }

    @Test("last from when they are set until their hook is called")
    func setting() {
        scene.settle()
        scene.inner.setNeedsLayout()
        scene.deep.setNeedsUpdateConstraints()
        expectEqual(scene.markedForLayout, ["inner"])
        expectEqual(scene.markedForUpdate, ["deep"])
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.take(), ["update deep", "layout inner"])
        expectTrue(scene.markedForLayout.isEmpty && scene.markedForUpdate.isEmpty)
    }

    @Test("that are set many times are answered once")
    func settingTwice() {
        scene.settle()
        for _ in 0..<3 {
            scene.deep.setNeedsLayout()
            scene.deep.setNeedsUpdateConstraints()
            scene.inner.setNeedsLayout()
        }
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.take(), ["update deep", "layout inner", "layout deep"])
    }

    @Test("come from a changed constraint to the superview of what moves, and frames wait")
    func changedConstraint() {
        scene.settle()
        let frame = scene.deep.frame
        scene.inner.constraints.first { $0.firstAttribute == .left }?.constant = 12
        expectTrue(scene.inner.needsLayout)
        expectTrue(!scene.middle.needsLayout && !scene.root.needsLayout)
        expectEqual(scene.deep.frame, frame)
        scene.root.layoutIfNeeded()
        expect(scene.deep, at: Rect(12, 10, 30, 30))
        // It has only moved, so it has nothing to do itself.
        expectEqual(scene.record.takeLayouts(), ["inner"])
    }

    @Test("do not come from a constraint that changes nobody's place")
    func harmlessConstraint() {
        scene.settle()
        scene.deep.width.constraint(greaterThanOrEqualToConstant: 5).isActive = true
        expectTrue(scene.markedForLayout.isEmpty)
        scene.root.layoutIfNeeded()
        expectTrue(scene.record.take().isEmpty)
    }

    @Test("come from every kind of change that moves a view")
    func kindsOfChange() {
        scene.settle()
        let width = scene.deep.width.constraint(equalToConstant: 50).withPriority(900)
        scene.deep.content = Size(width: 60, height: 30)
        let own = scene.deep.constraints.filter { $0.firstAttribute == .width }
        let changes: [(String, () -> Void, Double)] = [
            ("deactivate", { LayoutConstraint.deactivate(own) }, 60),
            ("activate", { width.isActive = true }, 50),
            ("constant", { width.constant = 55 }, 55),
            // Weaker than the content, whose resistance is 750, and stronger than its hugging.
            ("priority", { width.priority = 700 }, 60),
            ("content", { self.scene.deep.content = Size(width: 20, height: 30) }, 55),
        ]
        scene.settle()
        for (name, change, expected) in changes {
            change()
            expectTrue(scene.inner.needsLayout, "\(name)")
            scene.root.layoutIfNeeded()
            expect(scene.deep, at: Rect(10, 10, expected, 30))
        }
    }

    @Test("stay with a subtree that is moved before they are answered")
    func movedSubtree() {
        scene.settle()
        scene.deep.setNeedsLayout()
        scene.deep.setNeedsUpdateConstraints()
        scene.inner.removeFromSuperview()
        scene.beside.addSubview(scene.inner)
        expectTrue(scene.deep.needsLayout && scene.deep.needsUpdateConstraints)
        scene.root.layoutIfNeeded()
        let calls = scene.record.take()
        expectEqual(calls.filter { $0 == "update deep" }.count, 1)
        expectEqual(calls.filter { $0 == "layout deep" }.count, 1)
    }

    @Test("of an added or removed subview are its own and its superview's")
    func addingAndRemoving() {
        scene.settle()
        let new = scene.inner.addCycleView("new", pinnedTo: Rect(1, 2, 3, 4))
        expectTrue(scene.inner.needsLayout && new.needsLayout)
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.take(), ["update new", "layout inner", "layout new"])
        new.removeFromSuperview()
        expectTrue(scene.inner.needsLayout)
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.take(), ["layout inner"])
    }

    @Test("of views without constraints are answered too")
    func framedViews() {
        let record = Record()
        let root = CycleView("root", in: record, Rect(0, 0, 100, 100))
        let child = CycleView("child", in: record, Rect(1, 2, 30, 40))
        root.addSubview(child)
        root.layoutIfNeeded()
        expectEqual(record.takeLayouts(), ["root", "child"])
        expectEqual(child.frame, Rect(1, 2, 30, 40))
        child.frame.size.width = 31
        expectTrue(child.needsLayout)
        root.layoutIfNeeded()
        expectEqual(record.takeLayouts(), ["child"])
        child.frame.origin.x = 5
        expectTrue(!child.needsLayout)
    }
}

/// A host that cares for nothing.
private final class PlainHost: LayoutHost {
    func place(in frame: Rect) {}
}
