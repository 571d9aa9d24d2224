/// How an item that is selected looks.
extension UICollectionView: ChoosingList {
    final func letGo(of path: IndexPath, animated: Bool) {
        deselectItem(at: path, animated: animated)
    }
    final func show(isChosen: Bool, at path: IndexPath, animated: Bool) {
        shownCell(at: path)?.isSelected = isChosen
    }
}
