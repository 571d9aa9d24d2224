import QuoinUIKit
import TestSupport
import Testing

/// The header and the footer of a whole table are in it wherever it is scrolled to.
@MainActor
@Suite struct WholePartTests {
    private final class Box: UIView {
        var left = 0
        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { left += 1 }
        }
    }

    private final class Source: NSObject, UITableViewDataSource {
        var count = 100
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let source = Source()
    private let header = Box(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    private let footer = Box(frame: CGRect(x: 0, y: 0, width: 320, height: 20))

    /// A hundred rows of 40 between a header of 30 and a footer of 20.
    private func shown(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: window.bounds, style: style)
        table.rowHeight = 40
        table.dataSource = source
        (table.tableHeaderView, table.tableFooterView) = (header, footer)
        window.addSubview(table)
        window.layoutIfNeeded()
        return table
    }

    @MainActor @Test(arguments: [UITableView.Style.plain, .grouped])
    func `both stay in the table when they are scrolled away`(_ style: UITableView.Style) {
        let table = shown(style)
        expectTrue(header.superview === table && footer.superview === table)
        expectTrue(footer.window === window)
        let ends = [30 + 100 * 40 - 380, 2000, 0] as [CGFloat]
        for offset in ends {
            table.contentOffset.y = offset
            window.layoutIfNeeded()
            expectTrue(header.superview === table && footer.superview === table)
            expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
            // 17.5 above and below the rows keep sections apart where they are grouped.
            let gaps = style == .grouped ? 35 : 0 as CGFloat
            expectEqual(footer.frame, CGRect(x: 0, y: 4030 + gaps, width: 320, height: 20))
            expectEqual(table.contentSize.height, 4050 + gaps)
            // Ten rows and one that is cut, beside the two.
            expectTrue(table.visibleCells.count <= 11)
        }
        expectTrue(header.left == 0 && footer.left == 0)
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test
    func `they are in the table from when they are set, and out of it once others are`() {
        let table = UITableView(frame: window.bounds)
        table.tableHeaderView = header
        expectTrue(header.superview === table)
        table.tableHeaderView = footer
        expectTrue(header.superview == nil && footer.superview === table)
        table.tableHeaderView = nil
        expectTrue(footer.superview == nil)
        expectTrue(table.subviews.isEmpty)
    }

    @MainActor @Test func `those out of sight leave the table when others come`() {
        let table = shown(.plain)
        table.contentOffset.y = 2000
        window.layoutIfNeeded()
        let other = Box(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        table.tableHeaderView = other
        table.tableFooterView = nil
        window.layoutIfNeeded()
        expectTrue(header.superview == nil && footer.superview == nil)
        expectTrue(other.superview === table && other.frame.height == 50)
        expectEqual(table.contentSize.height, 4050)
        // What is in sight stays where it is: 20 more above it.
        expectEqual(table.contentOffset.y, 2020)
    }

    @MainActor @Test func `a footer out of sight follows the rows that come and go above it`() {
        let table = shown(.plain)
        source.count = 99
        table.deleteRows(at: [IndexPath(row: 50, section: 0)], with: .none)
        window.layoutIfNeeded()
        expectEqual(footer.frame.minY, 3990)
        source.count = 200
        table.reloadData()
        window.layoutIfNeeded()
        expectTrue(footer.frame.minY == 8030 && footer.left == 0)
    }

    @MainActor @Test func `a footer that its constraints make high counts before it is in sight`() {
        let table = shown(.plain)
        let high = UIView()
        high.heightAnchor.constraint(equalToConstant: 75).isActive = true
        table.tableFooterView = high
        window.layoutIfNeeded()
        expectEqual(table.contentSize.height, 4105)
        expectEqual(high.frame, CGRect(x: 0, y: 4030, width: 320, height: 75))
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `a header may be constrained to its table`() {
        let table = UITableView(frame: window.bounds)
        let content = UIView()
        content.heightAnchor.constraint(equalToConstant: 64).isActive = true
        table.tableHeaderView = content
        content.widthAnchor.constraint(equalTo: table.widthAnchor).isActive = true
        content.centerXAnchor.constraint(equalTo: table.centerXAnchor).isActive = true
        content.topAnchor.constraint(equalTo: table.topAnchor).isActive = true
        window.addSubview(table)
        window.layoutIfNeeded()
        expectEqual(content.frame, CGRect(x: 0, y: 0, width: 320, height: 64))
        expectEqual(table.contentSize.height, 64)
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `a header that has lost its height takes no room and covers nothing`() {
        let table = shown(.plain)
        header.frame.size.height = 0
        table.tableHeaderView = header
        window.layoutIfNeeded()
        expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
        expectEqual(header.frame.height, 0)
        header.frame.size.height = 25
        table.tableHeaderView = header
        window.layoutIfNeeded()
        expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 25)
    }

    @MainActor @Test func `a header keeps its height while its table has none`() {
        let table = shown(.plain)
        table.frame.size.height = 0
        window.layoutIfNeeded()
        table.frame.size.height = 400
        window.layoutIfNeeded()
        expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
        expectTrue(footer.frame.minY == 4030 && header.left == 0)
    }

    @MainActor @Test
    func `a height that is set counts once the header is set again, or all is loaded`() {
        let table = shown(.plain)
        header.frame.size.height = 45
        window.layoutIfNeeded()
        table.reloadData()
        window.layoutIfNeeded()
        expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 45)
        header.bounds.size.height = 55
        table.tableHeaderView = header
        window.layoutIfNeeded()
        expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 55)
        expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 55))
        // The footer stays below, whatever place it is given.
        footer.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        table.tableFooterView = footer
        window.layoutIfNeeded()
        expectEqual(footer.frame, CGRect(x: 0, y: 4055, width: 320, height: 60))
        expectEqual(table.contentSize.height, 4115)
    }

    @MainActor @Test func `a header that its constraints make high follows them after it was away`()
    {
        let table = shown(.plain)
        let high = UIView()
        let height = high.heightAnchor.constraint(equalToConstant: 70)
        height.isActive = true
        table.tableHeaderView = high
        window.layoutIfNeeded()
        table.tableHeaderView = nil
        table.tableHeaderView = high
        window.layoutIfNeeded()
        expectTrue(high.superview === table)
        height.constant = 90
        window.layoutIfNeeded()
        expectEqual(high.frame, CGRect(x: 0, y: 0, width: 320, height: 90))
        expectEqual(table.contentSize.height, 4110)
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `a header that was taken out comes back, and leaves nothing behind`() {
        let table = shown(.plain)
        header.removeFromSuperview()
        expectTrue(header.superview == nil)
        window.layoutIfNeeded()
        table.tableHeaderView = header
        window.layoutIfNeeded()
        expectTrue(header.superview === table)
        expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
        expectEqual(table.subviews.filter { $0 === header }.count, 1)
    }
}
