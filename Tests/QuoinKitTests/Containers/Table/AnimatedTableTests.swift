import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Tables in motion")
struct AnimatedTableTests {
    private let scene: TableScene
    private var window: Window { scene.window }
    private var table: TableView { scene.table }

    init() {
        scene = TableScene(Array(repeating: 100, count: 1000))
        window.tick(at: 0)
    }

    private func animate(_ changes: () -> Void) {
        window.animate(duration: 1, curve: .linear) {
            changes()
            window.layoutIfNeeded()
        }
    }

    /// The rows that show at a time, each with where it begins in the window.
    private var showing: [Int: Double] {
        var rows: [Int: Double] = [:]
        for cell in table.subviews.compactMap({ $0 as? TableViewCell }) where cell.isShown {
            if let row = table.row(for: cell) {
                let top = cell.presentationFrame.minY - table.presentationBounds.minY
                if top < 480, top + cell.presentationFrame.height > 0 {
                    rows[row] = top
                }
            }
        }
        return rows
    }

    @Test("scrolling by less than what is in sight shows every row on the way, in its place")
    func shortWay() {
        animate { table.contentOffset.y = 300 }
        expectEqual(table.contentOffset.y, 300)
        for step in 0...10 {
            window.tick(at: Double(step) / 10)
            let offset = 30 * Double(step)
            let first = Int(offset / 100)
            for row in first...Int((offset + 479) / 100) {
                let top = showing[row]
                expectTrue(
                    top.map { ($0 - (100 * Double(row) - offset)).magnitude < 1e-9 } ?? false)
            }
        }
        window.tick(at: 1.1)
        expectTrue(table.visibleCells.count <= 6)
        expectTrue(scene.findFault() == nil)
    }

    @Test("scrolling to a far row ends with it in its place, and measures few on the way")
    func farRow() {
        animate { table.scrollToRow(at: 700, position: .top) }
        for step in 0...20 {
            window.tick(at: Double(step) / 20)
        }
        window.tick(at: 1.1)
        expectEqual(scene.seen[700], 0)
        expectTrue(scene.findFault() == nil)
        expectTrue(scene.asked.count < 200)
    }

    @Test("rows of a set height are there all the way")
    func setHeights() {
        table.rowHeight = .fixed(100)
        window.tick(at: 0)
        animate { table.scrollToRow(at: 500, position: .top) }
        for step in 1...20 {
            window.tick(at: Double(step) / 20)
            let offset = table.presentationBounds.minY
            expectTrue(showing[Int(offset / 100)] != nil, "at \(offset)")
            expectTrue(showing[Int((offset + 400) / 100)] != nil, "at \(offset)")
        }
        window.tick(at: 1.1)
        expectTrue(table.subviews.count <= 7)
        expectTrue(scene.findFault() == nil)
    }

    @Test("a row that comes appears where it belongs, and the others make room")
    func insertion() {
        animate {
            scene.rowHeights.insert(60, at: 1)
            table.insertRows(at: [1])
        }
        let cell = table.cellForRow(at: 1)
        expectEqual(cell?.frame, Rect(x: 0, y: 100, width: 320, height: 60))
        window.tick(at: 0.5)
        expectEqual(cell?.presentationFrame, Rect(x: 0, y: 100, width: 320, height: 60))
        expectEqual(cell?.presentationAlpha, 0.5)
        expectEqual(table.cellForRow(at: 2)?.presentationFrame.minY, 130)
        window.tick(at: 1)
        expectEqual(cell?.presentationAlpha, 1)
        expectTrue(scene.findFault() == nil)
    }

    @Test("a row that goes fades where it was, and leaves the table")
    func deletion() {
        let cell = table.cellForRow(at: 1)
        animate {
            scene.rowHeights.remove(at: 1)
            table.deleteRows(at: [1])
        }
        window.tick(at: 0.5)
        expectEqual(cell?.isShown, true)
        expectTrue(table.subviews.first === cell)
        expectEqual(cell?.presentationAlpha, 0.5)
        expectEqual(cell?.presentationFrame.minY, 100)
        expectEqual(table.cellForRow(at: 1)?.presentationFrame.minY, 150)
        window.tick(at: 1)
        expectTrue(cell?.superview == nil)
        expectTrue(scene.findFault() == nil)
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("a row that goes without a turn to come leaves no cell behind when all is let go")
    func lettingGo() {
        weak var cell: TableViewCell?
        weak var left: TableView?
        do {
            let scene = TableScene(Array(repeating: 100, count: 10))
            scene.window.tick(at: 0)
            cell = scene.table.cellForRow(at: 1)
            left = scene.table
            scene.window.animate(duration: 1) {
                scene.rowHeights.remove(at: 1)
                scene.table.deleteRows(at: [1])
                scene.window.layoutIfNeeded()
            }
            expectTrue(cell?.superview === scene.table)
            scene.table.dataSource = nil
        }
        expectTrue(cell == nil)
        expectTrue(left == nil)
    }

    @Test(
        "a cell that its data source keeps is seen again after its row has faded",
        arguments: [0.5, 2])
    func keptCell(time: Double) {
        let rows = KeptRows()
        table.dataSource = rows
        window.tick(at: 0)
        let cell = rows.cells[1]
        animate {
            rows.shown = [0, 2]
            table.deleteRows(at: [1])
        }
        window.tick(at: time)
        rows.shown = [0, 1, 2]
        table.insertRows(at: [1])
        window.tick(at: 3)
        expectTrue(table.cellForRow(at: 1) === cell)
        expectTrue(!cell.isHidden)
        expectEqual(cell.frame, Rect(x: 0, y: 50, width: 320, height: 50))
        expectEqual(table.subviews.count, 3)
    }
}

/// Rows of which each has a cell of its own.
private final class KeptRows: TableViewDataSource {
    let cells = (0..<3).map { _ in TableViewCell() }
    var shown = [0, 1, 2]

    func numberOfRows(in tableView: TableView) -> Int { shown.count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = cells[shown[row]]
        cell.rowHeight = .fixed(50)
        return cell
    }
}
