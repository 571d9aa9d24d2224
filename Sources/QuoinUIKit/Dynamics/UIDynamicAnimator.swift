/// Moves items as if they had a mass.
///
/// Forces there are none here: ``UISnapBehavior`` brings its item to its point, along a spring and by the clock of the
/// window. What gravity, pushes, attachments and collisions would do is not worked out; they are kept, and move nothing.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// As in UIKit.
    public let referenceView: UIView?
    /// As in UIKit.
    public private(set) var behaviors: [UIDynamicBehavior] = []
    /// As in UIKit.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The layout whose attributes it moves.
    private weak var layout: UICollectionViewLayout?
    /// How many items are on their way.
    private var running = 0

    /// As in UIKit.
    public init(referenceView view: UIView) { referenceView = view }
    /// As in UIKit.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        (referenceView, self.layout) = (nil, layout)
    }
    public override init() { referenceView = nil }

    /// As in UIKit: whether something is on its way.
    open var isRunning: Bool { running > 0 }
    /// Always 0 here: what moves goes by the clock of its window.
    open var elapsedTime: TimeInterval { 0 }

    /// As in UIKit.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.come(to: self)
    }
    /// As in UIKit, but that what is on its way to a point gets there.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: place).come(to: nil)
    }
    /// As ``removeBehavior(_:)``.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }
    /// As in UIKit: what the behaviors move that is within a rectangle, at least in part.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        var found: [any UIDynamicItem] = []
        for item in behaviors.flatMap(\.allMoved) where !found.contains(where: { $0 === item }) {
            let (center, size) = (item.center, item.bounds.size)
            let area = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            if area.meets(rect) { found.append(item) }
        }
        return found
    }
    /// As in UIKit: what the behaviors move that stands for a cell of the layout that it was made for.
    open func layoutAttributesForCell(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == path }
    }
    /// As ``layoutAttributesForCell(at:)``.
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(of: .supplementaryView, kind: kind, at: path) }
    /// As ``layoutAttributesForCell(at:)``.
    open func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(of: .decorationView, kind: kind, at: path) }
    private func attributes(
        of category: UICollectionView.ElementCategory, kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == category && $0.representedElementKind == kind
                && $0.indexPath == path
        }
    }
    private func attributes(_ isMeant: (UICollectionViewLayoutAttributes) -> Bool)
        -> UICollectionViewLayoutAttributes?
    {
        guard layout != nil else { return nil }
        return behaviors.lazy.flatMap(\.allMoved)
            .compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isMeant)
    }
    /// Without effect: no item has a speed of its own.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}

    /// The time that a spring takes, which is UIKit's secret.
    private static let swing: TimeInterval = 0.5

    final func bring(_ item: any UIDynamicItem, to point: CGPoint, damping: CGFloat) {
        if running == 0 { delegate?.dynamicAnimatorWillResume(self) }
        running += 1
        UIView.animate(
            withDuration: Self.swing, delay: 0, usingSpringWithDamping: max(0.1, min(damping, 1)),
            initialSpringVelocity: 0, animations: { item.center = point },
            completion: { [weak self] _ in self?.arrived() })
    }
    private func arrived() {
        running -= 1
        if running == 0 { delegate?.dynamicAnimatorDidPause(self) }
    }
}

/// Who hears whether an animator is at work.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
    /// As in UIKit, where a class does not say otherwise: nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// As in UIKit, where a class does not say otherwise: nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
