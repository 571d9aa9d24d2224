/// Which items are selected.
extension UICollectionView {
    private var choosesSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects an item, besides others only where there may be several; nil for none at all.
    final func choose(_ path: IndexPath?, animated: Bool) {
        if path == nil || !choosesSeveral {
            for other in chosen.all where other != path {
                deselectItem(at: other, animated: animated)
            }
        }
        guard let path else { return }
        chosen.insert(path)
        shownCell(at: path)?.isSelected = true
    }

    /// Lets items go where there may be several no longer.
    final func choiceChanged() {
        guard !choosesSeveral else { return }
        for path in chosen.all.dropLast() { deselectItem(at: path, animated: false) }
    }
}
