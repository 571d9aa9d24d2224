import QuoinLayout
import TestSupport
import Testing

@Suite("Updating constraints that does not come to rest")
struct UpdateLoopTests {
    private let scene = CycleScene()

    private func expectLoop(
        naming words: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let loops = scene.reports.loops
        expectEqual(loops.count, 1, sourceLocation: sourceLocation)
        expectEqual(scene.reports.all.count, 1, sourceLocation: sourceLocation)
        let message = loops.first?.message ?? ""
        for word in words {
            expectTrue(message.contains(word), "\(message)", sourceLocation: sourceLocation)
        }
        let updates = Dictionary(grouping: scene.record.takeUpdates()) { $0 }.mapValues(\.count)
        expectTrue(
            updates.values.allSatisfy { $0 <= 200 }, "\(updates)", sourceLocation: sourceLocation)
        // Once the views behave, all is well.
        for view in scene.all {
            view.whenUpdating = nil
        }
        scene.root.layoutIfNeeded()
        scene.reports.forget()
        scene.deep.setNeedsUpdateConstraints()
        _ = scene.record.take()
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.take(), ["update deep"], sourceLocation: sourceLocation)
        expectTrue(scene.reports.all.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("because a view asks for its update inside its update is stopped")
    func ownUpdate() {
        scene.settle()
        scene.inner.whenUpdating = { $0.setNeedsUpdateConstraints() }
        scene.inner.setNeedsUpdateConstraints()
        scene.root.layoutIfNeeded()
        expectLoop(naming: ["inner called setNeedsUpdateConstraints"])
    }

    @Test("is stopped too when only updates were asked for")
    func updatesOnly() {
        scene.settle()
        scene.inner.whenUpdating = { $0.setNeedsUpdateConstraints() }
        scene.inner.setNeedsUpdateConstraints()
        scene.root.updateConstraintsIfNeeded()
        expectLoop(naming: ["inner called setNeedsUpdateConstraints"])
    }

    @Test("because two views ask for each other's update is stopped")
    func eachOther() {
        scene.settle()
        scene.deep.whenUpdating = { [scene] _ in scene.beside.setNeedsUpdateConstraints() }
        scene.beside.whenUpdating = { [scene] _ in scene.deep.setNeedsUpdateConstraints() }
        scene.deep.setNeedsUpdateConstraints()
        scene.root.layoutIfNeeded()
        expectLoop(
            naming: [
                "deep called setNeedsUpdateConstraints", "beside called setNeedsUpdateConstraints",
            ])
    }

    @Test("because a view asks for an inner one's update each time is stopped")
    func innerOne() {
        scene.settle()
        scene.inner.whenUpdating = { [scene] _ in scene.deep.setNeedsUpdateConstraints() }
        scene.deep.whenUpdating = { [scene] _ in scene.inner.setNeedsUpdateConstraints() }
        scene.deep.setNeedsUpdateConstraints()
        scene.root.layoutIfNeeded()
        expectLoop(naming: ["inner called setNeedsUpdateConstraints"])
    }

    @Test("because a view updates and asks again, inside its own update, is stopped")
    func nested() {
        scene.settle()
        scene.inner.whenUpdating = {
            $0.setNeedsUpdateConstraints()
            $0.updateConstraintsIfNeeded()
        }
        scene.inner.setNeedsUpdateConstraints()
        scene.root.layoutIfNeeded()
        expectLoop(naming: ["inner called setNeedsUpdateConstraints"])
    }
}
