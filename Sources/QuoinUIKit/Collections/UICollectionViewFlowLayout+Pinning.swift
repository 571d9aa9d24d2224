/// Headers and footers that stay in sight while anything of their section is.
extension UICollectionViewFlowLayout {
    /// Whether something is a header or a footer that stays in sight.
    func isPinned(_ part: UICollectionViewLayoutAttributes) -> Bool {
        switch part.representedElementKind {
        case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
        case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
        default: false
        }
    }

    /// A header or a footer as it stands in what is seen now: at the edge that it would leave, as long as the
    /// other end of its section does not push it out.
    func pinned(_ part: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let view = collectionView, sections.indices.contains(part.indexPath.section),
            let copy = part.copy() as? UICollectionViewLayoutAttributes
        else { return part }
        let section = sections[part.indexPath.section]
        let seen = view.mirrored(view.bounds.inset(by: view.leastInset))
        let (start, end) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        let place = isVertical ? part.frame.minY : part.frame.minX
        let length = isVertical ? part.size.height : part.size.width
        let isHeader = part.representedElementKind == UICollectionView.elementKindSectionHeader
        let shown =
            isHeader
            ? max(place, min(start, section.start + max(0, section.length) - length))
            : min(place, max(end - length, section.start))
        if isVertical { copy.frame.origin.y = shown } else { copy.frame.origin.x = shown }
        copy.zIndex = max(copy.zIndex, 10)
        return copy
    }
}
