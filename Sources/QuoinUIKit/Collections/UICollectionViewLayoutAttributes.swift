/// Where something of a collection stands.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// As in UIKit.
    open var frame = CGRect.zero
    /// As in UIKit.
    open var alpha: CGFloat = 1
    /// As in UIKit.
    open var isHidden = false
    /// As in UIKit.
    open var zIndex = 0
    /// As in UIKit.
    open var transform = CGAffineTransform.identity
    /// As in UIKit.
    open var transform3D = CATransform3D()
    /// As in UIKit.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// As in UIKit.
    public private(set) var representedElementKind: String?
    /// As in UIKit.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// As in UIKit.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    /// As in UIKit.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }
    /// As in UIKit.
    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : .supplementaryView
    }
    /// As in UIKit.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    /// As in UIKit.
    public convenience init(
        forSupplementaryViewOfKind kind: String, with indexPath: IndexPath
    ) {
        self.init(forCellWith: indexPath)
        representedElementKind = kind
    }
    /// As in UIKit.
    public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(forSupplementaryViewOfKind: kind, with: indexPath)
    }
    /// A copy of what is known here; a class of one's own adds what it knows.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: UICollectionViewLayoutAttributes = MainActor.assumeIsolated {
            let copy = UICollectionViewLayoutAttributes()
            copy.take(self)
            return copy
        }
        return copy
    }
    private func take(_ other: UICollectionViewLayoutAttributes) {
        (frame, alpha, isHidden, zIndex) = (other.frame, other.alpha, other.isHidden, other.zIndex)
        (transform, transform3D) = (other.transform, other.transform3D)
        (indexPath, representedElementKind) = (other.indexPath, other.representedElementKind)
    }
}
