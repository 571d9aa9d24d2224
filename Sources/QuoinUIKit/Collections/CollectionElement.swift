/// Something that a collection shows.
struct CollectionElement: Hashable {
    /// That of what is no cell.
    var kind: String?
    var path: IndexPath
    var isDecoration = false

    init(kind: String?, path: IndexPath) {
        (self.kind, self.path) = (kind, path)
    }
    @MainActor
    init(of attributes: UICollectionViewLayoutAttributes) {
        (kind, path) = (attributes.representedElementKind, attributes.indexPath)
        isDecoration = attributes.representedElementCategory == .decorationView
    }
}

/// By their paths; what is no cell comes behind those.
extension CollectionElement: Comparable {
    static func < (one: CollectionElement, other: CollectionElement) -> Bool {
        one.path == other.path ? (one.kind ?? "") < (other.kind ?? "") : one.path < other.path
    }
}

extension UICollectionView {
    /// What is in sight, always in the same order, so that whoever hears of it does in that.
    final var shownInOrder: [(key: CollectionElement, view: UICollectionReusableView)] {
        shown.sorted { $0.key < $1.key }.map { (key: $0.key, view: $0.value) }
    }

    /// Has what has come in sight in its place, as UIKit has it at the end of a batch, when somebody looks.
    final func showNews() {
        guard hasNews, !isAsking, !isLayingOut else { return }
        layoutIfNeeded()
    }

    /// The cells in sight, as of the last layout.
    final var shownCells: [UICollectionViewCell] {
        shownInOrder.compactMap { $0.view as? UICollectionViewCell }
    }
    final func shownCell(at path: IndexPath) -> UICollectionViewCell? {
        shown[CollectionElement(kind: nil, path: path)] as? UICollectionViewCell
    }

    /// The item whose cell is to be seen at a point.
    final func itemInSight(at point: CGPoint) -> IndexPath? {
        let there = shownInOrder.filter { key, view in
            key.kind == nil && view.point(inside: convert(point, to: view), with: nil)
        }
        guard there.count > 1 else { return there.first?.key.path }
        let upper = subviews.last { view in there.contains { $0.view === view } }
        return (there.first { $0.view === upper } ?? there[there.count - 1]).key.path
    }

    /// The item that the layout has at a point. What scrolls by itself is there only if it is in sight.
    final func arrangedItem(at point: CGPoint) -> IndexPath? {
        prepareIfStale()
        let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        let there = arranged(in: spot).filter {
            $0.representedElementCategory == .cell && $0.scrollingSection == nil && !$0.isHidden
                && $0.frame.holds(point)
        }
        return there.max { $0.zIndex < $1.zIndex }?.indexPath
    }
}

extension UICollectionViewLayoutAttributes {
    /// The frame without the transform, which a view is laid out in.
    final var flatFrame: CGRect {
        CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }
}

extension UICollectionReusableView {
    /// Lets the view stand where the layout says, in a view that begins at a place in the content.
    final func place(as attributes: UICollectionViewLayoutAttributes, from origin: CGPoint) {
        let frame = attributes.flatFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        if transform.isIdentity ? self.frame != frame : flatFrame != frame { self.frame = frame }
        if transform != attributes.transform { transform = attributes.transform }
        takeLook(of: attributes)
        (self as? UICollectionViewListCell)?.listRow = attributes.listRow
        apply(attributes)
    }
    /// Is seen as the layout says, where that says something else than before: what an app has said as it filled the view
    /// stays.
    private func takeLook(of attributes: UICollectionViewLayoutAttributes) {
        if givenLook.alpha != attributes.alpha { alpha = attributes.alpha }
        if givenLook.isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        givenLook = (attributes.alpha, attributes.isHidden)
    }
    /// Is seen as a layout says, before it is filled again.
    final func resetLook(to attributes: UICollectionViewLayoutAttributes) {
        (alpha, isHidden) = (attributes.alpha, attributes.isHidden)
        givenLook = (attributes.alpha, attributes.isHidden)
    }
    private var flatFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
            height: bounds.height)
    }
}

extension UICollectionView {
    /// Where to scroll for a frame to stand at a position, as far as the content reaches.
    final func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let insets = leastInset
        let room = bounds.inset(by: insets).size
        var offset = contentOffset
        if position.contains(.left) {
            offset.x = frame.minX - insets.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - room.width / 2 - insets.left
        } else if position.contains(.right) {
            offset.x = frame.maxX - room.width - insets.left
        }
        if position.contains(.top) {
            offset.y = CGFloat(scroll?.offset(bringingToTop: Double(frame.minY)) ?? 0)
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - room.height / 2 - insets.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - room.height - insets.top
        }
        let (farX, farY) = (contentSize.width - room.width, contentSize.height - room.height)
        return CGPoint(
            x: max(-insets.left, min(offset.x, farX - insets.left)),
            y: max(-adjustedContentInset.top, min(offset.y, farY - insets.top)))
    }
}
