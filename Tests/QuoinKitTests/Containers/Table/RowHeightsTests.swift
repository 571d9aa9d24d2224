import TestSupport
import Testing

@testable import QuoinKit

@Suite("The heights of rows")
struct RowHeightsTests {
    @Test(
        "are what a plain array says, after any changes",
        arguments: usually(3, of: 1...12 as ClosedRange<UInt64>))
    func randomChanges(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = [0, 1, 255, 256, 257, 700, 1100][Int(seed) % 7]
        var heights = RowHeights(count: count, estimate: 44)
        var model = PlainHeights(rows: Array(repeating: nil, count: count), estimate: 44)
        for step in 0..<700 {
            let change = Int.random(in: 0..<100, using: &generator)
            // Longer lists come and go too, so that blocks are filled, split and emptied.
            let isGrowing = step / 200 % 2 == 0
            let height = Double.random(in: 0...16, using: &generator).rounded() * 8
            if change < (isGrowing ? 45 : 10) {
                let row = Int.random(in: 0...model.rows.count, using: &generator)
                let new = change % 3 == 0 ? nil : height
                heights.insert(new, at: row)
                model.rows.insert(new, at: row)
            } else if change == 99 {
                heights.setEstimate(height + 1)
                model.estimate = height + 1
            } else if let row = model.rows.indices.randomElement(using: &generator) {
                if change < 55 {
                    expectEqual(heights.remove(at: row), model.rows.remove(at: row))
                } else if change < 90 {
                    heights.setHeight(height, of: row)
                    model.rows[row] = height
                } else {
                    heights.forget(row)
                    model.rows[row] = nil
                }
            }
            let fault = model.findFault(in: heights, using: &generator)
            expectTrue(fault == nil, "seed \(seed), step \(step): \(fault ?? "")")
            if fault != nil { return }
        }
        for row in model.rows.indices {
            expectEqual(heights.known(row), model.rows[row], "seed \(seed), row \(row)")
        }
    }

    @Test(
        "are what a plain array says, whether many come or go at a time or few",
        arguments: usually(3, of: 1...12 as ClosedRange<UInt64>))
    func randomRuns(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var heights = RowHeights(count: 0, estimate: 44)
        var model = PlainHeights(rows: [], estimate: 44)
        for step in 0..<150 {
            let count = Int.random(in: 0...(step % 3 == 0 ? 600 : 70), using: &generator)
            let row = Int.random(in: 0...model.rows.count, using: &generator)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<4:
                heights.insertUnknown(count, at: row)
                model.rows.insert(contentsOf: Array(repeating: nil, count: count), at: row)
            case 4..<7:
                let end = min(model.rows.count, row + count)
                heights.removeAll(in: row..<end)
                model.rows.removeSubrange(row..<end)
            case 7:
                let factor = Double(Int.random(in: 1...8, using: &generator))
                heights.setHeights(ofFirst: row) { row, known in
                    row % 5 == 0 ? nil : row % 3 == 0 ? known : factor * 8
                }
                for row in 0..<row where row % 5 == 0 || row % 3 != 0 {
                    model.rows[row] = row % 5 == 0 ? nil : factor * 8
                }
            case 8:
                for _ in 0..<count {
                    heights.insert(24, at: row)
                    model.rows.insert(24, at: row)
                }
            default:
                for row in row..<min(model.rows.count, row + count / 8) {
                    heights.setHeight(16, of: row)
                    model.rows[row] = 16
                }
            }
            let known = model.rows.count { $0 != nil }
            expectEqual(heights.knownCount, known, "seed \(seed), step \(step)")
            let fault = model.findFault(in: heights, using: &generator)
            expectTrue(fault == nil, "seed \(seed), step \(step): \(fault ?? "")")
            if fault != nil { return }
        }
        for row in model.rows.indices {
            expectEqual(heights.known(row), model.rows[row], "seed \(seed), row \(row)")
        }
    }

    @Test("are exact sums, so that rounding does not add up")
    func rounding() {
        var heights = RowHeights(count: 3, estimate: 0.1)
        for step in 0..<10_000 {
            heights.setHeight(1e15 / Double(step + 1), of: 1)
        }
        heights.setHeight(0.5, of: 0)
        heights.setHeight(0.25, of: 1)
        heights.setHeight(0.125, of: 2)
        expectEqual(heights.total, 0.875)
        expectEqual(heights.top(of: 2), 0.75)
    }

    @Test("of a million rows cost no memory for those that are not known")
    func many() {
        var heights = RowHeights(count: 1_000_000, estimate: 40)
        expectEqual(heights.total, 40_000_000)
        expectEqual(heights.row(at: 20_000_000), 500_000)
        heights.setHeight(60, of: 123_456)
        expectEqual(heights.top(of: 123_457), 123_456 * 40 + 60)
        expectEqual(heights.row(at: 123_457 * 40 + 19.5), 123_456)
        expectEqual(heights.row(at: 123_457 * 40 + 20), 123_457)
        expectEqual(heights.total, 40_000_020)
        expectEqual(heights.knownCount, 1)
    }

    @Test("find the nearest row for a distance outside of them")
    func outside() {
        var heights = RowHeights(count: 300, estimate: 10)
        expectEqual(heights.row(at: -5), 0)
        expectEqual(heights.row(at: 3000), 299)
        expectEqual(heights.row(at: 1e300), 299)
        heights.setHeight(20, of: 0)
        expectEqual(heights.row(at: -5), 0)
        expectEqual(heights.row(at: 3010), 299)
        expectEqual(heights.top(of: 300), 3010)
    }
}

/// The heights of rows in the plainest way.
private struct PlainHeights {
    var rows: [Double?]
    var estimate: Double

    /// Where the rows do not agree with `heights`, as far as a few samples tell.
    func findFault(
        in heights: RowHeights, using generator: inout SeededGenerator
    ) -> String? {
        if heights.count != rows.count { return "\(heights.count) rows of \(rows.count)" }
        let known = rows.count { $0 != nil }
        if heights.knownCount != known { return "\(heights.knownCount) known of \(known)" }
        let tops = rows.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + ($1 ?? estimate)) }
        let total = tops[rows.count]
        // All are whole numbers, so that sums are exact.
        if heights.total != total { return "total \(heights.total), not \(total)" }
        for row in [0, rows.count, Int.random(in: 0...rows.count, using: &generator)] {
            if heights.top(of: row) != tops[row] { return "top of \(row): \(heights.top(of: row))" }
        }
        guard !rows.isEmpty else { return nil }
        let distance = Double.random(in: -10...total + 10, using: &generator)
        for distance in [distance, distance.rounded(), 0, total] {
            let row = rows.indices.first { distance < tops[$0 + 1] } ?? rows.count - 1
            let found = heights.row(at: distance)
            if found != row { return "row \(found) at \(distance), not \(row)" }
        }
        return nil
    }
}
