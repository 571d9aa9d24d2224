/// What stands at a place of a table among all its rows, headers and footers.
enum TableEntry: Hashable {
    case header(Int)
    case row(RowPath)
    case footer(Int)
}

/// Where the rows, headers and footers of the sections stand among all.
///
/// There are three ways to count: by section and row; by *number*, which counts rows through all sections; and
/// by *place*, which counts headers and footers, too. In a table without sections the three are one.
struct TableSections {
    /// A section, as far as is known.
    struct Section {
        /// The place where it begins.
        fileprivate(set) var start = 0
        /// The number of its first row.
        fileprivate(set) var firstNumber = 0
        var rows: Int
        var hasHeader = false
        var hasFooter = false
        /// Whether the header has its cell in the table wherever that is scrolled to.
        var keepsHeader = false
        /// How much room is kept above the header.
        var headerRoom = 0.0
        /// Whether the data source is yet to be asked what is in it.
        var isStale = false

        var count: Int { (hasHeader ? 1 : 0) + rows + (hasFooter ? 1 : 0) }
        var end: Int { start + count }
        var firstRow: Int { start + (hasHeader ? 1 : 0) }
    }

    private(set) var all: [Section]
    /// Whether there are any headers, and any footers.
    private(set) var hasHeaders = false
    private(set) var hasFooters = false
    /// Whether room is kept above any header.
    private var hasHeaderRoom = false
    /// The places of headers that have their cells wherever the table is scrolled to.
    private(set) var stayingPlaces: [Int] = []

    init(_ sections: [Section]) {
        all = sections
        sumUp()
    }

    /// The one section of a table that has none.
    init(rows: Int) {
        self.init([Section(rows: rows)])
    }

    /// Whether there is a header or a footer, so that not all that stands there are rows.
    var hasParts: Bool { hasHeaders || hasFooters }
    /// How many rows, headers and footers there are.
    var count: Int { all.last?.end ?? 0 }
    var rowCount: Int { all.last.map { $0.firstNumber + $0.rows } ?? 0 }

    // MARK: Asking

    /// What stands at a place among all.
    func entry(at place: Int) -> TableEntry? {
        guard let index = section(at: place) else { return nil }
        let section = all[index]
        if section.hasHeader, place == section.start { return .header(index) }
        let row = place - section.firstRow
        return row < section.rows ? .row(RowPath(section: index, row: row)) : .footer(index)
    }

    /// The section that a place is in.
    func section(at place: Int) -> Int? {
        guard place >= 0, place < count else { return nil }
        return last { $0.start <= place }
    }

    /// The last section of which something is true that is true of all before it.
    private func last(where isTrue: (Section) -> Bool) -> Int? {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = low + (high - low) / 2
            if isTrue(all[middle]) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    func isRow(_ place: Int) -> Bool {
        guard hasParts else { return place >= 0 && place < count }
        if case .row = entry(at: place) { return true }
        return false
    }

    func contains(_ path: RowPath) -> Bool {
        all.indices.contains(path.section) && path.row >= 0 && path.row < all[path.section].rows
    }

    /// Where a row stands among all.
    func place(of path: RowPath) -> Int? {
        contains(path) ? all[path.section].firstRow + path.row : nil
    }

    /// Where a row of a number stands among all.
    func place(ofNumber number: Int) -> Int? {
        path(ofNumber: number).flatMap(place(of:))
    }

    func path(ofNumber number: Int) -> RowPath? {
        guard number >= 0, number < rowCount,
            let section = last(where: { $0.firstNumber <= number })
        else { return nil }
        return RowPath(section: section, row: number - all[section].firstNumber)
    }

    /// The number of the row at a place.
    func number(at place: Int) -> Int? {
        guard case .row(let path) = entry(at: place) else { return nil }
        return all[path.section].firstNumber + path.row
    }

    /// Where what belongs to a section stands among all.
    func places(of section: Int) -> Range<Int>? {
        all.indices.contains(section) ? all[section].start..<all[section].end : nil
    }

    func placeOfHeader(of section: Int) -> Int? {
        all.indices.contains(section) && all[section].hasHeader ? all[section].start : nil
    }

    /// How much room is kept above what stands at a place.
    func roomAbove(_ place: Int) -> Double {
        guard hasHeaderRoom, case .header(let section) = entry(at: place) else { return 0 }
        return all[section].headerRoom
    }

    func placeOfFooter(of section: Int) -> Int? {
        all.indices.contains(section) && all[section].hasFooter ? all[section].end - 1 : nil
    }

    // MARK: Changing

    /// Changes sections, and counts anew what stands where.
    mutating func change(_ change: (inout [Section]) -> Void) {
        change(&all)
        sumUp()
    }

    private mutating func sumUp() {
        var (start, number) = (0, 0)
        (hasHeaders, hasFooters, hasHeaderRoom) = (false, false, false)
        stayingPlaces = []
        for index in all.indices {
            all[index].start = start
            all[index].firstNumber = number
            start += all[index].count
            number += all[index].rows
            hasHeaders = hasHeaders || all[index].hasHeader
            hasFooters = hasFooters || all[index].hasFooter
            hasHeaderRoom = hasHeaderRoom || all[index].hasHeader && all[index].headerRoom > 0
            if all[index].hasHeader, all[index].keepsHeader {
                stayingPlaces.append(all[index].start)
            }
        }
    }
}
