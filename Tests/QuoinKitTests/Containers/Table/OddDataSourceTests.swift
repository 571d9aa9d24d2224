import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("A table with an odd data source")
struct OddDataSourceTests {
    @Test("puts an empty row in for a cell that already stands for another one")
    func sameCellTwice() {
        let rows = ScriptedRows(3)
        let cell = BoxCell(height: 60)
        rows.makeCell = { _, _ in cell }
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<3)
        expectEqual(rows.starts, [0, 60, 120])
        expectEqual(rows.heights, [60, 60, 60])
        expectEqual(
            rows.problems.messages,
            [1, 2].map {
                "The data source of table gave the cell of another row for row \($0)."
            })
        expectTrue(rows.table.visibleCells.first === cell)
    }

    @Test("shows a cell that the data source keeps, again and again")
    func keptCells() {
        let rows = ScriptedRows(100)
        var kept: [Int: TableViewCell] = [:]
        rows.makeCell = { table, row in
            let cell =
                kept[row]
                ?? table.dequeueReusableCell(withIdentifier: "\(row)") { BoxCell(height: 60) }
            kept[row] = cell
            return cell
        }
        for offset in [0.0, 300, 30, 5000, 0, 4000, 10] {
            rows.table.contentOffset.y = offset
            rows.layOut()
            let first = Int(offset / 60)
            expectEqual(rows.table.visibleRows.lowerBound, first)
            expectTrue(rows.table.cellForRow(at: first) === kept[first])
            expectEqual(rows.table.subviews.count, rows.table.visibleCells.count)
        }
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("may get cells without an identifier, which are not used again")
    func cellsWithoutIdentifier() {
        let rows = ScriptedRows(100)
        rows.makeCell = { _, _ in BoxCell(height: 60) }
        for offset in [0.0, 300, 30, 5000] {
            rows.table.contentOffset.y = offset
            rows.layOut()
            expectEqual(rows.table.subviews.count, rows.table.visibleCells.count)
            expectTrue(rows.table.visibleCells.allSatisfy { $0.reuseIdentifier == nil })
        }
        expectTrue(rows.table.dequeueReusableCell(withIdentifier: "box") == nil)
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("takes out a cell that was taken from the waiting ones and not used")
    func unusedCells() {
        let rows = ScriptedRows(100)
        rows.makeCell = { table, _ in
            _ = table.dequeueReusableCell(withIdentifier: "box")
            return table.dequeueReusableCell(withIdentifier: "box") { BoxCell(height: 60) }
        }
        for step in 0..<30 {
            rows.table.contentOffset.y = Double(step * 150)
            rows.layOut()
            expectEqual(rows.table.subviews.count, rows.table.visibleCells.count)
        }
        expectTrue(rows.problems.messages.isEmpty)
    }

    /// A cell of another class.
    private final class TallCell: TableViewCell {
        override init(frame: Rect = .zero) {
            super.init(frame: frame)
            height.constraint(equalToConstant: 90).isActive = true
        }
    }

    @Test("takes cells of two classes under one name")
    func sharedIdentifier() {
        let rows = ScriptedRows(100)
        rows.makeCell = { table, row in
            row % 2 == 0
                ? table.dequeueReusableCell(withIdentifier: "row") { BoxCell(height: 60) }
                : table.dequeueReusableCell(withIdentifier: "row") { TallCell() }
        }
        for step in 0..<40 {
            rows.table.contentOffset.y = Double(step * 100)
            rows.layOut()
            expectEqual(rows.table.subviews.count, rows.table.visibleCells.count)
            for (row, cell) in zip(rows.table.visibleRows, rows.table.visibleCells) {
                expectEqual(cell.frame.height, (row % 2 == 0 ? 60 : 90))
                expectEqual(cell is TallCell, (row % 2 == 1))
            }
        }
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("keeps cells of two kinds apart")
    func twoKinds() {
        let rows = ScriptedRows(1000)
        var made: [String: Int] = [:]
        rows.makeCell = { table, row in
            let kind = row % 3 == 0 ? "short" : "tall"
            return table.dequeueReusableCell(withIdentifier: kind) { () -> BoxCell in
                made[kind, default: 0] += 1
                return BoxCell(height: kind == "short" ? 30 : 70)
            }
        }
        for step in 0..<100 {
            rows.table.contentOffset.y = Double(step * 50)
            rows.layOut()
            for (row, cell) in zip(rows.table.visibleRows, rows.table.visibleCells) {
                expectEqual(cell.frame.height, (row % 3 == 0 ? 30 : 70))
                expectEqual(cell.reuseIdentifier, (row % 3 == 0 ? "short" : "tall"))
            }
        }
        // Three rows are 170, so of 480 at most four are short and seven tall.
        expectTrue((made["short"] ?? 0) <= 4 && (made["tall"] ?? 0) <= 7, "\(made)")
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("leaves a cell to the other table that shows it")
    func cellOfAnotherTable() throws {
        let rows = ScriptedRows(2)
        let others = ScriptedRows(2)
        others.layOut()
        let borrowed = try #require(others.table.cellForRow(at: 0))
        rows.makeCell = { _, row in row == 0 ? borrowed : BoxCell(height: 60) }
        rows.layOut()
        expectEqual(rows.heights, [60, 60])
        expectEqual(rows.problems.messages.count, 1)
        expectTrue(borrowed.superview === others.table)
        others.layOut()
        expectEqual(others.heights, [60, 60])
    }

    @Test("takes a cell that another table no longer shows")
    func cellThatLeftAnotherTable() throws {
        let rows = ScriptedRows(2)
        let others = ScriptedRows(2)
        others.table.rowHeight = .fixed(90)
        others.layOut()
        let cell = try #require(others.table.cellForRow(at: 0))
        others.count = 0
        others.table.reloadData()
        others.layOut()
        rows.makeCell = { _, row in row == 0 ? cell : BoxCell(height: 50) }
        rows.layOut()
        expectEqual(rows.heights, [60, 50])
        // The other one still has it among its waiting cells, but cannot use it.
        others.count = 2
        others.table.reloadData()
        others.layOut()
        expectEqual(others.heights, [90, 90])
        expectTrue(cell.superview === rows.table)
        // What somebody takes is theirs: nothing of the table is left on it.
        cell.removeFromSuperview()
        rows.window.addSubview(cell)
        cell.makeConstraints { $0.left.top.width.equalToSuperview() }
        rows.count = 0
        rows.table.reloadData()
        rows.layOut()
        expectEqual(cell.frame, Rect(x: 0, y: 0, width: 320, height: 60))
        expectTrue(rows.problems.messages.isEmpty && others.problems.messages.isEmpty)
    }

    @Test("refuses a cell that the table is in")
    func cellAroundTheTable() {
        let rows = ScriptedRows(2)
        let around = TableViewCell(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        rows.window.addSubview(around)
        around.addSubview(rows.table)
        rows.table.remakeConstraints { $0.edges.equalToSuperview() }
        rows.makeCell = { _, row in row == 0 ? around : BoxCell(height: 60) }
        rows.layOut()
        expectEqual(rows.heights, [60, 60])
        expectEqual(rows.problems.messages.count, 1)
        expectTrue(rows.table.superview === around)
    }

    @Test("has no rows if it is told that there are fewer than none")
    func negativeCount() {
        let rows = ScriptedRows(-5)
        rows.layOut()
        expectEqual(rows.table.numberOfRows, 0)
        expectTrue(rows.table.visibleRows.isEmpty)
        expectTrue(rows.table.rectForRow(at: 0) == nil)
        expectEqual(rows.table.contentSize.height, 0)
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("shows nothing without one")
    func noDataSource() {
        let rows = ScriptedRows(20)
        rows.layOut()
        rows.table.contentOffset.y = 500
        rows.table.dataSource = nil
        rows.layOut()
        expectTrue(rows.table.visibleCells.isEmpty && rows.table.subviews.isEmpty)
        expectTrue(rows.table.contentOffset == .zero && rows.table.contentSize.height == 0)
        rows.table.dataSource = rows
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<8)
        expectTrue(rows.problems.messages.isEmpty)
    }
}
