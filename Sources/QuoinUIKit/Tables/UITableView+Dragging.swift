/// Moving a row as by its control.
extension UITableView {
    /// Does what dragging a row by its control does, while the table is edited: the data source says whether the row
    /// may be moved, the delegate may say another place, and the data source is told. Not of UIKit, where fingers do
    /// it.
    ///
    /// - Returns: whether the row has another place.
    @discardableResult
    public final func dragRow(at path: IndexPath, to proposed: IndexPath) -> Bool {
        guard isEditing, let dataSource, isRow(path),
            dataSource.tableView(self, canMoveRowAt: path)
        else { return false }
        let place =
            rowDelegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
            ?? proposed
        // Who was asked may have changed which rows there are.
        guard place != path, isRow(path), isPlace(place, for: path) else { return false }
        let former = changeCount
        dataSource.tableView(self, moveRowAt: path, to: place)
        // It may have shown the change by itself.
        if former == changeCount { moveRow(at: path, to: place) }
        return true
    }

    private func isRow(_ path: IndexPath) -> Bool {
        path.count == 2 && path.row >= 0 && path.row < numberOfRows(inSection: path.section)
    }
    private func isPlace(_ place: IndexPath, for path: IndexPath) -> Bool {
        guard place.count == 2, (0..<numberOfSections).contains(place.section) else { return false }
        // In another section it may come behind all others.
        let last =
            numberOfRows(inSection: place.section) - (place.section == path.section ? 1 : 0)
        return place.row >= 0 && place.row <= last
    }
}
