import QuoinSolver
import TestSupport
import Testing

@Suite("Looking into a solver")
struct InspectionTests {
    let solver = Solver()

    @Test("finds variables and constraints by their positions")
    func positions() throws {
        let variables = (0..<5).map { _ in solver.makeVariable() }
        expectEqual(variables.map(\.index), Array(0..<5))
        let constraints = try variables.map { try solver.add($0 == 1) }
        expectEqual(constraints.map(\.index), Array(0..<5))
        expectEqual((0..<5).map { solver.variable(at: $0) }, variables)
        expectEqual((0..<5).map { solver.constraint(at: $0) }, constraints)
        try solver.remove(constraints[3])
        solver.remove(variables[3])
        let variable = solver.makeVariable()
        let constraint = try solver.add(variable == 2)
        expectEqual(variable.index, 3)
        expectEqual(constraint.index, 3)
        expectEqual(solver.variable(at: 3), variable)
        expectEqual(solver.constraint(at: 3), constraint)
    }

    @Test("gives what is staged, each variable once, and leaves the solver as it was")
    func staged() throws {
        let x = solver.makeVariable("x")
        let y = solver.makeVariable("y")
        let z = solver.makeVariable("z")
        try solver.add(x == 3)
        // 2·x + y + x − z − y is 3·x − z
        for (coefficient, variable) in [(2, x), (1, y), (1, x), (-1, z), (-1, y)] {
            solver.stage(Double(coefficient), variable)
        }
        let terms = solver.takeStaged().sorted { $0.index < $1.index }
        expectEqual(terms.map(\.index), [x.index, z.index])
        expectEqual(terms.map(\.coefficient), [3, -1])
        expectTrue(solver.takeStaged().isEmpty)
        // What no row could be made of.
        solver.stage(1, x)
        solver.stage(.infinity, y)
        expectTrue(solver.takeStaged().isEmpty)
        solver.stage(1, y)
        try solver.addStaged(.equal, 7)
        expectEqual([x, y, z].map { solver.value(of: $0) }, [3, 7, 0])
    }

    @Test("shows the terms of a constraint, all on the left and each variable once")
    func terms() throws {
        let x = solver.makeVariable("x")
        let y = solver.makeVariable("y")
        let z = solver.makeVariable("z")
        // 2·x + y + x − z ≤ z − y − z + 4, which is 3·x + 2·y − z ≤ 4
        let constraint = try solver.add(2 * x + y + x - z <= z - y - z + 4)
        var terms: [String: Double] = [:]
        solver.forEachVariable(in: constraint) { terms[solver.name(of: $0)] = $1 }
        expectEqual(terms, ["x": 3, "y": 2, "z": -1])
        let cancelled = try solver.add(x + y - x >= 0)
        solver.forEachVariable(in: cancelled) { variable, coefficient in
            expectTrue(variable == y && coefficient == 1)
        }
        try solver.remove(constraint)
        solver.forEachVariable(in: constraint) { _, _ in
            Issue.record("a removed constraint has no terms")
        }
    }

    @Test("shows what determines a value, all the way down")
    func determining() throws {
        let positions = (0..<4).map { _ in solver.makeVariable() }
        let width = solver.makeVariable(nonNegative: true)
        let start = try solver.add(positions[0] == 8)
        let links = try (1..<4).map { try solver.add(positions[$0] == positions[$0 - 1] + width) }
        let least = try solver.add(width >= 40, priority: .high)
        let wish = try solver.add(width == 20, priority: .low)
        let most = try solver.add(positions[3] <= 1000)
        // 8, 48, 88, 128: the wish is missed by 20, the limit by nothing.
        expectEqual(solver.value(of: positions[3]), 128)
        expectEqual(Set(solver.constraintsDetermining(positions[3])), Set(links + [start, least]))
        expectEqual(solver.constraintsDetermining(positions[0]), [start])
        expectEqual(solver.constraintsDetermining(width), [least])
        // With room for 90 only, the limit determines the width: (98 − 8) / 3 = 30.
        try solver.setConstant(98, of: most)
        expectTrue(isClose(solver.value(of: width), 30))
        expectEqual(Set(solver.constraintsDetermining(width)), Set(links + [start, most]))
        expectTrue(solver.violation(of: wish) > 9.9)
        // 8 + 2 · 30: what places the third still comes from the end of the chain.
        expectTrue(isClose(solver.value(of: positions[2]), 68))
        expectEqual(Set(solver.constraintsDetermining(positions[2])), Set(links + [start, most]))
    }

    @Test("leaves out what cancels: a distance does not depend on where it begins")
    func cancelling() throws {
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        let distance = solver.makeVariable()
        try solver.add(left == 8)
        let extent = try solver.add(right == left + 100)
        let difference = try solver.add(distance == right - left)
        expectEqual(solver.value(of: distance), 100)
        expectEqual(Set(solver.constraintsDetermining(distance)), [extent, difference])
    }

    @Test("finds the limit on which a variable rests that nothing else decides")
    func resting() throws {
        let edge = solver.makeVariable()
        let limit = try solver.add(edge <= 10)
        expectEqual(solver.constraintsDetermining(edge), [limit])
    }

    @Test("finds nothing that determines a variable that is free, at its bound or gone")
    func undetermined() throws {
        let free = solver.makeVariable()
        let bounded = solver.makeVariable(nonNegative: true)
        let gone = solver.makeVariable()
        try solver.add(gone == 10)
        let pull = try solver.add(bounded == -5, priority: .low)
        solver.remove(gone)
        expectEqual(solver.value(of: bounded), 0)
        expectEqual(solver.violation(of: pull), 5)
        expectTrue(solver.constraintsDetermining(free).isEmpty)
        expectTrue(solver.constraintsDetermining(bounded).isEmpty)
        expectTrue(solver.constraintsDetermining(gone).isEmpty)
    }

    @Test("adds up what is staged, and forgets it then")
    func stagedSum() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x == 3)
        try solver.add(y == 4)
        for (coefficient, variable) in [(2.0, x), (5.0, y), (-1.0, x)] {
            solver.stage(coefficient, variable)
        }
        // 2 · 3 + 5 · 4 − 3
        expectEqual(solver.takeStagedSum(), 23)
        expectEqual(solver.takeStagedSum(), 0)
    }

    @Test("says which row can hold alone: any, unless no variable may go that way")
    func alone() throws {
        let length = solver.makeVariable(nonNegative: true)
        let other = solver.makeVariable(nonNegative: true)
        let place = solver.makeVariable()
        func canHold(_ constraint: LinearConstraint) throws -> Bool {
            let id = try solver.add(constraint, priority: .low)
            let answer = solver.canHoldAlone(id)
            try solver.remove(id)
            expectTrue(!solver.canHoldAlone(id))
            return answer
        }
        for constraint in [
            length == 5, place == -5, length + other == 0, length >= -1, length <= 1,
            length + place == -5, length - other == -5, -1 * length <= 5,
        ] {
            expectTrue(try canHold(constraint))
        }
        for constraint in [
            length == -5, length <= -1, -1 * length == 5, -1 * length >= 1, length + other <= -2,
        ] {
            expectTrue(!(try canHold(constraint)))
        }
    }
}
