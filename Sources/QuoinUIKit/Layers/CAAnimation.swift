// Animations of layers, which are over at once.

/// What a layer does when something of it changes.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {}

/// How an animation of a layer runs.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
    /// As in UIKit.
    open var duration: CFTimeInterval = 0
    /// As in UIKit.
    open var beginTime: CFTimeInterval = 0
    /// As in UIKit.
    open var timeOffset: CFTimeInterval = 0
    /// As in UIKit.
    open var repeatCount: Float = 0
    /// Kept, without effect.
    open var repeatDuration: CFTimeInterval = 0
    /// Kept, without effect.
    open var autoreverses = false
    /// As in UIKit.
    open var speed: Float = 1
    /// Kept, without effect.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Kept, without effect.
    open var isRemovedOnCompletion = true
    /// Kept, without effect.
    open var timingFunction: CAMediaTimingFunction?
    /// As in UIKit.
    open var delegate: (any CAAnimationDelegate)?
    private var values: [String: Any] = [:]
    public override init() { super.init() }
    /// As in UIKit: what an app wants to know it by.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// As in UIKit.
    open func value(forKey key: String) -> Any? { values[key] }
    final func finish() {
        delegate?.animationDidStart(self)
        delegate?.animationDidStop(self, finished: true)
    }
}
/// Who hears of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ animation: CAAnimation)
    func animationDidStop(_ animation: CAAnimation, finished: Bool)
}
extension CAAnimationDelegate {
    /// As in UIKit.
    public func animationDidStart(_ animation: CAAnimation) {}
    /// As in UIKit.
    public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}
/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// As in UIKit.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
    /// As in UIKit.
    open var keyPath: String?
    /// Kept, without effect.
    open var isAdditive = false
    /// Kept, without effect.
    open var isCumulative = false
}
/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// Kept, without effect.
    open var fromValue: Any?
    /// Kept, without effect.
    open var toValue: Any?
    /// Kept, without effect.
    open var byValue: Any?
}
/// An animation that swings.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// Kept, without effect.
    open var mass: CGFloat = 1
    /// Kept, without effect.
    open var stiffness: CGFloat = 100
    /// As in UIKit.
    open var damping: CGFloat = 10
    /// Kept, without effect.
    open var initialVelocity: CGFloat = 0
    /// As in UIKit.
    open var settlingDuration: CFTimeInterval { duration }
}
/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// As in UIKit.
    open var values: [Any]?
    /// Kept, without effect.
    open var keyTimes: [NSNumber]?
    /// As in UIKit.
    open var path: CGPath?
    /// Kept, without effect.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Kept, without effect.
    open var timingFunctions: [CAMediaTimingFunction]?
}
/// How values between are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// As in UIKit.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// As in UIKit.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// As in UIKit.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}
/// Several animations at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// As in UIKit.
    open var animations: [CAAnimation]?
}
/// A change from one picture to another.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// As in UIKit.
    open var type = CATransitionType.fade
    /// Kept, without effect.
    open var subtype: CATransitionSubtype?
    /// Kept, without effect.
    open var startProgress: Float = 0
    /// Kept, without effect.
    open var endProgress: Float = 1
}
/// How pictures change.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let fade = CATransitionType(rawValue: "fade")
    /// As in UIKit.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// As in UIKit.
    public static let push = CATransitionType(rawValue: "push")
    /// As in UIKit.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
/// From where pictures come.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// As in UIKit.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// As in UIKit.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// As in UIKit.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
/// What is shown before and after.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// As in UIKit.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// As in UIKit.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// As in UIKit.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
/// How fast an animation is when.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    /// As in UIKit.
    public convenience init(name: CAMediaTimingFunctionName) { self.init() }
    /// As in UIKit.
    public convenience init(controlPoints: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
        self.init()
    }
}
/// The usual ways of being fast.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// As in UIKit.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// As in UIKit.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// As in UIKit.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As in UIKit.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
/// Changes of layers that belong together.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// One that is open: what is to be done at its end, and whether nothing moves in it.
    private struct Part {
        var completion: (() -> Void)?
        var disablesActions = false
    }
    private static var begun: [Part] = []

    /// As in UIKit: what is said of the one around it holds in it, too.
    open class func begin() { begun.append(Part(disablesActions: disableActions())) }
    /// As in UIKit. Animations of layers are over at once, so that it is complete then.
    open class func commit() { begun.popLast()?.completion?() }
    /// Neither called nor with an effect here.
    open class func flush() {}
    /// Kept, without effect: nothing of a layer moves by itself here.
    open class func setDisableActions(_ disabled: Bool) {
        if begun.isEmpty {
            disablesElsewhere = disabled
        } else {
            begun[begun.count - 1].disablesActions = disabled
        }
    }
    /// As in UIKit.
    open class func disableActions() -> Bool { begun.last?.disablesActions ?? disablesElsewhere }
    private static var disablesElsewhere = false
    /// Kept, without effect.
    open class func setValue(_ value: Any?, forKey key: String) {}
    /// As in UIKit, where nobody has said otherwise.
    open class func animationDuration() -> CFTimeInterval { 0.25 }
    /// Neither called nor with an effect here.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// Neither called nor with an effect here.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// As in UIKit: called when the transaction is committed, or at once where none has begun.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !begun.isEmpty else {
            block?()
            return
        }
        begun[begun.count - 1].completion = block
    }
}
/// The key of an animation from one picture to another.
public let kCATransition = "transition"
