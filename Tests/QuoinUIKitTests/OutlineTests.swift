import QuoinUIKit
import TestSupport
import Testing

/// Sections that are trees: their rows are indented by level.
@MainActor
@Suite struct OutlineTests {
    private typealias Rows = UICollectionViewDiffableDataSource<Int, String>
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func list(
        _ header: UICollectionLayoutListConfiguration.HeaderMode, ownLevel: Int? = nil
    ) -> (UICollectionView, Rows) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = header
        let collection = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        window.addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            if let ownLevel { cell.indentationLevel = ownLevel }
        }
        let rows = Rows(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Animals", "Plants"])
        tree.append(["Cats"], to: "Animals")
        tree.append(["Lynx"], to: "Cats")
        tree.expand(["Animals", "Cats"])
        rows.apply(tree, to: 0, animatingDifferences: false)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (collection, rows)
    }

    private func levels(_ collection: UICollectionView) -> [Int] {
        collection.indexPathsForVisibleItems.sorted().map { path in
            (collection.cellForItem(at: path) as? UICollectionViewListCell)?.indentationLevel ?? -1
        }
    }

    @MainActor @Test func `rows are indented by their level`() {
        let (collection, rows) = list(.none)
        expectEqual(levels(collection), [0, 1, 2, 0])
        // Ten for each level.
        let contents = collection.indexPathsForVisibleItems.sorted().compactMap { path in
            collection.cellForItem(at: path)?.contentView.frame.minX
        }
        expectEqual(contents, [0, 10, 20, 0])
        rows.setExpanded(false, of: "Animals")
        window.layoutIfNeeded()
        expectEqual(levels(collection), [0, 0])
        rows.setExpanded(true, of: "Animals")
        window.layoutIfNeeded()
        expectEqual(levels(collection), [0, 1, 2, 0])
    }

    @MainActor @Test func `rows below a header that is an item are indented from there`() {
        let (collection, _) = list(.firstItemInSection)
        expectEqual(levels(collection), [0, 0, 1, 0])
    }

    @MainActor @Test func `what fills a row may say something else`() {
        let (collection, _) = list(.none, ownLevel: 3)
        expectEqual(levels(collection), [3, 3, 3, 3])
    }

    @MainActor @Test func `rows of a section that is no tree stay as they are`() {
        let (collection, rows) = list(.none)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Lynx", "Puma"])
        rows.applySnapshotUsingReloadData(snapshot)
        window.layoutIfNeeded()
        expectEqual(levels(collection), [0, 0])
    }
}
