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
        // As in UIKit, it begins where the content of a row does that is edited.
        let edited = cell.editingControls?.roomAtStart ?? 0
        let (atLeft, atRight) = isForward ? (edited, 0) : (0, edited)
        let start = Double(isForward ? inset.left : inset.right) + rows.left + content.left + atLeft
        let end =
            Double(isForward ? inset.right : inset.left) + rows.right + content.right + atRight
        return SeparatorLook(
            color: color.value, left: start, right: end,
            thickness: 1 / Double(UIScreen.main.scale))
    }

    /// Has the lines of the rows in sight follow what was set, or what rows there are.
    final func separatorsChanged() {
        for cell in table?.visibleCells ?? [] { cell.setNeedsLayout() }
    }
}
