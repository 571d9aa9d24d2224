import Quoin
import QuoinKit
import TestSupport
import Testing

/// What stays where it is, and where the table is scrolled to.
@Suite("A table keeps its place")
struct TablePlaceTests {
    @Test("when rows above go while it is scrolled nearly to the end")
    func deletingNearTheEnd() {
        let rows = ScriptedRows(1000)
        rows.layOut()
        // The end is at 60,000 − 480 = 59,520; row 983 begins at 58,980.
        rows.table.contentOffset.y = 59_000
        rows.layOut()
        rows.count = 900
        rows.table.deleteRows(at: Array(0..<100))
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, 53_000)
        expectEqual(rows.table.visibleRows.lowerBound, 883)
        expectEqual(rows.starts.first, -20)
        rows.count = 1000
        rows.table.insertRows(at: Array(0..<100))
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, 59_000)
        expectEqual(rows.table.visibleRows.lowerBound, 983)
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("when the first row in sight is moved away")
    func movingTheFirst() {
        let rows = ScriptedRows(100)
        rows.layOut()
        rows.table.contentOffset.y = 600
        rows.layOut()
        let second = rows.table.visibleCells[1]
        rows.table.moveRow(at: 10, to: 0)
        rows.layOut()
        // What was row 11 still is, for one has gone above it and one has come.
        expectEqual(rows.table.row(for: second), 11)
        expectEqual(rows.starts[1], 60)
        expectTrue(rows.table.visibleCells[1] === second)
        expectEqual(rows.table.contentOffset.y, 600)
        rows.table.moveRow(at: 10, to: 99)
        rows.layOut()
        expectEqual(rows.table.row(for: second), 10)
        expectEqual(rows.starts.first, 0)
    }

    @Test("when rows come above the row that it is to show, though that was in sight")
    func insertingAboveTheTarget() {
        let rows = ScriptedRows(100)
        rows.layOut()
        // Eight rows of 60 points fill the 480; row 5 is there, and becomes row 15.
        rows.table.scrollToRow(at: 5)
        rows.count = 110
        rows.table.insertRows(at: Array(0..<10))
        rows.layOut()
        expectEqual(rows.table.visibleRows, 8..<16)
        expectEqual(rows.table.contentOffset.y, 480)
        // It was shown, and is let go of: at the next change the rows in sight keep their places.
        rows.count = 120
        rows.table.insertRows(at: Array(0..<10))
        rows.layOut()
        expectEqual(rows.table.visibleRows, 18..<26)
        // So they do where the row was there, and nothing had to be laid out.
        rows.table.contentOffset.y += 20
        rows.layOut()
        rows.table.scrollToRow(at: 20)
        rows.layOut()
        rows.count = 130
        rows.table.insertRows(at: Array(0..<10))
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, 1080 + 20 + 600)
    }

    @Test(
        "with the rows in sight that fit, wherever rounding puts their ends",
        arguments: [true, false])
    func rowsThatEndWithSight(areFixed: Bool) {
        // Seven rows fill 480 points, and no seventh of that is a number without rounding.
        let scene = TableScene(Array(repeating: 480.0 / 7, count: 200))
        if areFixed { scene.table.rowHeight = .fixed(480.0 / 7) }
        scene.layOut()
        // The last row is taken to be lower until it is seen.
        for row in 0...192 {
            scene.table.contentOffset.y = Double(row) * 480 / 7
            scene.layOut()
            expectEqual(scene.table.visibleRows, row..<row + 7)
        }
    }

    @Test("at the beginning, where new rows are to be seen")
    func insertingAtTheBeginning() {
        let rows = ScriptedRows(100)
        rows.table.contentInset = EdgeInsets(top: 40)
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, -40)
        // A little way back and forth puts no row in, and still it is the beginning again.
        rows.table.contentOffset.y = -39
        rows.layOut()
        rows.table.contentOffset.y = -40
        rows.layOut()
        rows.count = 102
        rows.table.insertRows(at: [0, 1])
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, -40)
        expectEqual(rows.table.visibleRows.lowerBound, 0)
        expectEqual(rows.starts.first, 40)
    }

    @Test("at the beginning, if it is scrolled there while a row stays in sight")
    func scrollingToTheBeginning() {
        let scene = TableScene(Array(repeating: 50, count: 30))
        scene.layOut()
        // Forgets the first rows: each of them counts for 44 from now on.
        scene.table.reloadData()
        scene.table.scrollToRow(at: 10, position: .top)
        scene.layOut()
        expectEqual(scene.table.contentOffset.y, 440)
        expectEqual(scene.seen[10], 0)
        scene.table.contentOffset = .zero
        scene.layOut()
        expectEqual(scene.table.contentOffset.y, 0)
        expectEqual(scene.seen[0], 0)
        expectEqual(scene.seen[1], 50)
        expectTrue(scene.findFault() == nil)
    }

    @Test("and has no rows beyond it when something else in it makes its content shorter")
    func shorterContent() {
        let scene = TableScene([100.5, 1, 103.5, 4, 106.5, 7])
        scene.window.frame.size = Size(width: 50, height: 20)
        let box = View()
        scene.table.addSubview(box)
        box.makeConstraints { $0.edges.equalToSuperview().inset(55.5) }
        scene.layOut()
        scene.table.scrollToRow(at: 2, position: .top)
        scene.layOut()
        box.makeConstraints { $0.size.equalTo(0) }
        scene.layOut()
        expectEqual(scene.table.contentSize.height, 111)
        expectTrue(scene.table.contentOffset.y <= 91)
        for cell in scene.table.visibleCells {
            expectTrue(cell.frame.maxY > scene.table.bounds.minY)
            expectTrue(cell.frame.minY < scene.table.bounds.maxY)
        }
    }

    @Test("when what rows out of sight count for changes")
    func estimate() {
        let rows = ScriptedRows(1000)
        rows.layOut()
        rows.table.scrollToRow(at: 700, position: .top)
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, 42_000)
        rows.table.estimatedRowHeight = 10
        rows.layOut()
        // 8 rows at the beginning are known to be 60, and 692 are not: 480 + 6,920.
        expectEqual(rows.table.contentOffset.y, 7400)
        expectEqual(rows.table.visibleRows, 700..<708)
        expectEqual(rows.starts.first, 0)
        expectEqual(rows.table.contentSize.height, 16 * 60 + 984 * 10)
    }

    @Test("when it is scrolled to a row before the first layout")
    func scrollingAtOnce() {
        for inset in [0.0, 30] {
            let rows = ScriptedRows(100)
            rows.table.contentInset = EdgeInsets(top: inset)
            rows.table.scrollToRow(at: 50, position: .top)
            rows.layOut()
            expectEqual(rows.table.contentOffset.y, 3000 - inset)
            // The inset lets rows show through that are above.
            expectEqual(rows.table.visibleRows.lowerBound, (inset > 0 ? 49 : 50))
            // What was measured is in sight; nothing was measured on the way.
            expectEqual(rows.asked.count, rows.table.visibleRows.count)
        }
    }

    @Test("in the middle as near as pixels are, so that what is in sight is on whole ones")
    func middleOnPixels() {
        let rows = ScriptedRows(100)
        // 480 high, less 1 above: the middle of what is clear is at 240.5. The row goes from 3000 to 3060.
        rows.table.contentInset = EdgeInsets(top: 1)
        for (scale, offset) in [(nil, 2789.5), (1, 2790), (2, 2789.5)] as [(Double?, Double)] {
            rows.window.scale = scale
            rows.table.contentOffset.y = 0
            rows.layOut()
            rows.table.scrollToRow(at: 50, position: .middle)
            rows.layOut()
            expectEqual(rows.table.contentOffset.y, offset)
            rows.table.scrollToRow(at: 50, position: .middle)
            rows.layOut()
            expectEqual(rows.table.contentOffset.y, offset)
        }
    }

    @Test("as it is told, for each way to scroll to a row")
    func positions() {
        let cases: [(row: Int, position: TableView.ScrollPosition, offset: Double)] = [
            // 480 high, less 20 above and 40 below: 420 are clear.
            (50, .top, 3000 - 20), (50, .bottom, 3060 - 440), (50, .middle, 3030 - 230),
            (51, .none, 3030 - 230),
            // The nearest place, up and down.
            (40, .none, 2400 - 20), (60, .none, 3660 - 440),
            // There is an end to what can be scrolled.
            (0, .bottom, -20), (99, .top, 6000 + 40 - 480), (0, .middle, -20),
        ]
        let rows = ScriptedRows(100)
        rows.table.contentInset = EdgeInsets(top: 20, bottom: 40)
        rows.layOut()
        for (row, position, offset) in cases {
            rows.table.scrollToRow(at: row, position: position)
            rows.layOut()
            expectEqual(rows.table.contentOffset.y, offset, "\(row) at \(position)")
            rows.layOut()
            expectEqual(rows.table.contentOffset.y, offset, "\(row) at \(position), again")
        }
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("where it is if there is no row to scroll to")
    func noSuchRow() {
        let rows = ScriptedRows(100)
        rows.layOut()
        rows.table.contentOffset.y = 333
        rows.table.scrollToRow(at: 100, position: .top)
        rows.table.scrollToRow(at: -1, position: .top)
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, 333)
        // The row goes before it was scrolled to.
        rows.table.scrollToRow(at: 99, position: .top)
        rows.count = 99
        rows.table.deleteRows(at: [99])
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, 333)
        rows.layOut()
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("where it is scrolled to after it was told to scroll to a row")
    func changedMind() {
        let rows = ScriptedRows(100)
        rows.layOut()
        rows.table.scrollToRow(at: 80, position: .top)
        rows.table.contentOffset.y = 600
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, 600)
        expectEqual(rows.table.visibleRows, 10..<18)
    }

    @Test("is laid out once, however often it is told to scroll to the same row")
    func sameRowAgain() {
        let rows = ScriptedRows(100)
        rows.layOut()
        rows.table.scrollToRow(at: 50, position: .middle)
        expectTrue(rows.table.needsLayout)
        rows.layOut()
        let offset = rows.table.contentOffset
        rows.table.scrollToRow(at: 50, position: .middle)
        expectTrue(!rows.table.needsLayout)
        rows.table.scrollToRow(at: 51, position: .middle)
        expectTrue(rows.table.needsLayout)
        rows.layOut()
        expectTrue(rows.table.contentOffset.y > offset.y)
    }

    @Test("follows a row that rows come and go above, before it is scrolled to")
    func renumberedTarget() {
        let rows = ScriptedRows(100)
        rows.layOut()
        rows.table.scrollToRow(at: 50, position: .top)
        rows.count = 107
        rows.table.insertRows(at: Array(0..<10))
        rows.table.deleteRows(at: [1, 2, 3])
        rows.table.moveRow(at: 57, to: 30)
        rows.layOut()
        expectEqual(rows.table.contentOffset.y, 30 * 60)
        expectTrue(rows.problems.messages.isEmpty)
    }

    @Test("and does not drift when it is laid out again and again")
    func drifting() {
        let rows = ScriptedRows(1000)
        rows.makeCell = { table, row in
            let cell = table.dequeueReusableCell(withIdentifier: "box") { BoxCell() }
            cell.box.height = 40 + Double(row % 7) / 7
            return cell
        }
        rows.table.scrollToRow(at: 321, position: .top)
        rows.layOut()
        let offset = rows.table.contentOffset.y
        for _ in 0..<50 {
            rows.table.setNeedsLayout()
            rows.layOut()
        }
        expectEqual(rows.table.contentOffset.y, offset)
    }
}
