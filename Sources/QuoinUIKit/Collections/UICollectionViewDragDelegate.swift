/// What of a collection can be dragged. Nobody drags anything by a finger here: see ``UICollectionView/dragItem(at:to:)``.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
    func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}
extension UICollectionViewDragDelegate {
    /// By default, nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) {}
    /// By default, nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) {}
}

/// What becomes of what is dragged to a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator)
    func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}
extension UICollectionViewDropDelegate {
    /// By default, it can.
    public func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { true }
    /// By default, items are moved.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move) }
    /// By default, nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {}
}

/// What a collection would do with what is above it.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where what is let go comes.
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }
    /// As in UIKit.
    public let intent: Intent
    /// As in UIKit.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// One of the things that are let go.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
}
/// What is let go, where, and how it gets there.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    /// As in UIKit, without a motion.
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}
