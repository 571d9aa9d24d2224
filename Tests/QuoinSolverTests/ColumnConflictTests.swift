import QuoinSolver
import TestSupport
import Testing

/// Bounds stand in for much that is said of lengths that cannot be negative, so that little of what a
/// contradiction comes down to at first is needed for it.
@Suite("A conflict in a column of lengths")
struct ColumnConflictTests {
    @Test("is irreducible when it is refused", arguments: 0..<30)
    func oneByOne(seed: Int) {
        var chance = SeededGenerator(seed: seed)
        var found = 0
        for round in 0..<20 {
            let model = RandomColumn.model(&chance)
            let solver = Solver()
            let variables = model.makeVariables(in: solver)
            var held: [ConstraintID: Model.Row] = [:]
            for row in model.rows {
                if let refused = conflict(in: { held[try row.add(to: solver, variables)] = row }) {
                    found += 1
                    let members = refused.dropLast().compactMap { held[$0] } + [row]
                    #expect(members.count == refused.count)
                    let flaws = flaws(inConflict: members, isNonNegative: model.isNonNegative)
                    #expect(flaws.isEmpty, "seed \(seed), round \(round)")
                }
            }
        }
        #expect(found > 0)
    }

    @Test(
        "is irreducible at the end of a batch, which gives up no more than it must",
        arguments: 0..<30)
    func inBatches(seed: Int) throws {
        var chance = SeededGenerator(seed: seed)
        var found = 0
        for round in 0..<20 {
            var model = RandomColumn.model(&chance)
            let solver = Solver()
            let variables = model.makeVariables(in: solver)
            var held: [ConstraintID: Model.Row] = [:]
            solver.beginBatch()
            for row in model.rows {
                held[try row.add(to: solver, variables)] = row
            }
            solver.endBatch { conflict in
                found += 1
                let members = conflict.compactMap { held[$0] }
                #expect(members.count == conflict.count)
                let flaws = flaws(inConflict: members, isNonNegative: model.isNonNegative)
                #expect(flaws.isEmpty, "seed \(seed), round \(round)")
                held[conflict[0]] = nil
                return conflict[0]
            }
            model.rows = Array(held.values)
            let values = variables.map { solver.value(of: $0) }
            #expect(model.brokenRequirements(at: values).isEmpty, "seed \(seed), round \(round)")
        }
        #expect(found > 0)
    }

    /// Lengths of 30, or all as long as the first, with gaps of 4 between them, in 100.
    @Test(
        "of thousands does not name lengths, which the gaps do without", arguments: [false, true])
    func overfull(areEqual: Bool) throws {
        let count = 4000
        let solver = Solver()
        var needed: Set<ConstraintID> = []
        var lengths: Set<ConstraintID> = []
        var place = solver.makeVariable()
        let room = solver.makeVariable(nonNegative: true)
        needed.insert(try solver.add(place == 0))
        needed.insert(try solver.add(room == 100))
        let first = solver.makeVariable(nonNegative: true)
        var length = first
        for index in 1...count {
            if !areEqual {
                lengths.insert(try solver.add(length == 30))
            }
            if index < count {
                let next = solver.makeVariable()
                needed.insert(try solver.add(next == place + length + 4))
                place = next
                length = solver.makeVariable(nonNegative: true)
                if areEqual {
                    lengths.insert(try solver.add(length == first))
                }
            }
        }
        // 3,999 gaps of 4 are more than 100.
        let members = try #require(conflict { try solver.add(place + length == room) })
        #expect(Set(members.dropLast()) == needed)
        #expect(lengths.count >= count - 1)
    }
}

/// What is said of views below each other, or within each other: gaps, equal lengths, lengths of their own,
/// and where one of them ends.
private enum RandomColumn {
    /// Each view has a place and, after it, a length.
    static func model(_ chance: inout SeededGenerator) -> Model {
        let count = chance.number(in: 2...9)
        var model = Model(isNonNegative: (0..<2 * count).map { $0 % 2 == 1 })
        func say(_ terms: [(Int, Double)], _ constant: Double, _ relation: Relation = .equal) {
            model.rows.append(
                Model.Row(
                    terms: terms.map { Model.Term(variable: $0.0, coefficient: $0.1) },
                    relation: relation, constant: constant))
        }
        let isNested = chance.happens(percent: 40)
        say([(0, 1)], 0)
        for view in 1..<count {
            let (place, length) = (2 * view, 2 * view + 1)
            let gap = Double(chance.number(in: -2...6))
            if isNested {
                say([(place, 1), (place - 2, -1)], gap)
                say([(place, 1), (length, 1), (place - 2, -1), (length - 2, -1)], -gap)
            } else {
                say([(place, 1), (place - 2, -1), (length - 2, -1)], gap)
            }
            if chance.happens(percent: 50) {
                let share = chance.one(of: [1.0, 1, 1, 2, 0.5])
                say([(length, 1), (2 * chance.below(view) + 1, -share)], 0)
            }
            if chance.happens(percent: 30) {
                let relation = chance.one(
                    of: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
                say([(length, 1)], Double(chance.number(in: 0...12)), relation)
            }
        }
        let last = chance.happens(percent: 70) ? count - 1 : chance.below(count)
        say([(2 * last, 1), (2 * last + 1, 1)], Double(chance.number(in: -5...20)))
        let order = chance.happens(percent: 50) ? chance.shuffledIndices(model.rows.count) : []
        if !order.isEmpty {
            model.rows = order.map { model.rows[$0] }
        }
        return model
    }
}
