import QuoinKit

/// Items that a layout arranges, of which only those exist that are in sight.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Which way it scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// What something is.
    public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
    /// Where an item is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let top = ScrollPosition(rawValue: 1)
        /// As in UIKit.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// As in UIKit.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// As in UIKit.
        public static let left = ScrollPosition(rawValue: 8)
        /// As in UIKit.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// As in UIKit.
        public static let right = ScrollPosition(rawValue: 32)
    }
    /// As in UIKit.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// As in UIKit.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    private var shown: [CollectionElement: UICollectionReusableView] = [:]
    private var pools: [String: [UICollectionReusableView]] = [:]
    private var classes: [String: UICollectionReusableView.Type] = [:]
    private var selected: [IndexPath] = []
    private var isStale = true
    private var isAsking = false
    private var preparedSize = CGSize.zero

    /// As in UIKit.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// As in UIKit.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            layoutIsStale()
        }
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
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// As in UIKit.
    open weak var prefetchDataSource: AnyObject?
    final var itemDelegate: (any UICollectionViewDelegate)? {
        delegate as? any UICollectionViewDelegate
    }
    /// As in UIKit.
    open var backgroundView: UIView?
    /// As in UIKit.
    open var allowsSelection = true
    /// As in UIKit.
    open var allowsMultipleSelection = false
    /// As in UIKit.
    open var isPrefetchingEnabled = true
    /// As in UIKit.
    open var dragInteractionEnabled = false
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
    private func dequeue(_ name: String, _ identifier: String) -> UICollectionReusableView? {
        if let view = pools[name]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = classes[name]?.init(registeredWithFrame: .zero)
        view?.poolName = name
        view?.reuseIdentifier = identifier
        return view
    }
    /// As in UIKit.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath)
        -> UICollectionViewCell
    {
        dequeue(identifier, identifier) as? UICollectionViewCell
            ?? UICollectionViewCell(frame: .zero)
    }
    /// As in UIKit.
    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
    ) -> UICollectionReusableView {
        dequeue(kind + identifier, identifier) ?? UICollectionReusableView(frame: .zero)
    }

    // MARK: Asking

    /// As in UIKit.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// As in UIKit.
    open func numberOfItems(inSection section: Int) -> Int {
        max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
    }
    /// As in UIKit.
    open var visibleCells: [UICollectionViewCell] {
        shown.values.compactMap { $0 as? UICollectionViewCell }
    }
    /// As in UIKit.
    open var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.compactMap { $0.kind == nil ? $0.path : nil }
    }
    /// As in UIKit.
    open func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
        shown[CollectionElement(kind: nil, path: path)] as? UICollectionViewCell
    }
    /// As in UIKit.
    open func supplementaryView(forElementKind kind: String, at path: IndexPath)
        -> UICollectionReusableView?
    { shown[CollectionElement(kind: kind, path: path)] }
    /// As in UIKit.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.path
    }
    /// As in UIKit.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        shown.first { $0.key.kind == nil && $0.value.frame.contains(point) }?.key.path
    }
    /// As in UIKit.
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfStale()
        return collectionViewLayout.layoutAttributesForItem(at: path)
    }
    /// As in UIKit.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }
    /// As in UIKit.
    open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
        layoutIfNeeded()
        scrollRectToVisible(frame, animated: animated)
    }

    // MARK: Changes

    /// As in UIKit.
    open func reloadData() {
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        layoutIsStale()
    }
    /// As in UIKit.
    open func reloadItems(at paths: [IndexPath]) { reloadData() }
    /// As in UIKit.
    open func insertItems(at paths: [IndexPath]) { reloadData() }
    /// As in UIKit.
    open func deleteItems(at paths: [IndexPath]) { reloadData() }
    /// As in UIKit.
    open func moveItem(at path: IndexPath, to other: IndexPath) { reloadData() }
    /// As in UIKit.
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    /// As in UIKit.
    open func insertSections(_ sections: IndexSet) { reloadData() }
    /// As in UIKit.
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    /// As in UIKit.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    final func layoutIsStale() {
        isStale = true
        setNeedsLayout()
    }

    // MARK: Choosing

    /// As in UIKit.
    open var indexPathsForSelectedItems: [IndexPath]? { selected }
    /// As in UIKit.
    open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selected.forEach { cellForItem(at: $0)?.isSelected = false } }
        selected = (allowsMultipleSelection ? selected : []) + (path.map { [$0] } ?? [])
        path.flatMap { cellForItem(at: $0) }?.isSelected = true
    }
    /// As in UIKit.
    open func deselectItem(at path: IndexPath, animated: Bool) {
        selected.removeAll { $0 == path }
        cellForItem(at: path)?.isSelected = false
    }

    // MARK: Layout

    override var laysOutWhenScrolled: Bool { true }

    private func prepareIfStale() {
        guard isStale || preparedSize != bounds.size, !isAsking else { return }
        isAsking = true
        (isStale, preparedSize) = (false, bounds.size)
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        isAsking = false
    }

    /// The size that the constraints of an item's cell ask for.
    final func fittingSize(ofItemAt path: IndexPath) -> CGSize {
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return .zero }
        let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if let name = cell.poolName { pools[name, default: []].append(cell) }
        return size
    }

    open override func layoutSubviews() {
        prepareIfStale()
        super.layoutSubviews()
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            isStale = true
            prepareIfStale()
        }
        showWhatIsInSight()
    }

    private func showWhatIsInSight() {
        guard bounds.width > 0, bounds.height > 0, !isAsking else { return }
        isAsking = true
        // However small items are, there is an end to how many are in sight.
        let wanted = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).prefix(
            2000)
        let keys = Set(wanted.map { CollectionElement(of: $0) })
        for (key, view) in shown where !keys.contains(key) {
            shown[key] = nil
            view.removeFromSuperview()
            if let name = view.poolName { pools[name, default: []].append(view) }
        }
        for attributes in wanted {
            let key = CollectionElement(of: attributes)
            guard let view = shown[key] ?? made(key) else { continue }
            shown[key] = view
            if view.frame != attributes.frame { view.frame = attributes.frame }
            view.alpha = attributes.alpha
            view.isHidden = attributes.isHidden
            view.apply(attributes)
        }
        isAsking = false
    }

    private func made(_ key: CollectionElement) -> UICollectionReusableView? {
        let view: UICollectionReusableView?
        if let kind = key.kind {
            view = dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: key.path)
        } else {
            let cell = dataSource?.collectionView(self, cellForItemAt: key.path)
            cell?.isSelected = selected.contains(key.path)
            if let cell {
                itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
            }
            view = cell
        }
        if let view { addSubview(view) }
        return view
    }
}

/// Something that a collection shows.
private struct CollectionElement: Hashable {
    var kind: String?
    var path: IndexPath

    init(kind: String?, path: IndexPath) {
        (self.kind, self.path) = (kind, path)
    }
    @MainActor
    init(of attributes: UICollectionViewLayoutAttributes) {
        (kind, path) = (attributes.representedElementKind, attributes.indexPath)
    }
}

/// What a collection shows and uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// As in UIKit.
    public internal(set) var reuseIdentifier: String?
    final var poolName: String?
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What makes views of a registered class; see ``UITableViewCell/init(registeredAs:)``.
    public required convenience init(registeredWithFrame frame: CGRect) { self.init(frame: frame) }
    /// As in UIKit.
    open func prepareForReuse() {}
    /// As in UIKit.
    open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
    /// As in UIKit.
    open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    { attributes }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// As in UIKit.
    public let contentView = UIView()
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }
    /// As in UIKit.
    public required convenience init(registeredWithFrame frame: CGRect) { self.init(frame: frame) }
    private func addContent() {
        addSubview(contentView)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    /// As in UIKit.
    open var isSelected = false
    /// As in UIKit.
    open var isHighlighted = false
    /// As in UIKit.
    open var backgroundView: UIView?
    /// As in UIKit.
    open var selectedBackgroundView: UIView?
}

/// What a collection shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath)
}
extension UICollectionViewDataSource {
    /// As in UIKit.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    )
        -> Bool
    { false }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {}
}
/// Who hears of a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    )
        -> Bool
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
    /// As in UIKit.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath)
    {}
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt path: IndexPath
    ) {}
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath
    )
        -> Bool
    { true }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath
    ) -> Bool { true }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt path: IndexPath
    ) {}
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath
    ) {}
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
}
/// Who says how large items are.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(layout)?.itemSize ?? .zero }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(layout)?.sectionInset ?? .zero }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(layout)?.minimumLineSpacing ?? 0 }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(layout)?.minimumInteritemSpacing ?? 0 }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(layout)?.headerReferenceSize ?? .zero }
    /// As in UIKit.
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(layout)?.footerReferenceSize ?? .zero }
}
/// A screen that is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let layout: UICollectionViewLayout
    /// As in UIKit.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibName, bundle: bundle)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }
    private lazy var made: UICollectionView = {
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        made.dataSource = self
        made.delegate = self
        return made
    }()
    /// As in UIKit.
    open var collectionView: UICollectionView! {
        loadViewIfNeeded()
        return made
    }
    /// As in UIKit.
    open var collectionViewLayout: UICollectionViewLayout { layout }
    open override func loadView() { view = made }
    /// As in UIKit.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    )
        -> Int
    { 0 }
    /// As in UIKit.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    /// As in UIKit.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
