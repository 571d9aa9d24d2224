import QuoinSolver
import TestSupport
import Testing

@Suite("Priorities are obeyed in strict order")
struct LexicographyTests {
    private let solver = Solver()
    private let x: Variable
    private let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    @Test("so that a thousand at 250 do not outweigh one at 251")
    func thousandAgainstOne() throws {
        for _ in 0..<1000 {
            try solver.add(x == 0, priority: 250)
        }
        expectEqual(solver.value(of: x), 0)
        let one = try solver.add(x == 1, priority: 251)
        expectEqual(solver.value(of: x), 1)
        try solver.remove(one)
        expectEqual(solver.value(of: x), 0)
    }

    @Test("so that no coefficient makes up for a priority")
    func coefficients() throws {
        try solver.add(1e6 * x == 0, priority: 250)
        let strong = try solver.add(1e-4 * x == 1e-4, priority: 251)
        expectTrue(abs(solver.value(of: x) - 1) < 1e-6)
        try solver.setPriority(249, of: strong)
        expectTrue(abs(solver.value(of: x)) < 1e-6)
    }

    @Test("even where they are next to each other")
    func neighbours() throws {
        let lower = Float(500)
        for _ in 0..<10 {
            try solver.add(x == 0, priority: Priority(lower))
        }
        try solver.add(x == 1, priority: Priority(lower.nextUp))
        expectEqual(solver.value(of: x), 1)
    }

    @Test("whatever the order in which constraints are added")
    func additionOrder() throws {
        let wishes: [(Double, Priority)] = [
            (1, 999), (2, 750), (3, 500), (4, 250), (5, 50), (6, 0.5),
        ]
        for seed in 0..<30 {
            var chance = SeededGenerator(seed: seed)
            let solver = Solver()
            let x = solver.makeVariable()
            for index in chance.shuffledIndices(wishes.count) {
                try solver.add(x == wishes[index].0, priority: wishes[index].1)
                if chance.happens(percent: 50) {
                    solver.solve()
                }
            }
            expectEqual(solver.value(of: x), 1, "seed \(seed)")
        }
    }

    @Test("and what a stronger one leaves open, the next decides")
    func decidingInTurn() throws {
        try solver.add(x + y == 100)
        try solver.add(x >= 20, priority: .high)
        try solver.add(y >= 30, priority: .medium)
        try solver.add(x == 0, priority: .low)
        expectEqual(solver.value(of: x), 20)
        expectEqual(solver.value(of: y), 80)
        try solver.add(y <= 75, priority: 251)
        expectEqual(solver.value(of: x), 25)
        try solver.add(x <= 10, priority: 751)
        expectEqual(solver.value(of: x), 10)
    }

    @Test("and within one, the sum of all that is missed is smallest")
    func sums() throws {
        // Two against one: the middle value wins, as it does for any sum of distances.
        try solver.add(x == 0, priority: .medium)
        try solver.add(x == 10, priority: .medium)
        try solver.add(x == 100, priority: .medium)
        expectEqual(solver.value(of: x), 10)
        // One that counts threefold against two.
        try solver.add(y == 0, priority: .medium)
        try solver.add(y == 10, priority: .medium)
        try solver.add(3 * y == 300, priority: .medium)
        expectEqual(solver.value(of: y), 100)
    }

    @Test("and one at the top gives up all below it, however much that costs")
    func cascade() throws {
        // Each variable would like to be the same as the next, and the ends disagree.
        let chain = (0..<20).map { solver.makeVariable("\($0)") }
        for (index, (first, second)) in zip(chain, chain.dropFirst()).enumerated() {
            try solver.add(first == second, priority: Priority(Float(500 - index)))
        }
        try solver.add(chain[0] == 0)
        try solver.add(chain[19] == 7)
        // Only the weakest link, the last, gives way.
        expectTrue(chain.dropLast().allSatisfy { solver.value(of: $0) == 0 })
        expectEqual(solver.value(of: chain[19]), 7)
    }

    @Test("and compression resistance beats hugging, as in any row of labels")
    func labels() throws {
        let name = solver.makeVariable("name", nonNegative: true)
        let detail = solver.makeVariable("detail", nonNegative: true)
        let room = try solver.add(name + detail == 300)
        for (width, natural, hugging, resistance) in [
            (name, 100.0, Priority(251), Priority.high), (detail, 150, 250, 749),
        ] {
            try solver.add(width <= natural, priority: hugging)
            try solver.add(width >= natural, priority: resistance)
        }
        // There is room to spare: the weaker hugger stretches.
        expectEqual(solver.value(of: name), 100)
        expectEqual(solver.value(of: detail), 200)
        // There is too little: the weaker resistance is compressed.
        try solver.setConstant(180, of: room)
        expectEqual(solver.value(of: name), 100)
        expectEqual(solver.value(of: detail), 80)
        try solver.setConstant(60, of: room)
        expectEqual(solver.value(of: name), 60)
        expectEqual(solver.value(of: detail), 0)
        try solver.setConstant(250, of: room)
        expectEqual(solver.value(of: name), 100)
        expectEqual(solver.value(of: detail), 150)
    }
}
