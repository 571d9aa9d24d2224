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
        #expect(isClose(solver.value(of: x) * (factor + 1), -85))
        try solver.remove(mirrored)
        let difference = solver.value(of: y) - factor * solver.value(of: x)
        #expect(isClose(difference, 85))
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
        #expect(solver.value(of: base) == 1024)
        #expect(solver.value(of: ladder[10]) == 1)
        #expect(solver.value(of: ladder[steps]) * 0x1p50 == 1)
    }

    @Test(
        "with numbers that are as bad as can be, and every one of its numbers is one",
        arguments: 0..<24)
    func extremes(seed: Int) {
        for round in 0..<20 {
            var sequence = ExtremeSequence(seed: 20 * seed + round)
            let problems = sequence.run(steps: 40)
            #expect(problems.isEmpty, "seed \(seed), round \(round)")
        }
    }
}
