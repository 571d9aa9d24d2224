import QuoinSolver
import TestSupport
import Testing

@Suite("A variable is ambiguous")
struct AmbiguityTests {
    private let solver = Solver()
    private let x: Variable
    private let y: Variable
    private let z: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
        z = solver.makeVariable("z")
    }

    /// Which of x, y and z are ambiguous.
    private var ambiguous: String {
        [x, y, z].filter { solver.isAmbiguous($0) }.map { solver.name(of: $0) }.joined()
    }

    @Test("when nothing constrains it")
    func unconstrained() throws {
        let size = solver.makeVariable("size", nonNegative: true)
        try solver.add(x == 5)
        expectEqual(ambiguous, "yz")
        expectTrue(solver.isAmbiguous(size))
    }

    @Test("not when it is pinned, by whatever priority")
    func pinned() throws {
        try solver.add(x == 5)
        try solver.add(y == 6, priority: .fittingSize)
        try solver.add(z >= 7)
        try solver.add(z <= 7)
        expectEqual(ambiguous, "")
    }

    @Test("when it is bounded on one side only")
    func halfOpen() throws {
        try solver.add(x >= 5)
        try solver.add(y <= 5, priority: .low)
        try solver.add(z == 0, priority: .low)
        expectEqual(ambiguous, "xy")
    }

    @Test("not when it is held against a bound by a wish")
    func heldAgainstBound() throws {
        try solver.add(x >= 5)
        try solver.add(x == 0, priority: .low)
        try solver.add(y <= 5)
        try solver.add(y >= 9, priority: .low)
        try solver.add(z == 0)
        expectEqual(ambiguous, "")
    }

    @Test("when two wishes of one priority pull it to two places")
    func equalPull() throws {
        let ten = try solver.add(x == 10, priority: .medium)
        try solver.add(x == 20, priority: .medium)
        try solver.add(y == x + 1)
        try solver.add(z == 0)
        expectEqual(ambiguous, "xy")
        let decision = try solver.add(x == 12, priority: .low)
        expectEqual(ambiguous, "")
        expectEqual(solver.value(of: x), 12)
        try solver.remove(decision)
        expectEqual(ambiguous, "xy")
        try solver.setPriority(501, of: ten)
        expectEqual(ambiguous, "")
        expectEqual(solver.value(of: x), 10)
    }

    @Test("when three wishes of one priority pull it, not: the middle one wins")
    func oddPull() throws {
        for place in [10.0, 20, 40] {
            try solver.add(x == place, priority: .medium)
        }
        try solver.add(y + z == 0)
        expectEqual(ambiguous, "yz")
    }

    @Test("when wishes of one priority share what there is")
    func sharing() throws {
        let width = solver.makeVariable("width", nonNegative: true)
        let other = solver.makeVariable("other", nonNegative: true)
        try solver.add(width + other == 10)
        try solver.add(width == 10, priority: .medium)
        try solver.add(other == 10, priority: .medium)
        expectTrue(solver.isAmbiguous(width))
        expectTrue(solver.isAmbiguous(other))
        try solver.add(width == 10, priority: 499)
        expectTrue(!solver.isAmbiguous(width))
        expectTrue(!solver.isAmbiguous(other))
    }

    @Test("not when a move would cost nothing but degenerate rows leave no room for it")
    func blocked() throws {
        // y costs nothing, and is held between 0 and x, which a wish keeps at 0.
        try solver.add(x >= 0)
        try solver.add(y >= 0)
        try solver.add(y - x <= 0)
        try solver.add(x <= 0, priority: .medium)
        // z costs nothing either, and is squeezed through sums that are all 0.
        try solver.add(z - x - y <= 0)
        try solver.add(z + x >= 0)
        expectEqual(ambiguous, "")
    }

    @Test("not when non-negative variables have to add up to zero")
    func squeezed() throws {
        let sizes = (0..<4).map { solver.makeVariable("\($0)", nonNegative: true) }
        try solver.add(sizes[0] + sizes[1] <= 0)
        try solver.add(sizes[2] <= sizes[0])
        try solver.add(sizes[3] - sizes[2] - sizes[1] == 0, priority: .low)
        for size in sizes {
            expectTrue(!solver.isAmbiguous(size))
        }
    }

    @Test("with others in a circle that nothing pins, not once one of them is pinned")
    func circle() throws {
        try solver.add(x <= y)
        try solver.add(y <= z)
        try solver.add(z <= x)
        expectEqual(ambiguous, "xyz")
        let pin = try solver.add(y == 3, priority: .fittingSize)
        expectEqual(ambiguous, "")
        try solver.remove(pin)
        expectEqual(ambiguous, "xyz")
    }

    @Test("when what it is computed from is ambiguous")
    func inherited() throws {
        try solver.add(2 * z == x + y)
        try solver.add(x == 0)
        expectEqual(ambiguous, "yz")
        try solver.add(y == 10, priority: .low)
        expectEqual(ambiguous, "")
    }

    @Test("not when two ambiguous ones always make up the same sum")
    func compensated() throws {
        try solver.add(z == x + y)
        try solver.add(x + y == 10)
        expectEqual(ambiguous, "xy")
    }

    @Test("when a kept wish could be kept in other ways")
    func keptWish() throws {
        try solver.add(x >= 3, priority: .low)
        try solver.add(x <= 9)
        try solver.add(y == 0)
        try solver.add(z == 0)
        expectEqual(ambiguous, "x")
        try solver.add(x <= 3, priority: .fittingSize)
        expectEqual(ambiguous, "")
    }

    @Test("when missed wishes leave a stretch between them")
    func stretch() throws {
        try solver.add(x >= 10, priority: .medium)
        let most = try solver.add(x <= 4, priority: .medium)
        try solver.add(y == 0)
        try solver.add(z == 0)
        expectEqual(ambiguous, "x")
        try solver.setPriority(499, of: most)
        expectEqual(ambiguous, "")
        expectEqual(solver.value(of: x), 10)
    }

    @Test("until it is edited, and again afterwards")
    func editing() throws {
        try solver.add(x + y == 10)
        try solver.add(z == 0)
        expectEqual(ambiguous, "xy")
        try solver.suggest(3, for: x)
        expectEqual(ambiguous, "")
        solver.endEditing(x)
        expectEqual(ambiguous, "xy")
    }

    @Test("without its value being changed by the question")
    func asking() throws {
        for system in try FixtureReader.ambiguity.get().prefix(60) {
            let built = try system.model.build()
            let before = Snapshot(of: built)
            let first = built.variables.map { built.solver.isAmbiguous($0) }
            let second = built.variables.map { built.solver.isAmbiguous($0) }
            expectEqual(first, second, "\(system.report("two answers"))")
            expectEqual(Snapshot(of: built), before, "\(system.report("values changed"))")
        }
    }

    @Test("as often as it is asked about together with others, in whatever order")
    func askingTogether() throws {
        for system in try FixtureReader.ambiguity.get() {
            let built = try system.model.build()
            let single = built.variables.map { built.solver.isAmbiguous($0) }
            let together = built.solver.areAmbiguous(built.variables)
            expectEqual(together, single, "\(system.report("asked together"))")
            let reversed = built.solver.areAmbiguous(built.variables.reversed())
            expectEqual(reversed.reversed(), single, "\(system.report("asked backwards"))")
            let twice = built.solver.areAmbiguous(built.variables + built.variables)
            expectEqual(twice, single + single, "\(system.report("asked twice"))")
            let after = built.variables.map { built.solver.isAmbiguous($0) }
            expectEqual(after, single, "\(system.report("asked singly afterwards"))")
        }
    }

    @Test("exactly when HiGHS finds it so")
    func fixtures() throws {
        let systems = try FixtureReader.ambiguity.get()
        expectTrue(systems.count >= 200)
        for system in systems {
            for seed in 0..<3 {
                var chance = SeededGenerator(seed: seed)
                let order = chance.shuffledIndices(system.model.rows.count)
                let built = try system.model.build(order: seed == 0 ? nil : order)
                expectTrue(
                    system.problems(with: built.values).isEmpty, "\(system.report("values"))")
                let found = built.variables.indices.filter {
                    built.solver.isAmbiguous(built.variables[$0])
                }
                expectEqual(
                    Set(found), system.ambiguous, "\(system.report("order of seed \(seed)"))")
            }
        }
    }
}
