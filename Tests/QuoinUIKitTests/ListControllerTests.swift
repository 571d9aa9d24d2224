import QuoinUIKit
import TestSupport
import Testing

/// Screens that are a table or a collection, with what their classes override, as people write it.
@MainActor
@Suite struct ListControllerTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        { 3 }
        override func tableView(
            _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
        ) -> CGFloat { 10 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
            -> CGFloat
        { 40 + CGFloat(indexPath.row) }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
        override func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath { source }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(title: "Row \(indexPath.row)")
            }
        }
    }

    @MainActor @Test func `a table's screen says what there is, and what would be done`() throws {
        let rows = Rows(style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = rows
        window.makeKeyAndVisible()
        window.tick(after: 0.1)
        expectEqual(rows.tableView.visibleCells.map(\.frame.height), [40, 41, 42])
        let source: (any UITableViewDataSource)? = rows.tableView.dataSource
        expectEqual(source?.sectionIndexTitles(for: rows.tableView), ["A"])
        let menu = rows.tableView(
            rows.tableView, contextMenuConfigurationForRowAt: IndexPath(row: 2, section: 0),
            point: .zero)
        expectEqual(menu?.actionProvider?([])?.title, "Row 2")
    }

    private final class Items: UICollectionViewController {
        var isOpen = true
        override func collectionView(
            _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool { isOpen }
        override func collectionView(
            _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
        ) { isOpen = false }
    }

    @MainActor @Test
    func `a collection's screen may have another collection, and hears its delegate's words`()
        throws
    {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let other = UICollectionView(frame: .zero, collectionViewLayout: layout)
        items.collectionView = other
        expectTrue(items.view === other)
        expectTrue(items.collectionViewLayout === layout)
        let delegate: any UICollectionViewDelegate = items
        delegate.collectionView(other, didHighlightItemAt: [0, 0])
        expectTrue(!delegate.collectionView(other, shouldSelectItemAt: [0, 0]))
        items.collectionView.isEditing = true
        expectTrue(other.isEditing)
    }
}
