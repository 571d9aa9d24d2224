import Quoin
import TestSupport
import Testing

@Suite("Updating constraints")
struct UpdateTests {
    private let stage = Stage()

    @Test("changes constant, multiplier, priority and label in place")
    func inPlace() {
        let groups = stage.a.makeConstraints { make in
            make.width.equalTo(stage.b).multipliedBy(0.5).offset(3).labeled("old")
            make.left.top.equalTo(0)
            make.height.equalTo(5)
        }
        let constraints = groups.layoutConstraints
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 53, 5))
        stage.a.updateConstraints { make in
            make.width.equalTo(stage.b).multipliedBy(2).offset(-7).priority(.high).labeled("new")
        }
        expectEqual(groups[0].said, ["new: a.width = 2 × b.width - 7 @750"])
        expectTrue(groups.layoutConstraints.areSame(as: constraints))
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 193, 5))
    }

    @Test("What the statement does not say is as in a new statement")
    func unsaid() {
        let groups = stage.a.makeConstraints { make in
            make.width.equalTo(stage.b).multipliedBy(2).offset(3).priority(.low)
        }
        stage.a.updateConstraints { $0.width.equalTo(stage.b) }
        expectEqual(groups.said, ["a.width = b.width"])
    }

    @Test("installs what it does not find")
    func upsert() {
        let groups = stage.a.makeConstraints { $0.left.equalTo(1) }
        let updated = stage.a.updateConstraints { make in
            make.left.equalTo(2)
            make.top.equalTo(3)
        }
        expectEqual(
            stage.a.installedConstraints.said, ["a.left = root.left + 2", "a.top = root.top + 3"])
        expectTrue(updated[0] === groups[0])
        expectTrue(stage.a.installedConstraints.areSame(as: updated))
    }

    @Test("on a view without constraints makes all of them, and leaves the view to them")
    func first() {
        let groups = stage.a.updateConstraints { make in
            make.left.top.equalTo(4)
            make.size.equalTo(5)
        }
        expectTrue(!stage.a.translatesAutoresizingMaskIntoConstraints)
        expectTrue(
            stage.a.installedConstraints.areSame(as: groups) && groups.allSatisfy { $0.isActive })
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(4, 4, 5, 5))
    }

    @Test("leaves alone what the block does not mention")
    func unmentioned() {
        let groups = stage.a.makeConstraints { make in
            make.left.equalTo(1)
            make.top.equalTo(2)
        }
        stage.a.updateConstraints { $0.top.equalTo(3) }
        stage.a.updateConstraints { _ in }
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        expectEqual(groups.said, ["a.left = root.left + 1", "a.top = root.top + 3"])
    }

    /// Statements that differ from `make.left.equalTo(b)` in what an update finds a constraint by.
    static let different = [
        StatementCase("another attribute", "a.right = b.left") { $0.right.equalTo($1.b.left) },
        StatementCase("another relation", "a.left ≥ b.left") { $0.left.greaterThanOrEqualTo($1.b) },
        StatementCase("another second item", "a.left = c.left") { $0.left.equalTo($1.c) },
        StatementCase("the superview", "a.left = root.left") { make, _ in
            make.left.equalToSuperview()
        },
        StatementCase("another second attribute", "a.left = b.right") {
            $0.left.equalTo($1.b.right)
        },
        StatementCase("a guide", "a.left = guide.left") { $0.left.equalTo($1.guide) },
    ]

    @Test("tells constraints apart by what they compare", arguments: different)
    func checkKeys(one: StatementCase) {
        let groups = stage.a.makeConstraints { $0.left.equalTo(stage.b) }
        stage.a.updateConstraints { one.state($0, stage) }
        expectEqual(stage.a.installedConstraints.said, ["a.left = b.left"] + one.says)
        expectTrue(stage.a.installedConstraints.first === groups.first)
    }

    @Test("finds a number for a place by the superview, and one for a size by itself")
    func numbers() {
        let groups = stage.a.makeConstraints { make in
            make.left.equalTo(stage.root).offset(5)
            make.width.equalTo(6)
            make.width.equalTo(stage.b).priority(.low)
        }
        stage.a.updateConstraints { make in
            make.left.equalTo(7)
            make.width.equalTo(8)
        }
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        expectEqual(
            groups.said, ["a.left = root.left + 7", "a.width = 8", "a.width = b.width @250"])
        stage.a.updateConstraints { $0.left.equalToSuperview().offset(9) }
        expectEqual(groups.said.first, "a.left = root.left + 9")
    }

    @Test("finds members of composites by single attributes, and the reverse")
    func composites() {
        let groups = stage.a.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(1)
            make.height.equalTo(2)
        }
        let constraints = groups.layoutConstraints
        stage.a.updateConstraints { make in
            make.left.equalToSuperview().offset(3)
            make.size.equalTo(Size(width: 4, height: 5))
        }
        expectEqual(
            groups.said,
            [
                "a.top = root.top", "a.left = root.left + 3", "a.bottom = root.bottom",
                "a.right = root.right", "a.width = 4", "a.height = 5",
            ])
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        expectTrue(groups.layoutConstraints.areSame(as: constraints))
    }

    @Test("of a composite that is there in part, changes that part and installs the rest")
    func partial() {
        let made = stage.a.makeConstraints { make in
            make.top.equalToSuperview()
            make.right.equalToSuperview()
        }
        let updated = stage.a.updateConstraints { $0.edges.equalToSuperview().inset(5) }
        expectEqual(made.said, ["a.top = root.top + 5", "a.right = root.right - 5"])
        expectEqual(
            updated.said,
            [
                "a.top = root.top + 5", "a.left = root.left + 5", "a.bottom = root.bottom - 5",
                "a.right = root.right - 5",
            ])
        expectTrue(updated.count == 1 && updated[0].isActive)
        let installed = stage.a.installedConstraints
        expectTrue(installed.prefix(2).areSame(as: made))
        expectEqual(
            installed.dropFirst(2).flatMap(\.said),
            [
                "a.left = root.left + 5", "a.bottom = root.bottom - 5",
            ])
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(5, 5, 310, 470))
    }

    @Test("Several statements with the same key are taken in their order")
    func sameKey() {
        let groups = stage.a.makeConstraints { make in
            make.width.equalTo(10)
            make.width.equalTo(20).priority(.low)
        }
        let constraints = groups.layoutConstraints
        stage.a.updateConstraints { make in
            make.width.equalTo(11)
            make.width.equalTo(22).priority(.medium)
            make.width.equalTo(33).priority(.high)
        }
        expectEqual(
            stage.a.installedConstraints.said,
            [
                "a.width = 11", "a.width = 22 @500", "a.width = 33 @750",
            ])
        expectTrue(
            stage.a.installedConstraints.layoutConstraints.prefix(2).areSame(as: constraints))
    }

    @Test("One statement changes the first of several with its key")
    func firstOfKey() {
        let groups = stage.a.makeConstraints { make in
            make.width.equalTo(10)
            make.top.equalTo(0)
            make.width.equalTo(20).priority(.low)
        }
        stage.a.updateConstraints { make in
            make.top.equalTo(1)
            make.width.equalTo(11)
        }
        expectEqual(groups.said, ["a.width = 11", "a.top = root.top + 1", "a.width = 20 @250"])
    }

    @Test("A constraint that was deactivated itself is not found, and made anew")
    func deactivated() throws {
        let groups = stage.a.makeConstraints { make in
            make.left.top.equalTo(1)
            make.width.equalTo(2)
        }
        groups[0].layoutConstraints[1].isActive = false
        groups[1].deactivate()
        let updated = stage.a.updateConstraints { make in
            make.left.top.equalTo(5)
            make.width.equalTo(6)
        }
        expectTrue(updated.allSatisfy { $0.isActive })
        expectEqual(
            updated.said, ["a.left = root.left + 5", "a.top = root.top + 5", "a.width = 6"])
        expectEqual(groups.said, ["a.left = root.left + 5", "a.top = root.top + 1", "a.width = 2"])
        let top = try #require(updated[0].layoutConstraints.last)
        expectTrue(top !== groups[0].layoutConstraints[1] && updated[1] !== groups[1])
    }

    @Test("The group of a statement in the block controls what is installed")
    func control() throws {
        let made = stage.a.makeConstraints { make in
            make.left.top.equalTo(0)
            make.size.equalTo(10)
        }
        var yielded: [ConstraintGroup] = []
        stage.a.updateConstraints { make in
            yielded.append(make.width.equalTo(20).constraint)
            yielded.append(make.left.bottom.equalTo(0).constraint)
        }
        let (width, place) = (yielded[0], yielded[1])
        expectTrue(width.layoutConstraints.first === made[1].layoutConstraints.first)
        width.update(offset: 5)
        expectEqual(made[1].said, ["a.width = 25", "a.height = 10"])
        place.update(offset: -3)
        expectEqual(made[0].said, ["a.left = root.left - 3", "a.top = root.top"])
        expectTrue(place.isActive)
        place.deactivate()
        expectEqual(made[0].layoutConstraints.map(\.isActive), [false, true])
        let active = stage.a.installedConstraints.layoutConstraints.filter(\.isActive)
        expectEqual(active.map(\.said), ["a.top = root.top", "a.width = 25", "a.height = 10"])
        place.activate()
        expectTrue(made[0].isActive && place.isActive)
    }

    @Test("After an update, an update of the group leaves the new number")
    func parts() {
        let groups = stage.a.makeConstraints { $0.left.equalTo(10).offset(1) }
        stage.a.updateConstraints { $0.left.equalTo(20).offset(2).inset(3) }
        expectEqual(groups.said, ["a.left = root.left + 23"])
        groups[0].update(offset: 4)
        expectEqual(groups.said, ["a.left = root.left + 24"])
        groups[0].update(inset: 0)
        expectEqual(groups.said, ["a.left = root.left + 20"])
    }

    @Test("Ten times the same makes nothing new")
    func repeated() {
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.edges.equalToSuperview().inset(3)
            make.width.lessThanOrEqualTo([stage.b, stage.c]).priority(.low)
            make.aspectRatio(2).priority(.low)
        }
        let groups = stage.a.makeConstraints(block)
        let constraints = groups.layoutConstraints
        for _ in 0..<10 {
            expectTrue(stage.a.updateConstraints(block).areSame(as: groups))
        }
        expectTrue(stage.a.installedConstraints.layoutConstraints.areSame(as: constraints))
        expectEqual(stage.root.constraints.count { $0.firstItem === stage.a }, 6)
    }

    @Test("Groups and shapes are found by their members")
    func groups() {
        let made = stage.a.makeConstraints { make in
            make.aspectFit(in: stage.b, ratio: 2)
            make.group { make.left.equalTo(1).priority(.low) }
        }
        let constraints = made.layoutConstraints
        let updated = stage.a.updateConstraints { make in
            make.aspectFit(in: stage.b, ratio: 3)
            make.group { make.left.equalTo(2).priority(.low) }
        }
        expectTrue(updated.layoutConstraints.areSame(as: constraints))
        expectEqual(made[0].layoutConstraints[0].multiplier, 3)
        expectEqual(made[1].said, ["a.left = root.left + 2 @250"])
        stage.root.layoutIfNeeded()
        // 100 wide, so a third of that high, in the middle of b at (40, 60), 100 by 80.
        expect(stage.a, at: Rect(40, 60 + 40 - 50.0 / 3, 100, 100.0 / 3))
    }

    @Test("returns a group with just the members of the statement, in its order")
    func returned() {
        let made = stage.a.makeConstraints { make in
            make.left.top.equalTo(1)
            make.size.equalTo(2)
        }
        let updated = stage.a.updateConstraints { make in
            make.top.left.equalTo(3)
            make.width.equalTo(4)
            make.size.equalTo(stage.b)
            make.bottom.equalTo(5)
        }
        expectEqual(
            updated.map(\.said),
            [
                ["a.top = root.top + 3", "a.left = root.left + 3"], ["a.width = 4"],
                ["a.width = b.width", "a.height = b.height"], ["a.bottom = root.bottom + 5"],
            ])
        expectTrue(updated.allSatisfy { $0.isActive })
        updated[1].deactivate()
        expectEqual(made[1].layoutConstraints.map(\.isActive), [false, true])
    }

    @Test("No constraint is ever listed twice, whatever is done with the groups of an update")
    func listedOnce() {
        stage.a.makeConstraints { make in
            make.left.top.equalTo(1)
            make.size.equalTo(2)
        }
        let updated = stage.a.updateConstraints { make in
            make.top.width.bottom.equalTo(3)
        }
        updated[0].isActive = false
        updated[0].isActive = true
        updated[0].activate()
        let constraints = stage.a.installedConstraints.layoutConstraints
        expectEqual(constraints.count, Set(constraints.map(ObjectIdentifier.init)).count)
        expectEqual(constraints.count, 5)
        stage.a.removeConstraints()
        expectTrue(stage.a.installedConstraints.isEmpty && !updated[0].isActive)
    }
}
