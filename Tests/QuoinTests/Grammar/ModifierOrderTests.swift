import Quoin
import TestSupport
import Testing

@Suite("Several modifiers after one relation")
struct ModifierOrderTests {
    /// The modifiers of one statement, which do not depend on each other.
    private static let modifiers: [@Sendable (ConstraintStatement) -> ConstraintStatement] = [
        { $0.inset(10) },
        { $0.multipliedBy(0.5) },
        { $0.priority(.high) },
        { $0.labeled("edge") },
    ]

    /// Every order of the numbers below a count.
    private static func orders(of count: Int) -> [[Int]] {
        var orders: [[Int]] = [[]]
        for next in 0..<count {
            orders = orders.flatMap { order in
                (0...order.count).map { order.prefix($0) + [next] + order.dropFirst($0) }
            }
        }
        return orders
    }

    @Test("mean the same in every order", arguments: orders(of: 4))
    func checkOrder(order: [Int]) {
        let said = Stage().said { make in
            var statement = make.left.right.equalToSuperview()
            for position in order {
                statement = Self.modifiers[position](statement)
            }
        }
        expectEqual(
            said,
            [
                "edge[0]: a.left = 0.5 × root.left + 10 @750",
                "edge[1]: a.right = 0.5 × root.right - 10 @750",
            ])
    }

    static let repetitions = [
        StatementCase(
            "an inset takes the place of an offset", "a.left = b.left + 10",
            "a.right = b.right - 10"
        ) { $0.left.right.equalTo($1.b).offset(3).inset(10) },
        StatementCase(
            "an offset takes the place of an inset", "a.left = b.left + 3", "a.right = b.right + 3"
        ) { $0.left.right.equalTo($1.b).inset(10).offset(3) },
        StatementCase(
            "an inset adds nothing to middles and baselines", "a.centerX = b.centerX",
            "a.firstBaseline = b.firstBaseline"
        ) { $0.centerX.firstBaseline.equalTo($1.b).offset(3).inset(10) },
        StatementCase(
            "an offset of sizes leaves the inset of edges", "a.top = b.top + 10",
            "a.width = b.width + 5"
        ) { $0.top.width.equalTo($1.b).inset(10).sizeOffset(Size(width: 5, height: 6)) },
        StatementCase("of two offsets, the last one counts", "a.left = b.left + 4") {
            $0.left.equalTo($1.b).offset(3).offset(4)
        },
        StatementCase("of two insets, the last one counts", "a.right = b.right - 4") {
            $0.right.equalTo($1.b).inset(3).insets(EdgeInsets(4))
        },
        StatementCase("an offset takes back another one", "a.left = b.left") {
            $0.left.equalTo($1.b).offset(3).offset(0)
        },
        StatementCase(
            "a part replaces what was said of it only", "a.width = b.width + 5",
            "a.height = b.height + 6", "a.left = b.left + 9"
        ) { $0.size.left.equalTo($1.b).offset(9).sizeOffset(Size(width: 5, height: 6)) },
        StatementCase(
            "an offset by a point leaves that of a size", "a.width = b.width + 5",
            "a.centerX = b.centerX + 7"
        ) {
            $0.width.centerX.equalTo($1.b).offset(Size(width: 5, height: 6))
                .offset(Point(x: 7, y: 8))
        },
        StatementCase("a number and an inset add up", "a.left = root.left + 110") { make, _ in
            make.left.equalTo(100).offset(1).inset(10)
        },
        StatementCase("a number and an offset add up", "a.width = 101") { make, _ in
            make.width.equalTo(100).inset(10).offset(1)
        },
        StatementCase("modifiers joined by connectives", "a.left = b.left + 1 @750") {
            $0.left.equalTo($1.b).with.offset(1).and.with.priorityHigh()
        },
    ]

    @Test("replace what was said before, and leave the number", arguments: repetitions)
    func checkRepetition(one: StatementCase) {
        one.check()
    }

    @Test("A chain yields its group at any point, always the same")
    func constraint() {
        let stage = Stage()
        var yielded: [ConstraintGroup] = []
        let groups = stage.a.makeConstraints { make in
            let statement = make.left.equalTo(stage.b)
            yielded.append(statement.constraint)
            yielded.append(statement.offset(3).constraint)
            yielded.append(statement.and.inset(5).with.labeled("late").constraint)
        }
        expectEqual(groups.count, 1)
        expectTrue(yielded.areSame(as: [groups[0], groups[0], groups[0]]))
        expectEqual(groups.said, ["late: a.left = b.left + 5"])
    }
}
