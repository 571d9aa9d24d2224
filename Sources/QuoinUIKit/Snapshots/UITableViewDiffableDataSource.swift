/// A table's data source that is told what the table shows, and finds out what has changed by itself.
///
/// - Complexity: applying a snapshot takes O(*n* log *n*) for *n* items, and O(*n*) if those that stay are in the same
///   order. Only cells of items that have come or are reloaded are asked for.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
    /// What makes the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// As in UIKit. Rows come with a motion only within `UIView.animate`.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var keeper = SnapshotKeeper<SectionIdentifierType, ItemIdentifierType>()

    /// As in UIKit: the table does not keep its data source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Applying

    /// As in UIKit. It is over at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        table?.node.report(snapshot.problems)
        let (changes, refilled) = keeper.take(snapshot)
        if let table {
            table.change { $0.formUnion(changes) }
            table.reconfigureRows(at: refilled)
        }
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
        table?.node.report(snapshot.problems)
        keeper.settle(snapshot)
        table?.reloadData()
        completion?()
    }
    /// As in UIKit: all cells are asked for again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        let isOver: (() -> Void)? = nil
        applySnapshotUsingReloadData(snapshot, completion: isOver)
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

    // MARK: What the table asks

    /// As in UIKit.
    open func numberOfSections(in tableView: UITableView) -> Int { keeper.sectionCount }
    /// As in UIKit.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        keeper.itemCount(of: section)
    }
    /// As in UIKit. Where the provider makes none, an empty cell is shown, and that is reported.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        guard let item = keeper.item(at: indexPath) else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        if let cell = cellProvider(tableView, indexPath, item) { return cell }
        tableView.node.reportNoView("cell", of: "\(item)")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// As in UIKit: none, unless a class of one's own says so.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }
    /// As in UIKit: none, unless a class of one's own says so.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        nil
    }
    /// As in UIKit: not, unless a class of one's own says so.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// As in UIKit: not, unless a class of one's own says so.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// As in UIKit: for a class of one's own.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// As in UIKit: for a class of one's own.
    open func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {}
    /// As in UIKit: for a class of one's own.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// As in UIKit: for a class of one's own.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
