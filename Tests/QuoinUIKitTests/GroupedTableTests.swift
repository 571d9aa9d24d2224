import QuoinKit
import TestSupport
import Testing

@testable import QuoinUIKit

/// Sections that stand apart, and what stands behind rows and at their ends.
@MainActor
@Suite struct GroupedTableTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [2, 3]
        var titles: [Int: String] = [:]
        var footers: [Int: String] = [:]
        var accessory = UITableViewCell.AccessoryType.none
        var headerHeights: [Int: CGFloat] = [:]
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles[section]
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            footers[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = accessory
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            headerHeights[section] ?? tableView.sectionHeaderHeight
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows()

    private func table(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: window.bounds, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (rows, rows)
        window.addSubview(table)
        window.layoutIfNeeded()
        return table
    }

    private func frame(_ table: UITableView, _ row: Int, _ section: Int) -> CGRect? {
        table.cellForRow(at: IndexPath(row: row, section: section))?.frame
    }

    @MainActor @Test func `sections keep 35 apart, and the first one from the top`() {
        let table = table(.grouped)
        expectEqual(frame(table, 0, 0), CGRect(x: 0, y: 35, width: 320, height: 50))
        // 17.5 below one section, and as much above the next.
        expectEqual(frame(table, 0, 1), CGRect(x: 0, y: 35 + 100 + 35, width: 320, height: 50))
        expectEqual(table.contentSize.height, 35 + 100 + 35 + 150 + 17.5)
        expectTrue(table.headerView(forSection: 0) == nil)
    }

    @MainActor @Test func `a header of the whole table takes the room above the first section`() {
        let table = table(.grouped)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
        window.layoutIfNeeded()
        expectEqual(frame(table, 0, 0)?.minY, 20 + 17.5)
        table.tableHeaderView = nil
        window.layoutIfNeeded()
        expectEqual(frame(table, 0, 0)?.minY, 35)
    }

    @MainActor @Test func `heights that are said leave no room beside them`() {
        rows.headerHeights = [0: 40, 1: .leastNonzeroMagnitude]
        let table = table(.grouped)
        expectEqual(frame(table, 0, 0)?.minY, 40)
        expectEqual(frame(table, 0, 1)?.minY, 40 + 100 + 17.5)
        // A delegate's 0 stands for what is usual, the table's own for nothing.
        rows.headerHeights = [0: 0, 1: 0]
        table.reloadData()
        window.layoutIfNeeded()
        expectEqual(frame(table, 0, 0)?.minY, 35)
        rows.headerHeights = [:]
        table.sectionHeaderHeight = 0
        table.sectionFooterHeight = 0
        window.layoutIfNeeded()
        expectEqual(frame(table, 0, 0)?.minY, 0)
        expectEqual(frame(table, 0, 1)?.minY, 100)
    }

    @MainActor @Test func `a section that comes first has the room above all`() {
        rows.headerHeights = [0: 40]
        let table = table(.grouped)
        expectEqual(frame(table, 0, 0)?.minY, 40)
        rows.headerHeights = [1: 40]
        rows.counts = [1, 2, 3]
        table.insertSections([0], with: .none)
        window.layoutIfNeeded()
        expectEqual(frame(table, 0, 0)?.minY, 35)
        expectEqual(frame(table, 0, 1)?.minY, 35 + 50 + 17.5 + 40)
        let other = self.table(.grouped)
        expectEqual(other.contentSize, table.contentSize)
    }

    @MainActor @Test func `inset sections are cards that keep the margins from the sides`() {
        let table = table(.insetGrouped)
        expectEqual(frame(table, 0, 0), CGRect(x: 16, y: 35, width: 288, height: 50))
        expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 1)).minX, 16)
        let cells = (0..<3).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 1)) }
        expectEqual(cells.map(\.clipsToBounds), [true, false, true])
        // The first row's corners are round above: the arcs below lie outside of it.
        let picture = window.quoin.svg()
        expectTrue(picture.contains("x=\"16\" y=\"35\" width=\"288\" height=\"60\" rx=\"10\""))
        table.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        window.layoutIfNeeded()
        expectEqual(frame(table, 0, 0), CGRect(x: 30, y: 35, width: 280, height: 50))
        rows.counts = [2, 1]
        table.deleteRows(
            at: [IndexPath(row: 1, section: 1), IndexPath(row: 2, section: 1)], with: .none)
        window.layoutIfNeeded()
        expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 1))?.clipsToBounds, true)
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `titles are small, grey and close to their rows`() throws {
        rows.titles = [0: "General", 1: "About"]
        rows.footers = [0: "What it does."]
        let grouped = table(.grouped)
        let header = try #require(grouped.headerView(forSection: 0)?.textLabel)
        expectTrue(
            header.text == "GENERAL" && header.font == .preferredFont(forTextStyle: .footnote))
        expectEqual(header.textColor, .secondaryLabel)
        let footer = try #require(grouped.footerView(forSection: 0)?.textLabel)
        expectTrue(
            footer.text == "What it does." && footer.font == .preferredFont(forTextStyle: .footnote)
        )
        // 17.5 above all, 17 above the text, 6 below.
        let line = header.intrinsicContentSize.height
        let rowTop = try #require(frame(grouped, 0, 0)).minY
        expectTrue(abs(rowTop - (17.5 + 17 + line + 6)) < 1)
        let plain = table(.plain)
        expectEqual(plain.headerView(forSection: 0)?.textLabel?.text, "General")
        let font = plain.headerView(forSection: 0)?.textLabel?.font
        expectTrue(font?.pointSize == 17 && font?.fontDescriptor.symbolicTraits == .traitBold)
    }

    @MainActor @Test func `tables and rows have grounds by the style, unless they say theirs`()
        throws
    {
        let (plain, grouped) = (table(.plain), table(.grouped))
        expectEqual(plain.backgroundColor, .systemBackground)
        expectEqual(grouped.backgroundColor, .systemGroupedBackground)
        let path = IndexPath(row: 0, section: 0)
        let (cell, other) = (
            try #require(plain.cellForRow(at: path)), try #require(grouped.cellForRow(at: path))
        )
        expectEqual(cell.node.backgroundColor, UIColor.systemBackground.value)
        expectEqual(other.node.backgroundColor, UIColor.secondarySystemGroupedBackground.value)
        other.isSelected = true
        expectEqual(other.node.backgroundColor, UIColor.systemGray4.value)
        other.isSelected = false
        other.backgroundColor = .clear
        expectEqual(other.node.backgroundColor, UIColor.clear.value)
        cell.selectionStyle = .none
        cell.isSelected = true
        expectEqual(cell.node.backgroundColor, UIColor.systemBackground.value)
        grouped.backgroundColor = nil
        expectTrue(grouped.backgroundColor == nil && grouped.node.backgroundColor == nil)
    }

    @MainActor
    @Test(
        arguments: [
            (.disclosureIndicator, 38, ["chevron"]), (.checkmark, 40, ["tick"]),
            (.detailButton, 48, ["i"]), (.detailDisclosureButton, 68, ["i", "chevron"]),
        ] as [(UITableViewCell.AccessoryType, CGFloat, [String])])
    func `signs stand at the ends of rows`(
        _ kind: UITableViewCell.AccessoryType, _ room: CGFloat, _ signs: [String]
    ) throws {
        rows.accessory = kind
        let table = table(.plain)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        expectEqual(cell.contentView.frame.width, 320 - room)
        let views = cell.subviews.filter { $0 !== cell.contentView }
        let kinds = views.map { view in (view as? StrokeSign).map { "\($0.kind)" } ?? "i" }
        expectEqual(kinds, signs)
        // 16 from the end, in the middle, beside the content.
        expectTrue(views.allSatisfy { $0.frame.minX >= cell.contentView.frame.maxX })
        expectEqual(views.map(\.frame.maxX).max(), 304)
        expectTrue(views.allSatisfy { abs($0.frame.midY - 25) <= 0.5 })
        expectEqual(window.quoin.svg().contains(">i<"), signs.contains("i"))
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        window.layoutIfNeeded()
        expectEqual(cell.subviews.count, 2)
        expectEqual(cell.accessoryView?.frame, CGRect(x: 274, y: 15, width: 30, height: 20))
        cell.accessoryView = nil
        cell.accessoryType = .none
        window.layoutIfNeeded()
        expectTrue(cell.subviews.count == 1 && cell.contentView.frame.width == 320)
    }

    @MainActor @Test func `rows stay away from the sides of a device that lies on its side`() throws
    {
        window.show(deviceNamed: "iPhone 14")
        let table = table(.plain)
        window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        table.frame = window.bounds
        let sides = EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        (window.node as? Window)?.safeAreaInsets = sides
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        expectEqual(cell.frame, CGRect(x: 0, y: 0, width: 844, height: 50))
        expectEqual(cell.contentView.frame, CGRect(x: 47, y: 0, width: 750, height: 50))
        table.insetsContentViewsToSafeArea = false
        window.layoutIfNeeded()
        expectEqual(cell.contentView.frame.minX, 0)
    }

    @MainActor @Test func `how large the content is is known before the layout`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.rowHeight = 50
        table.dataSource = rows
        expectEqual(table.contentSize, CGSize(width: 300, height: 250))
        rows.counts = [4]
        table.reloadData()
        expectEqual(table.contentSize, CGSize(width: 300, height: 200))
        table.layoutIfNeeded()
        expectEqual(table.contentSize, CGSize(width: 300, height: 200))
    }
}
