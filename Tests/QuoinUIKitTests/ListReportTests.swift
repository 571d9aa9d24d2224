import QuoinUIKit
import TestSupport
import Testing

/// What tables tell, and what their cells come with.
@MainActor
@Suite struct ListReportTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var scrollEnds = 0

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Soups"
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? nil : "All of them"
        }
        func tableView(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
            let header = view as? UITableViewHeaderFooterView
            log.append("\(section) \(header?.textLabel?.text ?? "")")
            header?.textLabel?.text = "Changed"
        }
        func tableView(
            _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
        ) {
            log.append("footer \(section)")
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { scrollEnds += 1 }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let source = Source()

    private func shownTable() -> UITableView {
        let table = UITableView(frame: window.bounds, style: .plain)
        table.dataSource = source
        table.delegate = source
        window.addSubview(table)
        window.tick()
        return table
    }

    @MainActor @Test func `a delegate hears of headers and footers that come, and may change them`()
    {
        let table = shownTable()
        expectEqual(source.log, ["0 Soups"])
        expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "Changed")
        table.scrollToRow(at: IndexPath(row: 29, section: 1), at: .bottom, animated: false)
        window.tick()
        expectTrue(source.log.contains("footer 1"))
    }

    @MainActor @Test func `whoever scrolls with a motion hears in the next turn that it is over`() {
        let table = shownTable()
        table.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        expectEqual(source.scrollEnds, 0)
        window.tick()
        expectEqual(source.scrollEnds, 1)
        window.tick()
        table.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: true)
        window.tick(after: 1)
        expectEqual(source.scrollEnds, 2)
        table.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        window.tick(after: 1)
        expectEqual(source.scrollEnds, 3)
        // Neither what does not move, nor what is there at once.
        table.setContentOffset(table.contentOffset, animated: true)
        table.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        window.tick(after: 1)
        expectEqual(source.scrollEnds, 3)
    }

    @MainActor @Test func `several rows can be selected while a table is edited, if it says so`() {
        let table = shownTable()
        let paths = [0, 1].map { IndexPath(row: $0, section: 0) }
        func select() -> [IndexPath]? {
            for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
            return table.indexPathsForSelectedRows
        }
        table.allowsMultipleSelectionDuringEditing = true
        expectEqual(select(), [paths[1]])
        table.isEditing = true
        expectEqual(select(), paths)
        table.allowsMultipleSelectionDuringEditing = false
        table.allowsMultipleSelection = true
        expectEqual(select(), [paths[1]])
    }

    @MainActor @Test func `what keeps a cell's margins stands where the cell's own text does`()
        throws
    {
        let table = shownTable()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let margins = cell.contentView.layoutMargins
        expectEqual(margins, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
        expectEqual(margins.left, cell.separatorInset.left)
    }
}
