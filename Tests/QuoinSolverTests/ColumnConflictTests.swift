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
                let refused = conflict { held[try row.add(to: solver, variables)] = row }
                if let refused {
                    found += 1
                    let members = refused.dropLast().compactMap { held[$0] } + [row]
                    expectEqual(members.count, refused.count)
                    let flaws = flaws(inConflict: members, isNonNegative: model.isNonNegative)
                    expectTrue(flaws.isEmpty, "seed \(seed), round \(round)")
                }
            }
        }
        expectTrue(found > 0)
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
                expectEqual(members.count, conflict.count)
                let flaws = flaws(inConflict: members, isNonNegative: model.isNonNegative)
                expectTrue(flaws.isEmpty, "seed \(seed), round \(round)")
                held[conflict[0]] = nil
                return conflict[0]
            }
            model.rows = Array(held.values)
            let values = variables.map { solver.value(of: $0) }
            expectTrue(model.brokenRequirements(at: values).isEmpty, "seed \(seed), round \(round)")
        }
        expectTrue(found > 0)
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
        expectEqual(Set(members.dropLast()), needed)
        expectTrue(lengths.count >= count - 1)
    }
}
