import Quoin
import QuoinKit
import TestSupport
import Testing

/// Rows whose cells say how tall they are.
@Suite struct CellHeightTests {
    private final class Heights: TableViewDataSource {
        var heights: [RowHeight?]
        init(_ heights: [RowHeight?]) { self.heights = heights }

        func numberOfRows(in tableView: TableView) -> Int { heights.count }
        func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell") { Cell() }
            cell.rowHeight = heights[row]
            return cell
        }
    }

    /// A cell whose content is 30 points tall.
    private final class Cell: TableViewCell {
        override init(frame: Rect = .zero) {
            super.init(frame: frame)
            let content = View()
            addSubview(content)
            content.makeConstraints { make in
                make.edges.equalToSuperview().priority(.high)
                make.height.equalTo(30).priority(.high)
            }
        }
    }

    private func table(_ heights: Heights, _ rowHeight: RowHeight = .automatic) -> (
        Window, TableView
    ) {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let table = TableView(frame: window.bounds)
        table.rowHeight = rowHeight
        table.dataSource = heights
        window.addSubview(table)
        window.tick(at: 0)
        return (window, table)
    }

    private func tops(_ table: TableView) -> [Double] {
        table.visibleCells.map(\.frame.minY)
    }

    @Test("cells of their own heights stand among others")
    func ownHeights() {
        let heights = Heights([.fixed(70), nil, .automatic, .fixed(20), nil])
        let (_, automatic) = table(heights)
        expectEqual(tops(automatic), [0, 70, 100, 130, 150])
        expectEqual(automatic.contentSize.height, 180)
        let (_, uniform) = table(heights, .fixed(50))
        expectEqual(tops(uniform), [0, 70, 120, 150, 170])
        expectEqual(uniform.contentSize.height, 220)
        expectEqual(uniform.rectForRow(at: 3), Rect(x: 0, y: 150, width: 320, height: 20))
    }

    @Test("a height that changes moves what is below")
    func heightChanges() {
        let (window, table) = table(Heights([nil, .fixed(40), nil]))
        table.cellForRow(at: 1)?.rowHeight = .fixed(90)
        window.tick(at: 1)
        expectEqual(tops(table), [0, 30, 120])
        table.cellForRow(at: 1)?.rowHeight = nil
        table.cellForRow(at: 0)?.rowHeight = .fixed(10)
        window.tick(at: 2)
        expectEqual(tops(table), [0, 10, 40])
        expectEqual(table.contentSize.height, 70)
    }

    @Test("cells that are used again have the height of their new row")
    func usedAgain() {
        let heights = Heights((0..<200).map { $0 % 2 == 0 ? .fixed(100) : nil })
        let (window, table) = table(heights)
        for step in 1...20 {
            table.contentOffset.y = Double(step) * 130
            window.tick(at: Double(step))
            for (row, cell) in zip(table.visibleRows, table.visibleCells) {
                expectEqual(cell.frame.height, (row % 2 == 0 ? 100 : 30), "row \(row)")
                expectEqual(cell.frame.minY, Double((row + 1) / 2) * 100 + Double(row / 2) * 30)
            }
        }
    }

    @Test("heights that are none, or too small, count for what is near")
    func strangeHeights() {
        let heights = Heights([.fixed(.nan), .fixed(-5), .fixed(0), .fixed(.infinity), .fixed(44)])
        let (_, table) = table(heights)
        expectEqual(tops(table), [0, 30, 31, 32, 62])
    }
}
