/// Asking about rows.
///
/// In a table with sections, the number of a row counts the rows of all sections.
extension TableView {
    /// How many rows there are, as far as the table has been told.
    public final var numberOfRows: Int {
        countRows()
        return sections.rowCount
    }

    /// The rows in sight, as of the last layout.
    public final var visibleRows: Range<Int> {
        let rows = visibleCells
        guard let first = rows.first?.placement, let last = rows.last?.placement,
            let start = sections.number(at: first.row), let end = sections.number(at: last.row)
        else { return 0..<0 }
        return start..<max(start, end) + 1
    }

    /// The cells of the rows in sight, from top to bottom, as of the last layout.
    public final var visibleCells: [TableViewCell] {
        guard sections.hasParts else { return placed }
        return placed.filter { $0.placement.map { sections.isRow($0.row) } ?? false }
    }

    /// The cell of a row, if that is in sight.
    public final func cellForRow(at row: Int) -> TableViewCell? {
        sections.place(ofNumber: row).flatMap(cell(at:))
    }

    /// The row of a cell, if that is in sight.
    public final func row(for cell: TableViewCell) -> Int? {
        place(of: cell).flatMap(sections.number)
    }

    /// Where a row is in the content, as far as is known; nil if there is no such row.
    public final func rectForRow(at row: Int) -> Rect? {
        countRows()
        return sections.place(ofNumber: row).map(rect(of:))
    }

    /// The row at a place in the content, as far as is known; nil if there is none.
    public final func row(at point: Point) -> Int? {
        place(at: point).flatMap(sections.number)
    }

    // MARK: Places

    /// All cells that stand for something: those in sight, and those that stick or stay.
    package final var presentCells: [TableViewCell] { pinned.isEmpty ? placed : pinned + placed }

    /// What stands at a place in the content.
    final func place(at point: Point) -> Int? {
        countRows()
        guard heights.count > 0, point.y >= 0, point.y < heights.total else { return nil }
        return heights.row(at: point.y)
    }

    /// The place of a cell that is in sight.
    final func place(of cell: TableViewCell) -> Int? {
        let isThere = placed.contains { $0 === cell } || pinned.contains { $0 === cell }
        return isThere ? cell.placement?.row : nil
    }

    /// The cell that stands at a place, if that is in sight or sticks.
    final func cell(at place: Int) -> TableViewCell? {
        placed.first { $0.placement?.row == place } ?? pinned.first { $0.placement?.row == place }
    }

    /// Where a place is in the content.
    final func rect(of place: Int) -> Rect {
        Rect(
            x: 0, y: heights.top(of: place), width: bounds.width, height: heights.height(of: place))
    }

    /// Whether a cell stands for something: in sight, or where it sticks.
    package final func holds(_ cell: View?) -> Bool {
        (cell as? TableViewCell).map { place(of: $0) != nil } ?? false
    }

    /// Whether it is asking its data source, or putting rows in.
    package final var isBusy: Bool { isAsking || isArranging }

    /// Whether all rows are to be loaded again.
    package final var isToBeLoaded: Bool { counting == .startsOver }

    /// How many rows a section has after the changes that were told so far.
    package final func knownRows(inSection section: Int) -> Int {
        sections.all.indices.contains(section) ? sections.all[section].rows : 0
    }

    /// How many rows have been in sight, so that their heights are known.
    package final var measuredRowCount: Int { heights.knownCount }
}
