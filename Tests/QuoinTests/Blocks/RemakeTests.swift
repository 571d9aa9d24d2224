import Quoin
import TestSupport
import Testing

/// Counts how often it is laid out.
private final class CountingView: View {
    var layouts = 0

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }
}

@Suite("Remaking constraints")
struct RemakeTests {
    private let stage = Stage()

    @Test("removes all that was made, and makes what the block says")
    func remake() {
        let old = stage.a.makeConstraints { make in
            make.left.top.equalTo(1)
            make.size.equalTo(2)
        }
        let new = stage.a.remakeConstraints { make in
            make.right.bottom.equalTo(0)
            make.size.equalTo(stage.b)
        }
        expectTrue(old.allSatisfy { !$0.isActive })
        expectTrue(old.layoutConstraints.allSatisfy { !$0.isActive })
        expectTrue(stage.a.installedConstraints.areSame(as: new))
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(220, 400, 100, 80))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("keeps what is made again unchanged: the group and its constraints")
    func unchanged() {
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.left.equalTo(stage.b.right).offset(8).labeled("gap")
            make.size.equalTo(Size(width: 3, height: 4)).priority(.high)
            make.top.lessThanOrEqualTo([stage.b, stage.guide])
            make.aspectRatio(2).priority(.low)
        }
        let groups = stage.a.makeConstraints(block)
        let constraints = groups.layoutConstraints
        for _ in 0..<5 {
            let again = stage.a.remakeConstraints(block)
            expectTrue(again.areSame(as: groups))
            expectTrue(again.layoutConstraints.areSame(as: constraints))
            expectTrue(again.allSatisfy { $0.isActive })
            expectTrue(stage.a.installedConstraints.areSame(as: groups))
        }
        expectEqual(stage.root.constraints.filter { $0.firstItem === stage.a }.count, 3)
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("of the same constraints lays nothing out again")
    func cost() {
        let root = CountingView("root", Rect(0, 0, 100, 100))
        let view = root.add("view")
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.edges.equalToSuperview().inset(3)
        }
        view.makeConstraints(block)
        root.layoutIfNeeded()
        let layouts = root.layouts
        view.remakeConstraints(block)
        root.layoutIfNeeded()
        expectTrue(root.layouts == layouts && !root.needsLayout)
        expect(view, at: Rect(3, 3, 94, 94))
    }

    /// Statements that differ from `make.left.equalTo(b).offset(8)` in one thing each.
    static let changes = [
        StatementCase("the offset", "a.left = b.left + 9") { $0.left.equalTo($1.b).offset(9) },
        StatementCase("the multiplier", "a.left = 2 × b.left + 8") {
            $0.left.equalTo($1.b).offset(8).multipliedBy(2)
        },
        StatementCase("the priority", "a.left = b.left + 8 @750") {
            $0.left.equalTo($1.b).offset(8).priority(.high)
        },
        StatementCase("the label", "one: a.left = b.left + 8") {
            $0.left.equalTo($1.b).offset(8).labeled("one")
        },
        StatementCase("the relation", "a.left ≤ b.left + 8") {
            $0.left.lessThanOrEqualTo($1.b).offset(8)
        },
        StatementCase("the attribute", "a.right = b.left + 8") {
            $0.right.equalTo($1.b.left).offset(8)
        },
        StatementCase("the target", "a.left = c.left + 8") { $0.left.equalTo($1.c).offset(8) },
        StatementCase("another member", "a.left = b.left + 8", "a.top = b.top + 8") {
            $0.left.top.equalTo($1.b).offset(8)
        },
    ]

    @Test("replaces what has changed", arguments: changes)
    func checkChanged(one: StatementCase) {
        let old = stage.a.makeConstraints { make in
            make.width.equalTo(5)
            make.left.equalTo(stage.b).offset(8)
        }
        let new = stage.a.remakeConstraints { make in
            make.width.equalTo(5)
            one.state(make, stage)
        }
        expectTrue(new[0] === old[0])
        expectTrue(new[1] !== old[1])
        expectTrue(!old[1].isActive && new[1].isActive)
        expectEqual(stage.a.installedConstraints.said, ["a.width = 5"] + one.says)
    }

    @Test("installs in the order of the block, whatever the old order was")
    func order() {
        let old = stage.a.makeConstraints { make in
            make.left.equalTo(1)
            make.top.equalTo(2)
            make.width.equalTo(3)
        }
        let new = stage.a.remakeConstraints { make in
            make.width.equalTo(3)
            make.height.equalTo(4)
            make.left.equalTo(1)
        }
        expectTrue(new[0] === old[2] && new[2] === old[0])
        expectTrue(stage.a.installedConstraints.areSame(as: new))
        expectTrue(!old[1].isActive)
    }

    @Test("What was updated since is not what the block says again")
    func updatedSince() {
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.left.equalTo(10).offset(1)
            make.top.equalTo(10)
        }
        let groups = stage.a.makeConstraints(block)
        groups[0].update(offset: 2)
        groups[1].update(priority: .low)
        let again = stage.a.remakeConstraints(block)
        expectEqual(again.said, ["a.left = root.left + 11", "a.top = root.top + 10"])
        expectTrue(groups.allSatisfy { !$0.isActive })
    }

    @Test("What has the same sum of other parts changes by updates as it says itself")
    func otherParts() {
        stage.a.makeConstraints { $0.left.equalTo(10).offset(1) }
        let again = stage.a.remakeConstraints { $0.left.equalTo(11) }
        again[0].update(offset: 5)
        expectEqual(again.said, ["a.left = root.left + 16"])
    }

    @Test("What was taken out of force is made again")
    func inactive() {
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.left.equalTo(1)
            make.size.equalTo(2)
        }
        let groups = stage.a.makeConstraints(block)
        groups[0].deactivate()
        groups[1].layoutConstraints[0].isActive = false
        let again = stage.a.remakeConstraints(block)
        expectTrue(again.allSatisfy { $0.isActive })
        expectTrue(stage.a.installedConstraints.areSame(as: again))
        expectEqual(
            again.layoutConstraints.map(\.said),
            [
                "a.left = root.left + 1", "a.width = 2", "a.height = 2",
            ])
        expectEqual(stage.a.constraints.count, 2)
    }

    @Test("A group that the block has yielded controls what was kept")
    func control() {
        var gap: ConstraintGroup?
        let block: (ConstraintMaker<View>) -> Void = { make in
            gap = make.left.equalTo(stage.b.right).offset(8).constraint
            make.size.equalTo(5)
            make.top.equalTo(0)
        }
        stage.a.makeConstraints(block)
        stage.a.remakeConstraints(block)
        gap?.update(offset: 20)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(160, 0, 5, 5))
        expectEqual(gap?.isActive, true)
        gap?.deactivate()
        expectEqual(
            stage.a.installedConstraints.said,
            [
                "a.width = 5", "a.height = 5", "a.top = root.top",
            ])
        gap?.activate()
        expectEqual(stage.a.installedConstraints.count, 3)
    }

    @Test("with an empty block removes everything")
    func empty() {
        let old = stage.a.makeConstraints { $0.edges.equalToSuperview() }
        expectTrue(stage.a.remakeConstraints { _ in }.isEmpty)
        expectTrue(!old[0].isActive && stage.a.installedConstraints.isEmpty)
        expectTrue(stage.root.constraints.allSatisfy { $0.firstItem !== stage.a })
    }

    @Test("on a view without constraints makes them")
    func first() {
        stage.a.remakeConstraints { $0.edges.equalToSuperview().inset(1) }
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(1, 1, 318, 478))
        expectTrue(!stage.a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("leaves alone what was made without the maker")
    func foreign() {
        let typed = stage.a.width.constraint(equalToConstant: 7)
        typed.isActive = true
        stage.a.makeConstraints { $0.left.equalTo(1) }
        stage.a.remakeConstraints { $0.left.equalTo(2) }
        stage.a.removeConstraints()
        expectTrue(typed.isActive && stage.a.constraints.areSame(as: [typed]))
        stage.a.updateConstraints { $0.width.equalTo(8).priority(.low) }
        expectTrue(typed.constant == 7 && stage.a.installedConstraints.count == 1)
    }

    @Test("The same statement twice is kept twice")
    func duplicates() {
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.left.equalTo(1)
            make.left.equalTo(1)
        }
        let groups = stage.a.makeConstraints(block)
        expectTrue(stage.a.remakeConstraints(block).areSame(as: groups))
        let one = stage.a.remakeConstraints { $0.left.equalTo(1) }
        expectTrue(one[0] === groups[0] && !groups[1].isActive)
        expectTrue(stage.a.installedConstraints.areSame(as: one))
    }

    @Test("of waiting constraints keeps them waiting")
    func waiting() {
        let view = View("late")
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.edges.equalToSuperview().inset(4)
        }
        let groups = view.makeConstraints(block)
        expectTrue(view.remakeConstraints(block).areSame(as: groups))
        stage.root.addSubview(view)
        expectTrue(view.remakeConstraints(block).areSame(as: groups))
        stage.root.layoutIfNeeded()
        expect(view, at: Rect(4, 4, 312, 472))
    }

    @Test("One statement that is now made twice is there twice")
    func doubled() {
        let old = stage.a.makeConstraints { $0.left.equalTo(1) }
        let new = stage.a.remakeConstraints { make in
            make.left.equalTo(1)
            make.left.equalTo(1)
        }
        expectTrue(new[0] === old[0] && new[1] !== old[0])
        expectTrue(new.allSatisfy { $0.isActive })
        expectTrue(stage.a.installedConstraints.areSame(as: new))
    }

    @Test("A name or a number that was set on a constraint itself is not what the block says")
    func changedByHand() {
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.left.equalTo(1)
            make.top.equalTo(2)
        }
        let groups = stage.a.makeConstraints(block)
        groups[0].layoutConstraints[0].identifier = "mine"
        groups[1].layoutConstraints[0].constant = 99
        let again = stage.a.remakeConstraints(block)
        expectEqual(again.said, ["a.left = root.left + 1", "a.top = root.top + 2"])
    }

    @Test("keeps what the order of attributes or targets does not change, and replaces the rest")
    func membersInAnotherOrder() {
        stage.a.makeConstraints { $0.left.top.equalTo(1) }
        let again = stage.a.remakeConstraints { $0.top.left.equalTo(1) }
        expectEqual(again.said, ["a.top = root.top + 1", "a.left = root.left + 1"])
        expectEqual(stage.a.installedConstraints.said, again.said)
    }

    @Test("What is kept is said where it was said last")
    func sourceLocation() {
        let old = stage.a.makeConstraints { make in
            make.left.top.equalTo(1)
            make.width.equalTo(2)
        }
        let line: UInt = #line + 2
        let new = stage.a.remakeConstraints { make in
            make.left.top.equalTo(1)
            make.width.equalTo(2)
        }
        expectTrue(new.areSame(as: old))
        expectEqual(old.layoutConstraints.map(\.sourceLocation.line), [line, line, line + 1])
    }
}
