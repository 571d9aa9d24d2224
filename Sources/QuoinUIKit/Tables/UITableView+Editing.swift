/// What rows show while the table is edited.
extension UITableView {
    /// Lets a cell know whether its row is being edited, and how.
    final func tellOfEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? true
        if isEdited { cell.rowEditing = editing(of: cell, at: path) }
        if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
        if !isEdited { cell.rowEditing = nil }
    }

    /// As in UIKit, the delegate is not asked what editing does to a row where several can be chosen.
    private func editing(of cell: UITableViewCell, at path: IndexPath) -> RowEditing {
        let isChoice = allowsMultipleSelectionDuringEditing
        let style =
            isChoice ? nil : rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        let isIndented = rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        return RowEditing(
            style: style ?? .none, isChoice: isChoice,
            isIndented: isIndented && cell.shouldIndentWhileEditing,
            isMovable: showsThatMoves(cell, at: path))
    }

    /// Whether a data source has a method to move rows cannot be found out without calling it; whether it says of itself
    /// that one can be moved can.
    private func showsThatMoves(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        hasDefaultMoves = false
        let isMovable = dataSource.tableView(self, canMoveRowAt: path)
        return isMovable && (!hasDefaultMoves || cell.showsReorderControl)
    }

    /// Lets the rows in sight follow what is said of editing.
    final func editingChanged(animated: Bool) {
        for cell in shownCells {
            if let path = indexPath(for: cell) { tellOfEditing(cell, at: path, animated: animated) }
        }
        separatorsChanged()
    }

    /// Lets a cell stand as far in as the delegate says.
    final func indent(_ cell: UITableViewCell, at path: IndexPath) {
        guard let rowDelegate else { return }
        hasDefaultIndents = false
        let level = rowDelegate.tableView(self, indentationLevelForRowAt: path)
        if !hasDefaultIndents, cell.indentationLevel != level { cell.indentationLevel = level }
    }
}
