import QuoinSolver
import TestSupport
import Testing

@Suite("What values come down to")
struct GroundsTests {
    private let solver = Solver()

    /// The first model from a seed whose rows do not contradict each other.
    private static func model(seed: Int) -> Model {
        var chance = SeededGenerator(seed: seed)
        while true {
            let model = RandomColumn.model(&chance)
            if model.isFeasible { return model }
        }
    }

    @Test(
        "are rows that hold, the constants of which add up to the value",
        arguments: usually(40, of: 1...2000))
    func sums(seed: Int) throws {
        let model = Self.model(seed: seed)
        let built = try model.build()
        let rows = Dictionary(uniqueKeysWithValues: zip(built.constraints, model.rows))
        let values = built.values
        for (variable, value) in zip(built.variables, values) {
            let comment: Comment = "seed \(seed), \(built.solver.name(of: variable))"
            let grounds = built.solver.grounds(of: variable)
            var sum = 0.0
            for (id, factor) in grounds.rows {
                let row = try #require(rows[id])
                expectTrue(factor != 0 && isClose(row.sum(at: values), row.constant), comment)
                sum += factor * row.constant
            }
            for position in grounds.zeros {
                expectTrue(model.isNonNegative[position] && isClose(values[position], 0), comment)
            }
            if grounds.undecided.isEmpty {
                expectTrue(isClose(sum, value), comment)
            }
            expectEqual(
                Set(grounds.rows.map(\.id)), Set(built.solver.constraintsDetermining(variable)),
                comment)
        }
        // The first place is 0, and at least that is decided.
        expectTrue(built.variables.contains { !built.solver.grounds(of: $0).rows.isEmpty })
    }

    @Test("are nothing for a variable that has gone")
    func gone() {
        let variable = solver.makeVariable()
        solver.remove(variable)
        let grounds = solver.grounds(of: variable)
        expectTrue(grounds.rows.isEmpty && grounds.zeros.isEmpty && grounds.undecided.isEmpty)
    }

    @Test("are what nothing decides, for a variable that nobody speaks of")
    func undecided() {
        let variable = solver.makeVariable()
        expectEqual(solver.grounds(of: variable).undecided, [variable.index])
        expectTrue(solver.grounds(of: variable).rows.isEmpty)
    }
}
