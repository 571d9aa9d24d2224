import QuoinKit

/// Items in lines, as words in a text.
///
/// Cells that say their size themselves are measured when they come into sight; until then they count for what is
/// estimated. What was in sight before stays where it is.
///
/// - Complexity: preparing takes as many steps as there are items, and so does, in a section, what is measured there. What
///   is in sight is found in O(log *n*).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Sizes that the constraints of cells decide.
    public static let automaticSize = CGSize(width: -1, height: -1)

    /// As in UIKit.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { invalidate(if: itemSize != oldValue) }
    }
    /// As in UIKit.
    open var estimatedItemSize = CGSize.zero {
        didSet { invalidate(if: estimatedItemSize != oldValue) }
    }
    /// As in UIKit.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { invalidate(if: minimumLineSpacing != oldValue) }
    }
    /// As in UIKit.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { invalidate(if: minimumInteritemSpacing != oldValue) }
    }
    /// As in UIKit.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { invalidate(if: sectionInset != oldValue) }
    }
    /// As in UIKit.
    open var headerReferenceSize = CGSize.zero {
        didSet { invalidate(if: headerReferenceSize != oldValue) }
    }
    /// As in UIKit.
    open var footerReferenceSize = CGSize.zero {
        didSet { invalidate(if: footerReferenceSize != oldValue) }
    }
    /// As in UIKit.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidate(if: scrollDirection != oldValue) }
    }
    /// As in UIKit, and without arranging anything anew when the collection is scrolled.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { invalidate(if: sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// As ``sectionHeadersPinToVisibleBounds``.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { invalidate(if: sectionFootersPinToVisibleBounds != oldValue) }
    }
    /// As in UIKit, for what is across the way that the collection scrolls.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { invalidate(if: sectionInsetReference != oldValue) }
    }
    /// What is said again is no reason to arrange anything anew: layouts say it while they are asked.
    private func invalidate(if isNew: Bool) { if isNew { invalidateLayout() } }
    /// What a section's insets are counted from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// A section as it stands in the content.
    struct Placed {
        /// How long the header and the footer are, along the way that the collection scrolls; 0 where there is none.
        var header: CGFloat
        var footer: CGFloat
        var rule: FlowRule
        /// How large items are, or are estimated to be.
        var sizes: [CGSize]
        /// Those whose cells say their size.
        var measured: Set<Int>
        var items: FlowArrangement
        /// Where it begins, along the way that the collection scrolls.
        var start: CGFloat = 0
        var length: CGFloat { header + items.length + footer }
    }
    final private(set) var sections: [Placed] = []
    /// Whether sections may reach into each other, because something between or around items is negative.
    final private(set) var overlaps = false
    /// How large cells in sight, or that were, asked to be, by their sections.
    private var known: [Int: [Int: CGSize]] = [:]
    /// The room that these were asked in.
    private var surroundings: (room: CGFloat, traits: TraitCollection)?
    private var size = CGSize.zero

    final var isVertical: Bool { scrollDirection == .vertical }
    final var axis: Axis { isVertical ? .vertical : .horizontal }

    open override func prepare() {
        super.prepare()
        (sections, overlaps) = ([], false)
        guard let view = owner else { return }
        let insets = view.adjustedContentInset
        let room =
            isVertical
            ? view.bounds.width - insets.left - insets.right
            : view.bounds.height - insets.top - insets.bottom
        // What was measured in another room, or by other traits, counts no more.
        let traits = view.node.traits
        if let surroundings, surroundings != (room, traits) { known = [:] }
        surroundings = (room, traits)
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        for number in 0..<view.numberOfSections {
            sections.append(section(number, in: view, room, delegate))
        }
        placeSections()
    }

    private func placeSections() {
        var along: CGFloat = 0
        for number in sections.indices {
            sections[number].start = along
            along += sections[number].length
        }
        let room = surroundings?.room ?? 0
        size = isVertical ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
    }

    private func section(
        _ number: Int, in view: UICollectionView, _ room: CGFloat,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> Placed {
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number)
            ?? headerReferenceSize
        let inset =
            (delegate?.collectionView(view, layout: self, insetForSectionAt: number)
                ?? sectionInset) + referenceInset(in: view)
        let lineGap =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number)
            ?? minimumLineSpacing
        let itemGap =
            delegate?.collectionView(
                view, layout: self, minimumInteritemSpacingForSectionAt: number)
            ?? minimumInteritemSpacing
        let rule = FlowRule(
            axis: axis, room: room, insets: inset, lineGap: lineGap.isFinite ? lineGap : 0,
            itemGap: itemGap.isFinite ? itemGap : 0)
        let (sizes, measured) = sizes(in: number, of: view, delegate)
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number)
            ?? footerReferenceSize
        if min(lineGap, inset.start(axis), inset.end(axis)) < 0 { overlaps = true }
        return Placed(
            header: header[axis].soundLength, footer: footer[axis].soundLength, rule: rule,
            sizes: sizes,
            measured: measured, items: arrangement(of: number, sizes, measured, rule))
    }

    /// How large the items of a section are, or are estimated to be, and which ones say it themselves.
    private func sizes(
        in section: Int, of view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> (sizes: [CGSize], measured: Set<Int>) {
        let count = view.numberOfItems(inSection: section)
        let isSaid = estimatedItemSize.width >= 0 && estimatedItemSize != .zero
        var sizes: [CGSize] = []
        sizes.reserveCapacity(count)
        var measured: Set<Int> = []
        for item in 0..<count {
            let said = delegate?.collectionView(
                view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
            var size = said ?? itemSize
            if estimatedItemSize != .zero || size.width < 0 {
                measured.insert(item)
                size = isSaid ? estimatedItemSize : size.width < 0 ? itemSize : size
                // Where nothing says how large it may be, it is so by default.
                if size.width < 0 { size = Self.standardSize }
            }
            sizes.append(
                CGSize(
                    width: size.width.isFinite ? max(0, size.width) : 0,
                    height: size.height.isFinite ? max(0, size.height) : 0))
        }
        return (sizes, measured)
    }
    private static let standardSize = CGSize(width: 50, height: 50)

    private func arrangement(
        of section: Int, _ sizes: [CGSize], _ measured: Set<Int>, _ rule: FlowRule
    ) -> FlowArrangement {
        var sizes = sizes
        for (item, size) in known[section] ?? [:] where measured.contains(item) {
            sizes[item] = size
        }
        return FlowArrangement(sizes, rule, isGrid: measured.isEmpty)
    }

    /// What stands between the content's edges and those that a section's insets are counted from.
    private func referenceInset(in view: UICollectionView) -> UIEdgeInsets {
        let (outer, used): (UIEdgeInsets, UIEdgeInsets)
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: (outer, used) = (view.safeAreaInsets, view.adjustedContentInset)
        case .fromLayoutMargins: (outer, used) = (view.layoutMargins, view.adjustedContentInset)
        }
        return isVertical
            ? UIEdgeInsets(
                top: 0, left: max(0, outer.left - used.left), bottom: 0,
                right: max(0, outer.right - used.right))
            : UIEdgeInsets(
                top: max(0, outer.top - used.top), left: 0,
                bottom: max(0, outer.bottom - used.bottom), right: 0)
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }
    /// As in UIKit: known before the layout, too.
    open override var collectionViewContentSize: CGSize {
        owner?.prepareIfStale()
        return size
    }
    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    { elements(in: rect) }
    open override func layoutAttributesForItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(ofItem: path) }
    open override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(ofPart: kind, at: path) }

    // MARK: What cells ask for

    override var scrollAxis: Axis? { axis }
    override var measuresItself: Bool { true }
    override func awaitsSize(of element: CollectionElement, _ open: OpenSides?) -> Bool {
        let path = element.path
        return element.kind == nil && sections.indices.contains(path.section)
            && sections[path.section].measured.contains(path.item) && !hasSize(of: element)
    }
    override func take(_ sizes: [CollectionElement: CGSize]) {
        var changed: Set<Int> = []
        for (key, size) in sizes where key.kind == nil {
            known[key.path.section, default: [:]][key.path.item] = size
            changed.insert(key.path.section)
        }
        for number in changed where sections.indices.contains(number) {
            let section = sections[number]
            sections[number].items = arrangement(
                of: number, section.sizes, section.measured, section.rule)
        }
        placeSections()
    }
    override func hasSize(of element: CollectionElement) -> Bool {
        element.kind == nil && known[element.path.section]?[element.path.item] != nil
    }
    override func forgetSize(of element: CollectionElement) {
        if element.kind == nil { known[element.path.section]?[element.path.item] = nil }
    }
    /// As in UIKit: what is in sight is measured again.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            known = [:]
        } else if !known.isEmpty {
            for key in owner?.shown.keys ?? [:].keys { forgetSize(of: key) }
        }
        super.invalidateLayout(with: context)
    }
    override func follow(_ mapping: PathMapping, _ changes: ListChanges) {
        var kept: [Int: [Int: CGSize]] = [:]
        for (section, sizes) in known where !changes.reloadedSections.contains(section) {
            for (item, size) in sizes {
                let path = IndexPath(item: item, section: section)
                guard !changes.reloadedRows.contains(path), let place = mapping.new(path)
                else { continue }
                kept[place.section, default: [:]][place.item] = size
            }
        }
        known = kept
    }
}

extension UIEdgeInsets {
    fileprivate static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left,
            bottom: one.bottom + other.bottom, right: one.right + other.right)
    }
}
