/// Using cells again.
extension TableView {
    /// A cell of a kind that was in sight before, ready for another row; nil if none waits.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        guard let cell = pool.take(identifier) else { return nil }
        cell.prepareForReuse()
        return cell
    }

    /// A cell of a kind: one that was in sight before, or a new one.
    ///
    /// ```swift
    /// let cell = tableView.dequeueReusableCell(withIdentifier: "message") { MessageCell() }
    /// ```
    public final func dequeueReusableCell<Cell: TableViewCell>(
        withIdentifier identifier: String, make: () -> Cell
    ) -> Cell {
        // Cells of another class under the same name are of no use.
        while let cell = pool.take(identifier) {
            if let cell = cell as? Cell {
                cell.prepareForReuse()
                return cell
            }
        }
        let cell = make()
        cell.reuseIdentifier = identifier
        return cell
    }

    /// Takes a cell that is no longer in sight off the list; it may be used again.
    ///
    /// - Parameter path: Its row, where that is not what stands at its place.
    final func recycle(_ cell: TableViewCell, at path: RowPath? = nil) {
        tellThatLeaves(cell, from: path)
        cell.placement?.isPlaced = false
        leavingCells.append(cell)
        pool.add(cell)
    }

    final func tellThatLeaves(_ cell: TableViewCell, from path: RowPath? = nil) {
        guard let rowLeaves else { return }
        if let path {
            rowLeaves(cell, path)
        } else if let place = cell.placement?.row, case .row(let path) = sections.entry(at: place) {
            rowLeaves(cell, path)
        }
    }

    /// Takes the cells that were not used again out of the table.
    final func clearAwayLeavingCells() {
        let cells = leavingCells
        leavingCells = []
        for cell in cells
        where cell.superview === self && !cell.hasPlace && !cell.staysInTable {
            cell.removeFromSuperview()
        }
        clearAwayFadedCells()
    }

    /// Takes the cells out of the table of rows that have gone, once they have faded.
    final func clearAwayFadedCells() {
        guard !fadingCells.isEmpty else { return }
        for cell in fadingCells where !cell.isShown {
            cell.removeFromSuperview()
        }
    }

    /// Has a cell as it was before it began to fade, if it does: it leaves the table, or its data source has
    /// given it for another row.
    final func endFading(of cell: TableViewCell) {
        guard let position = fadingCells.firstIndex(where: { $0 === cell }) else { return }
        fadingCells.remove(at: position)
        cell.isHidden = false
        cell.translatesAutoresizingMaskIntoConstraints = false
    }
}
