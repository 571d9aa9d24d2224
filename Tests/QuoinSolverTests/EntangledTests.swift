import TestSupport
import Testing

@testable import QuoinSolver

/// Random rows of which each shares variables with many others, as in no layout. What the rows of each
/// priority are missed by in sum is the same whatever the order in which they come.
@Suite("A system in which everything depends on everything")
struct EntangledTests {
    @Test("misses the same in whatever order its rows come", arguments: 0..<5)
    func order(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let system = EntangledSystem(rows: 90 + 30 * seed, using: &generator)
        let forward = try system.solved(system.rows, inBatch: false)
        let backward = try system.solved(system.rows.reversed(), inBatch: false)
        let together = try system.solved(system.rows, inBatch: true)
        for priority in EntangledSystem.priorities {
            let expected = forward[priority] ?? 0
            #expect(isClose(backward[priority] ?? 0, expected), "seed \(seed), \(priority)")
            #expect(isClose(together[priority] ?? 0, expected), "seed \(seed), \(priority)")
        }
        #expect((forward[.required] ?? 0) < 1e-6, "seed \(seed)")
    }

    @Test("takes few steps for its size, of which most move nothing", arguments: [1])
    func steps(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let system = EntangledSystem(rows: 200, using: &generator)
        let solver = try system.solver()
        // By Bland's rule alone there were up to 20 steps for each row.
        #expect(solver.simplex.progress.steps < 10 * system.rows.count, "seed \(seed)")
    }

    @Test("is soon put into a tableau, and takes few steps beside", arguments: [2, 3])
    func tableau(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let system = EntangledSystem(rows: 200, using: &generator)
        let solver = try system.solver()
        #expect(solver.simplex.progress.hasUsedTableau, "seed \(seed)")
        #expect(solver.simplex.progress.steps < system.rows.count, "seed \(seed)")
        #if DEBUG
            #expect(solver.checkInvariants() == [], "seed \(seed)")
        #endif
    }

    @Test("has few definitions that are sums of others", arguments: [6])
    func definitions(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let system = EntangledSystem(rows: 400, using: &generator)
        let solver = try system.solver()
        let derived = (0..<solver.simplex.rows.count).count {
            solver.simplex.rows[$0].status == .derived
        }
        // More than 50 of 240 are, where they define in the order in which they came.
        #expect(solver.simplex.progress.hasUsedTableau, "seed \(seed)")
        #expect(derived > 0 && derived < 50, "seed \(seed): \(derived)")
    }

    @Test("misses after changes what it misses when it is solved at once", arguments: [4, 5])
    func changes(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        try change(EntangledSystem(rows: 120, using: &generator), using: &generator, "seed \(seed)")
    }

    @Test(
        "holds what is required after changes, though some multipliers are large", arguments: 0..<8)
    func multipliers(seed: Int) throws {
        var generator = SeededGenerator(seed: 100 + seed)
        let system = EntangledSystem(
            rows: 60 + 15 * seed, coefficients: [1, -1, 2, 0.5, -0.5, 5, 0.2], using: &generator)
        try change(system, using: &generator, "seed \(seed)")
    }

    /// Changes rows, and compares what they are missed by with a solver that is given them at once.
    private func change(
        _ system: EntangledSystem, using generator: inout SeededGenerator, _ name: Comment
    ) throws {
        var system = system
        let solver = Solver()
        let variables = system.makeVariables(in: solver)
        var ids: [ConstraintID] = []
        for row in system.rows {
            ids.append(try system.add(row, to: solver, variables))
        }
        for _ in 0..<2 {
            solver.solve()
            for _ in 0..<10 {
                let index = generator.below(ids.count)
                try solver.remove(ids.remove(at: index))
                system.removeRow(index)
            }
            for _ in 0..<10 {
                let index = generator.below(ids.count)
                guard system.rows[index].priority != .required else { continue }
                let constant = Double(generator.below(201) - 100)
                try solver.setConstant(constant, of: ids[index])
                system.setConstant(constant, ofRow: index)
            }
            let fresh = try system.solved(system.rows, inBatch: false)
            var missed: [Priority: Double] = [:]
            for (row, id) in zip(system.rows, ids) {
                missed[row.priority, default: 0] += solver.violation(of: id)
            }
            for priority in EntangledSystem.priorities {
                #expect(
                    isClose(missed[priority] ?? 0, fresh[priority] ?? 0),
                    "\(name), \(priority)")
            }
            #if DEBUG
                #expect(solver.checkInvariants() == [], name)
            #endif
        }
    }
}

private struct EntangledSystem {
    struct Row {
        var terms: [(coefficient: Double, variable: Int)]
        var relation: Relation
        var constant: Double
        var priority: Priority
    }

    static let priorities: [Priority] = [.required, .high, .medium, .low, 100]

    private(set) var rows: [Row] = []
    private var nonNegative: [Bool] = []

    /// Makes rows over three variables for every five of them. The required ones hold at a certain point.
    init(
        rows count: Int, coefficients: [Double] = [-4, -3, -2, -1, 1, 2, 3, 4],
        using generator: inout SeededGenerator
    ) {
        var point: [Int] = []
        for _ in 0..<count * 3 / 5 {
            nonNegative.append(generator.happens(percent: 50))
            point.append(generator.below(101))
        }
        for _ in 0..<count {
            var terms: [(coefficient: Double, variable: Int)] = []
            while terms.count < 3 + generator.below(2) {
                let variable = generator.below(point.count)
                if !terms.contains(where: { $0.variable == variable }) {
                    let coefficient = generator.one(of: coefficients)
                    terms.append((coefficient, variable))
                }
            }
            let relation = generator.one(
                of: [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
            let priority = generator.one(of: Self.priorities)
            var constant = Double(generator.below(201) - 100)
            if priority == .required {
                let sum = terms.reduce(0) { $0 + $1.coefficient * Double(point[$1.variable]) }
                switch relation {
                case .equal: constant = sum
                case .lessThanOrEqual: constant = sum + abs(constant)
                case .greaterThanOrEqual: constant = sum - abs(constant)
                }
            }
            rows.append(
                Row(terms: terms, relation: relation, constant: constant, priority: priority))
        }
    }

    /// A solver that has been given all rows, one after the other, and has solved them.
    func solver() throws -> Solver {
        let solver = Solver()
        let variables = makeVariables(in: solver)
        for row in rows {
            try add(row, to: solver, variables)
        }
        solver.solve()
        return solver
    }

    mutating func removeRow(_ row: Int) {
        rows.remove(at: row)
    }

    mutating func setConstant(_ constant: Double, ofRow row: Int) {
        rows[row].constant = constant
    }

    func makeVariables(in solver: Solver) -> [Variable] {
        nonNegative.map { solver.makeVariable(nonNegative: $0) }
    }

    @discardableResult
    func add(_ row: Row, to solver: Solver, _ variables: [Variable]) throws -> ConstraintID {
        for term in row.terms {
            solver.stage(term.coefficient, variables[term.variable])
        }
        return try solver.addStaged(row.relation, row.constant, priority: row.priority)
    }

    /// What rows are missed by in sum, for each priority, when they come in this order.
    func solved(_ rows: [Row], inBatch: Bool) throws -> [Priority: Double] {
        let solver = Solver()
        let variables = makeVariables(in: solver)
        if inBatch {
            solver.beginBatch()
        }
        var ids: [ConstraintID] = []
        for row in rows {
            ids.append(try add(row, to: solver, variables))
        }
        if inBatch {
            solver.endBatch { conflict in
                Issue.record("no contradiction: \(conflict)")
                return conflict[0]
            }
        }
        var missed: [Priority: Double] = [:]
        for (row, id) in zip(rows, ids) {
            missed[row.priority, default: 0] += solver.violation(of: id)
        }
        for (variable, isNonNegative) in zip(variables, nonNegative) where isNonNegative {
            #expect(solver.value(of: variable) >= -1e-7)
        }
        #if DEBUG
            #expect(solver.checkInvariants() == [])
        #endif
        return missed
    }
}
