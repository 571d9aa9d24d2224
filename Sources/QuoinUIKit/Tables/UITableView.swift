import QuoinKit

/// A list of rows in sections, of which only those exist that are in sight.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections stand out. They look alike here.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle, automatic = 100
    }
    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// As in UIKit.
    public static let automaticDimension: CGFloat = -1
    /// As in UIKit.
    public static let indexSearch = "{search}"

    override class func makeNode() -> any OwnedNode { TableNode() }
    final var table: TableView? { node as? TableView }
    private let source = TableRowsSource()
    final var rows = TableRows()
    final var registry = TableRegistry()
    private var selected: [IndexPath] = []

    /// As in UIKit.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }
    public override init(frame: CGRect) {
        style = .plain
        super.init(frame: frame)
        prepare()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        source.table = self
        table?.dataSource = source
    }

    /// As in UIKit.
    public let style: Style
    /// As in UIKit.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// As in UIKit.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    final var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    /// As in UIKit.
    open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
    /// As in UIKit.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet {
            if estimatedRowHeight > 0 { table?.estimatedRowHeight = Double(estimatedRowHeight) }
        }
    }
    /// As in UIKit.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// As in UIKit.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// As in UIKit.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// As in UIKit.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// As in UIKit.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// As in UIKit.
    open var tableHeaderView: UIView? { didSet { reloadData() } }
    /// As in UIKit.
    open var tableFooterView: UIView? { didSet { reloadData() } }
    /// As in UIKit.
    open var backgroundView: UIView?
    /// As in UIKit.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// As in UIKit.
    open var separatorColor: UIColor? = .separator
    /// As in UIKit.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// As in UIKit.
    open var separatorInsetReference = 0
    /// As in UIKit.
    open var separatorEffect: UIVisualEffect?
    /// As in UIKit.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// As in UIKit.
    open var insetsContentViewsToSafeArea = true
    /// As in UIKit.
    open var allowsSelection = true
    /// As in UIKit.
    open var allowsMultipleSelection = false
    /// As in UIKit.
    open var allowsSelectionDuringEditing = false
    /// As in UIKit.
    open var allowsMultipleSelectionDuringEditing = false
    /// As in UIKit.
    open var isEditing = false
    /// As in UIKit.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// As in UIKit.
    open var sectionIndexColor: UIColor?
    /// As in UIKit.
    open var sectionIndexBackgroundColor: UIColor?
    /// As in UIKit.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// As in UIKit.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// As in UIKit.
    open var dragInteractionEnabled = false
    /// As in UIKit.
    open var isPrefetchingEnabled = true
    /// As in UIKit.
    open var remembersLastFocusedIndexPath = false

    // MARK: Registering

    /// As in UIKit.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registry.cells[identifier] = cellClass as? UITableViewCell.Type
    }
    /// As in UIKit.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    /// As in UIKit.
    open func register(
        _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        registry.headers[identifier] = viewClass as? UITableViewHeaderFooterView.Type
    }
    /// As in UIKit.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    /// As in UIKit.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let carrier = table?.dequeueReusableCell(withIdentifier: identifier) as? Carrier {
            return carrier.content as? UITableViewCell
        }
        return registry.cells[identifier]?.init(registeredAs: identifier)
    }
    /// As in UIKit.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// As in UIKit.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        if let carrier = table?.dequeueReusableCell(withIdentifier: "header " + identifier)
            as? Carrier
        {
            return carrier.content as? UITableViewHeaderFooterView
        }
        return registry.headers[identifier]?.init(registeredAs: identifier)
    }

    // MARK: Asking

    /// As in UIKit.
    open var numberOfSections: Int {
        _ = table?.numberOfRows
        return rows.sectionCount
    }
    /// As in UIKit.
    open func numberOfRows(inSection section: Int) -> Int {
        _ = table?.numberOfRows
        return rows.rowCount(in: section)
    }
    /// As in UIKit.
    open var visibleCells: [UITableViewCell] {
        (table?.visibleCells ?? []).compactMap { ($0 as? Carrier)?.content as? UITableViewCell }
    }
    /// As in UIKit.
    open var indexPathsForVisibleRows: [IndexPath]? {
        table.map { table in
            table.visibleRows.compactMap { place in
                if case .row(let path) = rows.entry(at: place) { path } else { nil }
            }
        }
    }
    private func content(at place: Int?) -> UIView? {
        place.flatMap { (table?.cellForRow(at: $0) as? Carrier)?.content }
    }
    /// As in UIKit.
    open func cellForRow(at path: IndexPath) -> UITableViewCell? {
        content(at: rows.place(of: path)) as? UITableViewCell
    }
    /// As in UIKit.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content(at: rows.placeOfHeader(of: section)) as? UITableViewHeaderFooterView
    }
    /// As in UIKit.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    /// As in UIKit.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard
            let carrier = table?.visibleCells.first(where: { ($0 as? Carrier)?.content === cell }),
            let place = table?.row(for: carrier), case .row(let path) = rows.entry(at: place)
        else { return nil }
        return path
    }
    /// As in UIKit.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard let place = table?.row(at: Point(point)), case .row(let path) = rows.entry(at: place)
        else { return nil }
        return path
    }
    /// As in UIKit.
    open func rectForRow(at path: IndexPath) -> CGRect {
        rows.place(of: path).flatMap { table?.rectForRow(at: $0)?.cg } ?? .zero
    }
    /// As in UIKit.
    open func rect(forSection section: Int) -> CGRect {
        let rects = rows.places(of: section).compactMap { table?.rectForRow(at: $0)?.cg }
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }
    /// As in UIKit.
    open func rectForHeader(inSection section: Int) -> CGRect {
        rows.placeOfHeader(of: section).flatMap { table?.rectForRow(at: $0)?.cg } ?? .zero
    }
    /// As in UIKit.
    open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        _ = table?.numberOfRows
        guard let place = rows.place(of: path) else { return }
        let positions: [ScrollPosition: TableView.ScrollPosition] = [
            .top: .top, .middle: .middle, .bottom: .bottom,
        ]
        table?.scrollToRow(at: place, position: positions[position] ?? .none)
    }

    // MARK: Changes

    // Whatever has changed, what is in sight is asked for again, and what is not is measured when it comes.
    /// As in UIKit.
    open func reloadData() { table?.reloadData() }
    /// As in UIKit.
    open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// As in UIKit.
    open func insertRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// As in UIKit.
    open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// As in UIKit.
    open func moveRow(at path: IndexPath, to other: IndexPath) { reloadData() }
    /// As in UIKit.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// As in UIKit.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// As in UIKit.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// As in UIKit.
    open func reloadSectionIndexTitles() {}
    /// As in UIKit.
    open func beginUpdates() {}
    /// As in UIKit.
    open func endUpdates() { reloadData() }
    /// As in UIKit.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    // MARK: Choosing

    /// As in UIKit.
    open var indexPathForSelectedRow: IndexPath? { selected.first }
    /// As in UIKit.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
    /// As in UIKit.
    open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selected.forEach { cellForRow(at: $0)?.isSelected = false } }
        guard let path else {
            selected = []
            return
        }
        selected = allowsMultipleSelection ? selected + [path] : [path]
        cellForRow(at: path)?.isSelected = true
    }
    /// As in UIKit.
    open func deselectRow(at path: IndexPath, animated: Bool) {
        selected.removeAll { $0 == path }
        cellForRow(at: path)?.isSelected = false
    }

    // MARK: What the engine asks

    final func countEntries() -> Int {
        var counted = TableRows(
            hasTableHeader: tableHeaderView != nil, hasTableFooter: tableFooterView != nil)
        if let dataSource {
            for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
                counted.add(
                    hasHeader: hasPart(section, isHeader: true),
                    count: dataSource.tableView(self, numberOfRowsInSection: section),
                    hasFooter: hasPart(section, isHeader: false))
            }
        }
        rows = counted
        return counted.count
    }

    private func height(ofPart section: Int, isHeader: Bool) -> CGFloat {
        guard let rowDelegate else { return isHeader ? sectionHeaderHeight : sectionFooterHeight }
        return isHeader
            ? rowDelegate.tableView(self, heightForHeaderInSection: section)
            : rowDelegate.tableView(self, heightForFooterInSection: section)
    }

    /// Whether a section has a header or a footer that is to be seen.
    private func hasPart(_ section: Int, isHeader: Bool) -> Bool {
        let height = height(ofPart: section, isHeader: isHeader)
        if height >= 0, height < 1 { return false }
        if height >= 1 { return true }
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return title != nil || view(ofPart: section, isHeader: isHeader) != nil
    }

    private func view(ofPart section: Int, isHeader: Bool) -> UIView? {
        isHeader
            ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
            : rowDelegate?.tableView(self, viewForFooterInSection: section)
    }

    final func carrier(at place: Int) -> Carrier {
        switch rows.entry(at: place) {
        case .row(let path):
            let cell =
                dataSource?.tableView(self, cellForRowAt: path)
                ?? UITableViewCell(style: .default, reuseIdentifier: nil)
            rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
            cell.isSelected = selected.contains(path)
            let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
            return carry(cell, cell.reuseIdentifier, height: height)
        case .header(let section): return carryPart(section, isHeader: true)
        case .footer(let section): return carryPart(section, isHeader: false)
        case .tableHeader: return carryWhole(tableHeaderView)
        case .tableFooter: return carryWhole(tableFooterView)
        case nil: return carry(UIView(), nil, height: 0)
        }
    }

    private func carryPart(_ section: Int, isHeader: Bool) -> Carrier {
        let height = height(ofPart: section, isHeader: isHeader)
        if let view = view(ofPart: section, isHeader: isHeader) {
            let identifier = (view as? UITableViewHeaderFooterView)?.reuseIdentifier
            // A plain view says nothing of its height but by its frame.
            let isPlain = height < 0 && view.constraints.isEmpty && view.frame.height > 0
            return carry(
                view, identifier.map { "header " + $0 },
                height: isPlain ? view.frame.height : height)
        }
        let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
        made.textLabel?.text =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return carry(made, nil, height: height)
    }

    private func carryWhole(_ view: UIView?) -> Carrier {
        let view = view ?? UIView()
        return carry(view, nil, height: view.frame.height > 0 ? view.frame.height : -1)
    }

    private func carry(_ view: UIView, _ identifier: String?, height: CGFloat) -> Carrier {
        let carrier: Carrier
        if let present = view.node.superview as? Carrier, present.content === view {
            carrier = present
        } else {
            carrier = Carrier(of: view, node: view.node)
        }
        carrier.reuseIdentifier = identifier
        carrier.setHeight(height < 0 ? nil : Double(height))
        return carrier
    }
}

/// Which classes cells and headers are made from.
struct TableRegistry {
    var cells: [String: UITableViewCell.Type] = [:]
    var headers: [String: UITableViewHeaderFooterView.Type] = [:]
}
