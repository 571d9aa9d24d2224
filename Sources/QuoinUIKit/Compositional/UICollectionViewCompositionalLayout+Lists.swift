// How rows look in sections that are lists.
extension UICollectionViewCompositionalLayout {
    /// The look of a row; none of items of other sections.
    func listRow(of path: IndexPath) -> ListRow? {
        guard sections.indices.contains(path.section),
            let list = sections[path.section].object.list
        else { return nil }
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        let last = (owner?.numberOfItems(inSection: path.section) ?? 0) - 1
        let isRow = path.item >= first
        var line = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler { line = handler(path, line) }
        let isLineless = path.item == last && list.appearance != .plain
        let isWanted =
            line.bottomSeparatorVisibility == .visible
            || line.bottomSeparatorVisibility == .automatic && list.hasLines && !isLineless
        return ListRow(
            ground: isRow && list.isGrouped ? .secondarySystemGroupedBackground : nil,
            radius: isRow && list.appearance == .insetGrouped ? 10 : 0,
            isFirst: path.item == first, isLast: path.item == last,
            line: isRow && list.showsSeparators && isWanted ? line.color : nil,
            lineInsets: line.bottomSeparatorInsets)
    }

    /// What is behind the whole collection.
    var listGround: UIColor? {
        guard let list = sections.lazy.compactMap(\.object.list).first else { return nil }
        return list.backgroundColor ?? (list.isGrouped ? .systemGroupedBackground : nil)
    }
}

extension UICollectionLayoutListConfiguration {
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
    fileprivate var hasLines: Bool { appearance == .plain || isGrouped }
}
