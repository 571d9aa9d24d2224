// What a delegate may say of what is touched for long, and what little else is never asked here.
extension UITableViewDelegate {
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { false }
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector,
        forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { false }
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView, performAction action: Selector,
        forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Not asked, for nobody touches. A test may call it.
    public func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
