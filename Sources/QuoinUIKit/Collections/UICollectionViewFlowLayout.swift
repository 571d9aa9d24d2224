/// Items in lines, as words in a text.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Sizes that the constraints of cells decide.
    public static let automaticSize = CGSize(width: -1, height: -1)

    /// As in UIKit.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// As in UIKit.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// As in UIKit.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// As in UIKit.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// As in UIKit.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// As in UIKit.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// As in UIKit.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// As in UIKit.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    /// As in UIKit, and without arranging anything anew when the collection is scrolled.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// As ``sectionHeadersPinToVisibleBounds``.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// As in UIKit, for what is across the way that the collection scrolls.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { invalidateLayout() }
    }
    /// What a section's insets are counted from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var parts: [UICollectionViewLayoutAttributes] = []
    private var all: [UICollectionViewLayoutAttributes] = []
    /// Where lines, headers and footers begin and end along the way that the collection scrolls, in order.
    private var bands: [Band] = []
    /// Whether lines overlap, because the spacing between them is negative.
    private var overlaps = false
    private struct Band {
        var start: CGFloat
        var end: CGFloat
        /// Which of all stand in it.
        var members: Range<Int>
    }
    private var size = CGSize.zero
    /// Where each section begins and ends, along the way that the collection scrolls.
    final private(set) var spans: [ClosedRange<CGFloat>] = []

    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }
    final var isVertical: Bool { scrollDirection == .vertical }

    open override func prepare() {
        super.prepare()
        (items, parts, all, bands, spans) = ([:], [], [], [], [])
        overlaps = false
        guard let view = collectionView else { return }
        let insets = view.adjustedContentInset
        let room =
            isVertical
            ? view.bounds.width - insets.left - insets.right
            : view.bounds.height - insets.top - insets.bottom
        var along: CGFloat = 0
        for section in 0..<view.numberOfSections {
            let start = along
            along = addPart(UICollectionView.elementKindSectionHeader, section, along, room)
            along = addItems(section, along, room, view)
            along = addPart(UICollectionView.elementKindSectionFooter, section, along, room)
            spans.append(start...max(start, along))
        }
        size = isVertical ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
    }

    private func addPart(_ kind: String, _ section: Int, _ along: CGFloat, _ room: CGFloat)
        -> CGFloat
    {
        guard let view = collectionView else { return along }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let size =
            isHeader
            ? delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize
            : delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize
        let length = isVertical ? size.height : size.width
        guard length > 0 else { return along }
        let made = made(.supplementaryView, kind, at: IndexPath(item: 0, section: section))
        made.frame =
            isVertical
            ? CGRect(x: 0, y: along, width: room, height: length)
            : CGRect(x: along, y: 0, width: length, height: room)
        parts.append(made)
        all.append(made)
        bands.append(Band(start: along, end: along + length, members: all.count - 1..<all.count))
        return along + length
    }

    private func addItems(
        _ section: Int, _ start: CGFloat, _ room: CGFloat, _ view: UICollectionView
    ) -> CGFloat {
        let inset =
            (delegate?.collectionView(view, layout: self, insetForSectionAt: section)
                ?? sectionInset) + referenceInset(in: view)
        let lineGap =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        if lineGap < 0 { overlaps = true }
        let itemGap =
            delegate?.collectionView(
                view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let width = room - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
        var along = start + (isVertical ? inset.top : inset.left)
        var line: [(path: IndexPath, size: CGSize)] = []
        var taken: CGFloat = 0
        for item in 0..<view.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let size = size(of: path, in: view)
            let length = isVertical ? size.width : size.height
            if !line.isEmpty, taken + itemGap + length > width + 0.001 {
                along += place(
                    line, at: along, from: isVertical ? inset.left : inset.top, width, itemGap,
                    isLast: false)
                along += lineGap
                (line, taken) = ([], 0)
            }
            taken += line.isEmpty ? length : itemGap + length
            line.append((path, size))
        }
        if !line.isEmpty {
            along += place(
                line, at: along, from: isVertical ? inset.left : inset.top, width, itemGap,
                isLast: true)
        }
        return along + (isVertical ? inset.bottom : inset.right)
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

    private func size(of path: IndexPath, in view: UICollectionView) -> CGSize {
        let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        if estimatedItemSize != .zero || size.width < 0 {
            let isSaid = estimatedItemSize.width >= 0 && estimatedItemSize != .zero
            let attributes = made(.cell, at: path)
            attributes.size = isSaid ? estimatedItemSize : size.width < 0 ? itemSize : size
            return view.fittingSize(of: attributes)
        }
        return CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0,
            height: size.height.isFinite ? max(0, size.height) : 0)
    }

    /// Places a line: its items are justified, but those of the last one stand close, as in UIKit.
    ///
    /// - Returns: how high the line is.
    private func place(
        _ line: [(path: IndexPath, size: CGSize)], at along: CGFloat, from start: CGFloat,
        _ width: CGFloat, _ least: CGFloat, isLast: Bool
    ) -> CGFloat {
        let lengths = line.map { isVertical ? $0.size.width : $0.size.height }
        let extent = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
        let spare = width - lengths.reduce(0, +)
        let gap = isLast || line.count < 2 ? least : max(least, spare / CGFloat(line.count - 1))
        // One item alone in a line that is not the last stands in the middle.
        var across = start + (line.count == 1 && !isLast ? max(0, spare / 2) : 0)
        for (item, length) in zip(line, lengths) {
            let made = made(.cell, at: item.path)
            let offset = (extent - (isVertical ? item.size.height : item.size.width)) / 2
            made.frame = CGRect(
                origin: isVertical
                    ? CGPoint(x: across, y: along + offset) : CGPoint(x: along + offset, y: across),
                size: item.size)
            items[item.path] = made
            all.append(made)
            across += length + gap
        }
        bands.append(
            Band(start: along, end: along + extent, members: all.count - line.count..<all.count))
        return extent
    }

    /// Attributes of the class that the layout says.
    private func made(
        _ category: UICollectionView.ElementCategory, _ kind: String? = nil, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let said = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = said?.init() ?? UICollectionViewLayoutAttributes()
        made.stand(for: category, kind, at: path)
        return made
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }
    open override var collectionViewContentSize: CGSize { size }
    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        // The first that does not end before the rectangle begins.
        var (low, high) = (0, overlaps ? 0 : bands.count)
        while low < high {
            let middle = (low + high) / 2
            if bands[middle].end < from { low = middle + 1 } else { high = middle }
        }
        var found: [UICollectionViewLayoutAttributes] = []
        for band in bands[low...] {
            if band.start > to, !overlaps { break }
            found += all[band.members].filter {
                $0.frame.intersects(rect) || $0.frame.isEmpty && rect.contains($0.frame.origin)
            }
        }
        guard pinsParts else { return found }
        return found.filter { !isPinned($0) }
            + parts.filter(isPinned).map(pinned).filter { $0.frame.intersects(rect) }
    }
    open override func layoutAttributesForItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        items[path]
    }
    open override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let part = parts.first {
            $0.representedElementKind == kind && $0.indexPath.section == path.section
        }
        return part.map { isPinned($0) ? pinned($0) : $0 }
    }
}

extension UIEdgeInsets {
    fileprivate static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left,
            bottom: one.bottom + other.bottom, right: one.right + other.right)
    }
}
