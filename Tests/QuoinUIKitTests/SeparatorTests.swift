import QuoinKit
import QuoinUIKit
import TestSupport
import Testing

/// The lines between the rows of tables.
@MainActor
@Suite struct SeparatorTests {
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource {
        var count = 3
        var inset: UIEdgeInsets?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if let inset, indexPath.row == 1 { cell.separatorInset = inset }
            return cell
        }
    }

    private let rows = Rows()

    private func table(_ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: style)
        table.rowHeight = 50
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }

    /// The lines of rows in sight, in the coordinates of their rows, from above.
    private func lines(_ table: UITableView) -> [Rect] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.flatMap { cell in
            (cell.quoin.node.superview?.subviews ?? [])
                .filter { $0.kindName == "Separator" }.map(\.frame)
        }
    }

    private var thin: Double { 1 / Double(UIScreen.main.scale) }

    @MainActor @Test func `a plain table has a line below each row, from where its text begins`() {
        let line = Rect(x: 16, y: 50 - thin, width: 184, height: thin)
        expectEqual(lines(table()), [line, line, line])
    }

    @MainActor @Test
    func `a grouped table has none below the last row, also when rows come and go`() {
        let table = table(.insetGrouped)
        expectEqual(lines(table).count, 2)
        rows.count = 4
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        table.layoutIfNeeded()
        expectEqual(table.visibleCells.count, 4)
        expectEqual(lines(table).count, 3)
        rows.count = 2
        table.deleteRows(
            at: [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)], with: .none)
        table.layoutIfNeeded()
        expectEqual(lines(table).count, 1)
    }

    @MainActor @Test func `the table's style, colour and inset are followed when they are set`() {
        let table = table()
        table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        table.layoutIfNeeded()
        expectEqual(lines(table).map(\.minX), [40, 40, 40])
        expectEqual(lines(table).map(\.maxX), [190, 190, 190])
        expectEqual(table.visibleCells.first?.separatorInset.left, 40)
        table.separatorColor = .red
        table.layoutIfNeeded()
        expectTrue(table.quoin.svg().contains("#FF3B30") || table.quoin.svg().contains("#ff0000"))
        table.separatorStyle = .none
        table.layoutIfNeeded()
        expectTrue(lines(table).isEmpty)
    }

    @MainActor @Test
    func `a row may have an inset of its own, and hide its line by one that leaves no room`() {
        rows.inset = .zero
        expectEqual(lines(table()).map(\.minX), [16, 0, 16])
        rows.inset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
        expectEqual(lines(table()).count, 2)
    }

    @MainActor @Test func `where people read from the right the line begins there`() {
        let table = table()
        table.semanticContentAttribute = .forceRightToLeft
        table.layoutIfNeeded()
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual(lines(table).map(\.minX), [0, 0, 0])
        expectEqual(lines(table).map(\.maxX), [184, 184, 184])
    }

    @MainActor @Test func `lines are not among the cell's subviews, and are no finding`() {
        let table = table()
        expectTrue(table.visibleCells.allSatisfy { $0.subviews.count == 1 })
        expectTrue(table.quoin.findings().isEmpty)
    }
}
