import TestSupport
import Testing

@testable import QuoinSolver

/// The example of the article *How the solver works*, step by step.
@Suite("The worked example")
struct WorkedExampleTests {
    let solver = Solver()
    let left: Variable
    let width: Variable
    let right: Variable

    init() {
        left = solver.makeVariable("left")
        width = solver.makeVariable("width")
        right = solver.makeVariable("right")
    }

    private func status(_ id: ConstraintID) -> RowStatus {
        solver.simplex.rows[Int(id.index)].status
    }

    private func definition(of variable: Variable) -> Int32 {
        solver.simplex.variables[Int(variable.index)].definition
    }

    @Test("goes as the article says")
    func steps() throws {
        let c1 = try solver.add(left == 8)
        expectEqual(definition(of: left), Int32(c1.index))

        let c2 = try solver.add(right == left + width)
        expectEqual(definition(of: right), Int32(c2.index))
        expectTrue(definition(of: width) < 0)

        let c3 = try solver.add(right <= 320)
        expectEqual(status(c3), .loose)

        let c4 = try solver.add(width == 400, priority: 250)
        let c5 = try solver.add(width >= 100, priority: 750)
        expectEqual(status(c4), .pending)
        expectEqual(status(c5), .pending)

        expectEqual(solver.value(of: left), 8)
        expectEqual(solver.value(of: width), 312)
        expectEqual(solver.value(of: right), 320)
        expectEqual(solver.violation(of: c4), 88)

        expectEqual(definition(of: right), Int32(c3.index))
        expectEqual(definition(of: width), Int32(c2.index))
        expectEqual(status(c4), .loose)
        expectEqual(status(c5), .loose)
        expectEqual(solver.simplex.rows[Int(c4.index)].side, -1)

        var price = GradedSum()
        let row = solver.simplex.rows[Int(c3.index)]
        solver.simplex.prices.read(row.price, plus: 0, at: 0, times: 1, into: &price)
        expectEqual(price.parts.count, 1)
        expectEqual(price.parts.first?.priority, 250)
        expectEqual(price.parts.first?.amount, -1)
    }

    @Test("stops short of the wish when the need comes first")
    func firstSteps() throws {
        try solver.add(left == 8)
        try solver.add(right == left + width)
        let c5 = try solver.add(width >= 100, priority: 750)
        expectEqual(solver.value(of: width), 100)
        expectEqual(definition(of: width), Int32(c5.index))
        let c4 = try solver.add(width == 400, priority: 250)
        expectEqual(solver.value(of: right), 408)
        expectEqual(definition(of: width), Int32(c4.index))
    }
}
