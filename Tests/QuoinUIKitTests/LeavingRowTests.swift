import QuoinUIKit
import TestSupport
import Testing

/// What a table's delegate hears of cells that come into sight and leave it.
@MainActor
@Suite struct LeavingRowTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = (0..<20).map { "row \($0)" }
        var events: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { events.append("\(cell.textLabel?.text ?? "") comes at \(indexPath.row)") }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { events.append("\(cell.textLabel?.text ?? "") goes from \(indexPath.row)") }
    }

    private let rows = Rows()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 40
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
    }

    @MainActor @Test func `a row that leaves sight is told before its cell shows another one`() {
        expectEqual(rows.events, ["row 0 comes at 0", "row 1 comes at 1"])
        rows.events = []
        table.contentOffset.y = 80
        table.layoutIfNeeded()
        expectEqual(
            Set(rows.events.filter { $0.contains("goes") }),
            [
                "row 0 goes from 0", "row 1 goes from 1",
            ])
        expectEqual(
            Set(rows.events.filter { $0.contains("comes") }),
            [
                "row 2 comes at 2", "row 3 comes at 3",
            ])
    }

    @MainActor @Test func `a row that is deleted is told by where it was`() {
        rows.events = []
        rows.names.removeFirst()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        expectEqual(rows.events, ["row 0 goes from 0"])
        table.layoutIfNeeded()
        expectEqual(rows.events, ["row 0 goes from 0", "row 2 comes at 1"])
    }

    @MainActor @Test func `where all is loaded again all go and come`() {
        rows.events = []
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual(rows.events.count { $0.contains("goes") }, 2)
        expectEqual(rows.events.count { $0.contains("comes") }, 2)
    }
}
