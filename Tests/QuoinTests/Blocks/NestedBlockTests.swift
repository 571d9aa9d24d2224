import Quoin
import TestSupport
import Testing

@Suite("Blocks within blocks, and statements outside of them")
struct NestedBlockTests {
    private let stage = Stage()

    @Test("A block about another view makes its own statements")
    func otherView() {
        var inner: [ConstraintGroup] = []
        let outer = stage.a.makeConstraints { make in
            make.left.equalTo(1)
            inner = stage.b.makeConstraints { $0.top.equalTo(2) }
            make.right.equalTo(3)
        }
        expectEqual(outer.said, ["a.left = root.left + 1", "a.right = root.right + 3"])
        expectEqual(inner.said, ["b.top = root.top + 2"])
        expectTrue(stage.b.installedConstraints.areSame(as: inner))
    }

    @Test("A block about the same view is installed first, as it ends first")
    func sameView() {
        var inner: [ConstraintGroup] = []
        let outer = stage.a.makeConstraints { make in
            make.left.equalTo(1)
            inner = stage.a.makeConstraints { $0.top.equalTo(2) }
            make.width.equalTo(3)
        }
        expectEqual(outer.said, ["a.left = root.left + 1", "a.width = 3"])
        expectTrue(stage.a.installedConstraints.areSame(as: inner + outer))
    }

    @Test("An update within an update")
    func update() {
        stage.a.makeConstraints { make in
            make.left.equalTo(1)
            make.top.equalTo(2)
        }
        stage.a.updateConstraints { make in
            make.left.equalTo(10)
            stage.a.updateConstraints { $0.top.equalTo(20) }
        }
        expectEqual(
            stage.a.installedConstraints.said,
            [
                "a.left = root.left + 10", "a.top = root.top + 20",
            ])
    }

    @Test("A remake that removes within its block")
    func removeWithin() {
        let old = stage.a.makeConstraints { $0.left.equalTo(1) }
        let new = stage.a.remakeConstraints { make in
            stage.a.removeConstraints()
            make.left.equalTo(1)
        }
        expectTrue(new.allSatisfy { $0.isActive })
        expectTrue(stage.a.installedConstraints.areSame(as: new))
        expectEqual(stage.a.installedConstraints.said, ["a.left = root.left + 1"])
        expectTrue(old[0] === new[0] || !old[0].isActive)
    }

    @Test("A view may be moved and removed within its block")
    func moveWithin() {
        let groups = stage.a.makeConstraints { make in
            make.left.equalToSuperview()
            stage.c.addSubview(stage.a)
            make.top.equalToSuperview()
        }
        expectEqual(groups[1].said, ["a.top = c.top"])
        expectTrue(groups[1].isActive)
    }

    @Test("A maker that was kept makes nothing after its block, and says so")
    func late() {
        var kept: ConstraintMaker<View>?
        stage.a.makeConstraints { make in
            kept = make
            make.left.equalTo(1)
        }
        let statement = kept?.top.equalTo(2)
        let group = statement?.offset(3).priority(.low).labeled("late").constraint
        expectEqual(group?.layoutConstraints.isEmpty, true)
        group?.activate()
        expectEqual(group?.isActive, false)
        kept?.edges.equalToSuperview()
        kept?.aspectFit(in: stage.b, ratio: 2)
        kept?.group { Issue.record("a block ran that has nothing to do") }
        expectEqual(stage.reports.refusals.count, 4)
        for message in stage.reports.messages {
            expectTrue(
                message.hasSuffix("comes after the end of its block, and makes no constraint."))
        }
        expectEqual(stage.a.installedConstraints.said, ["a.left = root.left + 1"])
        // Nothing of that is left for the next block.
        expectEqual(stage.a.makeConstraints { $0.height.equalTo(9) }.said, ["a.height = 9"])
    }

    @Test("An outer maker used in the block about another view still means its own")
    func outerMaker() {
        let outer = stage.a.makeConstraints { make in
            stage.b.makeConstraints { inner in
                make.left.equalTo(1)
                inner.left.equalTo(2)
            }
        }
        expectEqual(outer.said, ["a.left = root.left + 1"])
        expectEqual(stage.b.installedConstraints.said, ["b.left = root.left + 2"])
    }

    @Test("A group that is activated within its block is listed once, in its place")
    func activatedWithin() {
        let groups = stage.a.makeConstraints { make in
            make.top.equalTo(2)
            let statement = make.left.equalTo(1)
            statement.constraint.activate()
            // It is in force by now, so it keeps its last good value.
            statement.offset(Double.nan)
            statement.offset(3)
        }
        expectEqual(groups.said, ["a.top = root.top + 2", "a.left = root.left + 4"])
        expectEqual(stage.reports.refusals.count, 1)
        let installed = stage.a.installedConstraints
        expectTrue(installed.count == 2 && groups.allSatisfy { $0.isActive })
        expectTrue(groups.allSatisfy { group in installed.contains { $0 === group } })
    }
}
