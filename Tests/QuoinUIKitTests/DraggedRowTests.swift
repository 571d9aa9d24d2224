import QuoinUIKit
import TestSupport
import Testing

/// Rows that are dragged by their controls.
@MainActor
@Suite struct DraggedRowTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var letters = [["a", "b", "c"], ["x", "y"]]
        var log: [String] = []
        var asked: [IndexPath] = []
        var reloads = false
        var target: (IndexPath) -> IndexPath = { $0 }

        func numberOfSections(in tableView: UITableView) -> Int { letters.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            letters[section].count
        }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            asked.append(path)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = letters[path.section][path.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool {
            letters[path.section][path.row] != "b"
        }
        func tableView(
            _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
        ) {
            log.append("\(source.section).\(source.row)-\(destination.section).\(destination.row)")
            let letter = letters[source.section].remove(at: source.row)
            letters[destination.section].insert(letter, at: destination.row)
            if reloads { tableView.moveRow(at: source, to: destination) }
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath { target(proposed) }
    }

    private let source = Source()

    private func table() -> UITableView {
        let table = UITableView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = source
        table.delegate = source
        table.isEditing = true
        table.layoutIfNeeded()
        return table
    }
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }
    private func shown(in table: UITableView) -> String {
        table.visibleCells.compactMap { $0.textLabel?.text }.joined()
    }

    @MainActor @Test func `a row that is dragged keeps its cell, and the data source is told`() {
        let table = table()
        let cell = table.cellForRow(at: path(0))
        source.asked = []
        expectTrue(table.dragRow(at: path(0), to: path(2)))
        expectTrue(shown(in: table) == "bcaxy" && table.cellForRow(at: path(2)) === cell)
        expectTrue(table.dragRow(at: path(2), to: path(2, 1)))
        expectTrue(shown(in: table) == "bcxya" && source.log == ["0.0-0.2", "0.2-1.2"])
        expectTrue(source.asked.isEmpty)
    }

    @MainActor @Test func `rows are dragged while the table is edited, and those that may be`() {
        let table = table()
        expectTrue(!table.dragRow(at: path(1), to: path(0)))
        for (from, to) in [
            (path(3), path(0)), (path(0), path(0)), (path(0), path(3)), (path(0), path(0, 2)),
            (path(0), path(-1)), (path(0), IndexPath(index: 0)), (path(0, 9), path(0)),
        ] {
            expectTrue(!table.dragRow(at: from, to: to))
        }
        table.isEditing = false
        expectTrue(!table.dragRow(at: path(0), to: path(2)))
        expectTrue(source.log.isEmpty && shown(in: table) == "abcxy")
    }

    @MainActor @Test func `the delegate may say another place`() {
        let table = table()
        source.target = { $0.section == 1 ? self.path(2) : $0 }
        expectTrue(table.dragRow(at: path(0), to: path(0, 1)))
        expectTrue(source.log == ["0.0-0.2"] && shown(in: table) == "bcaxy")
    }

    @MainActor @Test
    func `a data source that shows the change by itself is not followed by another one`() {
        source.reloads = true
        let table = table()
        expectTrue(table.dragRow(at: path(0), to: path(2)))
        expectEqual(shown(in: table), "bcaxy")
    }

    @MainActor @Test func `a controller's rows may go where it says`() {
        final class Screen: UITableViewController {
            var letters = ["a", "b", "c"]
            override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int
            {
                letters.count
            }
            override func tableView(_ table: UITableView, cellForRowAt path: IndexPath)
                -> UITableViewCell
            {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = letters[path.row]
                return cell
            }
            override func tableView(
                _ table: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
            ) { letters.insert(letters.remove(at: source.row), at: destination.row) }
            override func tableView(
                _ table: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
                toProposedIndexPath proposed: IndexPath
            ) -> IndexPath { IndexPath(row: max(1, proposed.row), section: 0) }
        }
        let screen = Screen()
        screen.loadViewIfNeeded()
        screen.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        screen.tableView.isEditing = true
        screen.tableView.layoutIfNeeded()
        expectTrue(screen.tableView.dragRow(at: path(2), to: path(0)))
        expectTrue(screen.letters == ["a", "c", "b"] && shown(in: screen.tableView) == "acb")
    }
}
