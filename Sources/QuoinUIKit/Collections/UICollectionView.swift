import QuoinKit

/// Items that a layout arranges, of which only those exist that are in sight.
///
/// What is not as in UIKit: nobody taps, and nothing moves to its new place; it is there. There are at most 100,000
/// items. How many there are is asked once, and again after ``reloadData()`` or a change.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// As in UIKit.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// As in UIKit.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    override class func makeNode() -> View { CollectionNode() }

    /// What is in sight.
    final var shown: [CollectionElement: UICollectionReusableView] = [:]
    final var pools: [String: [UICollectionReusableView]] = [:]
    final var classes: [String: UICollectionReusableView.Type] = [:]
    /// The registrations that views were made by, each of which stands for a pool.
    final var registrations: [String: RegistrationMark] = [:]
    /// A view that stays while the data source fills it again.
    final var refilled: UICollectionReusableView?
    /// The items that are selected.
    final var chosen = ChosenPaths()
    /// How many items each section has, as it was counted last.
    final var counts: [Int]?
    /// Whether items have come, gone or changed since the last layout.
    final var hasNews = false
    /// What was noted in the batches that are open.
    final var changes = ListChanges()
    final var openBatches = 0
    final var isStale = true
    final var isAsking = false
    /// How often it has become another matter which items there are, and where. What an app is asked for may be that:
    /// whoever goes through items stops then.
    final var edition = 0
    /// The views within which sections scroll by themselves.
    final var scrollers: [Int: AcrossScroller] = [:]
    final var preparedFor: CollectionSurroundings?
    /// What a layout is yet to hear of.
    final var news = LayoutNews()
    final private(set) var isLayingOut = false
    private var shownBounds = CGRect.zero
    /// The item that is scrolled to, while what is around it is measured.
    final var aim: (path: IndexPath, position: ScrollPosition)?
    /// Where what is asked for is going to stand.
    final var awaited: UICollectionViewLayoutAttributes?
    /// How far the row that is asked for is to be indented, if its section is a tree.
    final var comingLevel: Int?
    /// The item that is moved as by a hand.
    final var movement: ItemMovement?

    /// As in UIKit.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        prepare()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        collectionViewLayout.owner = self
        // Cells may be as tall as what the insets leave.
        scroll?.contentFollowsInsets = true
    }
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// As in UIKit.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.owner = self
            showGround(nil)
            edition += 1
            preparedFor = nil
            news.asksForOffset = true
            layoutIsStale()
        }
    }
    /// Shows what the layout has behind everything, where the app says no colour. It is not read back.
    final func showGround(_ color: UIColor?) {
        if backgroundColor == nil { node.backgroundColor = color.drawn }
    }
    /// As in UIKit.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// As in UIKit.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        completion?(true)
    }
    /// As in UIKit.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { loadAnew() } }
    /// As in UIKit.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// As in UIKit.
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { itemDelegate }
        set { scrollDelegate = newValue }
    }
    final override func take(_ delegate: (any UIScrollViewDelegate)?) {
        if let items = delegate as? any UICollectionViewDelegate {
            self.delegate = items
        } else {
            scrollDelegate = delegate
        }
    }
    final var itemDelegate: (any UICollectionViewDelegate)? {
        scrollDelegate as? any UICollectionViewDelegate
    }
    /// As in UIKit.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundView.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }
    /// As in UIKit.
    open var allowsSelection = true
    /// As in UIKit. When it is no longer allowed, the item stays selected that was last.
    open var allowsMultipleSelection = false { didSet { choiceChanged() } }
    /// Kept, without effect.
    open var allowsSelectionDuringEditing = false
    /// Kept, without effect.
    open var allowsFocus = true
    /// How soon items make way for one that is dragged.
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    /// Kept, without effect.
    open var reorderingCadence = ReorderingCadence.immediate
    /// None: nobody holds a finger on items here.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// As in UIKit: it counts instead of ``allowsMultipleSelection`` while the collection is edited.
    open var allowsMultipleSelectionDuringEditing = false { didSet { choiceChanged() } }
    /// As in UIKit: the cells in sight hear of it by their states.
    open var isEditing = false {
        didSet {
            if isEditing != oldValue { shownCells.forEach { $0.setNeedsUpdateConfiguration() } }
        }
    }
    /// As in UIKit, but that constraints alone do not count: a cell in sight is measured again when its configuration
    /// changes, and unless this is disabled when it says that its content has.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// When cells are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }
    /// Kept, without effect.
    open var selectionFollowsFocus = false
    /// As in UIKit.
    open var isPrefetchingEnabled = true
    /// As in UIKit.
    open var dragInteractionEnabled = false
    /// As in UIKit: see ``dragItem(at:to:)``.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// As ``dragDelegate``.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// As in UIKit.
    open var remembersLastFocusedIndexPath = false

    // MARK: Registering

    /// As in UIKit.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionReusableView.Type
    }
    /// As in UIKit.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    /// As in UIKit.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        classes[kind + identifier] = viewClass as? UICollectionReusableView.Type
    }
    /// As in UIKit.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {}
    /// As in UIKit.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = dequeue(identifier, identifier) as? UICollectionViewCell { return cell }
        reportUnregistered(identifier)
        return UICollectionViewCell(frame: .zero)
    }
    /// As in UIKit.
    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
    ) -> UICollectionReusableView {
        if let view = dequeue(kind + identifier, identifier) { return view }
        reportUnregistered(identifier)
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: Asking

    /// As in UIKit.
    open var numberOfSections: Int { counted.count }
    /// As in UIKit; 0 for a section that there is not.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = counted
        return counts.indices.contains(section) ? counts[section] : 0
    }
    /// As in UIKit, in the order of their paths.
    open var visibleCells: [UICollectionViewCell] {
        showNews()
        return shownCells
    }
    /// As in UIKit, in their order.
    open var indexPathsForVisibleItems: [IndexPath] {
        showNews()
        return shown.keys.compactMap { $0.kind == nil ? $0.path : nil }.sorted()
    }
    /// As in UIKit, also of an item that has come just now.
    open func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
        showNews()
        return shownCell(at: path)
    }
    /// As in UIKit.
    open func supplementaryView(forElementKind kind: String, at path: IndexPath)
        -> UICollectionReusableView?
    {
        showNews()
        return shown[CollectionElement(kind: kind, path: path)]
    }
    /// As in UIKit.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.path
    }
    /// As in UIKit, wherever that is in the content; the one above, if several are there.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        itemInSight(at: point) ?? arrangedItem(at: point)
    }
    /// As in UIKit.
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfStale()
        return collectionViewLayout.layoutAttributesForItem(at: path).map { mirrored($0) }
    }
    /// As in UIKit.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        prepareIfStale()
        let part = collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: path)
        return part.map { mirrored($0) }
    }
    /// As in UIKit, as far as the content reaches. Without a position, it scrolls as far as it must.
    open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
        guard !position.isEmpty else {
            scrollAcross(to: frame, in: path.section, at: [])
            return scrollRectToVisible(frame, animated: animated)
        }
        scrollAcross(to: frame, in: path.section, at: position)
        setContentOffset(offset(showing: frame, at: position), animated: animated)
        aim = (path, position)
        layoutIfNeeded()
        aim = nil
    }

    // MARK: Changes

    /// As in UIKit: all cells are asked for again, and nothing is selected any more.
    open func reloadData() { loadAnew() }
    /// Does what ``reloadData()`` does where the view does it of its own accord: as in UIKit, a class of one's own that
    /// counts or overrides that hears nothing of it.
    final func loadAnew() {
        let former = shownInOrder
        shown = [:]
        movement = nil
        (chosen, hasNews) = (ChosenPaths(), false)
        counts = nil
        isStale = true
        edition += 1
        collectionViewLayout.invalidateEverything()
        setNeedsLayout()
        for (key, view) in former { putAway(view, of: key) }
    }
    /// As in UIKit: the cells of these items are asked for again.
    open func reloadItems(at paths: [IndexPath]) { change { $0.reloadedRows.formUnion(paths) } }
    /// As in UIKit: the cells of these items stay, and are filled again.
    open func reconfigureItems(at paths: [IndexPath]) { refillCells(at: paths) }
    /// As in UIKit: cells of items that stay are not asked for again. Items that do not add up with what the
    /// data source says are reported, and all are loaded again. It is over at once.
    open func insertItems(at paths: [IndexPath]) { change { $0.insertedRows.formUnion(paths) } }
    /// As ``insertItems(at:)``, for items that go.
    open func deleteItems(at paths: [IndexPath]) { change { $0.deletedRows.formUnion(paths) } }
    /// As in UIKit: the item keeps its cell.
    open func moveItem(at path: IndexPath, to other: IndexPath) {
        change { $0.move(path, to: other) }
    }
    /// As in UIKit: what is in these sections is asked for again.
    open func reloadSections(_ sections: IndexSet) {
        change { $0.reloadedSections.formUnion(sections) }
    }
    /// As ``insertItems(at:)``, for sections with all that is in them.
    open func insertSections(_ sections: IndexSet) {
        change { $0.insertedSections.formUnion(sections) }
    }
    /// As ``insertItems(at:)``, for sections that go.
    open func deleteSections(_ sections: IndexSet) {
        change { $0.deletedSections.formUnion(sections) }
    }
    /// As in UIKit: the items keep their cells.
    open func moveSection(_ section: Int, toSection other: Int) {
        change { $0.moveSection(section, to: other) }
    }
    /// As in UIKit. It is over at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openBatch()
        updates?()
        closeBatch()
        completion?(true)
    }
    final func layoutIsStale() {
        isStale = true
        // The pass that is under way sees it.
        if !isLayingOut { setNeedsLayout() }
    }

    // MARK: Choosing

    /// As in UIKit.
    open var indexPathsForSelectedItems: [IndexPath]? { chosen.all }
    /// As in UIKit: without a path, nothing is selected any more; nor is anything while nothing may be.
    open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        choose(path, animated: animated)
        if let path, !scrollPosition.isEmpty {
            scrollToItem(at: path, at: scrollPosition, animated: animated)
        }
    }
    /// As in UIKit.
    open func deselectItem(at path: IndexPath, animated: Bool) {
        unchoose(path, animated: animated)
    }

    // MARK: Layout

    override var laysOutWhenScrolled: Bool { true }

    open override func layoutSubviews() {
        hasNews = false
        isLayingOut = true
        askWhetherBoundsMatter()
        prepareIfStale()
        isLayingOut = false
        super.layoutSubviews()
        // What the layout has asked for may have changed everything: there is another turn.
        if isStale { setNeedsLayout() } else { showWhatIsInSight() }
    }

    private func askWhetherBoundsMatter() {
        guard bounds != shownBounds else { return }
        shownBounds = bounds
        // As in UIKit, a layout that has not arranged anything yet has nothing that bounds could make stale.
        guard preparedFor != nil else { return }
        let layout = collectionViewLayout
        if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
    }
}
