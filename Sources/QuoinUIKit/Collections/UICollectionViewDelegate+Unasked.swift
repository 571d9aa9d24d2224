// What a delegate may say of what is touched for long, and what little else is never asked here.
extension UICollectionViewDelegate {
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { false }
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector,
        forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { false }
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector,
        forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
