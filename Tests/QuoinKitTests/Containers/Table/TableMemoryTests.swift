import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("The memory of a table")
struct TableMemoryTests {
    /// How many cells there are.
    private final class CellCount {
        var living = 0
        var reuses = 0
        var made = 0
    }

    private final class CountedCell: TableViewCell {
        private let count: CellCount

        init(in count: CellCount) {
            self.count = count
            super.init(frame: .zero)
            count.living += 1
            count.made += 1
            height.constraint(equalToConstant: 60).isActive = true
        }

        override func prepareForReuse() {
            count.reuses += 1
        }

        deinit {
            count.living -= 1
        }
    }

    /// A thousand counted cells.
    private final class Source: TableViewDataSource {
        let count: CellCount
        var asked = 0

        init(_ count: CellCount) {
            self.count = count
        }

        func numberOfRows(in tableView: TableView) -> Int { 1000 }

        func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
            asked += 1
            return tableView.dequeueReusableCell(withIdentifier: "counted") {
                CountedCell(in: count)
            }
        }
    }

    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let count = CellCount()

    private func makeTable() -> TableView {
        let table = TableView()
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.dataSource = Source(count)
        window.layoutIfNeeded()
        return table
    }

    @Test("goes with it: cells in sight, cells that wait, and the data source")
    func everything() {
        weak var source: Source?
        weak var gone: TableView?
        do {
            let table = makeTable()
            (gone, source) = (table, table.dataSource as? Source)
            table.scrollToRow(at: 500)
            window.layoutIfNeeded()
            table.rowHeight = .fixed(60)
            window.layoutIfNeeded()
            expectTrue(count.living == count.made && source != nil)
            table.removeFromSuperview()
        }
        window.layoutIfNeeded()
        expectTrue(gone == nil && source == nil)
        expectEqual(count.living, 0)
    }

    @Test("goes with the window")
    func goneWindow() {
        do {
            let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
            let table = TableView()
            window.addSubview(table)
            table.makeConstraints { $0.edges.equalToSuperview() }
            table.dataSource = Source(count)
            window.layoutIfNeeded()
            expectEqual(count.living, 8)
        }
        expectEqual(count.living, 0)
    }

    @Test("is used again once for each row that a used cell stands for")
    func reuses() {
        let table = makeTable()
        for _ in 0..<50 {
            table.contentOffset.y += 100
            window.layoutIfNeeded()
        }
        let asked = (table.dataSource as? Source)?.asked
        expectEqual(asked, count.made + count.reuses)
        expectEqual(count.made, 9)
        expectEqual(count.living, 9)
    }

    @Test("keeps nothing of a table that moves to another window, but its cells")
    func otherWindow() {
        let table = makeTable()
        let other = Window(frame: Rect(x: 0, y: 0, width: 200, height: 300))
        table.removeFromSuperview()
        window.layoutIfNeeded()
        other.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        other.layoutIfNeeded()
        expectEqual(table.visibleRows, 0..<5)
        expectTrue(table.visibleCells.allSatisfy { $0.frame.size == Size(width: 200, height: 60) })
        expectEqual(count.made, 8)
        table.contentOffset.y = 100
        other.layoutIfNeeded()
        expectEqual(table.visibleRows, 1..<7)
        expectEqual(count.made, 8)
    }
}
