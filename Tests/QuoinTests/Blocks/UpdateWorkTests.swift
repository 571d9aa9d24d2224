import TestSupport
import Testing

@testable import Quoin

/// What an update costs, in constraints that are looked at.
@Suite("An update of an item with many statements")
struct UpdateWorkTests {
    private let root = View("root", Rect(0, 0, 320, 480))
    private let view: View
    private let others: [View]

    init() {
        view = root.add("view")
        others = (0..<400).map { View("view \($0)") }
        others.forEach(root.addSubview)
    }

    private var statements: ItemStatements { .of(view) }

    private func state(_ make: ConstraintMaker<View>, _ indices: Range<Int>) {
        for index in indices { make.width.lessThanOrEqualTo(others[index]).offset(1) }
    }

    private func update(_ index: Int, offset: Double) -> ConstraintGroup? {
        view.updateConstraints { $0.width.lessThanOrEqualTo(others[index]).offset(offset) }.first
    }

    @Test("costs what it says, however many statements there are beside")
    func work() throws {
        let groups = view.makeConstraints { state($0, 0..<400) }
        expectTrue(update(0, offset: 2) === groups[0])
        let index = try #require(statements.installed.index)
        expectEqual(index.looks, 400 + 1)
        for other in (0..<400).reversed() {
            expectTrue(update(other, offset: 3) === groups[other])
        }
        // Each is looked at when it was entered, and when it was found: the one at the beginning twice.
        expectEqual(index.looks, 400 + 401)
        expectTrue(statements.installed.index === index)
        expectTrue(groups.layoutConstraints.allSatisfy { $0.constant == 3 })
    }

    @Test("finds what was added since")
    func adding() throws {
        view.makeConstraints { state($0, 0..<100) }
        let added = try #require(update(200, offset: 2))
        let index = try #require(statements.installed.index)
        for other in 201..<300 { _ = update(other, offset: 2) }
        expectTrue(statements.installed.index === index)
        expectTrue(update(200, offset: 4) === added)
        expectEqual(added.layoutConstraints[0].constant, 4)
        expectEqual(view.installedConstraints.count, 200)
    }

    @Test("finds the first of those that say the same, and then the next one")
    func twins() {
        view.makeConstraints { state($0, 0..<100) }
        let twins = (0..<3).flatMap { _ in view.makeConstraints { state($0, 7..<8) } }
        let updated = view.updateConstraints { make in
            for _ in 0..<4 { make.width.lessThanOrEqualTo(self.others[7]).offset(5) }
        }
        expectTrue(updated[0] === view.installedConstraints[7])
        expectTrue(updated.dropFirst().elementsEqual(twins, by: ===))
        expectEqual(view.installedConstraints.count, 103)
        twins[0].deactivate()
        let again = view.updateConstraints { make in
            for _ in 0..<3 { make.width.lessThanOrEqualTo(self.others[7]).offset(6) }
        }
        expectTrue(again.dropFirst().elementsEqual(twins.dropFirst(), by: ===))
    }

    @Test("finds what follows the superview after it has another one")
    func following() {
        view.makeConstraints { make in
            state(make, 0..<100)
            make.left.equalToSuperview().offset(3)
        }
        let group = view.updateConstraints { $0.left.equalToSuperview().offset(4) }[0]
        let other = root.add("other")
        other.addSubview(view)
        group.activate()
        let again = view.updateConstraints { $0.left.equalToSuperview().offset(5) }[0]
        expectTrue(again === group)
        expectTrue(group.layoutConstraints[0].secondItem === other)
        // Said as that view, it is the same constraint.
        expectTrue(view.updateConstraints { $0.left.equalTo(other).offset(6) }[0] === group)
        expectTrue(view.updateConstraints { $0.left.equalToSuperview().offset(7) }[0] === group)
        expectEqual(group.layoutConstraints[0].constant, 7)
    }

    @Test("finds what was said of a view, and then of the superview that it is")
    func followingFromNowOn() {
        view.makeConstraints { make in
            state(make, 0..<100)
            make.left.equalTo(root).offset(3)
        }
        let group = view.updateConstraints { $0.left.equalToSuperview().offset(4) }[0]
        expectTrue(group === view.installedConstraints.last)
        let other = root.add("other")
        other.addSubview(view)
        group.activate()
        expectTrue(view.updateConstraints { $0.left.equalToSuperview().offset(5) }[0] === group)
        expectTrue(group.layoutConstraints[0].secondItem === other)
        // What tied it to its siblings has gone with the move.
        expectTrue(view.installedConstraints.areSame(as: [group]))
    }

    @Test("finds what is left when most have gone")
    func fewer() {
        let groups = view.makeConstraints { state($0, 0..<100) }
        expectTrue(update(99, offset: 2) === groups[99])
        groups.prefix(60).deactivate()
        for index in [99, 60, 80] {
            expectTrue(update(index, offset: 7) === groups[index])
        }
        expectEqual(view.installedConstraints.count, 40)
    }

    @Test("has nothing to do with what came and went")
    func sweeping() {
        let groups = view.makeConstraints { state($0, 0..<40) }
        for index in 0..<400 {
            view.makeConstraints { state($0, index..<index + 1) }.deactivate()
        }
        groups.dropFirst().deactivate()
        expectTrue(statements.installed.areFew)
        expectTrue(view.installedConstraints.areSame(as: [groups[0]]))
    }

    @Test("does not find what has gone")
    func gone() {
        let groups = view.makeConstraints { state($0, 0..<100) }
        _ = update(50, offset: 2)
        groups[50].deactivate()
        let made = update(50, offset: 3)
        expectTrue(made !== groups[50])
        expectEqual(view.installedConstraints.count, 100)
        expectTrue(view.installedConstraints.last === made)
        groups[50].activate()
        // The one that was activated later is behind.
        expectTrue(update(50, offset: 4) === made)
        view.removeConstraints()
        expectTrue(update(50, offset: 5) !== made)
        expectEqual(view.installedConstraints.count, 1)
    }
}
