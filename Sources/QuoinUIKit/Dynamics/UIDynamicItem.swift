/// What can be moved as if it had a mass: views, and what layouts of collections say of items.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// As in UIKit.
    var center: CGPoint { get set }
    /// As in UIKit.
    var bounds: CGRect { get }
    /// As in UIKit.
    var transform: CGAffineTransform { get set }
    /// Kept, without effect.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// Kept, without effect.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// As in UIKit, where a class does not say otherwise.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// As in UIKit, where a class does not say otherwise: nothing.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
