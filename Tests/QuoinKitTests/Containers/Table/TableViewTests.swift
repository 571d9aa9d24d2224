import Quoin
import QuoinKit
import TestSupport
import Testing

@testable import QuoinLayout

@Suite("A table")
struct TableViewTests {
    @Test("of 100,000 rows has those that are in sight, and no others")
    func firstScreen() {
        // 40 to 100 tall: 40, 50, … 100, and again; 7 rows are 490.
        let scene = TableScene((0..<100_000).map { 40 + Double($0 % 7) * 10 })
        scene.layOut()
        // 40 + 50 + 60 + 70 + 80 + 90 = 390, and the seventh is cut.
        expectEqual(scene.table.visibleRows, 0..<7)
        expectEqual(scene.made, 7)
        expectEqual(scene.asked, Array(0..<7))
        expectEqual(scene.table.measuredRowCount, 7)
        expectTrue(scene.findFault() == nil)
        expectEqual(scene.table.contentSize, Size(width: 320, height: 490 + 99_993 * 44))
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("jumps to the middle and measures only what is there")
    func jump() {
        let scene = TableScene((0..<100_000).map { 40 + Double($0 % 7) * 10 })
        scene.layOut()
        scene.asked = []
        scene.table.scrollToRow(at: 50_000, position: .top)
        scene.layOut()
        // 50,000 = 7 × 7,142 + 6: rows of 100, 40, 50, 60, 70, 80, 90: 400 with the sixth.
        expectEqual(scene.table.visibleRows, 50_000..<50_007)
        expectEqual(scene.seen[50_000], 0)
        expectEqual(scene.asked, Array(50_000..<50_007))
        expectEqual(scene.made, 7)
        expectEqual(scene.table.measuredRowCount, 14)
        expectTrue(scene.findFault() == nil)
        scene.table.scrollToRow(at: 50_003, position: .middle)
        scene.layOut()
        // Row 50,003 is 60 tall: (480 − 60) / 2 = 210 above it.
        expectEqual(scene.seen[50_003], 210)
        scene.table.scrollToRow(at: 99_999, position: .bottom)
        scene.layOut()
        // 99,999 = 7 × 14,285 + 4: it is 80 tall.
        expectEqual(scene.seen[99_999], 400)
        expectTrue(scene.findFault() == nil)
        scene.table.scrollToRow(at: 0)
        scene.layOut()
        expectEqual(scene.table.contentOffset, .zero)
        expectTrue(scene.findFault() == nil)
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("goes to a row that it was told to show, though its insets change before the layout")
    func insetsOnTheWay() {
        let scene = TableScene(Array(repeating: 40, count: 100))
        scene.layOut()
        scene.table.scrollToRow(at: 50, position: .top)
        scene.table.contentInset = EdgeInsets(top: 36, bottom: 10)
        scene.layOut()
        expectEqual(scene.seen[50], 36)
        // Whoever scrolls after that is not taken back.
        scene.table.scrollToRow(at: 80, position: .top)
        scene.table.contentOffset.y = 0
        scene.layOut()
        expectEqual(scene.seen[0], 0)
        // Nor if insets have changed in between.
        scene.table.scrollToRow(at: 80, position: .top)
        scene.table.contentOffset.y = -36
        scene.table.scrollToRow(at: 80, position: .top)
        scene.table.contentInset.top = 20
        scene.table.contentOffset.y = 100
        scene.layOut()
        expectEqual(scene.table.contentOffset.y, 100)
    }

    @Test("keeps what is in sight where it is while it learns how tall rows above are")
    func scrollingBack() {
        let heights = (0..<1000).map { (row: Int) -> Double in Double(40 + row * 7 % 13 * 10) }
        let scene = TableScene(heights)
        scene.table.scrollToRow(at: 500, position: .top)
        scene.layOut()
        for _ in 0..<400 {
            let before = scene.seen
            let offset = scene.table.contentOffset.y
            let step = min(37, offset)
            scene.table.contentOffset.y = offset - step
            scene.layOut()
            for (row, y) in scene.seen {
                if let former = before[row] {
                    expectTrue(abs(y - former - step) < 1e-6, "row \(row)")
                }
            }
            expectTrue(scene.findFault() == nil)
        }
        expectTrue(scene.table.visibleRows.lowerBound < 420)
    }

    @Test("knows the size of its content when all rows have been in sight")
    func converging() {
        let heights = (0..<300).map { 20 + Double($0 * 31 % 97) }
        let scene = TableScene(heights)
        scene.layOut()
        var error = Double.infinity
        while scene.table.visibleRows.upperBound < 300 {
            scene.table.contentOffset.y += 300
            scene.layOut()
            expectTrue(scene.findFault() == nil)
            // All rows down to there have been in sight.
            let unknown = heights[scene.table.measuredRowCount...].reduce(0) { $0 + $1 - 44 }
            let total = heights.reduce(0, +)
            expectTrue(abs(total - scene.table.contentSize.height - unknown) < 1e-6)
            error = abs(total - scene.table.contentSize.height)
        }
        expectTrue(error < 1e-6)
        scene.table.contentOffset.y += 1000
        expectEqual(scene.table.contentOffset.y, heights.reduce(0, +) - 480)
    }

    @Test("lets rows grow and shrink while they are in sight")
    func liveHeights() {
        let scene = TableScene(Array(repeating: 50, count: 1000))
        scene.table.scrollToRow(at: 100, position: .top)
        scene.layOut()
        scene.table.contentOffset.y += 10
        scene.layOut()
        expectEqual(scene.seen[100], -10)
        expectEqual(scene.seen[103], 140)
        scene.setHeight(80, of: 102)
        scene.layOut()
        expectEqual(scene.seen[100], -10)
        expectEqual(scene.seen[103], 170)
        expectTrue(scene.findFault() == nil)
        scene.setHeight(1, of: 101)
        scene.setHeight(2, of: 102)
        scene.layOut()
        expectEqual(scene.seen[103], 43)
        expectTrue(scene.findFault() == nil)
    }

    @Test("uses cells again")
    func reuse() {
        let scene = TableScene(Array(repeating: 60, count: 10_000))
        scene.layOut()
        expectEqual(scene.made, 8)
        for _ in 0..<200 {
            scene.table.contentOffset.y += 45
            scene.layOut()
            expectTrue(scene.findFault() == nil)
        }
        // Nine are in sight when the first and the last are cut.
        expectEqual(scene.made, 9)
        expectEqual(scene.asked.count, Set(scene.asked).count)
    }

    @Test("shows rows that come and go")
    func changes() {
        let scene = TableScene(Array(repeating: 60, count: 100))
        scene.layOut()
        scene.rowHeights.insert(contentsOf: [30, 30], at: 2)
        scene.table.insertRows(at: [2, 3])
        scene.layOut()
        expectTrue(scene.findFault() == nil)
        expectEqual(scene.seen[4], 180)
        expectEqual(scene.asked, Array(0..<8) + [2, 3])
        scene.rowHeights.remove(at: 0)
        scene.table.deleteRows(at: [0])
        scene.layOut()
        expectTrue(scene.findFault() == nil)
        expectEqual(scene.seen[3], 120)
        scene.rowHeights[1] = 100
        scene.table.reloadRows(at: [1])
        scene.layOut()
        expectTrue(scene.findFault() == nil)
        expectEqual(scene.seen[2], 160)
        let moved = scene.rowHeights.remove(at: 1)
        scene.rowHeights.insert(moved, at: 4)
        scene.table.moveRow(at: 1, to: 4)
        scene.layOut()
        expectTrue(scene.findFault() == nil)
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("keeps what is in sight in its place when rows come and go above")
    func changesAbove() {
        let scene = TableScene(Array(repeating: 60, count: 1000))
        scene.table.scrollToRow(at: 500, position: .top)
        scene.layOut()
        let seen = scene.seen
        scene.rowHeights.insert(contentsOf: [10, 20, 30], at: 7)
        scene.table.insertRows(at: [7, 8, 9])
        scene.layOut()
        expectEqual(scene.seen, Dictionary(uniqueKeysWithValues: seen.map { ($0 + 3, $1) }))
        scene.rowHeights.removeSubrange(5..<105)
        scene.table.deleteRows(at: Array(5..<105))
        scene.layOut()
        expectEqual(scene.seen, Dictionary(uniqueKeysWithValues: seen.map { ($0 + 3 - 100, $1) }))
        expectTrue(scene.findFault() == nil)
    }

    @Test("says so when the rows do not add up, and loads them again")
    func mistakes() {
        let scene = TableScene(Array(repeating: 60, count: 10))
        scene.layOut()
        scene.rowHeights.append(60)
        scene.table.insertRows(at: [3, 4])
        scene.layOut()
        expectEqual(scene.problems.messages.count, 1)
        expectEqual(scene.table.numberOfRows, 11)
        scene.table.deleteRows(at: [11])
        scene.table.insertRows(at: [13])
        scene.table.reloadRows(at: [-1])
        scene.table.moveRow(at: 2, to: 11)
        expectEqual(scene.problems.messages.count, 5)
        scene.layOut()
        expectEqual(scene.problems.messages.count, 5)
        expectTrue(scene.findFault() == nil)
    }

    @Test("takes a height for all rows, and measures none")
    func fixedHeight() {
        let scene = TableScene(Array(repeating: 25, count: 100_000))
        scene.table.rowHeight = .fixed(25)
        scene.layOut()
        expectEqual(scene.table.visibleRows, 0..<20)
        expectEqual(scene.table.contentSize.height, 2_500_000)
        expectEqual(scene.table.measuredRowCount, 0)
        scene.table.contentOffset.y = 1_000_010
        scene.layOut()
        expectEqual(scene.table.visibleRows, 40_000..<40_020)
        expectEqual(scene.seen[40_000], -10)
        expectTrue(scene.findFault() == nil)
    }

    @Test("gives a row that says nothing of its height the estimated one")
    func noHeight() {
        let scene = TableScene([])
        let rows = BareRows()
        scene.table.dataSource = rows
        scene.table.estimatedRowHeight = 70
        scene.layOut()
        expectEqual(scene.table.visibleCells.map(\.frame.height), [70, 70, 70])
        expectEqual(scene.table.visibleCells.map(\.frame.minY), [0, 70, 140])
        expectTrue(scene.problems.messages.isEmpty)
    }

    /// Three cells with nothing in them.
    private final class BareRows: TableViewDataSource {
        func numberOfRows(in tableView: TableView) -> Int { 3 }

        func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
            TableViewCell()
        }
    }
}
