import QuoinSolver
import TestSupport
import Testing

@Suite("A batch")
struct BatchTests {
    let solver = Solver()

    /// Ends the batch of a solver, and tells which conflicts there were. Of each, the first member
    /// is given up.
    private func endBatch(of solver: Solver) -> [[ConstraintID]] {
        var conflicts: [[ConstraintID]] = []
        solver.endBatch { conflict in
            conflicts.append(conflict)
            return conflict[0]
        }
        return conflicts
    }

    @Test("may contradict itself for a time")
    func forATime() throws {
        let x = solver.makeVariable()
        let four = try solver.add(x == 4)
        solver.beginBatch()
        try solver.add(x == 5)
        try solver.remove(four)
        expectTrue(endBatch(of: solver).isEmpty)
        expectEqual(solver.value(of: x), 5)
    }

    @Test("may move two limits past each other")
    func pastEachOther() throws {
        let x = solver.makeVariable()
        let least = try solver.add(x >= 10)
        let most = try solver.add(x <= 20)
        try solver.add(x == 0, priority: .low)
        expectEqual(solver.value(of: x), 10)
        solver.beginBatch()
        try solver.setConstant(50, of: least)
        try solver.setConstant(60, of: most)
        expectTrue(endBatch(of: solver).isEmpty)
        expectEqual(solver.value(of: x), 50)
        solver.beginBatch()
        try solver.setConstant(1, of: most)
        try solver.setConstant(-5, of: least)
        expectTrue(endBatch(of: solver).isEmpty)
        expectEqual(solver.value(of: x), 0)
    }

    @Test("asks which member of a contradiction to give up, and removes that one")
    func choice() throws {
        for position in 0..<2 {
            let solver = Solver()
            let x = solver.makeVariable()
            let y = solver.makeVariable()
            solver.beginBatch()
            let sides = [try solver.add(x == 4), try solver.add(x == 5)]
            try solver.add(y == x + 1)
            var conflicts: [Set<ConstraintID>] = []
            solver.endBatch { conflict in
                conflicts.append(Set(conflict))
                return sides[position]
            }
            expectEqual(conflicts, [Set(sides)])
            expectEqual(solver.value(of: y), (position == 0 ? 6 : 5))
            #expect(throws: SolverError.unknownConstraint) { try solver.remove(sides[position]) }
            try solver.remove(sides[1 - position])
        }
    }

    @Test("ends even if what is to be given up is no member of the contradiction")
    func stranger() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let stranger = try solver.add(y == 1)
        solver.beginBatch()
        for value in 0..<4 {
            try solver.add(x == Double(value))
        }
        var count = 0
        solver.endBatch { _ in
            count += 1
            return stranger
        }
        expectEqual(count, 3)
        expectEqual(solver.value(of: y), 1)
        try solver.setConstant(2, of: stranger)
        expectEqual(solver.value(of: y), 2)
    }

    @Test("gives up a constraint that demands a negative width")
    func negativeWidth() throws {
        let width = solver.makeVariable(nonNegative: true)
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        solver.beginBatch()
        let sum = try solver.add(right == left + width)
        let start = try solver.add(left == 100)
        let end = try solver.add(right == 90)
        let conflicts = endBatch(of: solver)
        expectEqual(conflicts.map { Set($0) }, [[sum, start, end]])
        expectTrue(solver.value(of: width) >= 0)
    }

    @Test("gives up two constraints whose widths would be negative together only")
    func negativeTogether() throws {
        let widths = (0..<2).map { _ in solver.makeVariable(nonNegative: true) }
        let total = try solver.add(widths[0] + widths[1] == 50)
        solver.beginBatch()
        let difference = try solver.add(widths[0] - widths[1] == 60)
        let conflicts = endBatch(of: solver)
        expectEqual(conflicts.map { Set($0) }, [[total, difference]])
    }

    @Test("gives up a constraint without variables that does not hold")
    func withoutVariables() throws {
        solver.beginBatch()
        let impossible = try solver.add(LinearConstraint(LinearExpression(5), .equal))
        try solver.add(LinearConstraint(LinearExpression(5), .greaterThanOrEqual))
        expectEqual(endBatch(of: solver), [[impossible]])
    }

    @Test("takes required suggestions, which may be given up")
    func suggestions() throws {
        let x = solver.makeVariable()
        let limit = try solver.add(x <= 20)
        solver.beginBatch()
        try solver.suggest(30, for: x, priority: .required)
        var members = 0
        solver.endBatch { conflict in
            members = conflict.count
            return conflict.first { $0 != limit } ?? limit
        }
        expectEqual(members, 2)
        solver.endEditing(x)
        try solver.suggest(7, for: x)
        expectEqual(solver.value(of: x), 7)
    }

    @Test("takes changes of priority, to required and back")
    func priorities() throws {
        let x = solver.makeVariable()
        let four = try solver.add(x == 4)
        let five = try solver.add(x == 5, priority: .low)
        expectEqual(solver.value(of: x), 4)
        solver.beginBatch()
        try solver.setPriority(.required, of: five)
        try solver.setPriority(.low, of: four)
        expectTrue(endBatch(of: solver).isEmpty)
        expectEqual(solver.value(of: x), 5)
        expectEqual(solver.violation(of: four), 1)
        solver.beginBatch()
        try solver.setPriority(.required, of: four)
        expectEqual(endBatch(of: solver).map { Set($0) }, [[four, five]])
    }

    @Test("puts the wishes of those right that stood against what was given up")
    func wishes() throws {
        let x = solver.makeVariable()
        let least = try solver.add(x >= 10)
        try solver.add(x == 3, priority: .low)
        expectEqual(solver.value(of: x), 10)
        solver.beginBatch()
        try solver.add(x <= 8)
        solver.endBatch { _ in least }
        expectEqual(solver.value(of: x), 3)
    }

    @Test("still refuses what is no number and what is gone")
    func errors() throws {
        let x = solver.makeVariable()
        let gone = try solver.add(x == 1)
        try solver.remove(gone)
        solver.beginBatch()
        #expect(throws: SolverError.notFinite) { try solver.add(x == .infinity) }
        #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(1, of: gone) }
        expectTrue(endBatch(of: solver).isEmpty)
    }

    @Test("that was not begun, or ended before, ends without a question")
    func notBegun() throws {
        let x = solver.makeVariable()
        try solver.add(x == 1)
        expectTrue(endBatch(of: solver).isEmpty)
        solver.beginBatch()
        solver.beginBatch()
        try solver.add(x == 2)
        expectEqual(endBatch(of: solver).count, 1)
        expectTrue(endBatch(of: solver).isEmpty)
        expectTrue(conflict { try solver.add(x == 3) } != nil)
    }

    @Test("takes a change by the way that is kept for changes that come again and again")
    func plans() throws {
        let width = solver.makeVariable(nonNegative: true)
        let edge = solver.makeVariable()
        let given = try solver.add(width == 100)
        let inset = try solver.add(edge == width - 20)
        let limit = try solver.add(edge <= 300)
        for size in 0..<33 {
            solver.beginBatch()
            try solver.setConstant(Double(10 * size), of: given)
            expectTrue(endBatch(of: solver).isEmpty)
            expectEqual(solver.value(of: edge), Double(10 * size - 20))
        }
        // 10 · 33 − 20 is over 300 for the first time.
        solver.beginBatch()
        try solver.setConstant(330, of: given)
        let conflicts = endBatch(of: solver)
        expectEqual(conflicts.map { Set($0) }, [[given, inset, limit]])
    }

    @Test(
        "takes a chain of non-negative variables from the far end",
        arguments: [0, 1, 2], [2000])
    func reversedChain(anchor: Int, length: Int) throws {
        let chain = (0..<length).map { _ in solver.makeVariable(nonNegative: true) }
        solver.beginBatch()
        if anchor == 0 {
            try solver.add(chain[0] == 16)
        }
        for index in (1..<length).reversed() {
            try solver.add(chain[index] == chain[index - 1] + 10)
        }
        if anchor == 1 {
            try solver.add(chain[0] == 16)
        }
        expectTrue(endBatch(of: solver).isEmpty)
        // Without an anchor nothing keeps the first from 0 or says more.
        let start = solver.value(of: chain[0])
        expectTrue(anchor == 2 ? start >= 0 : start == 16)
        let wrong = chain.indices.filter {
            !isClose(solver.value(of: chain[$0]), start + Double(10 * $0))
        }
        expectTrue(wrong.isEmpty)
    }
}

@Suite("Many batches")
struct RandomBatchTests {
    /// Seeds are run in blocks, so that blocks run side by side and a failure names its seed.
    private static let blockSize = 10

    @Test(
        "of random changes end as good as a fresh solver",
        arguments: Array(stride(from: 0, to: 80, by: blockSize)))
    func random(firstSeed: Int) throws {
        for seed in firstSeed..<firstSeed + Self.blockSize {
            var driver = SequenceDriver(seed: seed, size: 6 + seed % 3)
            try driver.run(batches: 30, longest: 3 + seed % 12)
        }
    }

    @Test(
        "and changes one by one may alternate",
        arguments: Array(stride(from: 1000, to: 1100, by: blockSize)))
    func alternating(firstSeed: Int) throws {
        for seed in firstSeed..<firstSeed + Self.blockSize {
            var driver = SequenceDriver(seed: seed, size: 9, readingChance: 40)
            for _ in 0..<10 {
                try driver.run(batches: 2, longest: 12)
                try driver.run(steps: 5)
            }
        }
    }

    @Test(
        "and changes one by one are as good as a fresh solver when runs are given up midway",
        arguments: Array(stride(from: 8000, to: 8040, by: blockSize)))
    func givenUp(firstSeed: Int) throws {
        for seed in firstSeed..<firstSeed + Self.blockSize {
            var driver = SequenceDriver(
                seed: seed, size: 8, isColumn: seed % 3 == 0, faultChance: 20)
            for _ in 0..<10 {
                try driver.run(batches: 2, longest: 12)
                try driver.run(steps: 3)
            }
        }
    }

    @Test("write a long chain anew, the other way round")
    func reversedChain() throws {
        let solver = Solver()
        let count = 200
        let starts = (0..<count).map { _ in solver.makeVariable() }
        let widths = (0..<count).map { _ in solver.makeVariable(nonNegative: true) }
        let end = solver.makeVariable(nonNegative: true)
        for (index, width) in widths.enumerated() {
            try solver.add(width == Double(index % 7 + 1))
        }
        try solver.add(end == 0, priority: .low)
        func link(_ order: [Int]) throws -> [ConstraintID] {
            var ids = [try solver.add(starts[order[0]] == 0)]
            for (one, next) in zip(order, order.dropFirst()) {
                ids.append(try solver.add(starts[next] == starts[one] + widths[one]))
            }
            let last = order[count - 1]
            ids.append(try solver.add(end == starts[last] + widths[last]))
            return ids
        }
        let order = Array(0..<count)
        var links = try link(order)
        for order in [order.reversed(), order] {
            solver.beginBatch()
            for id in links { try solver.remove(id) }
            links = try link(order)
            solver.endBatch { conflict in
                Issue.record("no contradiction: \(conflict)")
                return conflict[0]
            }
            var place = 0.0
            for index in order {
                expectEqual(solver.value(of: starts[index]), place)
                place += Double(index % 7 + 1)
            }
            expectEqual(solver.value(of: end), place)
        }
    }

    @Test("do to two solvers the same, bit for bit", arguments: 2000..<2008)
    func sameBits(seed: Int) throws {
        var first = SequenceDriver(seed: seed)
        var second = SequenceDriver(seed: seed)
        for _ in 0..<10 {
            try first.run(batches: 2, longest: 10)
            try second.run(batches: 2, longest: 10)
            expectEqual(first.snapshot, second.snapshot, "seed \(seed)")
        }
    }
}

@Suite("A system of HiGHS added in a batch")
struct FixtureBatchTests {
    private static let blockSize = 200
    private static let blocks = Array(stride(from: 0, to: 2600, by: blockSize))

    @Test("is solved as well, and gives up constraints only if it cannot hold", arguments: blocks)
    func fixtures(first: Int) throws {
        for system in try FixtureReader.systems.get()[first..<first + Self.blockSize] {
            let problems = try problems(with: system)
            expectTrue(problems.isEmpty, "\(system.report(problems.joined(separator: "; ")))")
        }
    }

    private func problems(with system: FixtureSystem) throws -> [String] {
        let model = system.model
        let solver = Solver()
        let variables = model.makeVariables(in: solver)
        var kept: [(row: Model.Row, id: ConstraintID)] = []
        var chance = SeededGenerator(seed: system.number)
        solver.beginBatch()
        for index in chance.shuffledIndices(model.rows.count) {
            let row = model.rows[index]
            kept.append((row, try row.add(to: solver, variables, through: .staging)))
        }
        var problems: [String] = []
        var count = 0
        solver.endBatch { conflict in
            count += 1
            let members = kept.filter { conflict.contains($0.id) }.map(\.row)
            problems += flaws(inConflict: members, isNonNegative: model.isNonNegative)
            let chosen = chance.one(of: conflict)
            kept.removeAll { $0.id == chosen }
            return chosen
        }
        let values = variables.map { solver.value(of: $0) }
        if case .sums = system.answer {
            return problems + (count == 0 ? [] : ["conflicts"]) + system.problems(with: values)
        }
        let rest = Model(isNonNegative: model.isNonNegative, rows: kept.map(\.row))
        problems += inconsistencies(
            of: solver, variables: variables, constraints: kept.map(\.id), holding: rest)
        problems += rest.differences(between: values, and: try rest.build().values)
        return problems + (count > 0 ? [] : ["no conflict"])
    }
}
