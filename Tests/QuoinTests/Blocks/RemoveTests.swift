import Quoin
import TestSupport
import Testing

@Suite("Removing constraints, and what is installed")
struct RemoveTests {
    private let stage = Stage()

    @Test("removes all that the maker installed for the view")
    func remove() {
        let groups = stage.a.makeConstraints { $0.edges.equalToSuperview() }
        let others = stage.b.makeConstraints { $0.left.equalTo(stage.a.right) }
        stage.a.updateConstraints { $0.width.equalTo(5) }
        stage.a.removeConstraints()
        expectTrue(stage.a.installedConstraints.isEmpty)
        expectTrue(groups.allSatisfy { !$0.isActive })
        expectTrue(others.allSatisfy { $0.isActive })
        expectTrue(stage.a.constraints.isEmpty)
        expectTrue(!stage.a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("on a view without constraints does nothing")
    func nothing() {
        stage.a.removeConstraints()
        stage.guide.removeConstraints()
        expectTrue(stage.a.translatesAutoresizingMaskIntoConstraints)
        expectEqual(stage.root.constraints.count { $0.firstItem === stage.guide }, 4)
    }

    @Test("removes a group that was activated, and leaves one that was not")
    func prepared() {
        let groups = stage.a.prepareConstraints { make in
            make.left.equalTo(1)
            make.top.equalTo(2)
        }
        groups[0].activate()
        stage.a.removeConstraints()
        expectTrue(groups.allSatisfy { !$0.isActive })
        groups[1].activate()
        expectTrue(stage.a.installedConstraints.areSame(as: [groups[1]]))
    }

    @Test("What was removed can be brought back by its group")
    func back() {
        let groups = stage.a.makeConstraints { make in
            make.left.top.equalTo(3)
            make.size.equalTo(4)
        }
        stage.a.removeConstraints()
        groups.reversed().forEach { $0.activate() }
        expectTrue(stage.a.installedConstraints.areSame(as: groups.reversed()))
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(3, 3, 4, 4))
        stage.a.removeConstraints()
        expectTrue(groups.allSatisfy { !$0.isActive })
    }

    @Test("removes what came back by hand, however much was made meanwhile", arguments: [0, 40])
    func backByHand(count: Int) {
        let groups = stage.a.makeConstraints { make in
            make.left.equalTo(1)
            make.size.equalTo(4)
        }
        let (left, width) = (groups[0], groups[1].layoutConstraints[0])
        for constraint in groups.layoutConstraints {
            constraint.isActive = false
        }
        for number in 0..<count {
            stage.a.makeConstraints { $0.top.greaterThanOrEqualTo(number) }
        }
        left.layoutConstraints[0].isActive = true
        width.isActive = true
        expectEqual(stage.a.installedConstraints.count, count + 2)
        stage.a.removeConstraints()
        expectTrue(!left.isActive && !width.isActive)
    }

    @Test("Installed is what is in force, in order")
    func installed() {
        expectTrue(stage.a.installedConstraints.isEmpty)
        let first = stage.a.makeConstraints { make in
            make.left.equalTo(1)
            make.top.equalTo(2)
            make.width.equalTo(3)
        }
        let second = stage.a.makeConstraints { $0.height.equalTo(4) }
        expectTrue(stage.a.installedConstraints.areSame(as: first + second))
        first[1].deactivate()
        expectTrue(stage.a.installedConstraints.areSame(as: [first[0], first[2]] + second))
        first[1].activate()
        expectTrue(
            stage.a.installedConstraints.areSame(as: [first[0], first[2]] + second + [first[1]]))
        first[1].activate()
        expectEqual(stage.a.installedConstraints.count, 4)
    }

    @Test("A group of which a part is in force is installed")
    func parts() {
        let groups = stage.a.makeConstraints { $0.size.equalTo(1) }
        groups[0].layoutConstraints[0].isActive = false
        expectTrue(!groups[0].isActive)
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        groups[0].layoutConstraints[1].isActive = false
        expectTrue(stage.a.installedConstraints.isEmpty)
        groups[0].isActive = true
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
    }

    @Test("Each item has its own")
    func own() {
        stage.a.makeConstraints { $0.left.equalTo(stage.b) }
        expectTrue(stage.b.installedConstraints.isEmpty)
        let guide = stage.guide.makeConstraints { $0.width.greaterThanOrEqualTo(1) }
        expectTrue(stage.guide.installedConstraints.areSame(as: guide))
        let item: any LayoutItem = stage.guide
        expectTrue(item.installedConstraints.areSame(as: guide))
        item.removeConstraints()
        expectTrue(stage.guide.installedConstraints.isEmpty)
    }

    @Test("Many, made and dropped again and again, do not pile up")
    func many() {
        for number in 0..<200 {
            let groups = stage.a.makeConstraints { $0.left.equalTo(number).priority(.low) }
            groups.layoutConstraints.forEach { $0.isActive = false }
        }
        expectTrue(stage.a.installedConstraints.isEmpty)
        let last = stage.a.makeConstraints { $0.left.equalTo(1) }
        expectTrue(stage.a.installedConstraints.areSame(as: last))
    }
}
