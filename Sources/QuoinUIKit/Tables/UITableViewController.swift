/// A screen that is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// As in UIKit.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) {
        style = .plain
        super.init(nibName: nibName, bundle: bundle)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    /// As in UIKit.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    /// As in UIKit: nothing is selected any more when the screen comes into sight.
    open var clearsSelectionOnViewWillAppear = true
    /// As in UIKit: that of the table.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let tableView else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: path, animated: animated)
        }
    }
    /// As in UIKit: the table is edited, too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }
    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    // MARK: What it shows

    /// As in UIKit.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: nil) }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        nil
    }
    /// As in UIKit.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// As in UIKit.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.hasDefaultHeights = true
        return tableView.rowHeight
    }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
        -> CGFloat
    {
        tableView.hasDefaultEstimates = true
        return tableView.estimatedRowHeight
    }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    { tableView.sectionHeaderHeight }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    { tableView.sectionFooterHeight }
    /// Not asked.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
        -> CGFloat
    { tableView.sectionHeaderHeight }
    /// Not asked.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
        -> CGFloat
    { tableView.sectionFooterHeight }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        nil
    }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        nil
    }
    /// As in UIKit.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// As in UIKit.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    /// As in UIKit.
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}
    /// As in UIKit.
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}
    /// As in UIKit: without it, cells keep the level that they have.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
        -> Int
    {
        tableView.hasDefaultIndents = true
        return 0
    }
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
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    { true }
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
        -> IndexPath?
    { indexPath }
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
        -> IndexPath?
    { indexPath }
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    {}
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Neither called nor with an effect here.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Neither called nor with an effect here.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Neither called nor with an effect here.
    open func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Neither called nor with an effect here.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Neither called nor with an effect here.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    // MARK: Editing

    /// As in UIKit.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// As in UIKit where rows can be moved: asked by ``UITableView/dragRow(at:to:)``. Rows show that they can where a
    /// class of one's own says so.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.hasDefaultMoves = true
        return true
    }
    /// As in UIKit.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// As in UIKit: called by ``UITableView/dragRow(at:to:)``.
    open func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {}
    /// As in UIKit: asked by ``UITableView/dragRow(at:to:)``.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { proposed }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { .delete }
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// As in UIKit.
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { nil }
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Not asked, for nobody touches. A test may call it.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}
