import QuoinUIKit
import TestSupport
import Testing

/// The header and footer of a whole table, and those of sections that nobody says the height of.
@MainActor
@Suite struct TablePartTests {
    private final class Header: UITableViewHeaderFooterView {
        nonisolated(unsafe) static var made = 0
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            Self.made += 1
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [100]
        var asked = 0

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            asked += 1
            return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard section % 2 == 1 else { return nil }
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            header?.textLabel?.text = "Section \(section)"
            return header
        }
    }

    private let rows = Rows()

    private func shownTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        table.rowHeight = 40
        table.dataSource = rows
        table.delegate = rows
        table.layoutIfNeeded()
        return table
    }
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    private func box(_ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    }

    // MARK: Of the whole table

    @MainActor @Test
    func `rows stay with their cells and selection when the table's header changes`() {
        let table = shownTable()
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        let (cell, asked) = (table.cellForRow(at: path(1)), rows.asked)
        let header = box(30)
        table.tableHeaderView = header
        table.tableFooterView = box(25)
        table.layoutIfNeeded()
        expectEqual(table.rectForRow(at: path(0)).minY, 30)
        expectEqual(table.contentSize.height, CGFloat(30 + 100 * 40 + 25))
        header.frame.size.height = 50
        table.tableHeaderView = header
        table.layoutIfNeeded()
        expectEqual(table.rectForRow(at: path(0)).minY, 50)
        table.tableHeaderView = box(10)
        table.layoutIfNeeded()
        expectEqual(table.rectForRow(at: path(0)).minY, 10)
        expectTrue(header.superview == nil)
        table.tableHeaderView = nil
        table.tableFooterView = nil
        table.layoutIfNeeded()
        expectEqual(table.contentSize.height, CGFloat(100 * 40))
        expectTrue(table.cellForRow(at: path(1)) === cell && rows.asked < asked + 4)
        expectTrue(table.indexPathForSelectedRow == path(1) && cell?.isSelected == true)
    }

    @MainActor @Test func `rows that come while the table has a header keep to it`() {
        let table = shownTable()
        table.tableHeaderView = box(30)
        rows.counts = [100, 2]
        table.beginUpdates()
        table.tableFooterView = box(20)
        table.insertSections([1], with: .none)
        table.endUpdates()
        table.layoutIfNeeded()
        expectEqual(table.numberOfSections, 2)
        // The header of the second section is as high as its text.
        let top = table.rectForHeader(inSection: 1)
        expectEqual(top.minY, CGFloat(30 + 100 * 40))
        expectEqual(table.contentSize.height, top.maxY + 2 * 40 + 20)
        expectTrue(table.quoin.findings().isEmpty)
    }

    /// Sizes its header by hand, as people do it.
    private final class Screen: UITableViewController {
        var layouts = 0
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            tableView.tableHeaderView?.frame.size.height = 60
            tableView.tableHeaderView = tableView.tableHeaderView
            tableView.tableFooterView = UIView()
        }
    }

    @MainActor @Test func `a header that is sized with each layout comes to rest`() {
        let screen = Screen(style: .plain)
        screen.tableView.tableHeaderView = box(10)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.tick(after: 0.1)
        expectEqual(screen.tableView.tableHeaderView?.frame.height, 60)
        expectEqual(screen.tableView.contentSize.height, 60)
        let layouts = screen.layouts
        window.tick(after: 0.1)
        expectEqual(screen.layouts, layouts)
    }

    @MainActor @Test
    func
        `a header that is as high as its constraints say follows them after rows were loaded again`()
    {
        let (table, header) = (shownTable(), UIView())
        let high = header.heightAnchor.constraint(equalToConstant: 70)
        high.isActive = true
        table.tableHeaderView = header
        table.layoutIfNeeded()
        table.tableHeaderView = header
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual(table.rectForRow(at: path(0)).minY, 70)
        high.constant = 90
        table.layoutIfNeeded()
        expectEqual(table.rectForRow(at: path(0)).minY, 90)
        expectTrue(table.quoin.findings().isEmpty)
    }

    @MainActor @Test func `an empty footer of the whole table takes no room`() {
        let table = shownTable()
        table.tableFooterView = UIView()
        table.layoutIfNeeded()
        expectEqual(table.contentSize.height, CGFloat(100 * 40))
        // What has a say in its height has one still.
        let footer = UIView()
        footer.heightAnchor.constraint(equalToConstant: 70).isActive = true
        table.tableFooterView = footer
        table.scrollToRow(at: path(99), at: .top, animated: false)
        table.layoutIfNeeded()
        expectEqual(table.contentSize.height, CGFloat(100 * 40 + 70))
    }

    // MARK: Of sections

    @MainActor @Test func `no header is made for sections out of sight`() {
        rows.counts = Array(repeating: 2, count: 1000)
        Header.made = 0
        let table = shownTable()
        expectTrue(Header.made < 12)
        table.scrollToRow(
            at: IndexPath(row: 0, section: 501), at: .top, animated: false)
        table.layoutIfNeeded()
        let header = table.headerView(forSection: 501)
        expectEqual(header?.textLabel?.text, "Section 501")
        expectEqual(table.headerView(forSection: 503)?.textLabel?.text, "Section 503")
        expectTrue(table.headerView(forSection: 502) == nil)
        expectTrue(Header.made < 12)
        expectTrue(table.quoin.findings().isEmpty)
    }

    // MARK: Finding rows

    @MainActor @Test
    func `rows are found in a rectangle, and sections without rows by their beginning`() {
        rows.counts = [100, 0, 100]
        let table = shownTable()
        let found = table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 80))
        expectEqual(found, [path(1), path(2)])
        expectEqual(
            table.indexPathsForRows(in: CGRect(x: 0, y: -90, width: 9, height: 91)), [path(0)])
        expectEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 9e9, width: 9, height: 9)), [])
        table.scrollToRow(
            at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        table.layoutIfNeeded()
        expectEqual(table.contentOffset.y, CGFloat(100 * 40))
    }

    // MARK: Insets

    private final class Told: UIScrollView, UIScrollViewDelegate {
        var calls: [String] = []
        override func adjustedContentInsetDidChange() {
            super.adjustedContentInsetDidChange()
            calls.append("view \(adjustedContentInset.top)")
        }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            calls.append("delegate \(scrollView.adjustedContentInset.top)")
        }
    }

    @MainActor @Test func `a scroll view and its delegate hear of other insets`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let scroll = Told(frame: window.bounds)
        scroll.delegate = scroll
        scroll.alwaysBounceVertical = true
        scroll.contentInset.top = 7
        scroll.contentInset.top = 7
        expectEqual(scroll.calls, ["view 7.0", "delegate 7.0"])
        scroll.calls = []
        window.show(deviceNamed: "iPhone 14")
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.addSubview(scroll)
        window.makeKeyAndVisible()
        window.tick(after: 0.1)
        // The safe area of this device begins at 47.
        expectEqual(scroll.calls, ["view 54.0", "delegate 54.0"])
        scroll.contentInsetAdjustmentBehavior = .never
        expectEqual(scroll.calls.suffix(2), ["view 7.0", "delegate 7.0"])
    }
}
