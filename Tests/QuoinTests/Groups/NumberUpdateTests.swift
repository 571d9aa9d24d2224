import Quoin
import TestSupport
import Testing

@Suite("Numbers that are given anew")
struct NumberUpdateTests {
    private let stage = Stage()

    @Test("are the numbers themselves, whatever was added before", arguments: [false, true])
    func numbers(isActive: Bool) {
        let groups = stage.a.prepareConstraints { make in
            make.left.top.equalTo(10).offset(3)
            make.width.equalTo(100).inset(5)
            make.height.equalTo(100)
        }
        groups.forEach { $0.isActive = isActive }
        groups[0].update(to: 20)
        groups[1].update(to: 150)
        groups[2].update(to: 60.5)
        expectEqual(
            groups.said,
            [
                "a.left = root.left + 20", "a.top = root.top + 20", "a.width = 150",
                "a.height = 60.5",
            ])
        groups.activate()
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(20, 20, 150, 60.5))
    }

    @Test("take offsets and insets that come later")
    func laterOffsets() {
        let group = stage.a.makeConstraints { $0.width.equalTo(100).offset(8) }[0]
        expectEqual(group.update(to: 150).update(offset: 12).said, ["a.width = 162"])
        expectEqual(group.update(inset: 10).said, ["a.width = 130"])
        expectEqual(group.update(to: 0).said, ["a.width = 0"])
    }

    @Test("are what is added, where the target is no number")
    func distances() {
        let group = stage.a.makeConstraints { $0.left.equalTo(stage.b.right).offset(8) }[0]
        expectEqual(group.update(to: 5).said, ["a.left = b.right + 5"])
        expectEqual(group.update(offset: 3).said, ["a.left = b.right + 3"])
    }

    @Test("can be given part by part")
    func parts() {
        let groups = stage.a.prepareConstraints { make in
            make.edges.equalTo(1)
            make.directionalEdges.equalTo(1)
            make.size.equalTo(Size(width: 1, height: 2))
            make.center.equalTo(Point(x: 1, y: 2)).offset(9)
        }
        groups[0].update(to: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        groups[1].update(to: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        groups[2].update(to: Size(width: 30, height: 40))
        groups[3].update(to: Point(x: 5, y: 6))
        expectEqual(
            groups.said,
            [
                "a.top = root.top + 1", "a.left = root.left + 2", "a.bottom = root.bottom - 3",
                "a.right = root.right - 4", "a.top = root.top + 1",
                "a.leading = root.leading + 2", "a.bottom = root.bottom - 3",
                "a.trailing = root.trailing - 4", "a.width = 30", "a.height = 40",
                "a.centerX = root.centerX + 5", "a.centerY = root.centerY + 6",
            ])
    }

    @Test("leave attributes that they have no part for")
    func noPart() {
        let group = stage.a.makeConstraints { $0.left.width.equalTo(10).offset(1) }[0]
        group.update(to: Size(width: 50, height: 60))
        expectEqual(group.said, ["a.left = root.left + 11", "a.width = 50"])
    }

    @Test("that are none are refused", arguments: [Double.nan, .infinity, -.infinity])
    func refused(number: Double) {
        let group = stage.a.makeConstraints { $0.width.equalTo(100).offset(8) }[0]
        group.update(to: number, line: 77)
        expectEqual(group.said, ["a.width = 108"])
        expectEqual(stage.reports.refusals.count, 1)
        expectEqual(group.update(offset: 1).said, ["a.width = 101"])
    }
}

@Suite("Constants that were set by hand")
struct ConstantsByHandTests {
    private let stage = Stage()

    /// Updates of something else than the constant.
    static let others: [@Sendable (ConstraintGroup) -> ConstraintGroup] = [
        { $0.update(priority: .high) },
        { $0.update(multiplier: 2) },
        { $0.update(sizeOffset: Size(width: 1, height: 1)) },
        { $0.update(centerOffset: Point(x: 1, y: 1)) },
        { $0.update(to: Size(width: 1, height: 1)) },
        { $0.update(offset: Double.nan) },
    ]

    @Test("stay when something else is updated", arguments: others.indices)
    func stay(number: Int) {
        let group = stage.a.makeConstraints { make in
            make.left.equalTo(10).offset(1)
        }[0]
        let constraint = group.layoutConstraints[0]
        constraint.constant = 44
        _ = Self.others[number](group)
        expectEqual(constraint.constant, 44)
        group.isActive = false
        group.isActive = true
        group.label = "left"
        expectEqual(constraint.constant, 44)
    }

    @Test("stay when a block updates something else")
    func blocks() {
        let groups = stage.a.makeConstraints { make in
            make.left.top.equalTo(10).offset(1)
            make.width.equalTo(20)
        }
        groups[0].layoutConstraints[1].constant = 44
        stage.a.updateConstraints { make in
            make.left.equalTo(5)
            make.width.equalTo(6)
        }
        expectEqual(
            groups.said, ["a.left = root.left + 5", "a.top = root.top + 44", "a.width = 6"])
    }

    @Test("are the number that a later offset is added to, where there was a number")
    func number() {
        let group = stage.a.makeConstraints { $0.width.equalTo(100).offset(8) }[0]
        group.layoutConstraints[0].constant = 44
        expectEqual(group.update(offset: 3).said, ["a.width = 47"])
        expectEqual(group.update(offset: 4).said, ["a.width = 48"])
        expectEqual(group.update(inset: 2).said, ["a.width = 40"])
    }

    @Test("are replaced by a later offset or inset, where there was no number")
    func distance() {
        let group = stage.a.makeConstraints { $0.left.equalTo(stage.b).offset(8) }[0]
        group.layoutConstraints[0].constant = 44
        expectEqual(group.update(offset: 3).said, ["a.left = b.left + 3"])
        group.layoutConstraints[0].constant = 55
        expectEqual(group.update(inset: 4).said, ["a.left = b.left + 4"])
    }

    @Test("give way to a remake that says otherwise")
    func remake() {
        let group = stage.a.makeConstraints { $0.width.equalTo(100) }[0]
        group.layoutConstraints[0].constant = 44
        let groups = stage.a.remakeConstraints { $0.width.equalTo(100) }
        expectEqual(stage.a.installedConstraints.said, ["a.width = 100"])
        expectTrue(groups[0] !== group && !group.isActive)
    }
}
