import QuoinKit

/// A list of rows in sections, of which only those exist that are in sight.
///
/// Headers and footers stick in the plain style, and scroll with their rows in the grouped ones. Heights that are set
/// or that a delegate says count from the beginning; where the delegate says how tall rows are *about*, or
/// ``estimatedRowHeight`` is above zero, it is asked for rows in sight only, as in UIKit.
///
/// In the grouped styles, sections keep apart, on a grey ground, and `.insetGrouped` ones are cards with round corners, which
/// keep the table's margins from its sides.
///
/// What is not as in UIKit: no lines are drawn below the rows that there are, and nobody taps. A row, header or footer of which no height is said counts for ``estimatedRowHeight``, or for 44, until it was in
/// sight; one whose constraints say nothing either is as tall as that. Estimates by row are not asked for. Heights
/// are asked for 100,000 rows at most. There are at most ten million rows, headers and footers, in at most 100,000
/// sections; counts below zero are zero.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// As in UIKit.
    public static let automaticDimension: CGFloat = -1
    /// As in UIKit.
    public static let indexSearch = "{search}"

    override class func makeNode() -> View { TableView() }
    final var table: TableView? { node as? TableView }
    private let source = TableRowsSource()
    final var registry = TableRegistry()
    /// The rows that are selected.
    final var chosen = ChosenPaths()
    /// How many sections there are, and whether the table has a header and a footer of its own, as of the last count.
    final var sectionCount = 0
    final var hasWholeHeader = false
    final var hasWholeFooter = false
    /// Whether there is room above the first section, as of the last count.
    final var showsRoomAbove = false
    /// Whether an app has said what stands behind the rows.
    private var saysGround = false
    /// Whether the delegate was found to say nothing of heights, or of how tall rows are about.
    final var hasDefaultHeights = false
    final var hasDefaultEstimates = false
    /// Whether the delegate or the data source was found to say nothing of how far in rows stand, or of which can be moved.
    final var hasDefaultIndents = false
    final var hasDefaultMoves = false
    /// Whether rows have come, gone or changed since the last layout.
    final var hasNews = false
    /// Whether all cells are to be made anew with the next layout.
    final var awaitsCells = false
    /// What was noted in the batches that are open.
    final var changes = ListChanges()
    final var openBatches = 0
    /// The titles of sections at the end, as of when they were asked for.
    final var indexTitles: [String] = []
    final var isIndexStale = true
    final var index: UITableViewIndex?
    /// How often changes were made.
    final var changeCount = 0
    /// Headers and footers that were made to see whether there are any, until they are asked for.
    final var waitingParts: [String: UITableViewHeaderFooterView] = [:]
    /// A cell that stays while the data source fills it again.
    final var refilled: UITableViewCell?
    /// Cells that have left sight, and the rows that they were for, of which the delegate has yet to hear.
    final var leftRows: [(cell: UITableViewCell, path: IndexPath)] = []

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
        alwaysBounceVertical = true
        table?.dataSource = source
        table?.sectionHeadersStick = style == .plain
        table?.sectionFootersStick = style == .plain
        node.layoutMargins.left = 16
        node.layoutMargins.right = 16
        node.backgroundColor = defaultGround.value
        listenToLeavingRows()
    }

    /// As in UIKit.
    public let style: Style
    /// As in UIKit.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { loadAnew() } }
    /// As in UIKit.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// As in UIKit.
    open weak var delegate: (any UITableViewDelegate)? {
        get { rowDelegate }
        set { become(toldBy: newValue) }
    }
    final override func take(_ delegate: (any UIScrollViewDelegate)?) {
        if let rows = delegate as? any UITableViewDelegate {
            self.delegate = rows
        } else {
            become(toldBy: delegate)
        }
    }
    private func become(toldBy delegate: (any UIScrollViewDelegate)?) {
        guard delegate !== scrollDelegate else { return }
        scrollDelegate = delegate
        // It may have another say in what there is.
        table?.reloadData()
    }
    final var rowDelegate: (any UITableViewDelegate)? {
        scrollDelegate as? any UITableViewDelegate
    }
    /// As in UIKit.
    open var rowHeight = UITableView.automaticDimension {
        didSet {
            applyEstimate()
            table?.reloadData()
        }
    }
    /// As in UIKit.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet {
            applyEstimate()
            table?.reloadData()
        }
    }
    /// As in UIKit.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { table?.reloadData() } }
    }
    /// As in UIKit.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { table?.reloadData() } }
    }
    /// Kept, without effect.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// Kept, without effect.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// As in UIKit: what is above the headers of a plain table's sections, and does not stick with them. By default there
    /// is nothing, as in tables of apps that were built before iOS 15; in newer ones it is 22 points.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { table?.reloadData() } }
    }
    /// As in UIKit: set again, it is as high as its frame is by then. The rows stay. It is in the table, wherever that
    /// is scrolled to, but for an empty one that has no height.
    open var tableHeaderView: UIView? {
        didSet { exchangeWhole(oldValue, for: tableHeaderView, isHeader: true) }
    }
    /// As ``tableHeaderView``, behind all rows.
    open var tableFooterView: UIView? {
        didSet { exchangeWhole(oldValue, for: tableFooterView, isHeader: false) }
    }
    /// As in UIKit: it fills what is seen of the table, behind all else.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundView.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }
    /// As in UIKit: by the style, unless it is said.
    open override var backgroundColor: UIColor? {
        get { saysGround ? super.backgroundColor : defaultGround }
        set {
            saysGround = true
            super.backgroundColor = newValue
        }
    }
    /// As in UIKit: also of rows that have come just now and are in no place yet.
    open override var contentSize: CGSize {
        get {
            _ = table?.numberOfRows
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        sidesChanged()
    }
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        sidesChanged()
    }
    override func wordsForGrowingRows(called name: String) -> String? {
        rowHeight >= 0
            ? "\(name).rowHeight = UITableView.automaticDimension"
            : "return UITableView.automaticDimension in tableView(_:heightForRowAt:)"
    }
    override var laysOutWhenScrolled: Bool { backgroundView != nil || index != nil }
    open override func layoutSubviews() {
        (hasNews, awaitsCells) = (false, false)
        super.layoutSubviews()
        if style == .insetGrouped { sidesChanged() }
        if let backgroundView {
            backgroundView.frame = bounds
            if node.subviews.first !== backgroundView.node { sendSubviewToBack(backgroundView) }
        }
        placeIndex()
        tellOfLeftRows()
    }
    /// As in UIKit: between the rows of a section, and in the plain style below its last row, too.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { separatorsChanged() }
    }
    /// As in UIKit.
    open var separatorColor: UIColor? = .separator { didSet { separatorsChanged() } }
    /// As in UIKit. Where people read from the right, its sides change places.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { separatorsChanged() }
    }
    /// Kept, without effect.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// Kept, without effect.
    open var separatorEffect: UIVisualEffect?
    /// Kept, without effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// As in UIKit. In the inset style, the rows themselves stay away from where the device's edge is not free.
    open var insetsContentViewsToSafeArea = true { didSet { sidesChanged() } }
    /// As in UIKit.
    open var allowsSelection = true
    /// As in UIKit. When it is no longer allowed, the row stays selected that was last.
    open var allowsMultipleSelection = false { didSet { choiceChanged() } }
    /// Kept, without effect.
    open var allowsSelectionDuringEditing = false
    /// Kept, without effect.
    open var selectionFollowsFocus = false
    /// Kept, without effect.
    open var fillerRowHeight: CGFloat = 0
    /// As in UIKit: it counts instead of ``allowsMultipleSelection`` while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            choiceChanged()
            if isEditing { editingChanged(animated: false) }
        }
    }
    /// As in UIKit: setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }
    private var isBeingEdited = false
    /// As in UIKit: nothing is selected any more, and the cells in sight hear of it whose rows can be edited. They show
    /// what the delegate's `tableView(_:editingStyleForRowAt:)` says, or a circle where several rows can be selected, and
    /// make room for it.
    ///
    /// Lines to move a row by are shown where the data source says so by its `tableView(_:canMoveRowAt:)`. One that has only
    /// `tableView(_:moveRowAt:to:)` has them shown in cells of which ``UITableViewCell/showsReorderControl`` is set: without
    /// Objective-C's runtime nobody knows of the method.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isBeingEdited else { return }
        isBeingEdited = editing
        valueChanged()
        for path in chosen.all { deselectRow(at: path, animated: animated) }
        editingChanged(animated: animated)
        // The index goes, or comes.
        setNeedsLayout()
    }
    /// As in UIKit: the tint, unless it is said.
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    /// As in UIKit.
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    /// Kept, without effect.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// As in UIKit: with fewer rows there is no index.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    /// Kept, without effect: a row in sight is always as high as what is in it asks for.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// As in UIKit.
    open var dragInteractionEnabled = false
    /// Kept, without effect.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Kept, without effect.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
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
        if let refilled, refilled.reuseIdentifier == identifier {
            self.refilled = nil
            return refilled
        }
        if let carrier = table?.dequeueReusableCell(withIdentifier: identifier) as? Carrier {
            return carrier.content as? UITableViewCell
        }
        return registry.cells[identifier]?.init(registeredAs: identifier)
    }
    /// As in UIKit. Of an identifier that no class is registered for, an empty cell is made, and that is
    /// reported.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        node.reportInvalidTree(
            "\(node.nameInMessages) has no class registered for cells \"\(identifier)\": an empty "
                + "one is shown. UIKit would end the program.")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// As in UIKit.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        if let waiting = waitingParts.removeValue(forKey: identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        let part =
            reusedPart(identifier)
            ?? registry.headers[identifier]?.init(registeredAs: identifier)
        if let part { style(part, isHeader: true) }
        return part
    }

    // MARK: Asking

    /// As in UIKit.
    open var numberOfSections: Int {
        _ = table?.numberOfRows
        return sectionCount
    }
    /// As in UIKit.
    open func numberOfRows(inSection number: Int) -> Int {
        _ = table?.numberOfRows
        return table?.numberOfRows(inSection: section(number)) ?? 0
    }
    /// As in UIKit: those of a table that is to be loaded anew are made first.
    open var visibleCells: [UITableViewCell] {
        loadIfNeeded()
        showNews()
        return shownCells
    }
    /// As in UIKit.
    open var indexPathsForVisibleRows: [IndexPath]? {
        loadIfNeeded()
        showNews()
        return table.map { $0.visiblePaths.compactMap { indexPath($0) } }
    }
    /// As in UIKit, also of a row that has come just now.
    open func cellForRow(at path: IndexPath) -> UITableViewCell? {
        showNews()
        return shownCell(at: path)
    }
    /// As in UIKit: nil for a view of another class, too.
    open func headerView(forSection number: Int) -> UITableViewHeaderFooterView? {
        showNews()
        return TableView.content(of: table?.headerCell(ofSection: section(number)))
            as? UITableViewHeaderFooterView
    }
    /// As in UIKit: nil for a view of another class, too.
    open func footerView(forSection number: Int) -> UITableViewHeaderFooterView? {
        showNews()
        return TableView.content(of: table?.footerCell(ofSection: section(number)))
            as? UITableViewHeaderFooterView
    }
    /// As in UIKit.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard let carrier = cell.node.superview as? Carrier, carrier.content === cell else {
            return nil
        }
        return table?.path(for: carrier).flatMap { indexPath($0) }
    }
    /// As in UIKit.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        table?.path(at: Point(point)).flatMap { indexPath($0) }
    }
    /// As in UIKit.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        table.map { $0.paths(in: Rect(rect)).compactMap { indexPath($0) } }
    }
    /// As in UIKit.
    open func rectForRow(at path: IndexPath) -> CGRect {
        _ = table?.numberOfRows
        return table?.rectForRow(at: self.path(path)).map { inset($0.cg) } ?? .zero
    }
    /// As in UIKit.
    open func rect(forSection number: Int) -> CGRect {
        _ = table?.numberOfRows
        return table?.rectForSection(section(number)).map { inset($0.cg) } ?? .zero
    }
    /// As in UIKit: the place in the content, wherever the header sticks. Without one it is the beginning of the
    /// section, with no height.
    open func rectForHeader(inSection number: Int) -> CGRect {
        let whole = rect(forSection: number)
        return table?.rectForHeader(ofSection: section(number)).map { inset($0.cg) }
            ?? CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: 0)
    }
    /// As in UIKit: the place in the content, wherever the footer sticks. Without one it is the end of the section,
    /// with no height.
    open func rectForFooter(inSection number: Int) -> CGRect {
        let whole = rect(forSection: number)
        return table?.rectForFooter(ofSection: section(number)).map { inset($0.cg) }
            ?? CGRect(x: whole.minX, y: whole.maxY, width: whole.width, height: 0)
    }
    /// As in UIKit: to the first row that is selected.
    open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        if let path = chosen.all.min() { scrollToRow(at: path, at: position, animated: animated) }
    }
    /// As in UIKit. With `NSNotFound` as its row, a path means the beginning of its section.
    open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        _ = table?.numberOfRows
        if path.row == NSNotFound { return scrollToSection(path.section, animated: animated) }
        let positions: [ScrollPosition: TableView.ScrollPosition] = [
            .top: .top, .middle: .middle, .bottom: .bottom,
        ]
        let place = (row: self.path(path), position: positions[position] ?? .none)
        scrollNow(animated: animated) {
            table?.scrollToRow(at: place.row, position: place.position)
            // Where that leads is known with the heights on the way; rows that are about to change have none yet.
            guard animated || openBatches == 0 && bounds.height > 0 else { return }
            layoutIfNeeded()
            // A table that is yet to be shown may get another size and other insets before it is seen.
            if window == nil { table?.aim(at: place.row, position: place.position) }
        }
    }

    // MARK: Changes

    /// As in UIKit: all cells are asked for again, and nothing is selected any more.
    open func reloadData() { loadAnew() }
    /// Does what ``reloadData()`` does where the table does it of its own accord: as in UIKit, a class of one's own that
    /// counts or overrides that hears nothing of it.
    final func loadAnew() {
        (chosen, hasNews, isIndexStale, awaitsCells) = (ChosenPaths(), false, true, true)
        table?.reloadData()
    }
    /// As in UIKit: the cells of these rows are asked for again, and the rows are not selected any more.
    open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows.formUnion(paths) }
    }
    /// As in UIKit: cells of rows that stay are not asked for again. The rows come with a motion only within
    /// `UIView.animate`. Rows that do not add up with what the data source says are reported, and all are
    /// loaded again.
    open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows.formUnion(paths) }
    }
    /// As in UIKit: the cells of these rows stay, and are filled again.
    open func reconfigureRows(at paths: [IndexPath]) { refillCells(at: paths) }
    /// As ``insertRows(at:with:)``, for rows that go.
    open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows.formUnion(paths) }
    }
    /// As in UIKit: the row keeps its cell.
    open func moveRow(at path: IndexPath, to other: IndexPath) {
        change { $0.move(path, to: other) }
    }
    /// As ``insertRows(at:with:)``, for sections with all that is in them.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }
    /// As ``insertRows(at:with:)``, for sections that go.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }
    /// As in UIKit: headers, footers and cells of these sections are asked for again, and none of the rows is selected
    /// any more.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }
    /// As in UIKit: the rows keep their cells.
    open func moveSection(_ section: Int, toSection other: Int) {
        change { $0.moveSection(section, to: other) }
    }
    /// As in UIKit.
    open func reloadSectionIndexTitles() {
        isIndexStale = true
        askForIndex()
    }
    /// As in UIKit.
    open func beginUpdates() { openBatch() }
    /// As in UIKit. The heights of the rows in sight are asked for again.
    open func endUpdates() { closeBatch() }
    /// As in UIKit. It is over at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openBatch()
        updates?()
        closeBatch()
        completion?(true)
    }

    // MARK: Choosing

    /// As in UIKit.
    open var indexPathForSelectedRow: IndexPath? { chosen.first }
    /// As in UIKit.
    open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen.all }
    /// As in UIKit: without a path, nothing is selected any more. Without a position, nothing is scrolled.
    open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        choose(path, animated: animated)
        if let path, scrollPosition != .none {
            scrollToRow(at: path, at: scrollPosition, animated: animated)
        }
    }
    /// As in UIKit.
    open func deselectRow(at path: IndexPath, animated: Bool) {
        unchoose(path, animated: animated)
    }
}
