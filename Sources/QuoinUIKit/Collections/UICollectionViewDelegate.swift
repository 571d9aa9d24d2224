/// Who hears of a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    )
        -> Bool
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind kind: String, at indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind kind: String, at indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
        atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt original: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath
    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint
    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector,
        forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector,
        forItemAt indexPath: IndexPath, withSender sender: Any?
    )
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration?
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
}
extension UICollectionViewDelegate {
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath)
    {}
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt path: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath
    )
        -> Bool
    { true }
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath
    ) -> Bool { true }
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt path: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    public func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath
    ) {}
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind kind: String, at indexPath: IndexPath
    ) {}
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind kind: String, at indexPath: IndexPath
    ) {}
    /// As in UIKit: what the older method says, which does not know where the item is by now.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
        atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: original,
            toProposedIndexPath: proposed)
    }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt original: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { proposed }
    /// As in UIKit: asked after changes, and when another layout has come, after the layout.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint { proposed }
}
