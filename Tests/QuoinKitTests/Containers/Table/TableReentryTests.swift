import Quoin
import QuoinKit
import TestSupport
import Testing

/// Calls to the table from where it asks for cells.
@Suite("A table that is called while it asks for cells")
struct TableReentryTests {
    private let rows = ScriptedRows(50)

    /// Does something the first time that row 3 is asked for.
    private func whenAskedOnce(_ action: @escaping (TableView) -> Void) {
        let makeCell = rows.makeCell
        var isDone = false
        rows.makeCell = { table, row in
            if row == 3, !isDone {
                isDone = true
                action(table)
            }
            return makeCell(table, row)
        }
    }

    private func expectRows(
        _ seen: Range<Int> = 0..<8, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectEqual(rows.table.visibleRows, seen, sourceLocation: sourceLocation)
        expectEqual(
            rows.starts, seen.indices.map { Double($0 - seen.lowerBound) * 60 },
            sourceLocation: sourceLocation)
        expectEqual(rows.table.subviews.count, seen.count, sourceLocation: sourceLocation)
        expectTrue(rows.problems.messages.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("lays itself out")
    func layout() {
        rows.makeCell = { table, _ in
            table.layoutIfNeeded()
            let cell = table.dequeueReusableCell(withIdentifier: "box") { BoxCell(height: 60) }
            cell.layoutIfNeeded()
            return cell
        }
        rows.layOut()
        expectRows()
    }

    @Test("loads all rows again, once the others are in")
    func reloading() {
        whenAskedOnce { $0.reloadData() }
        rows.layOut()
        expectRows()
    }

    @Test("goes on with the old number of rows when there are fewer all of a sudden")
    func shrinking() {
        rows.makeCell = { [rows] table, row in
            if rows.count == 50, row == 2 {
                rows.count = 3
                table.reloadData()
                expectEqual(table.numberOfRows, 50)
                expectTrue(table.rectForRow(at: 49) != nil)
            }
            return table.dequeueReusableCell(withIdentifier: "box") { BoxCell(height: 60) }
        }
        rows.layOut()
        expectRows(0..<3)
        expectEqual(rows.table.numberOfRows, 3)
    }

    @Test("loads all rows again when some come, go or change")
    func changes() {
        whenAskedOnce { [rows] table in
            rows.count = 53
            table.insertRows(at: [0, 1, 2])
            table.reloadRows(at: [1])
            table.moveRow(at: 0, to: 5)
        }
        rows.layOut()
        expectRows()
        expectEqual(rows.table.numberOfRows, 53)
        rows.table.reloadData()
        whenAskedOnce { [rows] table in
            rows.count = 40
            table.deleteRows(at: Array(0..<13))
        }
        rows.layOut()
        expectRows()
        expectEqual(rows.table.numberOfRows, 40)
    }

    @Test("is scrolled")
    func scrolling() {
        whenAskedOnce { $0.contentOffset.y = 600 }
        rows.layOut()
        expectRows(10..<18)
        expectEqual(rows.table.contentOffset.y, 600)
    }

    @Test("is told to scroll to a row")
    func scrollingToRow() {
        whenAskedOnce { $0.scrollToRow(at: 20, position: .top) }
        rows.layOut()
        expectRows(20..<28)
    }

    @Test("gets another data source")
    func dataSource() {
        let others = ScriptedRows(5)
        whenAskedOnce { $0.dataSource = others }
        rows.layOut()
        expectRows(0..<5)
    }

    @Test("loses a cell that is in sight")
    func removal() {
        rows.layOut()
        var isDone = false
        rows.makeCell = { table, row in
            if !isDone {
                isDone = true
                table.cellForRow(at: 5)?.removeFromSuperview()
                table.subviews.first?.removeFromSuperview()
            }
            return table.dequeueReusableCell(withIdentifier: "box") { BoxCell(height: 60) }
        }
        rows.table.contentOffset.y = 60
        rows.layOut()
        expectRows(1..<9)
    }

    @Test("gives up, and says so, if that never ends")
    func endless() {
        rows.makeCell = { table, _ in
            table.reloadData()
            return BoxCell(height: 60)
        }
        rows.layOut()
        expectEqual(rows.problems.messages.count, 1)
        expectTrue(rows.problems.messages.first?.contains("setNeedsLayout") ?? false)
    }

    @Test("shows the row again whose cell somebody has removed")
    func removedBySomebody() throws {
        rows.layOut()
        let cell = try #require(rows.table.cellForRow(at: 4))
        cell.removeFromSuperview()
        expectTrue(rows.table.cellForRow(at: 4) == nil)
        rows.layOut()
        expectRows()
        expectEqual(rows.asked[4], 2)
        // It is whoever took it who has it now.
        expectTrue(rows.table.cellForRow(at: 4) !== cell)
    }
}

/// Sections of which fewer are left all of a sudden, which is told from within a question.
@Suite("A table with sections whose data source has others while it is asked")
struct VanishingSectionTests {
    private final class Source: SectionedTableViewDataSource {
        var sections = [3, 3, 3]
        var question = ""

        /// Leaves a single row when it is asked for something.
        private func hear(_ name: String, _ table: TableView) {
            guard name == question else { return }
            question = ""
            sections = [1]
            table.reloadData()
        }

        func numberOfSections(in tableView: TableView) -> Int { sections.count }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            let count = sections[section]
            hear("count", tableView)
            return count
        }

        func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
            // Whoever asks for a section that there is not ends the process.
            let cell = BoxCell(height: Double(sections[path.section] - path.row) * 20)
            hear("cell", tableView)
            return cell
        }

        func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> RowHeight? {
            let height = Double(sections[path.section] - path.row) * 20
            hear("height", tableView)
            return .fixed(height)
        }

        func tableView(_ tableView: TableView, headerForSection section: Int) -> SectionPart? {
            let height = Double(sections[section]) * 10
            hear("header", tableView)
            return SectionPart(height: .fixed(height)) { TableViewCell() }
        }

        func tableView(_ tableView: TableView, footerForSection section: Int) -> SectionPart? {
            let height = Double(sections[section]) * 10
            hear("footer", tableView)
            return SectionPart(height: .fixed(height)) { TableViewCell() }
        }
    }

    @Test(
        "has what is left, and asks for nothing that is gone",
        arguments: ["count", "cell", "height", "header", "footer"], [false, true])
    func vanishing(question: String, isLater: Bool) {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let source = Source()
        source.question = isLater ? "" : question
        table.dataSource = source
        table.layoutIfNeeded()
        if isLater {
            source.question = question
            table.reloadSections(at: [0, 1])
            table.layoutIfNeeded()
        }
        expectEqual(table.numberOfSections, 1)
        expectEqual(table.visiblePaths, [RowPath(section: 0, row: 0)])
        // A header, a row and a footer.
        expectEqual(table.contentSize.height, 10 + 20 + 10)
        expectEqual(table.subviews.count, 3)
    }
}
