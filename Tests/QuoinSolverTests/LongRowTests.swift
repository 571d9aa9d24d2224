import TestSupport
import Testing

@testable import QuoinSolver

/// Many lengths that make up a given one, each with limits of its own. What is best is known without
/// a solver: the cheapest point of length is taken first, wherever it is to be had.
@Suite("A long row of a given length")
struct LongRowTests {
    @Test("shares it as is cheapest, whatever the limits are", arguments: usually(7, of: 0..<20))
    func cheapest(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let row = try LongRow(count: 20 + 2 * (seed % 20), using: &generator)
        for _ in 0..<6 {
            let total = Double(generator.number(in: 0...row.mostLength))
            try row.solver.setConstant(total, of: row.length)
            try row.check(total: total, "seed \(seed), length \(total)")
        }
    }

    @Test("does so after limits went and came", arguments: usually(4, of: 100..<112))
    func changes(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var row = try LongRow(count: 30, using: &generator)
        for step in 0..<20 {
            if generator.happens(percent: 50) {
                try row.removeLimit(using: &generator)
            } else {
                try row.addLimit(to: generator.below(30), using: &generator)
            }
            let total = Double(generator.number(in: 0...row.mostLength))
            try row.solver.setConstant(total, of: row.length)
            try row.check(total: total, "seed \(seed), step \(step), length \(total)")
        }
    }

    @Test("does so when a length leaves it or comes back", arguments: [200, 205, 210, 215])
    func leaving(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var row = try LongRow(count: 40 + 5 * (seed - 200), using: &generator)
        for step in 0..<12 {
            let isBatch = generator.happens(percent: 50)
            if isBatch {
                row.solver.beginBatch()
            }
            try row.toggleLength(using: &generator)
            let total = Double(generator.number(in: 0...row.mostLength))
            if generator.happens(percent: 30) {
                try row.end(at: total)
            } else {
                try row.solver.setConstant(total, of: row.length)
            }
            if isBatch {
                row.solver.endBatch { conflict in
                    Issue.record("no contradiction: \(conflict)")
                    return conflict[0]
                }
            }
            try row.check(total: total, "seed \(seed), step \(step), length \(total)")
        }
    }

    @Test("contradicts all its links and its end when it is too short")
    func contradiction() throws {
        let solver = Solver()
        var place = solver.makeVariable()
        var expected = [try solver.add(place == 0)]
        for _ in 0..<2000 {
            let width = solver.makeVariable(nonNegative: true)
            let next = solver.makeVariable()
            expected.append(try solver.add(next == place + width + 2))
            place = next
        }
        do {
            try solver.add(place == 3999)
            Issue.record("a row of 2,000 gaps of 2 cannot be 3,999 long")
        } catch .unsatisfiable(let conflict) {
            expectEqual(Set(conflict.dropLast()), Set(expected))
        }
    }
}

/// A chain of places with lengths between them, of which each has some limits.
private struct LongRow {
    private struct Limit {
        var id: ConstraintID
        var length: Int
        var relation: Relation
        var place: Double
        var priority: Priority
    }

    let solver = Solver()
    private(set) var length: ConstraintID
    let mostLength: Int
    private var places: [Variable] = []
    /// What holds each place but the first to the one before, across a length or past it.
    private var links: [ConstraintID] = []
    private var isPassed: [Bool] = []
    private var lengths: [Variable] = []
    private var limits: [Limit] = []

    init(count: Int, using generator: inout SeededGenerator) throws {
        var place = solver.makeVariable()
        try solver.add(place == 0)
        for _ in 0..<count {
            let extent = solver.makeVariable(nonNegative: true)
            let next = solver.makeVariable()
            places.append(place)
            links.append(try solver.add(next == place + extent))
            isPassed.append(false)
            lengths.append(extent)
            place = next
        }
        places.append(place)
        mostLength = 15 * count
        length = try solver.add(place == Double(5 * count))
        for index in 0..<count {
            for _ in 0..<generator.below(4) {
                try addLimit(to: index, using: &generator)
            }
        }
    }

    mutating func addLimit(to index: Int, using generator: inout SeededGenerator) throws {
        let relation = generator.one(
            of: [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
        let priority = generator.one(of: [Priority(750), 500, 250, 1])
        let place = Double(generator.below(5) * 4)
        solver.stage(1, lengths[index])
        let id = try solver.addStaged(relation, place, priority: priority)
        limits.append(
            Limit(id: id, length: index, relation: relation, place: place, priority: priority))
    }

    mutating func removeLimit(using generator: inout SeededGenerator) throws {
        guard !limits.isEmpty else { return }
        let limit = limits.remove(at: generator.below(limits.count))
        try solver.remove(limit.id)
    }

    /// Takes a length out of the row, with its limits, or puts it back without any.
    mutating func toggleLength(using generator: inout SeededGenerator) throws {
        let index = generator.below(lengths.count)
        isPassed[index].toggle()
        try solver.remove(links[index])
        if isPassed[index] {
            for limit in limits where limit.length == index {
                try solver.remove(limit.id)
            }
            limits.removeAll { $0.length == index }
            links[index] = try solver.add(places[index + 1] == places[index])
        } else {
            links[index] = try solver.add(places[index + 1] == places[index] + lengths[index])
            try addLimit(to: index, using: &generator)
        }
    }

    /// Lets the row go, and gives it another length.
    mutating func end(at total: Double) throws {
        try solver.remove(length)
        length = try solver.add(places[lengths.count] == total)
    }

    /// Compares what limits are missed by, priority by priority, with what is the least.
    func check(total: Double, _ context: Comment) throws {
        var missed: [Priority: Double] = [:]
        for limit in limits {
            missed[limit.priority, default: 0] += solver.violation(of: limit.id)
        }
        let expected = leastViolations(total: Int(total))
        for priority: Priority in [750, 500, 250, 1] {
            let difference = (missed[priority] ?? 0) - (expected[priority] ?? 0)
            expectTrue(abs(difference) < 1e-6, context)
        }
        #if DEBUG
            expectEqual(solver.checkInvariants(), [], context)
        #endif
    }

    /// Takes `total` points of length one by one, each where it costs least, which is right since what
    /// a length costs never bends down.
    private func leastViolations(total: Int) -> [Priority: Double] {
        var chosen = [Int](repeating: 0, count: lengths.count)
        var costs = lengths.indices.map { cost(of: $0, at: 1) }
        for _ in 0..<total {
            var best = isPassed.firstIndex(of: false) ?? 0
            for index in costs.indices
            where !isPassed[index] && costs[index].lexicographicallyPrecedes(costs[best]) {
                best = index
            }
            chosen[best] += 1
            costs[best] = cost(of: best, at: chosen[best] + 1)
        }
        var sums: [Priority: Double] = [:]
        for limit in limits {
            let excess = Double(chosen[limit.length]) - limit.place
            let missed =
                switch limit.relation {
                case .lessThanOrEqual: max(0, excess)
                case .equal: abs(excess)
                case .greaterThanOrEqual: max(0, -excess)
                }
            sums[limit.priority, default: 0] += missed
        }
        return sums
    }

    /// What the last of so many points costs, the highest priority first.
    private func cost(of index: Int, at points: Int) -> [Double] {
        var costs = [0.0, 0, 0, 0]
        for limit in limits where limit.length == index {
            let isAbove = Double(points) > limit.place
            let level = [750, 500, 250, 1].firstIndex(of: limit.priority) ?? 0
            if isAbove, limit.relation != .greaterThanOrEqual {
                costs[level] += 1
            } else if !isAbove, limit.relation != .lessThanOrEqual {
                costs[level] -= 1
            }
        }
        return costs
    }
}
