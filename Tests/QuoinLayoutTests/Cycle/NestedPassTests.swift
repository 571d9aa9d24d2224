import QuoinLayout
import TestSupport
import Testing

@Suite("Hooks in which a pass begins or marks change")
struct NestedPassTests {
    private let scene = CycleScene()

    @Test("A pass leaves out what is beside, if the superview is being laid out")
    func markedSuperview() {
        scene.settle()
        var calls: [String]?
        scene.root.afterPlacing = { [scene] root in
            guard calls == nil else { return }
            root.setNeedsLayout()
            scene.beside.setNeedsLayout()
            scene.middle.setNeedsLayout()
            _ = scene.record.take()
            scene.middle.layoutIfNeeded()
            calls = scene.record.take()
        }
        scene.root.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(calls, ["layout middle"])
        expectTrue(scene.markedForLayout.isEmpty)
    }

    @Test("A pass leaves a view that marks itself to be laid out again afterwards")
    func markedItself() {
        scene.settle()
        var count = 0
        scene.deep.beforePlacing = { [scene] deep in
            count += 1
            if count == 1 {
                deep.setNeedsLayout()
                scene.root.layoutIfNeeded()
            }
        }
        scene.deep.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(count, 2)
        expectTrue(scene.markedForLayout.isEmpty)
    }

    @Test("A pass leaves a view that marks itself to be updated again afterwards")
    func updatedItself() {
        scene.settle()
        var count = 0
        scene.deep.whenUpdating = { [scene] deep in
            count += 1
            if count == 1 {
                deep.setNeedsUpdateConstraints()
                scene.root.updateConstraintsIfNeeded()
            }
        }
        scene.deep.setNeedsUpdateConstraints()
        scene.root.layoutIfNeeded()
        expectEqual(count, 2)
        expectTrue(scene.markedForUpdate.isEmpty)
    }

    @Test("A sibling marked for update before its layout gets both")
    func siblingToUpdate() {
        scene.settle()
        scene.middle.afterPlacing = { [scene] _ in scene.beside.setNeedsUpdateConstraints() }
        scene.middle.setNeedsLayout()
        scene.beside.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.take(), ["layout middle", "update beside", "layout beside"])
        expectTrue(scene.markedForLayout.isEmpty)
    }
}
