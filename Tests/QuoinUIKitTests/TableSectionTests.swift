import QuoinUIKit
import TestSupport
import Testing

/// Sections of UIKit's tables: where their headers and footers are, and how tall all is.
@MainActor
@Suite struct TableSectionTests {
    /// Sections of a number of rows, with headers of 30.
    class Rows: NSObject, UITableViewDataSource {
        var counts: [Int]
        var asked = 0

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.section):\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
    }

    /// Rows of which nothing is said.
    final class PlainRows: Rows, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            30
        }
    }

    /// Rows of 50, and footers of 20.
    final class TallRows: Rows, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            30
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked += 1
            return 50
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
            footer.textLabel?.text = "End of \(section)"
            return footer
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            20
        }
    }

    /// Rows of 50, more or less.
    final class EstimatedRows: Rows, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked += 1
            return 50
        }
        func tableView(
            _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
        ) -> CGFloat { 40 }
    }

    /// A table in a window of its own.
    private func table(
        _ rows: Rows & UITableViewDelegate, _ style: UITableView.Style = .plain,
        prepare: (UITableView) -> Void = { _ in }
    ) -> (UIWindow, UITableView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds, style: style)
        prepare(table)
        (table.dataSource, table.delegate) = (rows, rows)
        window.addSubview(table)
        window.tick()
        return (window, table)
    }

    private func scroll(_ window: UIWindow, _ table: UITableView, to offset: CGFloat) {
        table.contentOffset.y = offset
        window.tick(after: 0.1)
    }

    /// Where a header or footer is seen.
    private func start(_ view: UIView?) -> CGFloat? {
        view?.convert(CGPoint.zero, to: view?.window).y
    }

    @MainActor @Test func `headers and footers of a plain table stick`() {
        let rows = TallRows([10, 10, 10])
        let (window, table) = table(rows)
        // A section is 30 + 10 · 50 + 20 = 550.
        expectEqual(start(table.headerView(forSection: 0)), 0)
        expectEqual(start(table.footerView(forSection: 0)), 460)
        scroll(window, table, to: 200)
        expectEqual(start(table.headerView(forSection: 0)), 0)
        expectEqual(start(table.headerView(forSection: 1)), 350)
        expectEqual(start(table.footerView(forSection: 0)), 330)
        expectEqual(start(table.footerView(forSection: 1)), 460)
        expectEqual(table.footerView(forSection: 1)?.textLabel?.text, "End of 1")
        scroll(window, table, to: 540)
        expectEqual(start(table.headerView(forSection: 0)), -20)
        expectEqual(start(table.headerView(forSection: 1)), 10)
        expectTrue(table.headerView(forSection: 2) == nil && table.footerView(forSection: 7) == nil)
        let width: CGFloat = 320
        expectEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: width, height: 30))
        expectEqual(
            table.rectForFooter(inSection: 1), CGRect(x: 0, y: 1080, width: width, height: 20))
        expectEqual(table.rect(forSection: 1), CGRect(x: 0, y: 550, width: width, height: 550))
    }

    @MainActor @Test func `room above headers does not stick with them`() {
        let rows = TallRows([10, 10, 10])
        let (window, table) = table(rows) {
            $0.sectionHeaderTopPadding = 22
        }
        // A section is 22 + 30 + 10 · 50 + 20 = 572.
        expectEqual(table.contentSize.height, CGFloat(3 * 572))
        expectEqual(start(table.headerView(forSection: 0)), 22)
        let width: CGFloat = 320
        expectEqual(
            table.rectForHeader(inSection: 1), CGRect(x: 0, y: 594, width: width, height: 30))
        expectEqual(table.rect(forSection: 1), CGRect(x: 0, y: 572, width: width, height: 572))
        scroll(window, table, to: 12)
        expectEqual(start(table.headerView(forSection: 0)), 10)
        scroll(window, table, to: 200)
        expectEqual(start(table.headerView(forSection: 0)), 0)
        // It is pushed away by the end of its section, and not by the header of the next.
        scroll(window, table, to: 562)
        expectEqual(start(table.headerView(forSection: 0)), -20)
        expectEqual(start(table.headerView(forSection: 1)), 32)
        // A row that is scrolled to stands right below the header.
        table.scrollToRow(at: IndexPath(row: 3, section: 1), at: .top, animated: false)
        expectEqual(table.contentOffset.y, CGFloat(572 + 22 + 3 * 50))
        table.sectionHeaderTopPadding = 8
        window.tick(after: 0.1)
        expectEqual(table.contentSize.height, CGFloat(3 * 558))
        table.sectionHeaderTopPadding = 0
        window.tick(after: 0.1)
        expectEqual(table.contentSize.height, CGFloat(3 * 550))
    }

    @MainActor @Test func `only plain tables with headers keep room above them`() {
        final class Bare: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                3
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            { UITableViewCell() }
        }
        let (bare, table) = (
            Bare(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        )
        expectEqual(table.sectionHeaderTopPadding, UITableView.automaticDimension)
        table.rowHeight = 40
        table.dataSource = bare
        table.layoutIfNeeded()
        expectEqual(table.contentSize.height, 120)
        let heights: [CGFloat] = [0, 22].map { padding in
            let (_, table) = self.table(TallRows([2]), .grouped) {
                $0.sectionHeaderTopPadding = padding
            }
            return table.contentSize.height
        }
        expectEqual(heights[0], heights[1])
    }

    @MainActor @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
    func `those of a grouped table do not`(style: UITableView.Style) {
        let rows = TallRows([10, 10, 10])
        let (window, table) = table(rows, style)
        expectTrue(table.footerView(forSection: 0) == nil)
        scroll(window, table, to: 20)
        expectEqual(start(table.headerView(forSection: 0)), -20)
        scroll(window, table, to: 200)
        expectTrue(table.headerView(forSection: 0) == nil)
        expectEqual(start(table.headerView(forSection: 1)), 350)
    }

    @MainActor @Test func `rows are not seen through headers that stick`() {
        let (plain, table) = table(TallRows([10]))
        scroll(plain, table, to: 15)
        let (grouped, other) = self.table(TallRows([10]), .grouped)
        scroll(grouped, other, to: 15)
        let header = "width=\"320\" height=\"30\" fill=\"#ffffff\""
        expectTrue(plain.quoin.svg().contains(header))
        expectTrue(!grouped.quoin.svg().contains(header))
    }

    @MainActor @Test func `rows in sight are rows only, and come to be seen beside what sticks`() {
        let rows = TallRows([10, 10, 10])
        let (window, table) = table(rows)
        expectEqual(table.indexPathsForVisibleRows?.map(\.row), Array(0..<9))
        table.scrollToRow(at: IndexPath(row: 5, section: 1), at: .top, animated: false)
        window.tick(after: 0.1)
        expectEqual(start(table.cellForRow(at: IndexPath(row: 5, section: 1))), 30)
        // 550 + 30 + 250 − 30 is above the row, 480 below that is seen.
        expectEqual(table.contentOffset.y, 800)
        expectEqual(table.indexPathsForVisibleRows?.first, IndexPath(row: 4, section: 1))
        table.scrollToRow(at: IndexPath(row: 5, section: 1), at: .bottom, animated: false)
        window.tick(after: 0.1)
        expectEqual(start(table.cellForRow(at: IndexPath(row: 5, section: 1))), 410)
    }

    @MainActor @Test func `heights that a delegate says count from the beginning`() {
        let rows = TallRows([100, 100, 0, 5])
        let (_, table) = table(rows)
        expectEqual(table.contentSize.height, CGFloat(4 * 50 + 205 * 50))
        expectEqual(
            table.rectForRow(at: IndexPath(row: 3, section: 3)).minY,
            CGFloat(2 * 5050 + 50 + 30 + 3 * 50))
        expectTrue(rows.asked >= 205)
    }

    @MainActor @Test
    func `heights are not asked for in advance where it is said how tall rows are about`() {
        let estimated = EstimatedRows([1000])
        let (_, table) = table(estimated)
        expectTrue(estimated.asked < 50)
        expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 50)
        let tall = TallRows([1000])
        let (_, other) = self.table(tall) { $0.estimatedRowHeight = 40 }
        expectTrue(tall.asked < 50 && other.estimatedRowHeight == 40)
        let plain = PlainRows([1000])
        let (_, third) = self.table(plain)
        expectTrue(third.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
        expectEqual(plain.asked, 0)
    }

    @MainActor @Test func `the height of all rows counts from the beginning`() {
        let rows = PlainRows([100_000, 200_000])
        let (window, table) = table(rows)
        table.rowHeight = 60
        window.tick(after: 0.1)
        expectEqual(table.contentSize.height, 18_000_060)
        expectEqual(table.rectForHeader(inSection: 1).minY, 6_000_030)
    }

    @MainActor @Test func `the table's own header and footer stand before and behind all sections`()
    {
        let rows = TallRows([10, 10])
        let (window, table) = table(rows)
        let (top, bottom) = (UIView(), UIView())
        top.frame.size.height = 100
        bottom.frame.size.height = 70
        (table.tableHeaderView, table.tableFooterView) = (top, bottom)
        window.tick(after: 0.1)
        expectEqual(table.numberOfSections, 2)
        expectEqual(table.contentSize.height, CGFloat(100 + 2 * 550 + 70))
        expectTrue(start(top) == 0 && start(table.headerView(forSection: 0)) == 100)
        expectEqual(
            table.rectForRow(at: IndexPath(row: 1, section: 1)).minY, CGFloat(100 + 550 + 30 + 50))
        expectTrue(table.indexPathForRow(at: CGPoint(x: 1, y: 50)) == nil)
        scroll(window, table, to: 150)
        expectEqual(start(table.headerView(forSection: 0)), 0)
        scroll(window, table, to: 790)
        expectEqual(start(bottom), 410)
        rows.counts = [3, 10, 10]
        table.insertSections([0], with: .none)
        window.tick(after: 0.1)
        expectEqual(table.contentSize.height, CGFloat(100 + 200 + 2 * 550 + 70))
        rows.counts = [3, 9, 11]
        table.beginUpdates()
        table.deleteRows(at: [IndexPath(row: 9, section: 1)], with: .none)
        table.insertRows(at: [IndexPath(row: 10, section: 2)], with: .none)
        table.endUpdates()
        window.tick(after: 0.1)
        expectTrue(table.numberOfRows(inSection: 1) == 9 && table.numberOfRows(inSection: 2) == 11)
        expectEqual(table.contentSize.height, CGFloat(100 + 200 + 2 * 550 + 70))
        table.tableHeaderView = nil
        window.tick(after: 0.1)
        expectEqual(table.rectForHeader(inSection: 0).minY, 0)
    }

    @MainActor @Test func `two batches without a layout between them are made one after the other`()
    {
        let rows = TallRows([3, 3])
        let (window, table) = table(rows)
        let kept = table.cellForRow(at: IndexPath(row: 2, section: 1))
        rows.counts = [4, 3]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        rows.counts = [1, 4, 3]
        table.insertSections([0], with: .none)
        rows.counts = [1, 4, 2]
        table.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .none)
        window.tick(after: 0.1)
        expectTrue(kept != nil && table.cellForRow(at: IndexPath(row: 1, section: 2)) === kept)
        expectEqual(table.contentSize.height, CGFloat(3 * 50 + 7 * 50))
    }

    /// Named sections of named rows.
    final class Named: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [(name: String, rows: [String])] = []

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].name
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            30
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(20 + sections[indexPath.section].rows[indexPath.row].count * 10)
        }
    }

    /// What is seen of a table, each with where it begins.
    private func seen(_ table: UITableView) -> [String] {
        let rows = table.visibleCells.map { "\($0.textLabel?.text ?? "") \(start($0) ?? -1)" }
        let headers = (0..<table.numberOfSections).compactMap { section in
            table.headerView(forSection: section).map {
                "\($0.textLabel?.text ?? "") \(start($0) ?? -1)"
            }
        }
        return rows + headers + ["\(table.contentSize)"]
    }

    @MainActor @Test func `random batches of rows and sections show what loading anew would show`()
    {
        for seed in usually(4, of: UInt64(1)...12) {
            var random = Seeded(seed)
            var next = 0
            let name = { (letter: String) in
                next += 1
                return letter + String(repeating: "x", count: next % 4) + "\(next)"
            }
            let named = Named()
            named.sections = (0..<5).map { _ in (name("S"), (0..<6).map { _ in name("r") }) }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let table = UITableView(frame: window.bounds, style: .plain)
            (table.dataSource, table.delegate) = (named, named)
            window.addSubview(table)
            window.tick()
            for _ in 0..<8 {
                change(named, table, &random, name)
                table.contentOffset.y += CGFloat(random.below(200))
                window.tick(after: 0.1)
                let other = UITableView(frame: window.bounds, style: .plain)
                (other.dataSource, other.delegate) = (named, named)
                window.addSubview(other)
                window.tick(after: 0.1)
                other.contentOffset = table.contentOffset
                window.tick(after: 0.1)
                expectEqual(seen(table), seen(other), "seed \(seed)")
                other.removeFromSuperview()
            }
        }
    }

    /// Changes rows and sections in one batch: what goes by where it was, what comes by where it is.
    private func change(
        _ named: Named, _ table: UITableView, _ random: inout Seeded, _ name: (String) -> String
    ) {
        var (gone, come): ([IndexPath], [IndexPath]) = ([], [])
        var (goneSections, reloaded) = (IndexSet(), IndexSet())
        var left: [(name: String, rows: [String])] = []
        for (section, former) in named.sections.enumerated() {
            if random.below(6) == 0 {
                goneSections.insert(section)
                continue
            }
            if random.below(6) == 0 {
                reloaded.insert(section)
                left.append((name("S"), (0..<random.below(8)).map { _ in name("r") }))
                continue
            }
            var rows: [String] = []
            for (row, text) in former.rows.enumerated() {
                if random.below(4) == 0 {
                    gone.append(IndexPath(row: row, section: section))
                } else {
                    rows.append(text)
                }
            }
            left.append((former.name, rows))
        }
        // Sections first, so that the paths of rows that come are final.
        var comeSections = IndexSet()
        for place in 0..<left.count + 2 where random.below(5) == 0 && place <= left.count {
            left.insert((name("S"), (0..<random.below(6)).map { _ in name("r") }), at: place)
            comeSections.insert(place)
        }
        for section in left.indices where !comeSections.contains(section) {
            for row in 0..<left[section].rows.count + 1 where random.below(6) == 0 {
                guard !isNew(left[section].name, in: named) else { continue }
                left[section].rows.insert(name("r"), at: row)
                come.append(IndexPath(row: row, section: section))
            }
        }
        named.sections = left
        table.performBatchUpdates {
            table.insertRows(at: come, with: .none)
            table.reloadSections(reloaded, with: .none)
            table.insertSections(comeSections, with: .none)
            table.deleteRows(at: gone, with: .none)
            table.deleteSections(goneSections, with: .none)
        }
    }

    private func isNew(_ name: String, in named: Named) -> Bool {
        !named.sections.contains { $0.name == name }
    }
}
