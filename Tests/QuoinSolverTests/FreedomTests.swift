import TestSupport
import Testing

@testable import QuoinSolver

@Suite("What cannot move after all")
struct FreedomTests {
    @Test("a move that runs into a barrier at once is none, nor is what only that could balance")
    func chain() {
        var freedom = Freedom()
        freedom.moves = (0..<3).map { _ in Freedom.Move(mayRise: true, mayFall: false) }
        // The first may not rise; the second no more than the first falls, nor the third than the second.
        freedom.barriers = [
            Freedom.Barrier(mayRise: false, mayFall: true, rates: [(0, 2)]),
            Freedom.Barrier(mayRise: false, mayFall: true, rates: [(0, -1), (1, 1)]),
            Freedom.Barrier(mayRise: false, mayFall: true, rates: [(1, -1), (2, 1)]),
        ]
        freedom.rates = [(2, 1)]
        freedom.reduce()
        expectTrue(freedom.moves.allSatisfy { $0.isStuck })
        expectTrue(freedom.rates.isEmpty && freedom.barriers.isEmpty)
    }

    @Test("a barrier that another move makes up for takes nothing away")
    func balanced() {
        var freedom = Freedom()
        freedom.moves = [
            Freedom.Move(mayRise: true, mayFall: false),
            Freedom.Move(mayRise: true, mayFall: false),
        ]
        freedom.barriers = [
            Freedom.Barrier(mayRise: false, mayFall: false, rates: [(0, 1), (1, -1)])
        ]
        freedom.rates = [(0, 1)]
        freedom.reduce()
        expectTrue(freedom.moves.allSatisfy { $0.mayRise && !$0.mayFall })
        expectTrue(freedom.barriers.count == 1 && freedom.rates.count == 1)
    }

    @Test(
        "whatever is taken away, what can move is the same",
        arguments: 1...200 as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        var chooser = SeededGenerator(seed: seed)
        var freedom = Freedom()
        freedom.moves = (0..<chooser.number(in: 1...6)).map { _ in
            let kind = chooser.number(in: 1...4)
            return Freedom.Move(mayRise: kind != 1, mayFall: kind <= 2)
        }
        for _ in 0..<chooser.number(in: 0...8) {
            let rates = randomRates(&chooser, of: freedom.moves.count)
            freedom.barriers.append(
                Freedom.Barrier(
                    mayRise: chooser.number(in: 1...3) == 1,
                    mayFall: chooser.number(in: 1...2) == 1,
                    rates: rates))
        }
        var reduced = freedom
        reduced.reduce()
        for (index, move) in freedom.moves.enumerated() {
            for up in [true, false] where up ? move.mayRise : move.mayFall {
                let isKept = up ? reduced.moves[index].mayRise : reduced.moves[index].mayFall
                let isPossible = Self.canChange([(index, 1)], by: up ? 1 : -1, in: freedom)
                expectTrue(
                    isKept || !isPossible, "seed \(seed): move \(index), \(up ? "up" : "down")")
            }
        }
        for _ in 0..<4 {
            let rates = randomRates(&chooser, of: freedom.moves.count)
            let left = rates.filter { !reduced.moves[$0.move].isStuck }
            for change in [1.0, -1] {
                expectEqual(
                    Self.canChange(rates, by: change, in: freedom),
                    Self.canChange(left, by: change, in: reduced), "seed \(seed): \(rates)")
            }
        }
    }

    private func randomRates(
        _ chooser: inout SeededGenerator, of count: Int
    ) -> [(move: Int, rate: Double)] {
        (0..<count).filter { _ in chooser.number(in: 1...2) == 1 }
            .map { ($0, chooser.one(of: -2, -1, 1, 2)) }
    }

    /// Whether moves, none more than a thousand, add up to a change and cross no barrier.
    private static func canChange(
        _ rates: [(move: Int, rate: Double)], by change: Double, in freedom: Freedom
    ) -> Bool {
        let solver = Solver()
        let moves = freedom.moves.map { move in
            let variable = solver.makeVariable()
            _ = try? solver.add(variable <= (move.mayRise ? 1000 : 0))
            _ = try? solver.add(variable >= (move.mayFall ? -1000 : 0))
            return variable
        }
        func sum(_ rates: [(move: Int, rate: Double)]) -> LinearExpression {
            rates.reduce(LinearExpression(0)) { $0 + moves[$1.move] * $1.rate }
        }
        for barrier in freedom.barriers {
            if !barrier.mayRise { _ = try? solver.add(sum(barrier.rates) <= 0) }
            if !barrier.mayFall { _ = try? solver.add(sum(barrier.rates) >= 0) }
        }
        return (try? solver.add(sum(rates) == change)) != nil
    }
}
