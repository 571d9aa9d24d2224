/// Making what comes in sight.
extension UICollectionView {
    /// Lets what has a higher index stand above what has a lower one.
    final func order(_ placed: [(view: UIView, level: Int)]) {
        guard placed.contains(where: { $0.level != 0 }) else { return }
        let levels = placed.enumerated().sorted {
            ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
        }.map(\.element)
        for (view, level) in levels where level > 0 { bringSubviewToFront(view) }
        for (view, level) in levels.reversed() where level < 0 { sendSubviewToBack(view) }
    }

    final func made(_ key: CollectionElement, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView?
    {
        awaited = attributes
        defer { awaited = nil }
        let view = key.isDecoration ? madeDecoration(key, attributes) : asked(for: key)
        if let view { addSubview(view) }
        return view
    }

    private func asked(for key: CollectionElement) -> UICollectionReusableView? {
        if let kind = key.kind {
            let view = dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: key.path)
            if let view {
                (view as? UICollectionViewCell)?.followStateIfStale()
                itemDelegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
            }
            return view
        }
        let cell = dataSource?.collectionView(self, cellForItemAt: key.path)
        cell?.isSelected = chosen.contains(key.path)
        if let cell {
            cell.followStateIfStale()
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
        }
        return cell
    }

    private func madeDecoration(
        _ key: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard let kind = key.kind else { return nil }
        return collectionViewLayout.decorations[kind]?.init(
            registeredWithFrame: attributes.flatFrame)
    }
}
