import QuoinKit

/// The view within which a section scrolls by itself.
final class AcrossScroller: UIScrollView, UIScrollViewDelegate {
    private weak var collection: UICollectionView?
    var section = 0
    var axis = Axis.horizontal
    /// Whether the collection is placing it.
    private var isPlaced = false

    init(in collection: UICollectionView) {
        self.collection = collection
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        delegate = self
    }
    required init?(coder: NSCoder) { nil }

    func place(_ scrolling: AcrossScrolling) {
        isPlaced = false
        axis = scrolling.axis
        if frame != scrolling.area { frame = scrolling.area }
        if contentSize != scrolling.content { contentSize = scrolling.content }
        let isAcross = axis == .horizontal
        let inset = UIEdgeInsets(
            top: isAcross ? 0 : scrolling.inset, left: isAcross ? scrolling.inset : 0,
            bottom: isAcross ? 0 : scrolling.inset, right: isAcross ? scrolling.inset : 0)
        if contentInset != inset { contentInset = inset }
        var offset = CGPoint.zero
        offset[axis] = scrolling.offset
        if contentOffset != offset { contentOffset = offset }
        isPlaced = true
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if isPlaced { collection?.scrolledAcross(self) }
    }
}

/// Sections that scroll by themselves.
extension UICollectionView {
    final func scrolledAcross(_ scroller: AcrossScroller) {
        guard scrollers[scroller.section] === scroller else { return }
        collectionViewLayout.scroll(scroller.section, to: scroller.contentOffset[scroller.axis])
        setNeedsLayout()
    }

    /// The views for sections of which something is in sight; others go.
    final func scrollers(for seen: [UICollectionViewLayoutAttributes]) -> [Int: AcrossScroller] {
        let wanted = Set(seen.compactMap(\.scrollingSection))
        var waiting: [AcrossScroller] = []
        for (section, scroller) in scrollers where !wanted.contains(section) {
            scrollers[section] = nil
            waiting.append(scroller)
        }
        for section in wanted.sorted() {
            guard let scrolling = collectionViewLayout.scrolling(of: section) else { continue }
            let scroller = scrollers[section] ?? waiting.popLast() ?? AcrossScroller(in: self)
            scrollers[section] = scroller
            scroller.section = section
            if scroller.superview !== self { insertSubview(scroller, at: 0) }
            scroller.place(scrolling)
        }
        for scroller in waiting { scroller.removeFromSuperview() }
        return scrollers
    }

    /// Scrolls a section that scrolls by itself to where a frame is wanted.
    final func scrollAcross(to frame: CGRect, in section: Int, at position: ScrollPosition) {
        guard let scrolling = collectionViewLayout.scrolling(of: section) else { return }
        let axis = scrolling.axis
        let isAcross = axis == .horizontal
        let room = scrolling.area.size[axis]
        let (start, length) = (
            frame.start(axis) - scrolling.area.start(axis), frame.size[axis]
        )
        var offset = scrolling.offset
        if position.contains(isAcross ? .left : .top) {
            offset = start
        } else if position.contains(isAcross ? .centeredHorizontally : .centeredVertically) {
            offset = start + length / 2 - room / 2
        } else if position.contains(isAcross ? .right : .bottom) {
            offset = start + length - room
        } else {
            offset = min(start, max(offset, start + length - room))
        }
        let most = scrolling.content[axis] - room + scrolling.inset
        collectionViewLayout.scroll(section, to: max(-scrolling.inset, min(offset, most)))
        setNeedsLayout()
    }
}
