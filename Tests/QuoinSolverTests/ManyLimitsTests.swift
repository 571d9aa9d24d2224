import TestSupport
import Testing

@testable import QuoinSolver

/// Many required inequalities on the same variable. Of those on one side the tightest counts.
@Suite("Many limits of one variable")
struct ManyLimitsTests {
    private let solver = Solver()

    /// Asks for at least `count` values, from 1 on, in a batch.
    private func addRisingLimits(_ count: Int, to variable: Variable) throws -> [ConstraintID] {
        solver.beginBatch()
        return try (1...count).map { try solver.add(variable >= Double($0)) }
    }

    @Test("are mended in one step at the end of a batch")
    func oneStep() throws {
        let x = solver.makeVariable()
        try solver.add(x == 0, priority: .low)
        expectEqual(solver.value(of: x), 0)
        _ = try addRisingLimits(500, to: x)
        solver.endBatch { $0[0] }
        expectTrue(solver.simplex.progress.steps <= 1)
        expectEqual(solver.value(of: x), 500)
    }

    @Test("are mended in one step when another variable pushes this one past all of them")
    func pushed() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let gap = try solver.add(x == y + 1000)
        try solver.add(y == 0, priority: .low)
        let limits = try addRisingLimits(500, to: x)
        solver.endBatch { $0[0] }
        expectEqual(solver.value(of: x), 1000)
        solver.beginBatch()
        try solver.setConstant(0, of: gap)
        solver.endBatch { $0[0] }
        expectTrue(solver.simplex.progress.steps <= 1)
        expectEqual(solver.value(of: y), 500)
        try solver.remove(limits[499])
        expectEqual(solver.value(of: y), 499)
    }

    @Test("give up those that cannot hold, each once")
    func contradictions() throws {
        let x = solver.makeVariable()
        let most = try solver.add(x <= 40)
        try solver.add(x == 0, priority: .low)
        let limits = try addRisingLimits(60, to: x)
        var conflicts: [Set<ConstraintID>] = []
        solver.endBatch { conflict in
            conflicts.append(Set(conflict))
            return conflict.first { $0 != most } ?? most
        }
        expectEqual(conflicts.count, 20)
        expectEqual(Set(conflicts), Set(limits[40...].map { [most, $0] }))
        expectEqual(solver.value(of: x), 40)
    }

    @Test("count in either direction and whatever their coefficients", arguments: 0..<30)
    func anyOrder(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var many = try RandomLimits(solver: solver)
        for round in 0..<12 {
            let isBatch = generator.happens(percent: 50)
            if isBatch {
                solver.beginBatch()
            }
            for _ in 0..<generator.number(in: 1...40) {
                try many.change(using: &generator)
            }
            if isBatch {
                solver.endBatch { conflict in
                    Issue.record("seed \(seed): \(conflict) do not contradict each other")
                    return conflict[0]
                }
            }
            expectTrue(isClose(solver.value(of: many.variable), many.expected), "\(seed), \(round)")
            #if DEBUG
                expectEqual(solver.checkInvariants(), [], "seed \(seed), round \(round)")
            #endif
        }
    }
}

/// A variable with limits below from −100 to 0 and limits above from 0 to 100, and a place it would
/// rather be at.
private struct RandomLimits {
    let solver: Solver
    let variable: Variable
    private let wish: ConstraintID
    private var wanted = 0.0
    private var lower: [(id: ConstraintID, place: Double, coefficient: Double)] = []
    private var upper: [(id: ConstraintID, place: Double, coefficient: Double)] = []

    init(solver: Solver) throws {
        self.solver = solver
        let other = solver.makeVariable()
        variable = solver.makeVariable()
        try solver.add(variable == 2 * other + 3)
        wish = try solver.add(other == -1.5, priority: .low)
    }

    /// Where the variable is to be: at the place it would rather be at, as far as limits let it.
    var expected: Double {
        let least = lower.map(\.place).max() ?? -.infinity
        let most = upper.map(\.place).min() ?? .infinity
        return min(max(wanted, least), most)
    }

    /// Adds, moves or removes a limit, or moves the place where the variable would rather be.
    mutating func change(using generator: inout SeededGenerator) throws {
        let isLower = generator.happens(percent: 50)
        let place = Double(generator.number(in: 0...100)) * (isLower ? -1 : 1)
        var limits = isLower ? lower : upper
        let position = limits.isEmpty ? 0 : generator.below(limits.count)
        switch generator.below(10) {
        case 0 where !limits.isEmpty:
            try solver.remove(limits.remove(at: position).id)
        case 1 where !limits.isEmpty:
            limits[position].place = place
            try solver.setConstant(
                place * limits[position].coefficient, of: limits[position].id)
        case 2:
            wanted = place * 2
            try solver.setConstant((wanted - 3) / 2, of: wish)
        default:
            let coefficient = generator.one(of: 1, 2, -1, -0.5)
            solver.stage(coefficient, variable)
            let id = try solver.addStaged(
                isLower == (coefficient > 0) ? .greaterThanOrEqual : .lessThanOrEqual,
                place * coefficient)
            limits.append((id, place, coefficient))
        }
        if isLower {
            lower = limits
        } else {
            upper = limits
        }
    }
}
