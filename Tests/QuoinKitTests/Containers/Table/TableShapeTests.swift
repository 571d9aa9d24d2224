import Quoin
import QuoinKit
import TestSupport
import Testing

/// Rows, tables and windows of unusual sizes.
@Suite("A table of any shape")
struct TableShapeTests {
    /// Rows of given heights, of which the last one repeats.
    private func makeRows(_ heights: [Double], count: Int) -> ScriptedRows {
        let rows = ScriptedRows(count)
        rows.makeCell = { table, row in
            let cell = table.dequeueReusableCell(withIdentifier: "box") { BoxCell() }
            cell.box.height = heights[min(row, heights.count - 1)]
            return cell
        }
        return rows
    }

    @Test("has a million rows")
    func million() {
        let rows = makeRows([50], count: 1_000_000)
        rows.layOut()
        rows.table.scrollToRow(at: 777_777, position: .middle)
        rows.layOut()
        // Ten rows are 500; the one in the middle begins at (480 − 50) / 2 = 215, the first at −35.
        expectEqual(rows.table.visibleRows, 777_772..<777_783)
        expectEqual(rows.starts.first, -35)
        rows.count += 1
        rows.table.insertRows(at: [0])
        rows.layOut()
        expectEqual(rows.table.visibleRows, 777_773..<777_784)
        expectEqual(rows.starts.first, -35)
        // What was in sight first, and then.
        expectEqual(rows.table.measuredRowCount, 10 + 11)
        expectEqual(rows.asked.count, 10 + 11)
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("shows nothing from before its content, however little there is to be seen of it")
    func beforeContent() {
        let rows = makeRows([50], count: 100)
        rows.table.remakeConstraints { make in
            make.left.top.right.equalToSuperview()
            make.height.equalTo(0)
        }
        rows.layOut()
        rows.table.bounds.origin = Point(x: -50, y: -50)
        rows.layOut()
        expectEqual(rows.table.contentOffset, .zero)
        // What is to be shown once there is room is kept.
        rows.table.bounds.origin = Point(x: 0, y: 120)
        rows.layOut()
        rows.table.remakeConstraints { $0.edges.equalToSuperview() }
        rows.layOut()
        expectEqual(rows.table.contentOffset, Point(x: 0, y: 120))
        expectEqual(rows.table.visibleRows, 2..<12)
    }

    @Test("has no cells where there is no room, and those of its rows when there is")
    func noRoom() {
        let rows = makeRows([50], count: 100)
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<10)
        rows.table.remakeConstraints { make in
            make.left.top.right.equalToSuperview()
            make.height.equalTo(0)
        }
        rows.layOut()
        expectTrue(rows.table.visibleCells.isEmpty)
        expectTrue(rows.table.subviews.isEmpty)
        rows.count -= 1
        rows.table.deleteRows(at: [3])
        rows.table.remakeConstraints { $0.edges.equalToSuperview() }
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<10)
        expectEqual(rows.table.visibleCells.count, 10)
    }

    @Test("takes what spans its content along when it becomes too narrow to show anything")
    func noWidth() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let table = TableView()
        let banner = View()
        window.addSubview(table)
        table.addSubview(banner)
        table.makeConstraints { make in
            make.left.top.bottom.equalToSuperview()
            make.width.equalTo(200)
        }
        banner.makeConstraints { $0.left.right.equalToSuperview() }
        window.layoutIfNeeded()
        expectEqual(banner.frame.width, 200)
        table.updateConstraints { $0.width.equalTo(0) }
        window.layoutIfNeeded()
        expectEqual(banner.frame.width, 0)
    }

    @Test("has rows of one point")
    func tinyRows() {
        let rows = makeRows([1], count: 5000)
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<480)
        rows.table.contentOffset.y = 100.5
        rows.layOut()
        expectEqual(rows.table.visibleRows, 100..<581)
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("has one tall row before many that are tiny")
    func tallAndTiny() {
        let rows = makeRows([300, 1], count: 5000)
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<181)
        let upsideDown = makeRows([1, 470, 1], count: 5000)
        upsideDown.table.scrollToRow(at: 4999, position: .bottom)
        upsideDown.layOut()
        expectEqual(upsideDown.table.visibleRows, 4520..<5000)
        expectTrue(rows.problems.messages.isEmpty && upsideDown.problems.messages.isEmpty)
    }

    @Test("has rows that are taller than the window")
    func tallRows() {
        let rows = makeRows([2000], count: 30)
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<1)
        rows.table.contentOffset.y = 1500
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<1)
        rows.table.contentOffset.y = 1800
        rows.layOut()
        expectEqual(rows.table.visibleRows, 0..<2)
        expectEqual(rows.starts, [-1800, 200])
        rows.table.scrollToRow(at: 5, position: .top)
        rows.layOut()
        expectEqual(rows.starts, [0])
        expectEqual(rows.asked, [0: 1, 1: 1, 5: 1])
        rows.table.scrollToRow(at: 29, position: .bottom)
        rows.layOut()
        expectEqual(rows.starts, [480 - 2000])
    }

    @Test("counts a row that must not have a height for one point")
    func noHeight() {
        let rows = ScriptedRows(4)
        rows.makeCell = { _, row in
            let cell = TableViewCell()
            cell.height.constraint(equalToConstant: row == 1 ? 0 : 30).isActive = true
            return cell
        }
        rows.layOut()
        expectEqual(rows.heights, [30, 0, 30, 30])
        expectEqual(rows.starts, [0, 30, 31, 61])
        expectEqual(rows.table.contentSize.height, 91)
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("gives rows that say nothing of their height another one when the estimate changes")
    func bareRows() {
        let rows = ScriptedRows(1000)
        rows.makeCell = { table, _ in
            table.dequeueReusableCell(withIdentifier: "bare") { TableViewCell() }
        }
        rows.layOut()
        expectEqual(rows.heights, Array(repeating: 60, count: 8))
        expectEqual(rows.asked.count, 8)
        rows.table.estimatedRowHeight = 96
        rows.layOut()
        expectEqual(rows.heights, Array(repeating: 96, count: 5))
        expectEqual(rows.starts, [0, 96, 192, 288, 384])
        rows.table.scrollToRow(at: 500, position: .top)
        rows.layOut()
        expectEqual(rows.heights, Array(repeating: 96, count: 5))
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("gets its size later")
    func sizeLater() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let rows = ScriptedRows(100)
        rows.table.removeFromSuperview()
        let table = rows.table
        table.translatesAutoresizingMaskIntoConstraints = true
        table.frame = .zero
        window.addSubview(table)
        window.layoutIfNeeded()
        expectTrue(table.visibleCells.isEmpty && rows.asked.isEmpty)
        expectEqual(table.numberOfRows, 100)
        table.scrollToRow(at: 30, position: .top)
        window.layoutIfNeeded()
        table.frame = Rect(x: 0, y: 0, width: 320, height: 120)
        window.layoutIfNeeded()
        expectEqual(table.visibleRows, 30..<32)
        table.frame.size = Size(width: 0, height: 0)
        window.layoutIfNeeded()
        rows.count = 31
        table.deleteRows(at: Array(31..<100))
        window.layoutIfNeeded()
        table.frame.size = Size(width: 100, height: 120)
        window.layoutIfNeeded()
        expectEqual(table.visibleRows, 29..<31)
        expectEqual(rows.heights, [60, 60])
    }

    @Test("within a scroll view, scrolls on its own")
    func inScrollView() {
        let rows = ScriptedRows(100)
        let scroll = ScrollView()
        rows.table.removeFromSuperview()
        rows.window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        scroll.addSubview(rows.table)
        rows.table.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.width.equalTo(scroll)
            make.height.equalTo(900)
        }
        rows.layOut()
        expectEqual(scroll.contentSize, Size(width: 320, height: 900))
        expectEqual(rows.table.contentSize, Size(width: 320, height: 6000))
        expectEqual(rows.table.visibleRows, 0..<15)
        scroll.contentOffset.y = 200
        rows.table.contentOffset.y = 90
        rows.layOut()
        expectEqual(rows.table.visibleRows, 1..<17)
        expectEqual(scroll.contentOffset.y, 200)
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("is a row of another table")
    func inTable() throws {
        let rows = ScriptedRows(10)
        let inner = ScriptedRows(50)
        rows.makeCell = { table, row in
            guard row == 1 else {
                return table.dequeueReusableCell(withIdentifier: "box") { BoxCell(height: 60) }
            }
            let cell = TableViewCell()
            cell.addSubview(inner.table)
            inner.table.makeConstraints { make in
                make.edges.equalToSuperview()
                make.height.equalTo(150)
            }
            return cell
        }
        rows.layOut()
        expectEqual(rows.heights, [60, 150] + Array(repeating: 60, count: 5))
        expectEqual(inner.table.frame, Rect(x: 0, y: 0, width: 320, height: 150))
        expectEqual(inner.heights, [60, 60, 60])
        inner.table.contentOffset.y = 700
        rows.layOut()
        expectEqual(inner.table.visibleRows, 11..<15)
        // 210 and five times 60 are 510; the two that come are 570 and 630.
        rows.table.contentOffset.y = 75
        rows.layOut()
        expectEqual(rows.table.visibleRows, 1..<8)
        expectEqual(inner.table.contentOffset.y, 700)
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("has its rows on pixels", arguments: [1.0, 2, 3])
    func pixels(scale: Double) {
        let rows = makeRows([40.3, 55.55, 61.7, 33.34], count: 300)
        rows.window.scale = scale
        rows.table.remakeConstraints { make in
            make.edges.equalToSuperview().inset(EdgeInsets(top: 10.4, left: 0.3))
        }
        for step in 0..<60 {
            rows.table.contentOffset.y = Double(step) * 17.3
            rows.layOut()
            var end = rows.table.visibleCells.first?.frame.minY ?? 0
            for cell in rows.table.visibleCells {
                expectTrue(abs(cell.frame.minY - end) < 1e-9, "step \(step)")
                let pixels = cell.frame.height * scale
                expectTrue(abs(pixels - pixels.rounded()) < 1e-6)
                end = cell.frame.maxY
            }
            expectTrue(end >= rows.table.bounds.maxY)
        }
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("is read from the right")
    func rightToLeft() {
        let rows = ScriptedRows(100)
        rows.window.layoutDirection = .rightToLeft
        rows.makeCell = { _, _ in
            let cell = TableViewCell()
            let mark = View()
            cell.contentView.addSubview(mark)
            mark.makeConstraints { make in
                make.leading.top.bottom.equalToSuperview()
                make.size.equalTo(Size(width: 30, height: 40))
            }
            return cell
        }
        rows.layOut()
        for cell in rows.table.visibleCells {
            expectTrue(cell.frame.minX == 0 && cell.frame.size == Size(width: 320, height: 40))
            expectEqual(
                cell.contentView.subviews[0].frame, Rect(x: 290, y: 0, width: 30, height: 40))
        }
        expectEqual(rows.table.contentSize, Size(width: 320, height: 12 * 40 + 88 * 60))
    }
}
