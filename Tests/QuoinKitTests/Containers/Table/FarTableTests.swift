import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("A table with numbers far from any screen")
struct FarTableTests {
    /// What numbers nobody means, and layouts come across.
    private static let numbers: [Double] = [
        1e-300, 1, 1e9, 1e15, 1e18, 1e21, 1e300, .greatestFiniteMagnitude, .infinity, .nan,
    ]

    @Test("that is told of more rows than there can be shows ten million of them, and says so")
    func rowsWithoutEnd() {
        let rows = ScriptedRows(.max)
        rows.layOut()
        expectEqual(rows.table.numberOfRows, 10_000_000)
        expectEqual(rows.table.visibleRows.lowerBound, 0)
        expectTrue(rows.table.visibleCells.count < 20)
        expectEqual(rows.problems.messages.count, 1)
        expectTrue(rows.problems.messages.allSatisfy { $0.contains("number of rows of table") })
        rows.table.scrollToRow(at: 9_999_999, position: .bottom)
        rows.layOut()
        expectEqual(rows.table.visibleRows.upperBound, 10_000_000)
        expectTrue(rows.table.visibleCells.count < 20)
    }

    @Test("of rows too small to be seen has two thousand cells at most, and says so once")
    func tinyRows() {
        let rows = ScriptedRows(100_000)
        rows.table.rowHeight = .fixed(1e-300)
        rows.layOut()
        expectEqual(rows.table.visibleCells.count, 2_000)
        expectEqual(rows.problems.messages.count, 1)
        rows.table.contentOffset.y = 10
        rows.layOut()
        expectEqual(rows.table.visibleCells.count, 2_000)
        expectEqual(rows.problems.messages.count, 1)
        rows.table.rowHeight = .fixed(48)
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<10)
    }

    @Test("of any height has two thousand cells at most", arguments: [1e6, 1e21])
    func tallTable(height: Double) {
        let rows = ScriptedRows(50_000)
        rows.table.rowHeight = .fixed(20)
        rows.table.remakeConstraints { make in
            make.left.top.right.equalToSuperview()
            make.height.equalTo(height)
        }
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<2_000)
    }

    @Test("takes any insets, and comes back to its place without them", arguments: numbers)
    func insets(number: Double) {
        let rows = ScriptedRows(1_000)
        rows.layOut()
        for inset in [number, -number] {
            rows.table.contentInset = EdgeInsets(top: inset, bottom: inset)
            rows.layOut()
        }
        rows.table.contentInset = .zero
        rows.layOut()
        rows.table.scrollToRow(at: 0, position: .top)
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, 0)
        expectEqual(rows.table.visibleRows.lowerBound, 0)
    }

    @Test("takes any heights, and refuses those that are none", arguments: numbers)
    func heights(number: Double) {
        let rows = ScriptedRows(1_000)
        for height in [number, -number, 0] {
            let isHeight = height > 0 && height <= 1e9
            var before = rows.problems.messages.count
            rows.table.rowHeight = .fixed(height)
            expectEqual(rows.problems.messages.count, before + (isHeight ? 0 : 1))
            rows.layOut()
            rows.table.rowHeight = .automatic
            before = rows.problems.messages.count
            rows.table.estimatedRowHeight = height
            expectEqual(rows.problems.messages.count, before + (isHeight ? 0 : 1))
            rows.layOut()
            rows.table.estimatedRowHeight = 44
        }
        rows.layOut()
        expectEqual(rows.table.visibleRows.lowerBound, 0)
        expectTrue(rows.table.visibleCells.count < 20)
    }

    @Test("scrolls to places that are nowhere, and shows what is nearest", arguments: numbers)
    func offsets(number: Double) {
        let rows = ScriptedRows(1_000)
        rows.layOut()
        for offset in [number, -number] {
            rows.table.contentOffset = Point(x: offset, y: offset)
            rows.layOut()
            rows.table.scrollRectToVisible(Rect(x: 0, y: offset, width: 10, height: number))
            rows.layOut()
            expectTrue(rows.table.row(at: Point(x: 0, y: offset)).map { $0 < 1_000 } ?? true)
            expectTrue(!rows.table.visibleCells.isEmpty)
        }
    }
}
