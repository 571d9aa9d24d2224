import Quoin
import QuoinLayout
import TestSupport
import Testing

/// A statement's group can be activated before its block ends, or go while the block is installed.
@Suite("Groups that change while their block runs")
struct ActiveInBlockTests {
    private let stage = Stage()

    enum Block: CaseIterable {
        case make, update, remake
    }

    private func run(_ kind: Block, _ block: (ConstraintMaker<View>) -> Void) -> [ConstraintGroup] {
        switch kind {
        case .make: stage.a.makeConstraints(block)
        case .update: stage.a.updateConstraints(block)
        case .remake: stage.a.remakeConstraints(block)
        }
    }

    @Test("What was activated already is listed once", arguments: Block.allCases)
    func activated(kind: Block) {
        let groups = run(kind) { make in
            make.width.equalTo(5).constraint.activate()
            make.height.equalTo(4).constraint.isActive = true
        }
        expectEqual(groups.said, ["a.width = 5", "a.height = 4"])
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        expectTrue(groups.allSatisfy { $0.isActive })
        stage.a.removeConstraints()
        expectTrue(!groups.contains { $0.isActive })
    }

    @Test("So is a combination, of which a part was activated", arguments: Block.allCases)
    func activatedPart(kind: Block) {
        let groups = run(kind) { make in
            make.group {
                make.width.equalTo(5).constraint.activate()
                make.height.equalTo(4)
            }
        }
        expectEqual(groups.map { $0.layoutConstraints.count }, [2])
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        stage.a.removeConstraints()
        expectTrue(!groups[0].layoutConstraints.contains { $0.isActive })
    }

    @Test(
        "It takes the place of what says the same, and leaves nothing behind",
        arguments: [Block.update, .remake])
    func takingPlace(kind: Block) {
        let former = stage.a.makeConstraints { $0.width.equalTo(5) }
        var kept: ConstraintGroup?
        _ = run(kind) { make in
            kept = make.width.equalTo(5).constraint
            kept?.activate()
        }
        expectEqual(stage.a.installedConstraints.said, ["a.width = 5"])
        expectEqual(stage.a.constraints.count, 1)
        kept?.update(offset: 2)
        expectEqual(former.said, ["a.width = 7"])
        stage.a.removeConstraints()
        expectTrue(stage.a.constraints.isEmpty)
    }

    @Test("What is removed while others are refused stays out of force")
    func removedMeanwhile() {
        let stage = stage
        stage.root.onDiagnostic = { _ in stage.a.removeConstraints() }
        let groups = stage.a.makeConstraints { make in
            make.width.equalTo(Double.nan)
            make.top.equalTo(2)
            make.size.equalTo(5)
        }
        expectEqual(groups.map(\.isActive), [false, false, false])
        expectTrue(stage.a.installedConstraints.isEmpty)
        expectTrue(stage.a.constraints.isEmpty)
    }
}
