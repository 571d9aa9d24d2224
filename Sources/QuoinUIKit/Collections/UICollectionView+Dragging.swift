/// What has been let go over a collection.
@MainActor
private final class Drop: UICollectionViewDropCoordinator {
    final class Item: UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        init(_ dragItem: UIDragItem, from path: IndexPath) {
            (self.dragItem, sourceIndexPath) = (dragItem, path)
        }
    }
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    init(
        _ drag: LocalDrag, from source: IndexPath, to destination: IndexPath,
        _ proposal: UICollectionViewDropProposal
    ) {
        items = drag.items.map { Item($0, from: source) }
        (destinationIndexPath, self.proposal, session) = (destination, proposal, drag)
    }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) {}
}

extension UICollectionView {
    /// Drags an item to the place of another one and lets it go there, as a finger would: the ``dragDelegate`` says what
    /// is dragged, and the ``dropDelegate`` what becomes of it.
    ///
    /// - Returns: Whether it was let go where it is taken.
    @discardableResult
    public final func dragItem(at source: IndexPath, to destination: IndexPath) -> Bool {
        guard dragInteractionEnabled, let dragDelegate, isItem(source) else {
            return false
        }
        let drag = LocalDrag()
        drag.place = layoutAttributesForItem(at: source).map { ($0.center, self) }
        drag.items = dragDelegate.collectionView(self, itemsForBeginning: drag, at: source)
        guard !drag.items.isEmpty else { return false }
        dragDelegate.collectionView(self, dragSessionWillBegin: drag)
        defer { dragDelegate.collectionView(self, dragSessionDidEnd: drag) }
        guard let dropDelegate, dropDelegate.collectionView(self, canHandle: drag) else {
            return false
        }
        drag.place = layoutAttributesForItem(at: destination).map { ($0.center, self) }
        defer { dropDelegate.collectionView(self, dropSessionDidEnd: drag) }
        let proposal = dropDelegate.collectionView(
            self, dropSessionDidUpdate: drag, withDestinationIndexPath: destination)
        guard proposal.operation == .move || proposal.operation == .copy else { return false }
        dropDelegate.collectionView(
            self, performDropWith: Drop(drag, from: source, to: destination, proposal))
        return true
    }

    private func isItem(_ path: IndexPath) -> Bool {
        path.count == 2 && (0..<numberOfSections).contains(path.section) && path.item >= 0
            && path.item < numberOfItems(inSection: path.section)
    }
}
