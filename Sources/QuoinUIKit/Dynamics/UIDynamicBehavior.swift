/// What moves items as if they had a mass, alone or with others in it.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// As in UIKit.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Never called here.
    open var action: (() -> Void)?
    /// As in UIKit.
    public final private(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    /// As in UIKit. One that contains this one, or is in it already, is not taken in.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !behavior.contains(self), !childBehaviors.contains(where: { $0 === behavior }) else {
            return
        }
        childBehaviors.append(behavior)
        dynamicAnimator.map(behavior.come(to:))
    }
    /// As in UIKit.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: place).come(to: nil)
    }
    /// As in UIKit.
    open func willMove(to animator: UIDynamicAnimator?) {}

    final func come(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        if animator != nil { begin() }
        for child in childBehaviors { child.come(to: animator) }
    }

    private func contains(_ other: UIDynamicBehavior) -> Bool {
        self === other || childBehaviors.contains { $0.contains(other) }
    }

    /// Moves what is to be moved.
    func begin() {}
    /// What it moves by itself.
    var moved: [any UIDynamicItem] { [] }
    /// What it moves, with all that is in it.
    final var allMoved: [any UIDynamicItem] { moved + childBehaviors.flatMap(\.allMoved) }
}

/// A spring that brings an item to a point.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// As in UIKit.
    open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { begin() } } }
    /// As in UIKit: from 0, where it swings for long, to 1, where it does not.
    open var damping: CGFloat = 0.5

    /// As in UIKit: the middle of the item comes to the point once an animator has the behavior.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
    }

    override var moved: [any UIDynamicItem] { [item] }
    override func begin() { dynamicAnimator?.bring(item, to: snapPoint, damping: damping) }
}

/// What moves several items.
@preconcurrency @MainActor
open class UIDynamicItemsBehavior: UIDynamicBehavior {
    /// As in UIKit.
    public private(set) var items: [any UIDynamicItem]

    /// As in UIKit.
    public init(items: [any UIDynamicItem] = []) { self.items = items }

    /// As in UIKit.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// As in UIKit.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    override var moved: [any UIDynamicItem] { items }
}
