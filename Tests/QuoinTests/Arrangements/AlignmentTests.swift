import Quoin
import TestSupport
import Testing

@Suite("Views that have something in common")
struct AlignmentTests {
    private let stage = Stage()

    @Test("align: each to the first")
    func align() {
        let groups = [stage.b, stage.a, stage.c].align(.top)
        expectEqual(groups.said, ["a.top = b.top", "c.top = b.top"])
        expectTrue(stage.a.installedConstraints.areSame(as: [groups[0]]))
        expectTrue(stage.c.installedConstraints.areSame(as: [groups[1]]))
    }

    @Test("equal: each to the first")
    func equal() {
        let groups = [stage.c, stage.a].equal(.width)
        expectEqual(groups.said, ["a.width = c.width"])
        expectEqual(
            [stage.c, stage.a].equal(.size).said, ["a.width = c.width", "a.height = c.height"])
    }

    @Test("Several attributes, in one group for each view")
    func several() {
        let groups = [stage.b, stage.a].align([.top, .leading, .lastBaseline])
        expectEqual(groups.count, 1)
        expectEqual(
            groups.said,
            [
                "a.top = b.top", "a.leading = b.leading", "a.lastBaseline = b.lastBaseline",
            ])
    }

    @Test("One view and none: nothing")
    func few() {
        expectTrue([stage.a].align(.top).isEmpty && [View]().align(.top).isEmpty)
        expectTrue([stage.a].equal(.width).isEmpty && [View]().equal(.size).isEmpty)
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("The frames")
    func frames() {
        let views = [stage.a, stage.b, stage.c]
        stage.a.makeConstraints { make in
            make.left.top.equalTo(7)
            make.size.equalTo(30)
        }
        [stage.b, stage.c].makeConstraints { make in
            make.left.equalTo(50)
        }
        views.align(.centerY)
        views.equal(.size)
        stage.root.layoutIfNeeded()
        expectTrue(views.map(\.frame).allSatisfy { $0.size == Size(width: 30, height: 30) })
        expectEqual(views.map(\.frame.minY), [7, 7, 7])
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Views and guides")
    func guides() {
        expectEqual([stage.guide, stage.a].align(.left).said, ["a.left = guide.left"])
        expectTrue([stage.guide].align(.left).isEmpty)
    }

    @Test("removeConstraints removes them")
    func removal() {
        let groups = [stage.b, stage.a].align(.edges)
        stage.a.removeConstraints()
        expectTrue(groups.allSatisfy { !$0.isActive })
    }
}
