// Forces. They are kept, and move nothing: see UIDynamicAnimator.

/// A force that pulls items one way.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicItemsBehavior {
    /// Kept, without effect.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// As in UIKit: of the direction, and with it, how strong the force is.
    open var angle: CGFloat {
        get { gravityDirection == .zero ? angleOfNone : gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// As ``angle``.
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// As in UIKit.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
        angleOfNone = angle
    }
    /// Which way it would go if it had any strength.
    private var angleOfNone: CGFloat = 0
}

/// A force that pushes items.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicItemsBehavior {
    /// For how long it pushes.
    public enum Mode: Int, Sendable { case continuous, instantaneous }
    /// As in UIKit.
    public let mode: Mode
    /// Kept, without effect.
    open var active = true
    /// Kept, without effect.
    open var pushDirection = CGVector.zero
    /// As in UIKit.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
    /// As in UIKit: of the direction, and with it, how strong the force is.
    open var angle: CGFloat {
        get { pushDirection == .zero ? angleOfNone : pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// As ``angle``.
    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// As in UIKit.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, length: magnitude)
        angleOfNone = angle
    }
    /// Which way it would go if it had any strength.
    private var angleOfNone: CGFloat = 0
    /// Without effect.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
}

extension CGVector {
    fileprivate init(angle: CGFloat, length: CGFloat) {
        self.init(dx: length * cos(angle), dy: length * sin(angle))
    }
    fileprivate var angle: CGFloat { atan2(dy, dx) }
    fileprivate var length: CGFloat { hypot(dx, dy) }
}

/// What holds an item at a point, or at another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is held at.
    public enum AttachmentType: Int, Sendable { case items, anchor }
    /// As in UIKit.
    public let items: [any UIDynamicItem]
    /// As in UIKit.
    public let attachedBehaviorType: AttachmentType
    /// Kept, without effect.
    open var anchorPoint = CGPoint.zero
    /// Kept, without effect.
    open var length: CGFloat = 0
    /// Kept, without effect.
    open var damping: CGFloat = 0
    /// Kept, without effect.
    open var frequency: CGFloat = 0
    /// Kept, without effect.
    open var frictionTorque: CGFloat = 0

    /// As in UIKit.
    public init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
        (items, attachedBehaviorType, anchorPoint) = ([item], .anchor, point)
    }
    /// As in UIKit.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// As in UIKit.
    public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
        (items, attachedBehaviorType) = ([item, other], .items)
    }

    override var moved: [any UIDynamicItem] { items }
}

/// What items are made of.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicItemsBehavior {
    /// Kept, without effect.
    open var elasticity: CGFloat = 0
    /// Kept, without effect.
    open var friction: CGFloat = 0
    /// Kept, without effect.
    open var density: CGFloat = 1
    /// Kept, without effect.
    open var resistance: CGFloat = 0
    /// Kept, without effect.
    open var angularResistance: CGFloat = 0
    /// Kept, without effect.
    open var charge: CGFloat = 0
    /// Kept, without effect.
    open var isAnchored = false
    /// Kept, without effect.
    open var allowsRotation = true
    /// Without effect.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Always zero here.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Without effect.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    /// Always 0 here.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
