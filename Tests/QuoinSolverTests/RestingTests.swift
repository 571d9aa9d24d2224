import TestSupport
import Testing

@testable import QuoinSolver

/// Where a variable comes to rest that nothing decides but a limit. The numbers are those of kiwi.
@Suite("A variable that only limits say something of")
struct RestingTests {
    private let solver = Solver()

    @Test("rests at its limit, whether that is above or below")
    func limit() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x <= 310)
        try solver.add(y >= -310)
        expectEqual(solver.value(of: x), 310)
        expectEqual(solver.value(of: y), -310)
        expectTrue(solver.isAmbiguous(x))
    }

    @Test("rests at an optional limit as well")
    func optional() throws {
        let x = solver.makeVariable()
        try solver.add(x <= 310, priority: .low)
        expectEqual(solver.value(of: x), 310)
    }

    @Test("rests at the limit that was said first, if it can")
    func first() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x <= 50)
        try solver.add(x >= -50)
        try solver.add(y >= -50)
        try solver.add(y <= 50)
        expectEqual(solver.value(of: x), 50)
        expectEqual(solver.value(of: y), -50)
    }

    @Test("rests at the limit that was said first, though a later one was missed before")
    func firstOfChain() throws {
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(b <= 310)
        try solver.add(a <= b - 58)
        try solver.add(a >= 10)
        expectEqual([a, b].map { solver.value(of: $0) }, [252, 310])
        let c = solver.makeVariable()
        try solver.add(c >= 10)
        try solver.add(c <= 310)
        expectEqual(solver.value(of: c), 10)
    }

    @Test("keeps what it must where the first limit cannot be reached")
    func firstOutOfReach() throws {
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(b <= 310)
        try solver.add(a >= 10)
        try solver.add(b <= a + 50, priority: .medium)
        try solver.add(a <= 100)
        expectEqual([a, b].map { solver.value(of: $0) }, [10, 60])
        #if DEBUG
            expectEqual(solver.checkInvariants(), [])
        #endif
    }

    @Test("rests at the narrowest of its limits")
    func narrowest() throws {
        let x = solver.makeVariable()
        try solver.add(x <= 50)
        try solver.add(x <= 20)
        try solver.add(x <= 30)
        expectEqual(solver.value(of: x), 20)
    }

    @Test("follows its limit")
    func following() throws {
        let (x, width) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x <= width - 10)
        let size = try solver.add(width == 320)
        expectEqual(solver.value(of: x), 310)
        try solver.setConstant(400, of: size)
        expectEqual(solver.value(of: x), 390)
    }

    @Test("rests through what depends on it: an edge by its size, a column by its last row")
    func chain() throws {
        let (top, second) = (solver.makeVariable(), solver.makeVariable())
        let height = solver.makeVariable(nonNegative: true)
        try solver.add(second == top + 48)
        try solver.add(height == 20)
        try solver.add(second + height <= 460)
        expectEqual(solver.value(of: second), 440)
        expectEqual(solver.value(of: top), 392)
    }

    @Test("is decided by anything else that comes, however weak it is")
    func decided() throws {
        let x = solver.makeVariable()
        try solver.add(x <= 310)
        expectEqual(solver.value(of: x), 310)
        let wish = try solver.add(x == 5, priority: 1)
        expectEqual(solver.value(of: x), 5)
        expectEqual(solver.violation(of: wish), 0)
    }

    @Test("is the size's if that may not be negative: a size rests at nothing")
    func size() throws {
        let width = solver.makeVariable(nonNegative: true)
        try solver.add(width <= 100)
        expectEqual(solver.value(of: width), 0)
    }

    @Test("stays where it was when what has decided it goes, or was moved by hand")
    func freed() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x <= 310)
        let place = try solver.add(x == 40)
        expectEqual(solver.value(of: x), 40)
        try solver.remove(place)
        expectEqual(solver.value(of: x), 40)

        try solver.suggest(70, for: y)
        try solver.add(y <= 310)
        expectEqual(solver.value(of: y), 70)
        solver.endEditing(y)
        expectEqual(solver.value(of: y), 70)
    }

    @Test("does not go as far as a limit that stands for none")
    func farLimit() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x <= 1e9)
        try solver.add(y <= 1e308)
        expectEqual(solver.value(of: x), 0)
        expectEqual(solver.value(of: y), 0)
    }

    @Test("rests in a batch as it does alone, and after a refused constraint as before")
    func batch() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x <= 310)
        solver.beginBatch()
        try solver.add(y <= x + 10)
        try solver.add(y >= 0)
        solver.endBatch { $0[0] }
        expectEqual(solver.value(of: x), 310)
        expectEqual(solver.value(of: y), 320)
        #expect(throws: SolverError.self) { try solver.add(x >= 311) }
        expectEqual(solver.value(of: x), 310)
    }

    @Test("costs no more for each than a few looks, and leaves nothing behind when it goes")
    func cost() throws {
        for _ in 0..<2 {
            let before = solver.looks
            let variables = (0..<2_000).map { _ in solver.makeVariable() }
            for (index, variable) in variables.enumerated() {
                try solver.add(variable <= Double(index))
            }
            expectEqual(variables.map { solver.value(of: $0) }, (0..<2_000).map(Double.init))
            expectTrue(solver.looks - before < 20 * 2_000)
            for variable in variables {
                solver.remove(variable)
            }
            #if DEBUG
                expectEqual(solver.checkInvariants(), [])
            #endif
        }
        expectTrue(solver.simplex.openPlaces.count <= 2_000)
    }

    @Test("misses nothing more by that, in systems drawn at random", arguments: 0..<20)
    func random(seed: Int) throws {
        let (rested, other) = (Solver(), Solver())
        let missed = try missedRows(of: rested, seed: seed)
        // Limits that have been forgotten are nothing to rest at.
        let missedElsewhere = try missedRows(of: other, seed: seed) {
            $0.simplex.newLimits.removeAll()
        }
        for (priority, sum) in missed {
            expectTrue(isClose(sum, missedElsewhere[priority] ?? 0), "seed \(seed), \(priority)")
        }
        expectEqual(missed[.required], 0)
        #if DEBUG
            expectEqual(rested.checkInvariants(), [], "seed \(seed)")
        #endif
    }

    /// By how much the limits of a random system are missed, by priority.
    private func missedRows(
        of solver: Solver, seed: Int, beforeSolving: (Solver) -> Void = { _ in }
    ) throws -> [Priority: Double] {
        var chance = SeededGenerator(seed: seed)
        let variables = (0..<12).map { solver.makeVariable(nonNegative: $0 % 4 == 3) }
        var rows: [(id: ConstraintID, priority: Priority)] = []
        for _ in 0..<16 {
            let first = chance.below(12)
            let second = (first + 1 + chance.below(11)) % 12
            let constant = Double(chance.below(200) - 100)
            let priority: Priority = chance.happens(percent: 50) ? .required : .medium
            let constraint =
                chance.happens(percent: 50)
                ? variables[first] <= variables[second] + constant
                : variables[first] >= variables[second] + constant
            if let row = try? solver.add(constraint, priority: priority) {
                rows.append((row, priority))
            }
        }
        beforeSolving(solver)
        var missed: [Priority: Double] = [:]
        for row in rows {
            missed[row.priority, default: 0] += solver.violation(of: row.id)
        }
        return missed
    }
}
