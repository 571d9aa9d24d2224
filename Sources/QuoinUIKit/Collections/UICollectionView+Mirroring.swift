/// Layouts that are seen in a mirror where people read from the right.
///
/// The layout arranges everything as it is read from left to right, and the collection shows it mirrored.
extension UICollectionView {
    private var isMirrored: Bool {
        let layout = collectionViewLayout
        return layout.flipsHorizontallyInOppositeLayoutDirection && !layout.mirrorsByItself
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    private var contentWidth: CGFloat { collectionViewLayout.collectionViewContentSize.width }

    final func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(
            x: contentWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    final func mirrored(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        copy.center.x = contentWidth - copy.center.x
        return copy
    }

    /// What the layout has in a rectangle of the content, as it is shown.
    final func arranged(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
        return isMirrored ? found.map { mirrored($0) } : found
    }
}
