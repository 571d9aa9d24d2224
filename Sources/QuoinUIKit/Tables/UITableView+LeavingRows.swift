import QuoinKit

/// Telling the delegate of cells that have left sight.
///
/// It hears of them when the table has done what it is about, for it may change the table then; and of one that is to
/// show another row at once, before it does.
extension UITableView {
    final func listenToLeavingRows() {
        table?.rowLeaves = { [weak self] cell, path in
            nonisolated(unsafe) let carrier = cell as? Carrier
            MainActor.assumeIsolated { self?.note(carrier, leaving: path) }
        }
    }

    private func note(_ carrier: Carrier?, leaving path: RowPath) {
        // The section may be gone already.
        let section = number(ofSection: path.section)
        guard rowDelegate != nil, section >= 0, let cell = carrier?.content as? UITableViewCell
        else { return }
        leftRows.append((cell, IndexPath(row: path.row, section: section)))
    }

    final func tellOfLeftRows() {
        // One after the other: what it does may have a cell shown again of which it has not heard yet.
        while let cell = leftRows.first?.cell { tellThatLeft(cell) }
    }

    /// Tells of a cell, if it has left sight: at last when it is to show another row.
    final func tellThatLeft(_ cell: UITableViewCell) {
        guard let place = leftRows.firstIndex(where: { $0.cell === cell }) else { return }
        let path = leftRows.remove(at: place).path
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
}
