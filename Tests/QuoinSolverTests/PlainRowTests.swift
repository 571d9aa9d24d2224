import TestSupport
import Testing

@testable import QuoinSolver

/// Rows between two ends are written without a list of terms where nothing speaks against it; they must say what
/// their terms say one by one.
@Suite("A row between two ends")
struct PlainRowTests {
    @Test("says what its terms say, one by one", arguments: 0..<40)
    func sameAsStaged(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let plain = Solver()
        let staged = Solver()
        for _ in 0..<4 {
            plain.makeRectangle()
            staged.makeRectangle()
        }
        for step in 0..<30 {
            let row = Row(using: &generator)
            let (one, other) = (row.add(to: plain), row.addStaged(to: staged))
            // Handles in errors are those of either solver.
            expectEqual(one?.description, other?.description, "seed \(seed), step \(step): \(row)")
        }
        for index in stride(from: 0, to: 16, by: 4) {
            let (one, other) = (plain.fourValues(from: index), staged.fourValues(from: index))
            expectEqual(one, other, "seed \(seed), rectangle \(index / 4)")
        }
    }

    @Test("is refused where a variable is not there, or a number is none")
    func refusals() throws {
        let solver = Solver()
        solver.makeRectangle()
        let left = RowEnd(start: 0, extent: -1, share: 0)
        let beyond = RowEnd(start: 1, extent: 4, share: 1)
        let endless = RowEnd(start: -1, extent: 2, share: .infinity)
        let nothing = RowEnd(start: -1, extent: -1, share: 0)
        #expect(throws: SolverError.unknownVariable) {
            try solver.addRow(left, minus: 1, of: beyond, .equal, 0, priority: .required)
        }
        #expect(throws: SolverError.notFinite) {
            try solver.addRow(left, minus: 1, of: endless, .equal, 0, priority: .required)
        }
        #expect(throws: SolverError.notFinite) {
            try solver.addRow(left, minus: .nan, of: left, .equal, 0, priority: .required)
        }
        #expect(throws: SolverError.notFinite) {
            try solver.addRow(left, minus: 1, of: nothing, .equal, .nan, priority: .required)
        }
        #expect(throws: SolverError.unboundedPriority) {
            try solver.addRow(left, minus: 1, of: nothing, .equal, 0, priority: Priority(1001))
        }
        #expect(throws: SolverError.unknownVariable) {
            try solver.addLimit(of: 4, .equal, 0, priority: .low)
        }
        #expect(throws: SolverError.unknownVariable) {
            try solver.addLimit(of: -1, .equal, 0, priority: .low)
        }
        #expect(throws: SolverError.notFinite) {
            try solver.addLimit(of: 0, .equal, .infinity, priority: .low)
        }
        #expect(throws: SolverError.unboundedPriority) {
            try solver.addLimit(of: 0, .equal, 0, priority: Priority(.nan))
        }
        // Nothing of all that is left.
        _ = try solver.addRow(left, minus: 1, of: nothing, .equal, 7, priority: .required)
        expectEqual(solver.fourValues(from: 0), SIMD4(7, 0, 0, 0))
    }
}

/// A row between two ends of some of four rectangles, which may be the same.
private struct Row {
    var first: RowEnd
    var second: RowEnd
    var multiplier: Double
    var relation: Relation
    var constant: Double
    var priority: Priority

    init(using generator: inout SeededGenerator) {
        first = Self.end(using: &generator)
        second = Self.end(using: &generator)
        multiplier = generator.one(of: [1, 1, 1, 0.5, -2, 0, 1e-40, 1e-300, 1e35])
        relation = generator.one(of: [.lessThanOrEqual, .equal, .greaterThanOrEqual])
        constant = Double(generator.number(in: -20...20))
        priority = generator.one(of: [.required, .high, .low, 100])
    }

    private static func end(using generator: inout SeededGenerator) -> RowEnd {
        let corner = Int32(generator.below(4) * 4 + generator.below(2))
        let share = generator.one(of: [0.5, 1, 1, 0])
        return RowEnd(
            start: generator.happens(percent: 70) ? corner : -1,
            extent: generator.happens(percent: 60) ? corner + 2 : -1, share: share)
    }

    /// - Returns: what was wrong with it.
    func add(to solver: Solver) -> SolverError? {
        do throws(SolverError) {
            _ = try solver.addRow(
                first, minus: multiplier, of: second, relation, constant, priority: priority)
            return nil
        } catch {
            return error
        }
    }

    /// - Returns: what was wrong with it.
    func addStaged(to solver: Solver) -> SolverError? {
        for (end, factor) in [(first, 1), (second, -multiplier)] {
            if end.start >= 0 {
                solver.stage(factor, at: Int(end.start))
            }
            if end.extent >= 0 {
                solver.stage(factor * end.share, at: Int(end.extent))
            }
        }
        do throws(SolverError) {
            _ = try solver.addStagedRow(relation, constant, priority: priority)
            return nil
        } catch {
            return error
        }
    }
}
