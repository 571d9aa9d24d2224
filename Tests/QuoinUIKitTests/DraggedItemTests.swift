import QuoinUIKit
import TestSupport
import Testing

/// Items that are dragged from one place to another.
@MainActor
@Suite struct DraggedItemTests {
    private final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var names = ["A", "B", "C"]
        var operation = UIDropOperation.move
        var heard: [String] = []

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
            _ view: UICollectionView, itemsForBeginning session: any UIDragSession,
            at path: IndexPath
        ) -> [UIDragItem] {
            heard.append("\(session.location(in: view).x)")
            let item = UIDragItem(itemProvider: NSItemProvider())
            item.localObject = names[path.item]
            return names[path.item] == "C" ? [] : [item]
        }
        func collectionView(_ view: UICollectionView, dragSessionDidEnd: any UIDragSession) {
            heard.append("end")
        }
        func collectionView(
            _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath path: IndexPath?
        ) -> UICollectionViewDropProposal {
            heard.append("\(session.location(in: view).x)")
            return UICollectionViewDropProposal(
                operation: operation, intent: .insertAtDestinationIndexPath)
        }
        func collectionView(
            _ view: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard coordinator.proposal.operation == .move, let item = coordinator.items.first,
                let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath
            else { return }
            view.performBatchUpdates {
                self.names.insert(self.names.remove(at: from.item), at: to.item)
                view.deleteItems(at: [from])
                view.insertItems(at: [to])
            }
            coordinator.drop(item.dragItem, toItemAt: to)
            heard.append("drop \(item.dragItem.localObject as? String ?? "")")
        }
    }
    private let board = Board()
    private let view: UICollectionView

    private init() {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 50, height: 50), 0)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 150, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.dragDelegate, view.dropDelegate) = (board, board, board)
        view.dragInteractionEnabled = true
        view.layoutIfNeeded()
    }

    @MainActor @Test func `what is dragged goes where the app lets it`() {
        let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
        expectTrue(view.dragItem(at: first, to: last))
        expectEqual(board.names, ["B", "C", "A"])
        // It begins in the middle of the first one, is above the middle of the last one, and ends after it was let go.
        expectEqual(board.heard, ["25.0", "125.0", "drop A", "end"])
        view.layoutIfNeeded()
        expectEqual(view.numberOfItems(inSection: 0), 3)
    }

    @MainActor @Test func `what the app does not want stays`() {
        let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
        board.operation = .forbidden
        expectTrue(!view.dragItem(at: first, to: last))
        expectEqual(board.heard, ["25.0", "125.0", "end"])
        expectTrue(!view.dragItem(at: last, to: first))
        expectTrue(!view.dragItem(at: IndexPath(item: 7, section: 0), to: first))
        view.dragInteractionEnabled = false
        board.operation = .move
        expectTrue(!view.dragItem(at: first, to: last))
        expectEqual(board.names, ["A", "B", "C"])
    }

    @MainActor @Test func `what tables say of drags is kept`() {
        let proposal = UITableViewDropProposal(
            operation: .move, intent: .insertAtDestinationIndexPath)
        expectEqual(proposal.operation, .move)
        expectEqual(proposal.intent, .insertAtDestinationIndexPath)
        expectEqual(UITableViewDropProposal(operation: .cancel).intent, .unspecified)
        expectEqual(UICollectionViewDropProposal(operation: .copy).intent, .unspecified)
        expectTrue(!UIDevice.current.proximityState && UITextInputMode.activeInputModes.isEmpty)
    }
}
