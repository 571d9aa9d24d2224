/// Items that come up against each other, and against borders. Nothing does here: see ``UIDynamicAnimator``.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicItemsBehavior {
    /// What comes up against what.
    public struct Mode: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let items = Mode(rawValue: 1)
        /// As in UIKit.
        public static let boundaries = Mode(rawValue: 2)
        /// As in UIKit.
        public static let everything = Mode(rawValue: .max)
    }
    /// Kept, without effect.
    open var collisionMode = Mode.everything
    /// Kept, without effect.
    open var translatesReferenceBoundsIntoBoundary = false
    /// Never told of anything here.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// As in UIKit: the names of borders.
    public private(set) var boundaryIdentifiers: [any NSCopying]?

    /// As in UIKit.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    /// Kept, without effect.
    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {
        boundaryIdentifiers = (boundaryIdentifiers ?? []) + [identifier]
    }
    /// Kept, without effect.
    open func addBoundary(
        withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint
    ) {
        boundaryIdentifiers = (boundaryIdentifiers ?? []) + [identifier]
    }
    /// As in UIKit.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaryIdentifiers?.removeAll { ($0 as? NSObject) == (identifier as? NSObject) }
    }
    /// As in UIKit.
    open func removeAllBoundaries() { boundaryIdentifiers = nil }
}

/// Who would hear of items that come up against something.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        with other: any UIDynamicItem, at point: CGPoint)
}
extension UICollisionBehaviorDelegate {
    /// Never called here.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint
    ) {}
    /// Never called here.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        with other: any UIDynamicItem, at point: CGPoint
    ) {}
}
