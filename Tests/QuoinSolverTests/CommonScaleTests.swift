import TestSupport
import Testing

@testable import QuoinSolver

/// Lengths in a row that all follow from one number, as views of equal length do, or such whose lengths are in
/// proportion. What each content asks for pulls at that one number.
@Suite("Lengths that follow from a common scale")
struct CommonScaleTests {
    @Test(
        "are as arithmetic has them, whatever comes, goes and changes", arguments: 0..<24)
    func changes(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var row = try ScaledRow(count: 10 + 3 * seed, using: &generator)
        try row.check("seed \(seed), at first")
        for step in 0..<30 {
            let isBatch = generator.happens(percent: 70)
            if isBatch {
                row.solver.beginBatch()
            }
            for _ in 0..<generator.number(in: 1...3) {
                try row.change(using: &generator)
            }
            if isBatch {
                row.solver.endBatch { conflict in
                    Issue.record("no contradiction: \(conflict)")
                    return conflict[0]
                }
            }
            try row.check("seed \(seed), step \(step), batch \(isBatch)")
        }
    }

    @Test("share a length with one that is free as is cheapest", arguments: 0..<16)
    func freeOne(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var row = try SharedRow(count: 50 + 5 * seed, using: &generator)
        try row.check("seed \(seed), at first")
        for step in 0..<20 {
            try row.change(using: &generator)
            try row.check("seed \(seed), step \(step)")
        }
    }

    @Test("are settled in a few walks, however many there are", arguments: [false, true])
    func many(isRequired: Bool) throws {
        var generator = SeededGenerator(seed: 7)
        var row = try ScaledRow(count: 1000, isRequired: isRequired, using: &generator)
        try row.setTotal(to: 14_000)
        try row.check("too short", checksInvariants: false)
        try row.toggle(500)
        try row.check("one less", checksInvariants: false)
        try row.setTotal(to: nil)
        try row.check("as long as need be", checksInvariants: false)
    }
}

/// Lengths each of which is so many times a scale, one after the other, with contents that ask for a length at
/// least, and would like no more.
private struct ScaledRow {
    let solver = Solver()
    private let scale: Variable
    private var places: [Variable] = []
    private var lengths: [Variable] = []
    private var factors: [Double] = []
    private var contents: [Double] = []
    private var isOut: [Bool] = []
    private var links: [ConstraintID] = []
    private var shares: [ConstraintID?] = []
    private var wishes: [[ConstraintID]] = []
    private var end: ConstraintID?
    private var total: Double?
    private let sharePriority: Priority

    init(
        count: Int, isRequired: Bool? = nil, using generator: inout SeededGenerator
    ) throws {
        sharePriority = isRequired ?? generator.happens(percent: 50) ? .required : 999
        scale = solver.makeVariable()
        var place = solver.makeVariable()
        solver.beginBatch()
        try solver.add(place == 0)
        for index in 0..<count {
            let length = solver.makeVariable(nonNegative: true)
            let next = solver.makeVariable()
            places.append(place)
            lengths.append(length)
            factors.append(Double(generator.number(in: 1...5)))
            contents.append(Double(generator.number(in: 0...40)))
            isOut.append(false)
            links.append(try solver.add(next == place + length + 1))
            shares.append(nil)
            wishes.append([])
            place = next
            try bind(index)
        }
        places.append(place)
        solver.endBatch { $0[0] }
    }

    // MARK: Changes

    mutating func change(using generator: inout SeededGenerator) throws {
        let index = generator.below(lengths.count)
        switch generator.below(4) {
        case 0:
            try toggle(index)
        case 1:
            try setTotal(to: generator.happens(percent: 30) ? nil : room(using: &generator))
        case 2 where !isOut[index]:
            contents[index] = Double(generator.number(in: 0...40))
            for wish in wishes[index] {
                try solver.setConstant(contents[index], of: wish)
            }
        default:
            if let end, let room = total.map({ $0 + 12 }) {
                total = room
                try solver.setConstant(room, of: end)
            }
        }
    }

    private mutating func room(using generator: inout SeededGenerator) -> Double {
        Double(lengths.count * generator.number(in: 2...60))
    }

    /// Lets a length and its content come or go.
    mutating func toggle(_ index: Int) throws {
        isOut[index].toggle()
        if isOut[index] {
            if let share = shares[index] {
                try solver.remove(share)
            }
            for wish in wishes[index] {
                try solver.remove(wish)
            }
            shares[index] = nil
            wishes[index] = []
            try solver.remove(links[index])
            links[index] = try solver.add(places[index + 1] == places[index])
        } else {
            try solver.remove(links[index])
            links[index] = try solver.add(
                places[index + 1] == places[index] + lengths[index] + 1)
            try bind(index)
        }
    }

    mutating func setTotal(to room: Double?) throws {
        if let end {
            try solver.remove(end)
        }
        total = room
        end = try room.map { try solver.add(places[lengths.count] == $0) }
    }

    private mutating func bind(_ index: Int) throws {
        shares[index] = try solver.add(
            lengths[index] == scale * factors[index], priority: sharePriority)
        wishes[index] = [
            try solver.add(lengths[index] >= contents[index], priority: 750),
            try solver.add(lengths[index] <= contents[index], priority: 250),
        ]
    }

    // MARK: Checking

    /// With a total, that decides. Without one, all contents get what they need and no more.
    private var expectedScale: Double? {
        let shown = lengths.indices.filter { !isOut[$0] }
        guard !shown.isEmpty else { return nil }
        if let total {
            return (total - Double(shown.count)) / shown.reduce(0) { $0 + factors[$1] }
        }
        return shown.map { contents[$0] / factors[$0] }.max()
    }

    func check(_ context: Comment, checksInvariants: Bool = true) throws {
        if let expected = expectedScale {
            for index in lengths.indices where !isOut[index] {
                let length = solver.value(of: lengths[index])
                expectTrue(abs(length - expected * factors[index]) < 1e-6, context)
            }
        }
        #if DEBUG
            if checksInvariants {
                expectEqual(solver.checkInvariants(), [], context)
            }
        #endif
    }
}

/// Lengths that are so many times a scale, and one that is free, which make up a given length together. All have
/// contents.
private struct SharedRow {
    let solver = Solver()
    private var factors: [Double] = []
    private var contents: [Double] = []
    private var needs: [ConstraintID] = []
    private var wishes: [ConstraintID] = []
    private let end: ConstraintID
    private var total: Double

    init(count: Int, using generator: inout SeededGenerator) throws {
        let scale = solver.makeVariable(nonNegative: true)
        let free = solver.makeVariable(nonNegative: true)
        total = Double(count * generator.number(in: 2...60))
        solver.beginBatch()
        var sum: LinearExpression = 1 * free
        // What the free one asks for comes first, in the middle or last, so that the scale moves meanwhile.
        let position = generator.below(count + 1)
        for index in 0...count {
            let isFree = index == position
            let length = isFree ? free : solver.makeVariable(nonNegative: true)
            factors.append(isFree ? 0 : Double(generator.number(in: 1...5)))
            contents.append(Double(generator.number(in: 0...(isFree ? 400 : 40))))
            if !isFree {
                try solver.add(length == scale * factors[index], priority: 999)
                sum = sum + length
            }
            needs.append(try solver.add(length >= contents[index], priority: 750))
            wishes.append(try solver.add(length <= contents[index], priority: 250))
        }
        end = try solver.add(sum == total)
        solver.endBatch { $0[0] }
    }

    mutating func change(using generator: inout SeededGenerator) throws {
        if generator.happens(percent: 50) {
            total = Double(factors.count * generator.number(in: 1...60))
            try solver.setConstant(total, of: end)
            return
        }
        solver.beginBatch()
        for _ in 0..<generator.number(in: 1...20) {
            let index = generator.below(contents.count)
            contents[index] = Double(generator.number(in: 0...60))
            try solver.setConstant(contents[index], of: needs[index])
            try solver.setConstant(contents[index], of: wishes[index])
        }
        solver.endBatch { $0[0] }
    }

    /// Compares what contents miss with the least that they can miss: what that costs has its corners where a
    /// content gets just what it asks for.
    func check(_ context: Comment) throws {
        let sum = factors.reduce(0, +)
        var scales = [0, total / sum]
        for (factor, content) in zip(factors, contents) {
            scales.append(factor > 0 ? content / factor : (total - content) / sum)
        }
        let costs = scales.filter { $0 >= 0 && $0 * sum <= total + 1e-9 }.map(cost)
        let least = try #require(costs.min { $0.needs + 1e-7 < $1.needs })
        let fewest = costs.filter { $0.needs <= least.needs + 1e-7 }.map(\.wishes).min() ?? 0
        let missed = needs.reduce(0) { $0 + solver.violation(of: $1) }
        let exceeded = wishes.reduce(0) { $0 + solver.violation(of: $1) }
        expectTrue(abs(missed - least.needs) < 1e-6, context)
        expectTrue(abs(exceeded - fewest) < 1e-6, context)
        #if DEBUG
            expectEqual(solver.checkInvariants(), [], context)
        #endif
    }

    private func cost(at scale: Double) -> (needs: Double, wishes: Double) {
        let sum = factors.reduce(0, +)
        var cost = (needs: 0.0, wishes: 0.0)
        for (factor, content) in zip(factors, contents) {
            let excess = (factor > 0 ? factor * scale : total - sum * scale) - content
            cost.needs += max(0, -excess)
            cost.wishes += max(0, excess)
        }
        return cost
    }
}
