import TestSupport
import Testing

@testable import QuoinSolver

/// A chain of places, the last of which is the end of what they are in.
@Suite("Constraints that are removed later")
struct LeavingRowsTests {
    private struct Chain {
        let solver = Solver()
        var places: [Variable] = []
        var links: [ConstraintID] = []
        let end: Variable

        /// Places 20 apart from 0 on. The end would like to be at 0.
        init(count: Int) throws {
            end = solver.makeVariable(nonNegative: true)
            for index in 0..<count {
                places.append(solver.makeVariable())
                if index == 0 {
                    links.append(try solver.add(places[0] == 0))
                } else {
                    links.append(try solver.add(places[index] == places[index - 1] + 20))
                }
            }
            links.append(try solver.add(end == places[count - 1] + 20))
            try solver.add(end == 0, priority: 49)
            solver.solve()
        }

        func remove(_ removed: some Sequence<Int>) {
            for index in removed {
                solver.removeLater(at: links[index].index)
            }
        }

        /// How many variables are looked at while all links go, those at the beginning first.
        func looksToTakeDown() -> Int {
            let before = solver.looks
            remove(links.indices)
            solver.solve()
            return solver.looks - before
        }
    }

    @Test("cost a chain twice the work that is twice as long, though they go from its beginning")
    func growth() throws {
        let short = try Chain(count: 1000)
        let long = try Chain(count: 2000)
        let work = short.looksToTakeDown()
        // The square of the length would be four times as much.
        expectTrue(long.looksToTakeDown() < 3 * work)
        expectEqual(short.solver.value(of: short.end), 0)
        expectEqual(long.solver.value(of: long.end), 0)
    }

    @Test("are gone for whoever reads a value, and changes anything", arguments: [2, 40, 100])
    func reading(count: Int) throws {
        let chain = try Chain(count: 100)
        expectEqual(chain.solver.value(of: chain.end), 2000)
        chain.remove(0..<count)
        // Nothing holds the rest of the chain any more, so that the end is where it likes to be.
        expectEqual(chain.solver.value(of: chain.end), 0)
        if count < 100 {
            // From the last place to the end it is 20, and as much from each place to the next.
            let first = chain.solver.value(of: chain.places[count])
            expectEqual(first, -20 * Double(100 - count))
        }
        #expect(throws: SolverError.unknownConstraint) { try chain.solver.remove(chain.links[0]) }
    }

    @Test("have stale handles at once")
    func handles() throws {
        let chain = try Chain(count: 3)
        chain.remove([1])
        #expect(throws: SolverError.unknownConstraint) { try chain.solver.remove(chain.links[1]) }
        // It is nowhere in the way of what comes next: the first place is 0.
        try chain.solver.add(chain.places[1] == chain.places[0] + 7)
        expectEqual(chain.solver.value(of: chain.end), 7 + 20 + 20)
    }

    @Test("go at once while a batch is open")
    func batch() throws {
        let chain = try Chain(count: 3)
        chain.solver.beginBatch()
        chain.remove([3])
        try chain.solver.add(chain.end == chain.places[0] + 5)
        chain.solver.endBatch { conflict in conflict[0] }
        expectEqual(chain.solver.value(of: chain.end), 5)
    }
}
