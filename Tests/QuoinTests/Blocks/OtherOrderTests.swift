import Quoin
import TestSupport
import Testing

/// What took time by the square of the number would take minutes here.
@Suite("Thousands of statements in another order")
struct OtherOrderTests {
    private static let count = 5_000

    private let root = View("root", Rect(0, 0, 320, 480))
    private let view: View
    private let others: [View]

    init() {
        view = root.add("view")
        others = (0..<Self.count).map { View("view \($0)") }
        others.forEach(root.addSubview)
    }

    private func state(
        _ make: ConstraintMaker<View>, _ order: some Sequence<Int>, offset: Double
    ) {
        for index in order {
            make.width.lessThanOrEqualTo(others[index]).offset(offset)
        }
    }

    @Test(
        "Each constraint is found by an update, and keeps its place",
        arguments: 1...2 as ClosedRange<UInt64>)
    func update(seed: UInt64) {
        var chooser = SeededGenerator(seed: seed)
        let groups = view.makeConstraints { state($0, 0..<Self.count, offset: 1) }
        let order = (0..<Self.count).shuffled(using: &chooser)
        let updated = view.updateConstraints { state($0, order, offset: 2) }
        expectTrue(updated.areSame(as: order.map { groups[$0] }), "seed \(seed)")
        expectTrue(view.installedConstraints.areSame(as: groups), "seed \(seed)")
        expectTrue(groups.layoutConstraints.allSatisfy { $0.constant == 2 }, "seed \(seed)")
    }

    @Test("Each group is kept by a remake, in the new order")
    func remake() {
        let groups = view.makeConstraints { state($0, 0..<Self.count, offset: 1) }
        let backwards = (0..<Self.count).reversed()
        let remade = view.remakeConstraints { state($0, backwards, offset: 1) }
        expectTrue(remade.areSame(as: groups.reversed()))
        expectTrue(view.installedConstraints.areSame(as: remade))
        // The first half is made again, the second is not.
        let half = view.remakeConstraints { make in
            state(make, 0..<Self.count / 2, offset: 1)
            state(make, Self.count / 2..<Self.count, offset: 2)
        }
        expectTrue(half.prefix(Self.count / 2).areSame(as: groups.prefix(Self.count / 2)))
        expectTrue(groups.suffix(Self.count / 2).allSatisfy { !$0.isActive })
    }

    @Test("Statements that differ in their numbers alone are told apart")
    func numbers() {
        let groups = view.makeConstraints { make in
            for number in 0..<Self.count {
                make.width.equalTo(number).priority(.low)
            }
        }
        let remade = view.remakeConstraints { make in
            for number in (0..<Self.count).reversed() {
                make.width.equalTo(number).priority(.low)
            }
        }
        expectTrue(remade.areSame(as: groups.reversed()))
    }

    @Test("Statements that differ in how they name the superview alone are told apart")
    func superviews() {
        let groups = view.makeConstraints { make in
            make.width.equalTo(1)
            make.left.equalTo(root)
            make.left.equalToSuperview()
            make.left.equalTo(root)
        }
        let remade = view.remakeConstraints { make in
            make.left.equalToSuperview()
            make.left.equalTo(root)
            make.left.equalTo(root)
            make.width.equalTo(1)
        }
        expectTrue(remade.areSame(as: [groups[2], groups[1], groups[3], groups[0]]))
    }

    @Test("Groups go out of force and in again one by one, from either end")
    func oneByOne() {
        let groups = view.makeConstraints { state($0, 0..<Self.count, offset: 1) }
        groups.deactivate()
        expectTrue(view.installedConstraints.isEmpty)
        groups.reversed().activate()
        expectTrue(view.installedConstraints.areSame(as: groups.reversed()))
        groups.prefix(10).deactivate()
        expectTrue(view.installedConstraints.areSame(as: groups.dropFirst(10).reversed()))
        groups[3].activate()
        expectTrue(
            view.installedConstraints.areSame(as: groups.dropFirst(10).reversed() + [groups[3]]))
    }

    @Test("Siblings are reversed by a format")
    func siblings() throws {
        let first = root.subviews
        let format = "Z:" + (0..<Self.count).reversed().map { "[v\($0)]" }.joined()
        var names: [String: any LayoutItem] = [:]
        for (index, other) in others.enumerated() {
            names["v\(index)"] = other
        }
        try root.visualConstraints(format, views: names)
        expectEqual(root.subviews.map(\.name), [first[0].name] + others.reversed().map(\.name))
    }
}
