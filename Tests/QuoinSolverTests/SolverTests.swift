import QuoinSolver
import TestSupport
import Testing

@Suite("A solver")
struct SolverTests {
    private let solver = Solver()
    private let x: Variable
    private let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    @Test("remembers the names of variables")
    func names() {
        expectEqual(solver.name(of: x), "x")
        expectEqual(solver.name(of: solver.makeVariable()), "")
    }

    @Test("gives 0 for variables that nothing constrains")
    func unconstrained() throws {
        let size = solver.makeVariable(nonNegative: true)
        try solver.add(y == 4)
        expectEqual(solver.value(of: x), 0)
        expectEqual(solver.value(of: size), 0)
    }

    @Test("gives 0 again for a variable that nothing constrains any more")
    func noLongerConstrained() throws {
        let id = try solver.add(x == 7)
        expectEqual(solver.value(of: x), 7)
        try solver.remove(id)
        expectEqual(solver.value(of: x), 0)
    }

    @Test("satisfies equalities and inequalities")
    func relations() throws {
        try solver.add(x + y == 10)
        try solver.add(x - y == 4)
        expectEqual(solver.value(of: x), 7)
        expectEqual(solver.value(of: y), 3)

        let z = solver.makeVariable("z")
        try solver.add(z >= x + 1)
        try solver.add(z <= 9)
        expectTrue((8.0...9.0).contains(solver.value(of: z)))
    }

    @Test("adds up a variable that occurs more than once")
    func repeatedVariable() throws {
        try solver.add(x + x + y == x + 10)
        try solver.add(y == 4)
        expectEqual(solver.value(of: x), 6)
    }

    @Test("takes a variable that cancels out for absent")
    func cancelledVariable() throws {
        try solver.add(x - x + y == 4)
        expectEqual(solver.value(of: y), 4)
        expectEqual(solver.value(of: x), 0)
    }

    @Test("keeps non-negative variables from going below zero")
    func nonNegative() throws {
        let width = solver.makeVariable("width", nonNegative: true)
        let wish = try solver.add(width == -10, priority: .high)
        expectEqual(solver.value(of: width), 0)
        expectEqual(solver.violation(of: wish), 10)
        #expect(throws: SolverError.self) { try solver.add(width <= -1) }
    }

    @Test("lets free variables go below zero")
    func free() throws {
        try solver.add(x == -10, priority: .low)
        expectEqual(solver.value(of: x), -10)
    }

    @Test("needs no call to solve before a value is read")
    func readingSolves() throws {
        try solver.add(x >= 3)
        let wish = try solver.add(x == 0, priority: .low)
        expectEqual(solver.value(of: x), 3)
        expectEqual(solver.violation(of: wish), 3)
        solver.solve()
        solver.solve()
        expectEqual(solver.value(of: x), 3)
    }

    @Test("says by how much a constraint is missed, whichever way")
    func violations() throws {
        try solver.add(x == 10)
        let equal = try solver.add(2 * x == 50, priority: .high)
        let atMost = try solver.add(x <= 4, priority: .high)
        let atLeast = try solver.add(x >= 11, priority: .high)
        let kept = try solver.add(x >= 4, priority: .high)
        expectEqual(solver.violation(of: equal), 30)
        expectEqual(solver.violation(of: atMost), 6)
        expectEqual(solver.violation(of: atLeast), 1)
        expectEqual(solver.violation(of: kept), 0)
    }

    @Test("takes the same constraint twice, and needs both to be removed")
    func twice() throws {
        let first = try solver.add(x == 5)
        let second = try solver.add(x == 5)
        try solver.remove(first)
        expectEqual(solver.value(of: x), 5)
        try solver.remove(second)
        expectEqual(solver.value(of: x), 0)
    }

    @Test("adds staged terms as it adds expressions")
    func staging() throws {
        solver.stage(1, x)
        solver.stage(2, y)
        solver.stage(1, x)
        let sum = try solver.addStaged(.equal, 20)
        solver.stage(1, y)
        let wish = try solver.addStaged(.greaterThanOrEqual, 4, priority: .low)
        solver.stage(1, x)
        try solver.addStaged(.lessThanOrEqual, 1, priority: .high)
        expectTrue(solver.value(of: x) <= 1)
        expectEqual(2 * solver.value(of: x) + 2 * solver.value(of: y), 20)
        expectEqual(solver.violation(of: sum), 0)
        expectEqual(solver.violation(of: wish), 0)
    }

    @Test("begins every staged constraint empty, also after one was refused")
    func stagingBeginsEmpty() throws {
        try solver.add(x == 1)
        solver.stage(1, x)
        #expect(throws: SolverError.self) { try solver.addStaged(.equal, 2) }
        solver.stage(.nan, x)
        #expect(throws: SolverError.notFinite) { try solver.addStaged(.equal, 2) }
        solver.stage(1, y)
        try solver.addStaged(.equal, 3)
        expectEqual(solver.value(of: x), 1)
        expectEqual(solver.value(of: y), 3)
    }

    @Test("frees what a removed constraint held")
    func removal() throws {
        let required = try solver.add(x >= 100)
        let strong = try solver.add(x == 50, priority: .high)
        try solver.add(x == 10, priority: .low)
        expectEqual(solver.value(of: x), 100)
        try solver.remove(required)
        expectEqual(solver.value(of: x), 50)
        try solver.remove(strong)
        expectEqual(solver.value(of: x), 10)
    }

    @Test("accepts what contradicted a constraint once that is removed")
    func removalEndsConflict() throws {
        let old = try solver.add(x + y <= 10)
        try solver.add(x >= 8)
        #expect(throws: SolverError.self) { try solver.add(y >= 3) }
        try solver.remove(old)
        try solver.add(y >= 3)
        expectTrue(solver.value(of: x) >= 8)
        expectTrue(solver.value(of: y) >= 3)
    }

    @Test("removes a variable with every constraint on it")
    func variableRemoval() throws {
        let first = try solver.add(x + y == 10)
        let second = try solver.add(x >= 8)
        let other = try solver.add(y >= 3, priority: .low)
        try solver.suggest(9, for: x)
        expectEqual(solver.value(of: x) + solver.value(of: y), 10)
        solver.remove(x)
        expectEqual(solver.value(of: y), 3)
        #expect(throws: SolverError.unknownConstraint) { try solver.remove(first) }
        #expect(throws: SolverError.unknownConstraint) { try solver.remove(second) }
        try solver.remove(other)
        expectEqual(solver.value(of: y), 0)
    }

    @Test("keeps a constraint out of which a removed variable had cancelled")
    func cancelledVariableRemoval() throws {
        try solver.add(x + y == x + 10)
        solver.remove(x)
        expectEqual(solver.value(of: y), 10)
        #expect(throws: SolverError.self) { try solver.add(y == 0) }
    }

    @Test("gives the same bits for the same calls")
    func determinism() throws {
        for system in try FixtureReader.systems.get().prefix(100) {
            guard case .sums = system.answer else { continue }
            let first = Snapshot(of: try system.model.build())
            let second = Snapshot(of: try system.model.build())
            expectEqual(first, second, "\(system.report("two builds differ"))")
        }
    }
}
