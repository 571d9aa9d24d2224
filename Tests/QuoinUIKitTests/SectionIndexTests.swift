import TestSupport
import Testing

@testable import QuoinUIKit

/// The titles of sections at a table's end.
@MainActor
@Suite struct SectionIndexTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var titles: [String]? = ["A", "B", "C", "D"]
        var asked: [String] = []
        var sections = [0, 1, 2, 3]
        func numberOfSections(in tableView: UITableView) -> Int { 4 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            asked.append(title)
            return sections[index]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows()

    private func table(_ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: window.bounds, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        return table
    }
    private func index(of table: UITableView) -> UITableViewIndex? {
        table.subviews.compactMap { $0 as? UITableViewIndex }.first
    }
    private func cell(of table: UITableView) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }
    private func letters(of table: UITableView) -> [String?] {
        (index(of: table)?.subviews ?? []).map { ($0 as? UILabel)?.text }
    }

    // UIKit's rows are 15 points narrower beside an index: 305 of 320.
    @MainActor @Test func `titles stand at the end, and what is in rows stays 15 away from it`()
        throws
    {
        let table = table()
        expectEqual(index(of: table)?.frame, CGRect(x: 305, y: 0, width: 15, height: 480))
        expectEqual(letters(of: table), ["A", "B", "C", "D"])
        let cell = try cell(of: table)
        expectTrue(cell.frame.width == 320 && cell.contentView.frame.maxX == 305 - 38)
        let sign = try #require(cell.subviews.first { $0 is StrokeSign })
        expectEqual(sign.frame.maxX, 289)
        let header = try #require(table.headerView(forSection: 0))
        expectEqual(header.contentView.frame.maxX, 305)
        let label = try #require(index(of: table)?.subviews.first as? UILabel)
        // Four lines of 15 in the middle of 480.
        expectEqual(label.frame, CGRect(x: 0, y: 210, width: 15, height: 15))
        expectEqual(label.textColor, table.tintColor)
        table.sectionIndexColor = .red
        table.sectionIndexBackgroundColor = .yellow
        window.layoutIfNeeded()
        expectTrue(label.textColor == .red && index(of: table)?.backgroundColor == .yellow)
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test
    func `the index stays where it is while the table scrolls, in front of all rows`() {
        let table = table()
        table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
        table.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        window.layoutIfNeeded()
        expectEqual(index(of: table)?.frame, CGRect(x: 305, y: 530, width: 15, height: 400))
        expectTrue(table.subviews.last === index(of: table))
    }

    @MainActor @Test
    func `there is none in grouped tables, nor beside few rows, nor while rows are edited`()
        throws
    {
        expectTrue(index(of: table(.grouped)) == nil)
        let table = table()
        table.sectionIndexMinimumDisplayRowCount = 41
        window.layoutIfNeeded()
        expectTrue(index(of: table) == nil)
        try expectEqual(cell(of: table).contentView.frame.maxX, 320 - 38)
        table.sectionIndexMinimumDisplayRowCount = 40
        window.layoutIfNeeded()
        expectTrue(
            try index(of: table) != nil && cell(of: table).contentView.frame.maxX == 305 - 38)
        table.setEditing(true, animated: false)
        window.layoutIfNeeded()
        expectTrue(try index(of: table) == nil && cell(of: table).contentView.frame.maxX == 320)
        table.setEditing(false, animated: false)
        window.layoutIfNeeded()
        expectTrue(index(of: table) != nil)
    }

    @MainActor @Test func `titles are asked for with the rows, or when the app says so`() {
        let table = table()
        rows.titles = ["X"]
        table.insertRows(at: [], with: .none)
        window.layoutIfNeeded()
        expectEqual(letters(of: table), ["A", "B", "C", "D"])
        table.reloadSectionIndexTitles()
        window.layoutIfNeeded()
        expectEqual(letters(of: table), ["X"])
        rows.titles = nil
        table.reloadData()
        window.layoutIfNeeded()
        expectTrue(index(of: table) == nil)
    }

    @MainActor @Test func `a title that is touched leads to the section that the data source says`()
    {
        let table = table()
        rows.sections[1] = 2
        table.touchSectionIndexTitle(at: 1)
        window.layoutIfNeeded()
        expectEqual(rows.asked, ["B"])
        expectEqual(table.contentOffset.y, table.rect(forSection: 2).minY)
        rows.sections[0] = NSNotFound
        table.touchSectionIndexTitle(at: 0)
        expectEqual(table.contentOffset.y, table.rect(forSection: 2).minY)
        table.touchSectionIndexTitle(at: 4)
        expectEqual(rows.asked, ["B", "A"])
    }

    @MainActor @Test func `it stands at the left where people read from the right`() throws {
        let table = table()
        table.semanticContentAttribute = .forceRightToLeft
        table.reloadData()
        window.layoutIfNeeded()
        expectEqual(index(of: table)?.frame.minX, 0)
        try expectEqual(cell(of: table).contentView.frame.minX, 15)
    }

    @MainActor
    @Test(
        arguments: [
            (3, ["A", "•", "G"]), (4, ["A", "•", "G"]), (5, ["A", "•", "D", "•", "G"]),
            (7, ["A", "B", "C", "D", "E", "F", "G"]), (2, ["A"]), (0, []),
        ] as [(Int, [String])])
    func `dots stand for titles that there is no room for`(_ room: Int, _ shown: [String]) {
        let titles = ["A", "B", "C", "D", "E", "F", "G"]
        expectEqual(UITableViewIndex.shown(titles, room: room), shown)
    }

    @MainActor @Test func `a glass stands for the line to search in`() {
        rows.titles = [UITableView.indexSearch, "A"]
        expectEqual(letters(of: table()), [nil, "A"])
    }
}
