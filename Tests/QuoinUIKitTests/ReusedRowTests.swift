import QuoinUIKit
import TestSupport
import Testing

/// Rows that are shown in place of others.
@MainActor
@Suite struct ReusedRowTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(
            _ tableView: UITableView, cellForRowAt path: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "Row"
            return cell
        }
    }

    private let rows = Rows()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    private let table = UITableView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .insetGrouped)

    init() {
        table.dataSource = rows
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        window.addSubview(table)
        window.layoutIfNeeded()
    }

    private func expectRoundCorners() {
        expectTrue(!table.visibleCells.isEmpty)
        for cell in table.visibleCells {
            let row = table.indexPath(for: cell)?.row
            expectEqual(cell.clipsToBounds, row == 0 || row == 39, "row \(row ?? -1)")
        }
    }

    @MainActor @Test func `the first and the last row have round corners wherever one scrolls`() {
        for offset in [0.0, 60, 400, 1000, 130, 2000, 700, 0] {
            table.contentOffset.y = offset
            window.layoutIfNeeded()
            expectRoundCorners()
        }
    }

    /// The cells that have gone come back as other rows.
    @MainActor @Test func `no other row has them after nothing was to be seen`() {
        for height in [0.0, 20] {
            window.frame.size.height = height
            window.layoutIfNeeded()
            window.frame.size.height = 300
            window.layoutIfNeeded()
            expectRoundCorners()
        }
    }
}
