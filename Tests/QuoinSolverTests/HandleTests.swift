import QuoinSolver
import TestSupport
import Testing

@Suite("A handle")
struct HandleTests {
    private let solver = Solver()
    private let x: Variable

    init() {
        x = solver.makeVariable("x")
    }

    @Test("to a removed constraint is refused everywhere")
    func removedConstraint() throws {
        let id = try solver.add(x == 4)
        try solver.remove(id)
        #expect(throws: SolverError.unknownConstraint) { try solver.remove(id) }
        #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(1, of: id) }
        #expect(throws: SolverError.unknownConstraint) { try solver.setPriority(.low, of: id) }
        expectEqual(solver.violation(of: id), 0)
    }

    @Test("to a removed constraint is not taken for the constraint that stands in its place")
    func reusedConstraint() throws {
        var stale: [ConstraintID] = []
        for _ in 0..<50 {
            let id = try solver.add(x == 4)
            try solver.remove(id)
            stale.append(id)
        }
        let living = try solver.add(x == 5)
        expectEqual(Set(stale + [living]).count, 51)
        for id in stale {
            #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(9, of: id) }
            #expect(throws: SolverError.unknownConstraint) { try solver.remove(id) }
        }
        expectEqual(solver.value(of: x), 5)
        try solver.setConstant(6, of: living)
        expectEqual(solver.value(of: x), 6)
    }

    @Test("to a constraint that was refused is not taken for the one that is added next")
    func refusedConstraint() throws {
        try solver.add(x == 4)
        let refused = try #require(conflict { try solver.add(x == 5) }?.last)
        let next = try solver.add(x == 6, priority: .low)
        expectTrue(next != refused)
        #expect(throws: SolverError.unknownConstraint) { try solver.remove(refused) }
        expectEqual(solver.violation(of: next), 2)
    }

    @Test("to a removed variable is refused, and reads 0")
    func removedVariable() throws {
        try solver.add(x == 4)
        solver.remove(x)
        expectEqual(solver.value(of: x), 0)
        expectTrue(!solver.isAmbiguous(x))
        #expect(throws: SolverError.unknownVariable) { try solver.add(x == 4) }
        #expect(throws: SolverError.unknownVariable) { try solver.suggest(4, for: x) }
        solver.stage(1, x)
        #expect(throws: SolverError.unknownVariable) { try solver.addStaged(.equal, 4) }
        solver.endEditing(x)
        solver.remove(x)
    }

    @Test("to a removed variable is not taken for the variable that stands in its place")
    func reusedVariable() throws {
        var stale: [Variable] = []
        for round in 0..<50 {
            let variable = solver.makeVariable("\(round)")
            try solver.add(variable == 4)
            solver.remove(variable)
            stale.append(variable)
        }
        let living = solver.makeVariable("living")
        try solver.add(living == 5)
        for variable in stale {
            #expect(throws: SolverError.unknownVariable) { try solver.add(variable == 9) }
            expectEqual(solver.value(of: variable), 0)
            solver.remove(variable)
            solver.endEditing(variable)
        }
        expectEqual(solver.value(of: living), 5)
        expectEqual(solver.name(of: living), "living")
    }

    @Test("of another solver is refused, even where the places are the same")
    func foreign() throws {
        let other = Solver()
        let foreignVariable = other.makeVariable("foreign")
        let foreignConstraint = try other.add(foreignVariable == 7)
        try solver.add(x == 4)
        expectTrue(foreignVariable != x)
        #expect(throws: SolverError.unknownVariable) { try solver.add(foreignVariable == 1) }
        #expect(throws: SolverError.unknownVariable) { try solver.add(x == foreignVariable + 1) }
        #expect(throws: SolverError.unknownVariable) { try solver.suggest(1, for: foreignVariable) }
        #expect(throws: SolverError.unknownConstraint) { try solver.remove(foreignConstraint) }
        #expect(throws: SolverError.unknownConstraint) {
            try solver.setConstant(1, of: foreignConstraint)
        }
        #expect(throws: SolverError.unknownConstraint) {
            try solver.setPriority(.low, of: foreignConstraint)
        }
        solver.remove(foreignVariable)
        solver.endEditing(foreignVariable)
        expectEqual(solver.value(of: foreignVariable), 0)
        expectEqual(solver.violation(of: foreignConstraint), 0)
        expectEqual(solver.value(of: x), 4)
        expectEqual(other.value(of: foreignVariable), 7)
    }

    @Test("of a solver that is gone is not taken for one of a later solver")
    func successor() throws {
        var old: [Variable] = []
        for _ in 0..<50 {
            old.append(Solver().makeVariable())
        }
        let successor = Solver()
        let variable = successor.makeVariable()
        expectTrue(!old.contains(variable))
        for stranger in old {
            #expect(throws: SolverError.unknownVariable) { try successor.add(stranger == 1) }
        }
    }
}
