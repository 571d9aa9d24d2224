import QuoinKit

/// What a table shows, as one row of the engine's after another: headers and footers are rows, too.
enum TableEntry: Hashable {
    case tableHeader
    case header(Int)
    case row(IndexPath)
    case footer(Int)
    case tableFooter
}

/// Where the rows of the sections stand among all.
struct TableRows {
    private struct Section {
        var start: Int
        var hasHeader: Bool
        var count: Int
        var hasFooter: Bool
        var end: Int { start + (hasHeader ? 1 : 0) + count + (hasFooter ? 1 : 0) }
    }

    private var sections: [Section] = []
    private(set) var hasTableHeader = false
    private(set) var hasTableFooter = false

    var sectionCount: Int { sections.count }
    var count: Int { (sections.last?.end ?? (hasTableHeader ? 1 : 0)) + (hasTableFooter ? 1 : 0) }

    init() {}

    init(hasTableHeader: Bool, hasTableFooter: Bool) {
        self.hasTableHeader = hasTableHeader
        self.hasTableFooter = hasTableFooter
    }

    /// Adds a section. A count that nobody could add up is cut to one that the engine then refuses.
    mutating func add(hasHeader: Bool, count: Int, hasFooter: Bool) {
        sections.append(
            Section(
                start: sections.last?.end ?? (hasTableHeader ? 1 : 0), hasHeader: hasHeader,
                count: max(0, min(count, Self.mostRows)), hasFooter: hasFooter))
    }

    /// More than the engine's table takes.
    private static let mostRows = 20_000_000

    func rowCount(in section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].count : 0
    }

    /// What stands at a place among all.
    func entry(at place: Int) -> TableEntry? {
        guard place >= 0, place < count else { return nil }
        if hasTableHeader, place == 0 { return .tableHeader }
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end <= place { low = middle + 1 } else { high = middle }
        }
        guard low < sections.count else { return .tableFooter }
        let section = sections[low]
        let offset = place - section.start
        if section.hasHeader, offset == 0 { return .header(low) }
        let row = offset - (section.hasHeader ? 1 : 0)
        return row < section.count ? .row(IndexPath(row: row, section: low)) : .footer(low)
    }

    /// Where a row stands among all.
    func place(of path: IndexPath) -> Int? {
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        guard path.row >= 0, path.row < section.count else { return nil }
        return section.start + (section.hasHeader ? 1 : 0) + path.row
    }

    /// Where what belongs to a section stands among all.
    func places(of section: Int) -> Range<Int> {
        sections.indices.contains(section)
            ? sections[section].start..<sections[section].end : 0..<0
    }

    /// Where the header of a section stands among all.
    func placeOfHeader(of section: Int) -> Int? {
        sections.indices.contains(section) && sections[section].hasHeader
            ? sections[section].start : nil
    }

    /// Where the footer of a section stands among all.
    func placeOfFooter(of section: Int) -> Int? {
        sections.indices.contains(section) && sections[section].hasFooter
            ? sections[section].end - 1 : nil
    }
}

/// A row of the engine's that carries a view of UIKit's: a cell, a header or a footer.
final class Carrier: TableViewCell {
    let content: UIView

    init(of content: UIView, node: View) {
        self.content = content
        super.init(frame: .zero)
        addSubview(node)
        node.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            node.left.constraint(equalTo: left), node.right.constraint(equalTo: right),
            node.top.constraint(equalTo: top), node.bottom.constraint(equalTo: bottom),
        ])
    }

    /// Lets the row be of a height; nil for the height that its constraints ask for.
    func setHeight(_ number: Double?) {
        rowHeight = number.map { $0.isFinite ? .fixed($0) : .automatic }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        let content = content
        MainActor.assumeIsolated {
            (content as? UITableViewCell)?.prepareForReuse()
            (content as? UITableViewHeaderFooterView)?.prepareForReuse()
        }
    }
}

/// Asks a table of UIKit's for what the engine's table wants to know.
final class TableRowsSource: TableViewDataSource {
    weak var table: UITableView?

    func numberOfRows(in tableView: TableView) -> Int {
        guard let table else { return 0 }
        return MainActor.assumeIsolated { table.countEntries() }
    }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        guard let table else { return TableViewCell() }
        nonisolated(unsafe) var carrier: TableViewCell = TableViewCell()
        MainActor.assumeIsolated { carrier = table.carrier(at: row) }
        return carrier
    }
}
