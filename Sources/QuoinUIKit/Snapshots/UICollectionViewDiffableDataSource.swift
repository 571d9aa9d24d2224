import QuoinKit

/// A collection's data source that is told what the collection shows, and finds out what has changed by itself.
///
/// - Complexity: as for ``UITableViewDiffableDataSource``.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// What makes the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// What makes headers, footers and the like.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// As in UIKit.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// As in UIKit: asked and told when an item is moved by ``UICollectionView/endInteractiveMovement()``.
    open var reorderingHandlers = ReorderingHandlers()
    /// As in UIKit; they are asked by ``setExpanded(_:of:)``, for nobody taps.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    private weak var collection: UICollectionView?
    private let cellProvider: CellProvider
    private var keeper = SnapshotKeeper<SectionIdentifierType, ItemIdentifierType>()
    /// The trees that sections were made from.
    private var trees:
        [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// As in UIKit: the collection does not keep its data source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Applying

    /// As in UIKit. It is over at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        forgetTrees(but: snapshot)
        show(snapshot)
        completion?()
    }
    /// As in UIKit. It is over at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        let isOver: (() -> Void)? = nil
        apply(snapshot, animatingDifferences: animatingDifferences, completion: isOver)
    }
    /// As in UIKit: all cells are asked for again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        collection?.node.report(snapshot.problems)
        forgetTrees(but: snapshot)
        keeper.settle(snapshot)
        collection?.reloadData()
        completion?()
    }
    /// As in UIKit: all cells are asked for again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        let isOver: (() -> Void)? = nil
        applySnapshotUsingReloadData(snapshot, completion: isOver)
    }
    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        collection?.node.report(snapshot.problems)
        let (changes, refilled) = keeper.take(snapshot)
        guard let collection else { return }
        collection.change { $0.formUnion(changes) }
        collection.reconfigureItems(at: refilled)
    }

    // MARK: Sections as trees

    /// As in UIKit: what is seen of the tree are the items of the section, which comes last if it is not there.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = keeper.snapshot
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        collection?.node.report(snapshot.problems)
        whole.replaceItems(of: section, by: snapshot.visibleItems)
        trees[section] = snapshot
        show(whole)
        completion?()
    }
    /// As in UIKit. It is over at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        let isOver: (() -> Void)? = nil
        apply(
            snapshot, to: section, animatingDifferences: animatingDifferences, completion: isOver)
    }
    /// As in UIKit: of a section that was made from no tree, all items are roots.
    open func snapshot(for section: SectionIdentifierType)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        if let tree = trees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        tree.append(keeper.snapshot.itemIdentifiers(inSection: section))
        return tree
    }
    /// Does what a tap on an item's outline disclosure does, if the handlers let it.
    open func setExpanded(_ isExpanded: Bool, of item: ItemIdentifierType) {
        guard let section = keeper.snapshot.sectionIdentifier(containingItem: item),
            var tree = trees[section], tree.isExpanded(item) != isExpanded
        else { return }
        let handlers = sectionSnapshotHandlers
        if isExpanded {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            tree.expand([item])
            if let provider = handlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: provider(item, tree.snapshot(of: item)))
            }
        } else {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        }
        apply(tree, to: section, animatingDifferences: true, completion: nil)
    }
    /// A section whose items are said one by one is no tree any more.
    private func forgetTrees(
        but snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        trees = trees.filter { section, tree in
            snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
        }
    }

    // MARK: Asking

    /// As in UIKit.
    open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { keeper.snapshot }
    /// As in UIKit.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        keeper.item(at: indexPath)
    }
    /// As in UIKit.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        keeper.path(of: itemIdentifier)
    }
    /// As in UIKit.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { keeper.section(index) }
    /// As in UIKit.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        keeper.snapshot.indexOfSection(sectionIdentifier)
    }

    /// How far below the roots of its section's tree an item is; below its header, where that is a root. None if the section
    /// was made from no tree.
    private func level(
        of item: ItemIdentifierType, at path: IndexPath, in collection: UICollectionView
    ) -> Int? {
        guard let section = keeper.section(path.section), let tree = trees[section] else {
            return nil
        }
        let level = tree.level(of: item)
        return collection.collectionViewLayout.beginsWithHeader(path.section)
            ? max(0, level - 1) : level
    }

    // MARK: What the collection asks

    /// As in UIKit.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { keeper.sectionCount }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { keeper.itemCount(of: section) }
    /// As in UIKit. Where the provider makes none, an empty cell is shown, and that is reported.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let item = keeper.item(at: indexPath) else {
            return UICollectionViewCell(frame: .zero)
        }
        collectionView.comingLevel = level(of: item, at: indexPath, in: collectionView)
        defer { collectionView.comingLevel = nil }
        if let cell = cellProvider(collectionView, indexPath, item) { return cell }
        collectionView.node.reportNoView("cell", of: "\(item)")
        return UICollectionViewCell(frame: .zero)
    }
    /// As in UIKit. Where the provider makes none, an empty view is shown, and that is reported.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        collectionView.node.reportNoView("view of kind \"\(kind)\"", of: "\(indexPath)")
        return UICollectionReusableView(frame: .zero)
    }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        guard let item = keeper.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    /// As in UIKit: the snapshot has the item where it was moved to, and the handlers hear of it. Sections that were
    /// made from trees have roots only after that.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath,
        to destination: IndexPath
    ) {
        guard let item = keeper.item(at: source),
            let section = keeper.section(destination.section)
        else { return }
        let initial = keeper.snapshot
        var final = initial
        final.deleteItems([item])
        var items = final.itemIdentifiers(inSection: section)
        items.insert(item, at: max(0, min(destination.item, items.count)))
        final.replaceItems(of: section, by: items)
        let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
        reorderingHandlers.willReorder?(transaction)
        keeper.settle(final)
        for part in transaction.sectionTransactions where trees[part.sectionIdentifier] != nil {
            trees[part.sectionIdentifier] = part.finalSnapshot
        }
        reorderingHandlers.didReorder?(transaction)
    }

    /// Who says which items may be dragged to other places, and hears of it.
    public struct ReorderingHandlers {
        /// As in UIKit.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// As in UIKit.
        public var willReorder:
            (
                (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
                    Void
            )?
        /// As in UIKit.
        public var didReorder:
            (
                (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
                    Void
            )?
        /// None of them.
        public init() {}
    }

    /// Who says which items may be opened and closed, and hears of it.
    public typealias SectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers
}

/// Who says which items of a tree may be opened and closed, and hears of it.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
    /// As in UIKit.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// As in UIKit.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// As in UIKit.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// As in UIKit.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// As in UIKit: given an item and what is below it, what is to be below it.
    public var snapshotForExpandingParent:
        (
            (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?
    /// None of them.
    public init() {}
}
