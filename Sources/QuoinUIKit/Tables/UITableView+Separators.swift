import QuoinKit

/// The lines between rows.
extension UITableView {
    /// The line below a row: none below the last row of a section, but in the plain style.
    final func separator(below cell: UITableViewCell) -> SeparatorLook? {
        guard separatorStyle != .none, let color = separatorColor else { return nil }
        if style != .plain, let path = indexPath(for: cell),
            path.row == numberOfRows(inSection: path.section) - 1
        {
            return nil
        }
        let inset = cell.ownSeparatorInset ?? separatorInset
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        let (rows, content) = (rowInset, contentInsetOfRows)
        let start = Double(isForward ? inset.left : inset.right) + rows.left + content.left
        let end = Double(isForward ? inset.right : inset.left) + rows.right + content.right
        return SeparatorLook(
            color: color.value, left: start, right: end,
            thickness: 1 / Double(UIScreen.main.scale))
    }

    /// Has the lines of the rows in sight follow what was set, or what rows there are.
    final func separatorsChanged() {
        for cell in table?.visibleCells ?? [] { cell.setNeedsLayout() }
    }
}
