import Quoin
import TestSupport
import Testing

@Suite("Groups in force and out of it")
struct ActivityTests {
    private let stage = Stage()

    private func make() -> ConstraintGroup {
        stage.a.makeConstraints { make in
            make.left.top.width.height.equalTo(30)
        }[0]
    }

    @Test("activate and deactivate change all members")
    func all() {
        let group = make()
        group.deactivate()
        expectTrue(!group.isActive && group.layoutConstraints.allSatisfy { !$0.isActive })
        group.deactivate()
        expectTrue(!group.isActive)
        group.activate()
        expectTrue(group.isActive && group.layoutConstraints.allSatisfy { $0.isActive })
        group.activate()
        expectTrue(group.isActive)
        expectTrue(stage.a.installedConstraints.areSame(as: [group]))
    }

    @Test("Once they are in force again, constraints place the view, and not its frame")
    func placing() {
        let group = make()
        group.deactivate()
        stage.a.translatesAutoresizingMaskIntoConstraints = true
        stage.a.frame = Rect(1, 2, 3, 4)
        group.activate()
        expectTrue(!stage.a.translatesAutoresizingMaskIntoConstraints)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(30, 30, 30, 30))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("A statement that stands for constraints of others lists those")
    func standIn() throws {
        let others = stage.a.makeConstraints { make in
            make.left.equalTo(1)
            make.top.equalTo(2)
        }
        var kept: ConstraintGroup?
        stage.a.updateConstraints { make in kept = make.left.top.equalTo(8).constraint }
        let group = try #require(kept)
        expectTrue(group.layoutConstraints.elementsEqual(others.layoutConstraints, by: ===))
        others.deactivate()
        expectTrue(!group.isActive && stage.a.installedConstraints.isEmpty)
        group.activate()
        expectTrue(stage.a.installedConstraints.areSame(as: others))
        stage.a.removeConstraints()
        expectTrue(!group.isActive)
    }

    @Test("isActive can be set")
    func set() {
        let group = make()
        group.isActive = false
        expectTrue(!group.isActive && stage.a.installedConstraints.isEmpty)
        group.isActive = true
        expectTrue(group.isActive)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(30, 30, 30, 30))
    }

    @Test("It is true when all members are active")
    func members() {
        let group = make()
        for constraint in group.layoutConstraints {
            constraint.isActive = false
            expectTrue(!group.isActive)
            constraint.isActive = true
            expectTrue(group.isActive)
        }
    }

    @Test("Out of force, constraints say nothing, and the view keeps its place without others")
    func frames() {
        let groups = stage.a.makeConstraints { make in
            make.left.top.equalTo(5)
            make.size.equalTo(10)
            make.size.equalTo(20).priority(.low)
        }
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(5, 5, 10, 10))
        groups[1].deactivate()
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(5, 5, 20, 20))
        groups[1].activate()
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(5, 5, 10, 10))
    }

    @Test("layoutConstraints are the same objects each time")
    func identity() {
        let group = make()
        let constraints = group.layoutConstraints
        group.update(offset: 3)
        group.deactivate()
        group.activate()
        expectTrue(group.layoutConstraints.areSame(as: constraints))
    }

    @Test("The label names the members, and can be read and taken away")
    func label() {
        let groups = stage.a.makeConstraints { make in
            make.left.equalTo(1).labeled("one")
            make.size.equalTo(2)
        }
        expectEqual(groups.map(\.label), ["one", nil])
        groups[0].label = "first"
        groups[1].label = "box"
        expectEqual(groups.layoutConstraints.map(\.identifier), ["first", "box[0]", "box[1]"])
        expectEqual(groups.map(\.label), ["first", "box"])
        groups.forEach { $0.label = nil }
        expectTrue(groups.layoutConstraints.allSatisfy { $0.identifier == nil })
        expectEqual(groups.map(\.label), [nil, nil])
    }

    @Test("The label of a statement in an update is that of the installed group")
    func updatedLabel() {
        let groups = stage.a.makeConstraints { make in
            make.left.equalTo(1).labeled("one")
            make.size.equalTo(2)
        }
        stage.a.updateConstraints { make in
            make.left.equalTo(1).labeled("first")
            make.size.equalTo(2).labeled("box")
        }
        expectEqual(groups.map(\.label), ["first", "box"])
        expectEqual(groups.layoutConstraints.map(\.identifier), ["first", "box[0]", "box[1]"])
    }

    @Test("What a block returns can be activated and deactivated as a whole")
    func whole() {
        let groups = stage.a.prepareConstraints { make in
            make.left.top.equalTo(1)
            make.size.equalTo(2)
        }
        groups.activate()
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(1, 1, 2, 2))
        groups.prefix(1).deactivate()
        expectEqual(groups.map(\.isActive), [false, true])
        groups.deactivate()
        expectTrue(groups.allSatisfy { !$0.isActive } && stage.a.installedConstraints.isEmpty)
    }
}
