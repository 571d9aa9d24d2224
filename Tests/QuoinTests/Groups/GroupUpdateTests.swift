import Quoin
import TestSupport
import Testing

/// An update of the group of `make.left.top.right.width.center.equalTo(b)`, with what the members say
/// after it.
struct GroupUpdate: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What is added to left, top, right, width, centerX and centerY.
    let constants: [Double]
    let apply: @Sendable (ConstraintGroup) -> ConstraintGroup

    static let all = [
        GroupUpdate(testDescription: "offset", constants: [9, 9, 9, 9, 9, 9]) {
            $0.update(offset: 9)
        },
        GroupUpdate(
            testDescription: "a fractional offset", constants: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]
        ) { $0.update(offset: Float(0.5)) },
        GroupUpdate(testDescription: "offset by a point", constants: [5, 6, 5, 1, 5, 6]) {
            $0.update(offset: Point(x: 5, y: 6))
        },
        GroupUpdate(testDescription: "offset by a size", constants: [1, 1, 1, 7, 1, 1]) {
            $0.update(offset: Size(width: 7, height: 8))
        },
        GroupUpdate(testDescription: "sizeOffset", constants: [1, 1, 1, 7, 1, 1]) {
            $0.update(sizeOffset: Size(width: 7, height: 8))
        },
        GroupUpdate(testDescription: "centerOffset", constants: [1, 1, 1, 1, 5, 6]) {
            $0.update(centerOffset: Point(x: 5, y: 6))
        },
        GroupUpdate(testDescription: "inset", constants: [10, 10, -10, -20, 0, 0]) {
            $0.update(inset: 10)
        },
        GroupUpdate(testDescription: "a fractional inset", constants: [0.5, 0.5, -0.5, -1, 0, 0]) {
            $0.update(inset: 0.5)
        },
        GroupUpdate(testDescription: "insets", constants: [2, 1, -4, -6, 0, 0]) {
            $0.update(insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        },
        GroupUpdate(testDescription: "directional insets", constants: [2, 1, -4, -6, 0, 0]) {
            $0.update(insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
        GroupUpdate(testDescription: "insets as an inset", constants: [2, 1, -4, -6, 0, 0]) {
            $0.update(inset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        },
        GroupUpdate(
            testDescription: "directional insets as an inset", constants: [2, 1, -4, -6, 0, 0]
        ) { $0.update(inset: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
        // What they have no part for stays.
        GroupUpdate(testDescription: "offset by directional insets", constants: [2, 1, 4, 1, 1, 1])
        { $0.update(offset: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
    ]
}

@Suite("Updates of groups")
struct GroupUpdateTests {
    private let stage = Stage()

    @Test(
        "replace the offset or inset that was said before", arguments: GroupUpdate.all,
        [false, true])
    func parts(one: GroupUpdate, isActive: Bool) {
        let groups = stage.a.prepareConstraints { make in
            make.left.top.right.width.center.equalTo(stage.b).offset(1).priority(.low)
        }
        groups[0].isActive = isActive
        let constraints = groups[0].layoutConstraints
        expectTrue(one.apply(groups[0]) === groups[0])
        expectEqual(constraints.map(\.constant), one.constants)
        expectTrue(groups[0].layoutConstraints.areSame(as: constraints))
        expectEqual(groups[0].isActive, isActive)
        // Doing it again changes nothing: nothing adds up.
        _ = one.apply(groups[0])
        expectEqual(constraints.map(\.constant), one.constants)
    }

    @Test("An offset replaces an inset, and an inset an offset; both leave the number")
    func theLastCounts() {
        let groups = stage.a.makeConstraints { $0.right.equalTo(100).offset(1).inset(10) }
        expectEqual(groups[0].layoutConstraints[0].constant, 90)
        groups[0].update(offset: 2)
        expectEqual(groups[0].layoutConstraints[0].constant, 102)
        groups[0].update(inset: 20)
        expectEqual(groups[0].layoutConstraints[0].constant, 80)
        groups[0].update(insets: EdgeInsets(7))
        expectEqual(groups[0].layoutConstraints[0].constant, 93)
        groups[0].update(offset: 0)
        expectEqual(groups[0].layoutConstraints[0].constant, 100)
    }

    @Test("Multiplier, priority and offset change the frames of active constraints")
    func active() {
        // b is 100 by 80.
        let groups = stage.a.makeConstraints { make in
            make.left.top.equalTo(0)
            make.width.equalTo(stage.b)
            make.height.equalTo(10)
            make.width.equalTo(33).priority(.high)
        }
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 100, 10))
        groups[1].update(multiplier: 2)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 200, 10))
        groups[1].update(priority: .medium)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 33, 10))
        groups[1].update(priority: .required).update(multiplier: 0.5).update(offset: 1)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 51, 10))
        expectEqual(groups[1].said, ["a.width = 0.5 × b.width + 1"])
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Required and optional, to and fro, in force and out of it", arguments: [false, true])
    func priorities(isActive: Bool) {
        let groups = stage.a.prepareConstraints { $0.size.equalTo(10) }
        let constraints = groups.layoutConstraints
        groups[0].isActive = isActive
        for priority in [Priority.high, .required, .low, .required, .medium] {
            groups[0].update(priority: priority)
            expectEqual(constraints.map(\.priority), [priority, priority])
            stage.root.layoutIfNeeded()
            expectEqual(groups[0].isActive, isActive)
        }
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Those of inactive groups hold once they are activated")
    func inactive() {
        let groups = stage.a.prepareConstraints { make in
            make.left.top.equalTo(0)
            make.size.equalTo(stage.b)
        }
        groups[0].update(offset: 3)
        groups[1].update(multiplier: 2).update(sizeOffset: Size(width: 1, height: 2))
        groups.forEach { $0.activate() }
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(3, 3, 201, 162))
    }

    @Test("Numbers of every type")
    func numbers() {
        let group = stage.a.makeConstraints { $0.right.equalTo(stage.b) }[0]
        let short: Int8 = -3
        let single: Float = 1.5
        expectEqual(group.update(offset: short).said, ["a.right = b.right - 3"])
        expectEqual(group.update(offset: single).said, ["a.right = b.right + 1.5"])
        expectEqual(group.update(inset: short).said, ["a.right = b.right + 3"])
        expectEqual(group.update(inset: single).said, ["a.right = b.right - 1.5"])
        expectEqual(group.update(to: short).said, ["a.right = b.right - 3"])
        expectEqual(group.update(to: single).said, ["a.right = b.right + 1.5"])
        expectEqual(group.update(to: 0).update(multiplier: short).said, ["a.right = -3 × b.right"])
        expectEqual(group.update(multiplier: single).said, ["a.right = 1.5 × b.right"])
        expectEqual(group.update(priority: 300).said, ["a.right = 1.5 × b.right @300"])
        let odd: Int16 = 301
        let double = 302.5
        expectEqual(group.update(priority: odd).said, ["a.right = 1.5 × b.right @301"])
        expectEqual(group.update(priority: double).said, ["a.right = 1.5 × b.right @302.5"])
        expectEqual(group.update(priority: single).said, ["a.right = 1.5 × b.right @1.5"])
        expectTrue(stage.reports.all.isEmpty)
        expectEqual(group.update(priority: -short - 3).said, ["a.right = 1.5 × b.right @1.5"])
        expectEqual(stage.reports.refusals.count, 1)
    }

    @Test("Insets by edges, as offsets they are as they are")
    func insetsAsOffset() {
        let group = stage.a.makeConstraints { $0.edges.equalToSuperview().inset(3) }[0]
        group.update(offset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(group.layoutConstraints.map(\.constant), [1, 2, 3, 4])
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(2, 1, 322, 482))
    }

    @Test("Those of one member leave the others of a statement")
    func others() {
        let groups = stage.a.makeConstraints { $0.size.equalTo(10) }
        groups[0].layoutConstraints[0].constant = 44
        expectEqual(groups.said, ["a.width = 44", "a.height = 10"])
        stage.root.layoutIfNeeded()
        expectEqual(stage.a.frame.width, 44)
    }

    @Test("On a waiting group, they hold when there is a superview")
    func waiting() {
        let view = View("late")
        let groups = view.makeConstraints { $0.edges.equalToSuperview() }
        groups[0].update(inset: 5).update(priority: .high)
        stage.root.addSubview(view)
        stage.root.layoutIfNeeded()
        expect(view, at: Rect(5, 5, 310, 470))
        expectTrue(groups[0].layoutConstraints.allSatisfy { $0.priority == .high })
    }
}
