import QuoinUIKit
import TestSupport
import Testing

/// Where a table is after it was scrolled to a row, and where headers and footers are that there are none of.
@MainActor
@Suite struct ScrolledRowTests {
    /// A hundred rows in two sections, of 50 by constraints; only the second section has a header and a footer.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.heightAnchor.constraint(equalToConstant: 50).isActive = true
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            section == 1 ? 30 : 0
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            section == 1 ? 20 : 0
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 1 ? UIView() : nil
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            section == 1 ? UIView() : nil
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows()

    private func table(_ style: UITableView.Style = .grouped) -> UITableView {
        let table = UITableView(frame: window.bounds, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = rows
        table.delegate = rows
        return table
    }

    @MainActor @Test func `it is there at once`() {
        let table = table()
        window.addSubview(table)
        window.tick()
        let path = IndexPath(row: 40, section: 0)
        table.scrollToRow(at: path, at: .top, animated: false)
        expectTrue(table.contentOffset.y > 1500)
        expectEqual(table.contentOffset.y, table.rectForRow(at: path).minY)
        let offset = table.contentOffset
        window.tick()
        expectEqual(table.contentOffset, offset)
    }

    @MainActor @Test func `it is there at once where nothing was laid out before`() {
        let table = table()
        let path = IndexPath(row: 40, section: 0)
        table.scrollToRow(at: path, at: .top, animated: false)
        expectTrue(table.contentOffset.y > 1500)
        // What is yet to be shown is where the row is in the size that it gets.
        table.frame.size.height = 300
        window.addSubview(table)
        window.tick()
        expectEqual(table.contentOffset.y, table.rectForRow(at: path).minY)
    }

    @MainActor @Test
    func `it waits for the size of a table that has none, and for the end of changes`() {
        let table = table()
        table.frame = .zero
        window.addSubview(table)
        let path = IndexPath(row: 40, section: 0)
        table.scrollToRow(at: path, at: .top, animated: false)
        table.frame = window.bounds
        window.tick()
        expectEqual(table.contentOffset.y, table.rectForRow(at: path).minY)
        table.beginUpdates()
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        table.endUpdates()
        window.tick()
        // Twice 17.5 keep the section away from the top.
        expectEqual(table.contentOffset.y, 35)
    }

    /// A screen that shows its last row whenever it was laid out, as that of a conversation does.
    private final class Talk: UITableViewController {
        var layouts = 0
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        { 100 }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
        }
    }

    @MainActor @Test func `a table that is scrolled in each layout comes to rest`() {
        let talk = Talk(style: .plain)
        window.rootViewController = talk
        window.makeKeyAndVisible()
        window.tick()
        expectTrue(talk.layouts < 5)
        expectEqual(talk.tableView.indexPathsForVisibleRows?.last?.row, 99)
        window.frame.size.height = 300
        window.tick()
        expectTrue(talk.layouts < 10)
        expectEqual(talk.tableView.indexPathsForVisibleRows?.last?.row, 99)
    }

    @MainActor @Test func `a header or footer that there is not has a place and no height`() {
        let table = table(.plain)
        window.addSubview(table)
        window.tick()
        let (first, second) = (table.rect(forSection: 0), table.rect(forSection: 1))
        let header = table.rectForHeader(inSection: 0)
        expectEqual(header, CGRect(x: 0, y: first.minY, width: 320, height: 0))
        let footer = table.rectForFooter(inSection: 0)
        expectEqual(footer, CGRect(x: 0, y: first.maxY, width: 320, height: 0))
        expectEqual(table.rectForHeader(inSection: 1).minY, second.minY)
        expectEqual(table.rectForHeader(inSection: 1).height, 30)
        expectEqual(table.rectForFooter(inSection: 1).height, 20)
        expectEqual(table.rectForHeader(inSection: 9), .zero)
    }
}
