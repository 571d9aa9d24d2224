/// A screen that is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let layout: UICollectionViewLayout
    /// As in UIKit.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibName, bundle: bundle)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }
    /// As in UIKit: nothing is selected any more when the screen comes into sight.
    open var clearsSelectionOnViewWillAppear = true
    /// Kept, without effect.
    open var installsStandardGestureForInteractiveMovement = true
    /// Kept, without effect.
    open var useLayoutToLayoutNavigationTransitions = false
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in made.indexPathsForSelectedItems ?? [] {
            made.deselectItem(at: path, animated: animated)
        }
    }
    private lazy var made: UICollectionView = {
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        made.dataSource = self
        made.delegate = self
        return made
    }()
    /// As in UIKit.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return made
        }
        set {
            guard let newValue, newValue !== made else { return }
            made = newValue
            view = newValue
        }
    }
    /// As in UIKit.
    open var collectionViewLayout: UICollectionViewLayout { made.collectionViewLayout }
    open override func loadView() { view = made }

    // MARK: What it shows

    /// As in UIKit.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    /// As in UIKit.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String,
        at indexPath: IndexPath
    ) {}
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind kind: String, at indexPath: IndexPath
    ) {}
    /// As in UIKit.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    // MARK: What nobody touches

    /// Not asked, for nobody touches. A test may call it.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Not asked, for nobody touches. A test may call it.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
    /// Not asked, for nobody touches. A test may call it.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Not asked, for nobody touches. A test may call it.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Not asked, for nobody touches. A test may call it.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Not asked, for nobody touches. A test may call it.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// As in UIKit.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// As in UIKit.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale: CGFloat
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    }
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Neither called nor with an effect here.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Neither called nor with an effect here.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Neither called nor with an effect here.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
        -> Bool
    { true }
    /// As in UIKit where items can be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    { true }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {}
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
        atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: original,
            toProposedIndexPath: proposed)
    }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { proposed }
    /// As in UIKit: asked after changes, and when another layout has come, after the layout.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint { proposed }
}
