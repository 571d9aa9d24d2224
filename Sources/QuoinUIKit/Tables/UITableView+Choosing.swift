/// How a row that is selected looks.
extension UITableView: ChoosingList {
    final func letGo(of path: IndexPath, animated: Bool) {
        deselectRow(at: path, animated: animated)
    }
    final func show(isChosen: Bool, at path: IndexPath, animated: Bool) {
        shownCell(at: path)?.setSelected(isChosen, animated: animated)
    }
}
