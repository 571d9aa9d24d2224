import QuoinSolver
import TestSupport
import Testing

@Suite("A solver comes to an end")
struct BoundedWorkTests {
    private let solver = Solver()

    @Test("with coefficients as far apart as they like", arguments: [1e8, 9e8, 1e9, 1e10, 1e12])
    func circle(factor: Double) throws {
        let x = solver.makeVariable("x")
        let y = solver.makeVariable("y")
        let mirrored = try solver.add(y == -1 * x)
        try solver.add(y == factor * x + 85, priority: .high)
        // -x = factor · x + 85
        expectTrue(isClose(solver.value(of: x) * (factor + 1), -85))
        try solver.remove(mirrored)
        let difference = solver.value(of: y) - factor * solver.value(of: x)
        expectTrue(isClose(difference, 85))
    }

    /// Each step of the ladder leads to the next by two ways, so that there are 2⁶⁰ ways in all.
    @Test("where many paths lead from one variable to another")
    func ladder() throws {
        let steps = 60
        let base = solver.makeVariable()
        var ladder = [base]
        for _ in 0..<steps {
            let half = solver.makeVariable()
            let next = solver.makeVariable()
            let last = ladder[ladder.count - 1]
            try solver.add(half == -0.5 * last)
            try solver.add(next == last + half)
            ladder.append(next)
        }
        // The base is placed last, by something that many others are placed before.
        var chain = [solver.makeVariable()]
        for _ in 0..<200 {
            let next = solver.makeVariable()
            try solver.add(next == chain[chain.count - 1] + 1)
            chain.append(next)
        }
        try solver.add(base == chain[200])
        try solver.add(chain[0] == 824)
        // 824 + 200 = 2¹⁰, halved 60 times.
        expectEqual(solver.value(of: base), 1024)
        expectEqual(solver.value(of: ladder[10]), 1)
        expectEqual(solver.value(of: ladder[steps]) * 0x1p50, 1)
    }

    /// Found at random: steps go round in a circle in it, since rounding hides what they lead to.
    @Test("soon, when rows that led nowhere are tried again with each change")
    func hopelessRows() throws {
        let v = (0..<8).map { solver.makeVariable("v\($0)") }
        // (Some are refused at once.)
        _ = try? solver.add(v[7] + 1e6 * v[4] + v[6] <= 3)
        _ = try? solver.add(v[3] - 2 * v[0] == 53, priority: .high)
        _ = try? solver.add(v[1] - v[3] + v[4] >= 54, priority: .high)
        _ = try? solver.add(v[7] + v[2] + v[1] >= 46)
        _ = try? solver.add(v[0] - 2 * v[3] == 1e-15, priority: .high)
        _ = try? solver.add(v[3] + 1e6 * v[1] + v[5] == 1e300)
        _ = try? solver.add(v[4] - 2 * v[5] == 73, priority: 500)
        _ = try? solver.add(v[5] - 0.5 * v[2] == 45, priority: 500)
        _ = try? solver.add(v[6] - 2 * v[1] >= 20)
        _ = try? solver.add(v[3] - 100 * v[4] + v[1] == 80)
        _ = try? solver.add(v[0] - 0.5 * v[2] >= 70, priority: .high)
        _ = try? solver.add(v[1] + 1e15 * v[6] == 56, priority: .high)
        _ = try? solver.add(0.5 * v[6] + v[3] == 20)
        _ = try? solver.add(v[6] + v[2] <= 76, priority: 500)
        solver.solve()
        try #require(!solver.constraintsLeftOut.isEmpty)
        // To walk on in the circles for as many steps as there may be took 170,000 looks, and 18,000 each time after.
        expectTrue(solver.looks < 20_000, "\(solver.looks)")
        // What has nothing to do with them.
        let other = solver.makeVariable("other")
        for value in 0..<8 {
            let looks = solver.looks
            let row = try solver.add(other == Double(value))
            expectEqual(solver.value(of: other), Double(value))
            try solver.remove(row)
            expectTrue(solver.looks - looks < 8_000, "\(value): \(solver.looks - looks)")
        }
    }

    /// Places that are multiples of each other, and far distances among near ones.
    @Test("soon, with distances of 1e19 and shares of a thousand millions", arguments: 0..<12)
    func farDistances(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<4 {
            let solver = Solver()
            let places = (0..<40).map { _ in
                solver.makeVariable(nonNegative: generator.happens(percent: 30))
            }
            for _ in 0..<110 {
                solver.stage(1, places[generator.below(40)])
                solver.stage(
                    -generator.one(of: 1, 1, 1, 0.5, 2, -1, 1e9, 1e-9), places[generator.below(40)])
                if generator.happens(percent: 30) {
                    solver.stage(0.5, places[generator.below(40)])
                }
                _ = try? solver.addStaged(
                    generator.one(of: .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual),
                    generator.one(of: 0, 8, -8, 1000, 1e15, 1e19, -1e22),
                    priority: generator.one(of: .high, .medium, .low, 999, 50))
            }
            let looks = solver.looks
            solver.solve()
            // One of these took a million.
            expectTrue(solver.looks - looks < 200_000, "seed \(seed), round \(round)")
            expectTrue(places.allSatisfy { solver.value(of: $0).isFinite })
            let solved = solver.looks
            _ = places.map { solver.value(of: $0) }
            // What cannot be solved better is not tried again until something changes.
            expectEqual(solver.looks, solved, "seed \(seed), round \(round)")
        }
    }

    @Test(
        "with numbers that are as bad as can be, and every one of its numbers is one",
        arguments: 0..<24)
    func extremes(seed: Int) {
        for round in 0..<20 {
            var sequence = ExtremeSequence(seed: 20 * seed + round)
            let problems = sequence.run(steps: 40)
            expectTrue(problems.isEmpty, "seed \(seed), round \(round)")
        }
    }
}
