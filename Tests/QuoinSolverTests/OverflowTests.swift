import QuoinSolver
import TestSupport
import Testing

@Suite("What is too large to calculate with")
struct OverflowTests {
    private let solver = Solver()
    private let x: Variable
    private let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    private func expectRefusal(of change: () throws -> Void) {
        let before = Snapshot(of: solver, variables: [x, y], constraints: [])
        #expect(throws: SolverError.notFinite, performing: change)
        expectEqual(before, Snapshot(of: solver, variables: [x, y], constraints: []))
        expectTrue(solver.constraintsLeftOut.isEmpty)
    }

    @Test("is refused when a constraint brings it about", arguments: [Priority.required, .high])
    func adding(priority: Priority) throws {
        try solver.add(x == 1e308, priority: priority)
        expectEqual(solver.value(of: x), 1e308)
        expectRefusal { try solver.add(y == x + 1e308, priority: priority) }
        expectRefusal { try solver.add(y >= 1e10 * x, priority: priority) }
        try solver.add(y == 1e-308 * x, priority: priority)
        expectTrue(isClose(solver.value(of: y), 1))
    }

    @Test(
        "is refused when it is a variable far from the constraint that brings it about",
        arguments: [Priority.required, .high])
    func addingBeneath(priority: Priority) throws {
        try solver.add(y == x + 1e308)
        expectEqual(solver.value(of: y), 1e308)
        expectRefusal { try solver.add(x == 1e308, priority: priority) }
        expectRefusal { try solver.suggest(1e308, for: x, priority: priority) }
        try solver.add(x == -1e308, priority: priority)
        expectEqual(solver.value(of: y), 0)
    }

    @Test(
        "is refused when a constant brings it about, the first time or later",
        arguments: [Priority.required, .high], [0, 1, 2, 300])
    func changing(priority: Priority, changesBefore: Int) throws {
        try solver.add(y == 1e200 * x)
        let given = try solver.add(x == 1, priority: priority)
        for change in 0..<changesBefore {
            try solver.setConstant(Double(change), of: given)
            expectTrue(isClose(solver.value(of: y) / 1e200, Double(change)))
        }
        try solver.setConstant(3, of: given)
        expectRefusal { try solver.setConstant(1e200, of: given) }
        expectEqual(solver.value(of: y), 3e200)
        try solver.setConstant(-2, of: given)
        expectEqual(solver.value(of: y), -2e200)
    }

    @Test("is refused when a suggestion brings it about, the first time or later")
    func suggesting() throws {
        try solver.add(y == 1e200 * x)
        expectRefusal { try solver.suggest(1e200, for: x) }
        for value in [1.0, 2, 3] {
            try solver.suggest(value, for: x)
            expectEqual(solver.value(of: y), value * 1e200)
        }
        expectRefusal { try solver.suggest(1e200, for: x) }
        expectEqual(solver.value(of: y), 3e200)
    }

    @Test("is refused when a priority brings it about")
    func weighing() throws {
        let limit = try solver.add(x <= 1)
        let wish = try solver.add(x == 1e120, priority: .medium)
        expectEqual(solver.value(of: x), 1)
        try solver.add(y == 1e200 * x)
        expectRefusal { try solver.setPriority(.low, of: limit) }
        expectEqual(solver.value(of: x), 1)
        try solver.setPriority(.high, of: limit)
        expectEqual(solver.value(of: y), 1e200)
        try solver.remove(wish)
        try solver.setPriority(.low, of: limit)
    }

    @Test("is left out when a removal brings it about, and values stay")
    func removing() throws {
        let limit = try solver.add(x <= 1)
        let wish = try solver.add(x == 1e120, priority: .medium)
        let product = try solver.add(y == 1e200 * x)
        expectEqual(solver.value(of: x), 1)
        expectTrue(solver.constraintsLeftOut.isEmpty)
        try solver.remove(limit)
        expectEqual(solver.value(of: x), 1)
        expectEqual(solver.value(of: y), 1e200)
        expectEqual(solver.constraintsLeftOut, [wish])
        expectEqual(solver.violation(of: wish), 1e120)
        // Without the product the wish is within reach.
        try solver.remove(product)
        expectTrue(solver.constraintsLeftOut.isEmpty)
        expectEqual(solver.value(of: x), 1e120)
        expectEqual(solver.violation(of: wish), 0)
    }

    @Test("is left out when it comes of many small factors, until it is within reach")
    func chain() throws {
        var chain = [x]
        var links: [ConstraintID] = []
        for _ in 0..<40 {
            let next = solver.makeVariable()
            links.append(try solver.add(next == 1e10 * chain[chain.count - 1]))
            chain.append(next)
        }
        let wish = try solver.add(x == 1, priority: .high)
        let other = try solver.add(y == 5, priority: .low)
        expectTrue(chain.allSatisfy { solver.value(of: $0) == 0 })
        expectEqual(solver.value(of: y), 5)
        expectEqual(solver.constraintsLeftOut, [wish])
        expectEqual(solver.violation(of: wish), 1)
        try solver.remove(links[20])
        expectTrue(solver.constraintsLeftOut.isEmpty)
        // (1e10)²⁰
        expectTrue(isClose(solver.value(of: chain[20]) / 1e200, 1))
        expectEqual(solver.violation(of: other), 0)
    }

    @Test("is a contradiction of one in a batch")
    func batch() throws {
        solver.beginBatch()
        let first = try solver.add(x == 1e308)
        let second = try solver.add(y == x + 1e308)
        var conflicts: [[ConstraintID]] = []
        solver.endBatch { conflict in
            conflicts.append(conflict)
            return conflict[0]
        }
        expectEqual(conflicts, [[second]])
        expectEqual(solver.value(of: x), 1e308)
        expectEqual(solver.value(of: y), 0)
        expectEqual(solver.violation(of: first), 0)
        #expect(throws: SolverError.unknownConstraint) { try solver.remove(second) }
    }

    @Test("is no violation, however far a wish is missed")
    func violation() throws {
        try solver.add(x == -1.5e308)
        let wish = try? solver.add(x >= 1.5e308, priority: .low)
        if let wish {
            expectTrue(solver.violation(of: wish) <= .greatestFiniteMagnitude)
        }
        expectEqual(solver.value(of: x), -1.5e308)
    }
}
