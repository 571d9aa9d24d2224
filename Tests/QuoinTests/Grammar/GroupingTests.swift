import Quoin
import TestSupport
import Testing

@Suite("Several statements as one group")
struct GroupingTests {
    private let stage = Stage()

    @Test("The statements inside are one, in their order")
    func one() {
        let groups = stage.a.makeConstraints { make in
            make.left.equalTo(1)
            make.group {
                make.top.equalTo(2)
                make.size.equalTo(3)
            }
            make.right.lessThanOrEqualTo(-4)
        }
        expectEqual(
            groups.map(\.said),
            [
                ["a.left = root.left + 1"],
                ["a.top = root.top + 2", "a.width = 3", "a.height = 3"],
                ["a.right ≤ root.right - 4"],
            ])
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        expectTrue(groups.allSatisfy { $0.isActive })
    }

    @Test("What follows it is about all members")
    func modifiers() {
        let groups = stage.a.makeConstraints { make in
            make.group {
                make.top.equalTo(2).offset(100)
                make.size.equalTo(3).priority(.low)
            }
            .priority(.high).labeled("box").offset(7)
        }
        expectEqual(
            groups.said,
            [
                "box[0]: a.top = root.top + 9 @750", "box[1]: a.width = 10 @750",
                "box[2]: a.height = 10 @750",
            ])
        expectEqual(groups[0].label, "box")
    }

    @Test("Its updates and those of the statements inside change the same constraints")
    func shared() {
        var height: ConstraintGroup?
        let groups = stage.a.makeConstraints { make in
            make.group {
                make.left.top.equalTo(0)
                make.width.equalTo(10)
                height = make.height.equalTo(20).constraint
            }
        }
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 10, 20))
        height?.update(offset: 5)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 10, 25))
        groups[0].update(offset: 1)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(1, 1, 11, 21))
        expectTrue(height?.layoutConstraints.first === groups[0].layoutConstraints.last)
    }

    @Test("It is taken out of force and back as one")
    func activity() {
        let groups = stage.a.makeConstraints { make in
            make.group {
                make.left.top.equalTo(30)
                make.size.equalTo(10)
            }
        }
        groups[0].deactivate()
        expectTrue(!groups[0].isActive && stage.a.installedConstraints.isEmpty)
        expectTrue(groups.layoutConstraints.allSatisfy { !$0.isActive })
        groups[0].activate()
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(30, 30, 10, 10))
    }

    @Test("Groups may stand within groups, be empty, and hold shapes")
    func nested() {
        let groups = stage.a.makeConstraints { make in
            make.group {
                make.left.equalTo(1)
                make.group {
                    make.top.equalTo(2)
                    make.aspectRatio(2)
                }
                make.group {}
            }
            make.group {}
        }
        expectEqual(
            groups.map(\.said),
            [
                ["a.left = root.left + 1", "a.top = root.top + 2", "a.width = 2 × a.height"], [],
            ])
        expectTrue(groups[0].isActive && !groups[1].isActive)
    }

    @Test("Its label numbers the members anew")
    func labels() {
        let groups = stage.a.makeConstraints { make in
            make.group {
                make.left.equalTo(1).labeled("inner")
                make.top.equalTo(1)
            }
        }
        expectEqual(groups.said, ["inner: a.left = root.left + 1", "a.top = root.top + 1"])
        groups[0].label = "outer"
        expectEqual(groups[0].layoutConstraints.map(\.identifier), ["outer[0]", "outer[1]"])
        groups[0].label = nil
        expectEqual(groups[0].layoutConstraints.map(\.identifier), [nil, nil])
    }

    @Test("A statement inside, taken out of force and back, is not listed beside the group")
    func innerActivity() {
        var inner: ConstraintGroup?
        let groups = stage.a.makeConstraints { make in
            make.group {
                inner = make.left.equalTo(1).constraint
                make.top.equalTo(2)
            }
        }
        inner?.deactivate()
        expectEqual(groups[0].layoutConstraints.map(\.isActive), [false, true])
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        inner?.activate()
        expectTrue(groups[0].isActive)
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
    }

    @Test("In an update and a remake, the statements inside control what is installed, too")
    func innerControl() {
        var inner: ConstraintGroup?
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.group {
                inner = make.left.equalTo(1).constraint
                make.top.equalTo(2)
            }
            .labeled("corner")
        }
        let groups = stage.a.makeConstraints(block)
        let redo: [(View) -> [ConstraintGroup]] = [
            { $0.updateConstraints(block) }, { $0.remakeConstraints(block) },
        ]
        for way in redo {
            expectTrue(way(stage.a).areSame(as: groups))
            expectTrue(inner?.layoutConstraints.first === groups[0].layoutConstraints[0])
            inner?.update(offset: 5)
            expectEqual(groups[0].layoutConstraints[0].constant, 6)
            inner?.update(offset: 0)
        }
    }
}
