/// Which rows are selected.
extension UITableView {
    private var choosesSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects a row, besides others only where there may be several; nil for none at all.
    final func choose(_ path: IndexPath?, animated: Bool) {
        if path == nil || !choosesSeveral {
            for other in chosen.all where other != path {
                deselectRow(at: other, animated: animated)
            }
        }
        guard let path else { return }
        chosen.insert(path)
        shownCell(at: path)?.setSelected(true, animated: animated)
    }

    /// Lets rows go where there may be several no longer.
    final func choiceChanged() {
        guard !choosesSeveral else { return }
        for path in chosen.all.dropLast() { deselectRow(at: path, animated: false) }
    }
}
