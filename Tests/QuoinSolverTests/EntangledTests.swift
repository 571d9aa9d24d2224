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
            expectTrue(isClose(backward[priority] ?? 0, expected), "seed \(seed), \(priority)")
            expectTrue(isClose(together[priority] ?? 0, expected), "seed \(seed), \(priority)")
        }
        expectTrue((forward[.required] ?? 0) < 1e-6, "seed \(seed)")
    }

    @Test("takes few steps for its size, of which most move nothing", arguments: [1])
    func steps(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let system = EntangledSystem(rows: 200, using: &generator)
        let solver = try system.solver()
        // By Bland's rule alone there were up to 20 steps for each row.
        expectTrue(solver.simplex.progress.steps < 10 * system.rows.count, "seed \(seed)")
    }

    @Test("is soon put into a tableau, and takes few steps beside", arguments: [2, 3])
    func tableau(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let system = EntangledSystem(rows: 200, using: &generator)
        let solver = try system.solver()
        expectTrue(solver.simplex.progress.hasUsedTableau, "seed \(seed)")
        expectTrue(solver.simplex.progress.steps < system.rows.count, "seed \(seed)")
        #if DEBUG
            expectEqual(solver.checkInvariants(), [], "seed \(seed)")
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
        expectTrue(solver.simplex.progress.hasUsedTableau, "seed \(seed)")
        expectTrue(derived > 0 && derived < 50, "seed \(seed): \(derived)")
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

    @Test(
        "holds what is required to within rounding, though multipliers lie far apart",
        arguments: [13, 22])
    func farApart(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let system = EntangledSystem(
            rows: 160,
            coefficients: [0.053, -0.13, 0.41, -1.1, 3.7, -9.2, 31, -87], using: &generator)
        let solver = Solver()
        let variables = system.makeVariables(in: solver)
        let ids = try system.rows.map { try system.add($0, to: solver, variables) }
        for round in 0..<2 {
            solver.solve()
            for row in system.rows where row.priority == .required {
                let (missed, magnitude) = row.missed { solver.value(of: variables[$0]) }
                expectTrue(missed <= 1e-7 + 1e-9 * magnitude, "seed \(seed), round \(round)")
            }
            for _ in 0..<5 {
                let index = generator.below(ids.count)
                if system.rows[index].priority != .required {
                    try solver.setConstant(Double(generator.below(201) - 100), of: ids[index])
                }
            }
        }
    }

    @Test(
        "leaves nothing out where rounding leaves steps nothing to divide by",
        arguments: [5, 14, 25, 27, 35])
    func inWhole(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let system = EntangledSystem(
            rows: 160,
            coefficients: [0.053, -0.13, 0.41, -1.1, 3.7, -9.2, 31, -87], using: &generator)
        let solver = Solver()
        let variables = system.makeVariables(in: solver)
        for row in system.rows {
            try system.add(row, to: solver, variables)
        }
        expectTrue(solver.constraintsLeftOut.isEmpty, "seed \(seed)")
        for row in system.rows where row.priority == .required {
            let (missed, magnitude) = row.missed { solver.value(of: variables[$0]) }
            expectTrue(missed <= 1e-7 + 1e-9 * magnitude, "seed \(seed)")
        }
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
                expectTrue(
                    isClose(missed[priority] ?? 0, fresh[priority] ?? 0),
                    "\(name), \(priority)")
            }
            #if DEBUG
                expectEqual(solver.checkInvariants(), [], name)
            #endif
        }
    }
}
