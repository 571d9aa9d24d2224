/// Asking about rows.
extension TableView {
    /// How many rows there are, as far as the table has been told.
    public final var numberOfRows: Int {
        countRows()
        return heights.count
    }

    /// The rows in sight, as of the last layout.
    public final var visibleRows: Range<Int> {
        guard let first = placed.first?.placement, let last = placed.last?.placement else {
            return 0..<0
        }
        return first.row..<last.row + 1
    }

    /// The cells in sight, from top to bottom, as of the last layout.
    public final var visibleCells: [TableViewCell] { placed }

    /// The cell of a row, if that is in sight.
    public final func cellForRow(at row: Int) -> TableViewCell? {
        placed.first { $0.placement?.row == row }
    }

    /// The row of a cell, if that is in sight.
    public final func row(for cell: TableViewCell) -> Int? {
        placed.contains { $0 === cell } ? cell.placement?.row : nil
    }

    /// Where a row is in the content, as far as is known; nil if there is no such row.
    public final func rectForRow(at row: Int) -> Rect? {
        guard row >= 0, row < numberOfRows else { return nil }
        return Rect(
            x: 0, y: heights.top(of: row), width: bounds.width, height: heights.height(of: row))
    }

    /// The row at a place in the content, as far as is known; nil if there is none.
    public final func row(at point: Point) -> Int? {
        guard numberOfRows > 0, point.y >= 0, point.y < heights.total else { return nil }
        return heights.row(at: point.y)
    }

    /// How many rows have been in sight, so that their heights are known.
    package final var measuredRowCount: Int { heights.knownCount }
}
