import Quoin
import QuoinKit
import TestSupport
import Testing

@testable import QuoinLayout

@Suite("The work of a table")
struct TableWorkTests {
    private func statistics(_ rows: ScriptedRows) -> EngineStatistics? {
        rows.window.tree.engine?.statistics
    }

    @Test("is none while the same rows are in sight")
    func sameRows() {
        let rows = ScriptedRows(1000)
        rows.layOut()
        rows.table.contentOffset.y = 3010
        rows.layOut()
        let (before, layouts) = (statistics(rows), rows.window.tree.cycle.layouts)
        // Rows 50 to 58 reach from 3000 to 3540, and 480 of that are seen.
        for offset in 3001..<3060 {
            rows.table.contentOffset.y = Double(offset)
            expectTrue(!rows.table.needsLayout)
            rows.layOut()
        }
        expectEqual(statistics(rows), before)
        expectEqual(rows.window.tree.cycle.layouts, layouts)
        expectEqual(rows.table.visibleRows, 50..<59)
    }

    @Test("is the same for a row that comes into sight, however many there are")
    func rowsThatComeIn() {
        let work = [100, 100_000].map { count in
            let rows = ScriptedRows(count)
            rows.layOut()
            let before = statistics(rows)?.rowsTouched ?? 0
            for step in 1...20 {
                rows.table.contentOffset.y = Double(step * 60)
                rows.layOut()
            }
            expectEqual(rows.asked.count, 28)
            return (statistics(rows)?.rowsTouched ?? 0) - before
        }
        expectEqual(work[0], work[1])
    }

    @Test("leaves nothing open, and nothing to do")
    func quiet() {
        let rows = ScriptedRows(1000)
        rows.makeCell = { table, row in
            // Every third says nothing of its height.
            row % 3 == 0
                ? table.dequeueReusableCell(withIdentifier: "bare") { TableViewCell() }
                : table.dequeueReusableCell(withIdentifier: "box") { BoxCell(height: 50) }
        }
        for offset in [0.0, 500, 20_000, 130] {
            rows.table.contentOffset.y = offset
            rows.layOut()
            expectTrue(!rows.window.needsLayout && !rows.table.needsLayout)
            expectTrue(!rows.table.hasAmbiguousLayout)
            expectTrue(!rows.table.contentLayoutGuide.hasAmbiguousLayout)
            expectTrue(rows.table.visibleCells.allSatisfy { !$0.hasAmbiguousLayout })
        }
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("follows a chat to its end, row by row")
    func chat() {
        let rows = ScriptedRows(0)
        rows.makeCell = { table, row in
            let cell = table.dequeueReusableCell(withIdentifier: "box") { BoxCell() }
            cell.box.height = 30 + Double(row * 37 % 90)
            return cell
        }
        rows.layOut()
        for row in 0..<60 {
            rows.count += 1
            rows.table.insertRows(at: [row])
            rows.table.scrollToRow(at: row, position: .bottom)
            rows.layOut()
            expectEqual(rows.table.visibleRows.last, row)
            let end = (rows.starts.last ?? 0) + (rows.heights.last ?? 0)
            let total = (0...row).reduce(0.0) { (sum: Double, row: Int) in
                sum + 30 + Double(row * 37 % 90)
            }
            expectTrue(abs(end - min(total, 480)) < 1e-6, "row \(row)")
            expectTrue(abs(rows.table.contentSize.height - total) < 1e-6)
        }
        // A new row that is shorter than estimated lets one back in that had left.
        expectTrue(rows.asked.allSatisfy { $1 <= 2 })
        expectTrue(rows.problems.messages.isEmpty)
    }
}
