import QuoinSolver
import TestSupport
import Testing

@Suite("Large and small numbers")
struct MagnitudeTests {
    private let solver = Solver()
    private let x: Variable
    private let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    @Test("may be values up to a million, which keep their fractions")
    func largeValues() throws {
        try solver.add(x == 1_000_000.125)
        try solver.add(y == x - 999_999)
        expectEqual(solver.value(of: x), 1_000_000.125)
        expectTrue(isClose(solver.value(of: y), 1.125))
    }

    @Test("may be coefficients from 1e-4 to 1e6", arguments: [1e-4, 1e-2, 1, 1e3, 1e6])
    func coefficients(coefficient: Double) throws {
        let z = solver.makeVariable("z", nonNegative: true)
        try solver.add(coefficient * x == coefficient * y + 3 * coefficient)
        try solver.add(coefficient * x + coefficient * z <= 10 * coefficient)
        try solver.add(y == 5, priority: .high)
        try solver.add(z == 4, priority: .low)
        expectTrue(isClose(solver.value(of: x), 8))
        expectTrue(isClose(solver.value(of: y), 5))
        expectTrue(isClose(solver.value(of: z), 2))
    }

    @Test("may be mixed in one row")
    func mixedCoefficients() throws {
        try solver.add(1e-4 * x == 1e6 * y)
        try solver.add(x == 1e6)
        expectTrue(isClose(solver.value(of: x), 1e6))
        expectTrue(isClose(solver.value(of: y) * 1e4, 1))
    }

    @Test("may follow each other in a chain of scales")
    func scaleChain() throws {
        // Up to a million times the first, and back down.
        let scales = [10, 10, 10, 10, 10, 10, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]
        var chain = [x]
        for scale in scales {
            let next = solver.makeVariable()
            try solver.add(next == scale * chain[chain.count - 1])
            chain.append(next)
        }
        try solver.suggest(1, for: x)
        expectTrue(isClose(solver.value(of: chain[6]), 1e6))
        expectTrue(isClose(solver.value(of: chain[14]) * 100, 1))
        try solver.suggest(-1, for: x)
        expectTrue(isClose(solver.value(of: chain[6]), -1e6))
    }

    @Test(
        "scale a constraint that is said again without a contradiction",
        arguments: [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
    func scaledDuplicates(relation: Relation) throws {
        let sum = x + 3 * y - 10
        for scale in [1, 2, 0.1, 1e-4, 1e6, 1.0 / 3, 7.77] {
            try solver.add(LinearConstraint(sum * scale, relation))
            try solver.add(LinearConstraint(sum * -scale, relation.reversed))
        }
        try solver.add(x == 4, priority: .high)
        try solver.add(y == 2, priority: .medium)
        expectTrue(isClose(solver.value(of: x), 4))
        expectTrue(isClose(solver.value(of: y), 2))
    }

    @Test(
        "leave no rounding behind when a constant comes back from afar",
        arguments: [1e9, 1e12, 1e18, 1e29, -1e18])
    func constantFromAfar(far: Double) throws {
        let id = try solver.add(x == 50.3, priority: .low)
        try solver.add(y - x == 0.4)
        for isBatch in [false, true, false, true] {
            for constant in [far, 50.3] {
                if isBatch { solver.beginBatch() }
                try solver.setConstant(constant, of: id)
                if isBatch { solver.endBatch { $0[0] } }
                expectTrue(isClose(solver.value(of: x), constant))
            }
            expectTrue(isClose(solver.value(of: y), 50.7))
        }
    }

    @Test(
        "leave nothing behind when the coefficients are others",
        arguments: [1e7, 1e9, 1e12, 1e20, 1e40],
        [Priority.required, .medium])
    func coefficientFromAfar(far: Double, priority: Priority) throws {
        try solver.add(x == 14.5, priority: 2)
        try solver.add(y == 40, priority: 3)
        // While it is far, x cannot be much above 0.
        var limit = try solver.add(y >= far * x + 9, priority: priority)
        expectTrue(isClose(solver.value(of: y), 40) && abs(solver.value(of: x)) < 1e-5)
        for isBatch in [true, false] {
            for (factor, expected) in [(1, 4.5), (far, 0)] {
                if isBatch { solver.beginBatch() }
                try solver.remove(limit)
                limit = try solver.add(
                    y >= factor * (x + (factor == 1 ? 26.5 : 0)) + 9, priority: priority)
                if isBatch { solver.endBatch { $0[0] } }
                expectTrue(
                    abs(solver.value(of: x) - expected) < 1e-5 && isClose(solver.value(of: y), 40))
            }
        }
    }

    @Test("scale a constraint that is contradicted, and the conflict is still that one")
    func scaledContradiction() throws {
        let first = try solver.add(x + 3 * y <= 10)
        for scale in [1e-2, 1, 1e6] {
            let found = conflict { try solver.add((x + 3 * y) * scale >= 11 * scale) }
            expectEqual(found?.dropLast(), [first], "scale \(scale)")
        }
    }

    @Test("weigh wishes of one priority by their coefficients")
    func weights() throws {
        try solver.add(1e3 * x == 0, priority: .medium)
        try solver.add(x == 10, priority: .medium)
        expectTrue(isClose(solver.value(of: x), 0))
        try solver.add(1e4 * x == 2e4, priority: .medium)
        expectTrue(isClose(solver.value(of: x), 2))
    }

    @Test("repeat in wishes, whose violations then add up")
    func repeatedWishes() throws {
        var wishes: [ConstraintID] = []
        for scale in 1...5 {
            let factor = Double(scale)
            wishes.append(try solver.add(factor * x == 10 * factor, priority: .medium))
        }
        try solver.add(x <= 4)
        expectTrue(isClose(wishes.reduce(0) { $0 + solver.violation(of: $1) }, 90))
    }
}
