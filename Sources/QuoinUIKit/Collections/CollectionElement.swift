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
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        (self as? UICollectionViewListCell)?.listRow = attributes.listRow
        apply(attributes)
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
        let insets = adjustedContentInset
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
            offset.y = frame.minY - insets.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - room.height / 2 - insets.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - room.height - insets.top
        }
        let (farX, farY) = (contentSize.width - room.width, contentSize.height - room.height)
        return CGPoint(
            x: max(-insets.left, min(offset.x, farX - insets.left)),
            y: max(-insets.top, min(offset.y, farY - insets.top)))
    }
}
