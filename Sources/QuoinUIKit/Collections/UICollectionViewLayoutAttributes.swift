/// Where something of a collection stands.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// As in UIKit.
    open var center = CGPoint.zero
    /// As in UIKit.
    open var size = CGSize.zero
    /// As in UIKit.
    open var alpha: CGFloat = 1
    /// As in UIKit.
    open var isHidden = false
    /// As in UIKit: what has a higher one is drawn above what has a lower one.
    open var zIndex = 0
    /// As in UIKit. Pictures show what of it is flat.
    open var transform3D = CATransform3D()
    /// As in UIKit.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// As in UIKit.
    public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// As in UIKit.
    public private(set) var representedElementKind: String?

    /// Which sides the layout leaves to the cell; both where it does not say.
    final var openSides: OpenSides?
    /// The section within which it scrolls by itself, if it does.
    final var scrollingSection: Int?
    /// How the row of a list looks that it is.
    final var listRow: ListRow?

    /// Copies are made with it, and what a layout's own class arranges.
    public required override init() { super.init() }
    /// As in UIKit.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        stand(for: .cell, nil, at: indexPath)
    }
    /// As in UIKit.
    public convenience init(
        forSupplementaryViewOfKind kind: String, with indexPath: IndexPath
    ) {
        self.init()
        stand(for: .supplementaryView, kind, at: indexPath)
    }
    /// As in UIKit.
    public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
        self.init()
        stand(for: .decorationView, kind, at: indexPath)
    }
    final func stand(
        for category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
    ) {
        (representedElementCategory, representedElementKind, indexPath) = (category, kind, path)
    }

    /// As in UIKit: with a ``transform``, what is covered. Setting it sets what is covered without one.
    open var frame: CGRect {
        get {
            let about = CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            let shape = transform.isIdentity ? about : about.applying(transform)
            return shape.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(
                x: newValue.origin.x + newValue.width / 2,
                y: newValue.origin.y + newValue.height / 2)
        }
    }
    /// As in UIKit.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// As in UIKit: the same as ``transform3D``, if that is flat.
    open var transform: CGAffineTransform {
        get { transform3D.flat }
        set { transform3D = CATransform3D(newValue) }
    }

    /// A copy of the same class with what is known here; a class of one's own adds what it knows.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: UICollectionViewLayoutAttributes = MainActor.assumeIsolated {
            let copy = type(of: self).init()
            copy.take(self)
            return copy
        }
        return copy
    }
    private func take(_ other: UICollectionViewLayoutAttributes) {
        (center, size, alpha, isHidden) = (other.center, other.size, other.alpha, other.isHidden)
        (zIndex, transform3D, indexPath) = (other.zIndex, other.transform3D, other.indexPath)
        representedElementCategory = other.representedElementCategory
        representedElementKind = other.representedElementKind
        (openSides, scrollingSection) = (other.openSides, other.scrollingSection)
        listRow = other.listRow
    }

    /// As in UIKit: whether the same element stands at the same place, in the same way.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { isSame(as: other) }
    }
    private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && representedElementKind == other.representedElementKind
            && representedElementCategory == other.representedElementCategory
            && center == other.center && size == other.size && transform3D == other.transform3D
            && alpha == other.alpha && isHidden == other.isHidden && zIndex == other.zIndex
    }
    /// As in UIKit.
    open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}

extension UICollectionViewLayoutAttributes {
    /// A copy for the same element with another size.
    final func resized(to size: CGSize) -> UICollectionViewLayoutAttributes {
        guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        copy.size = size
        return copy
    }

    /// What a class of an app's own says of the sides that are open, if it says anything.
    final func ownSize(of cell: UIView) -> CGSize? {
        let (isWide, isHigh) = (openSides?.width ?? true, openSides?.height ?? true)
        let said = OwnFitting.size(
            of: cell, in: size, horizontal: isWide ? .fittingSizeLevel : .required,
            vertical: isHigh ? .fittingSizeLevel : .required)
        return said.map {
            CGSize(width: isWide ? $0.width : size.width, height: isHigh ? $0.height : size.height)
        }
    }

    /// What a content asks for on the sides that are open. Where it says nothing, it stays what was estimated.
    final func fitting(_ content: UIView, beside room: CGSize) -> CGSize {
        let wished: CGSize
        switch openSides {
        case nil:
            wished = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return CGSize(width: wished.width + room.width, height: wished.height + room.height)
        case .some(let open):
            wished = content.systemLayoutSizeFitting(
                CGSize(
                    width: open.width ? 0 : max(0, size.width - room.width),
                    height: open.height ? 0 : max(0, size.height - room.height)),
                withHorizontalFittingPriority: open.width ? .fittingSizeLevel : .required,
                verticalFittingPriority: open.height ? .fittingSizeLevel : .required)
            return CGSize(
                width: open.width && wished.width > 0 ? wished.width + room.width : size.width,
                height: open.height && wished.height > 0
                    ? wished.height + room.height : size.height)
        }
    }
}
