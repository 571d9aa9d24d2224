// Gestures are kept and do nothing by themselves: nobody touches. A test can call `perform()`.

/// A gesture on a view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// Kept, without effect.
        public static var recognized: State { .ended }
    }
    private var targets: [ActionTarget] = []
    final weak var attachedView: UIView?

    /// As in UIKit: without a target. Classes of one's own need not say it again.
    public override convenience init() { self.init(target: nil, action: nil) }
    /// Kept, without effect.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    /// As in UIKit: called once, however often it is added. Which actions are the same, ``Selector`` says.
    open func addTarget(_ target: Any, action: Selector) {
        let added = ActionTarget(target, action)
        if !targets.contains(where: { $0.isSame(as: added) }) { targets.append(added) }
    }
    /// As in UIKit. An action that is none of the target's, as ``Selector`` compares them, stands for all of them.
    open func removeTarget(_ target: Any?, action: Selector?) {
        for place in targets.places(of: target, action).reversed() { targets.remove(at: place) }
    }
    /// Does what the gesture does when it is recognized.
    public final func perform() {
        for target in targets { target.action.call(target.object, [self]) }
    }
    /// Kept, without effect.
    open var view: UIView? { attachedView }
    /// Kept, without effect.
    open var state = State.possible { didSet { valueChanged() } }
    /// Kept, without effect.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Kept, without effect.
    open var isEnabled = true
    /// Kept, without effect.
    open var cancelsTouchesInView = true
    /// Kept, without effect.
    open var delaysTouchesBegan = false
    /// Kept, without effect.
    open var delaysTouchesEnded = true
    /// Kept, without effect.
    open var numberOfTouches: Int { 1 }
    /// Kept, without effect.
    open var name: String?
    /// Kept, without effect.
    open var requiresExclusiveTouchType = true
    /// Kept, without effect.
    open var allowedTouchTypes: [NSNumber] = []
    /// Kept, without effect.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Kept, without effect.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
    /// Kept, without effect.
    open func require(toFail other: UIGestureRecognizer) {}
    /// Kept, without effect.
    open func reset() {}
    /// Kept, without effect.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Kept, without effect.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Kept, without effect.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Kept, without effect.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
/// A tap.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Kept, without effect.
    open var numberOfTapsRequired = 1
    /// Kept, without effect.
    open var numberOfTouchesRequired = 1
}
/// A long press.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Kept, without effect.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Kept, without effect.
    open var allowableMovement: CGFloat = 10
    /// Kept, without effect.
    open var numberOfTapsRequired = 0
    /// Kept, without effect.
    open var numberOfTouchesRequired = 1
}
/// A movement of the finger.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Kept, without effect.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    /// Kept, without effect.
    open var maximumNumberOfTouches = Int.max
    /// Kept, without effect.
    open var minimumNumberOfTouches = 1
    /// Kept, without effect.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Kept, without effect.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    /// Kept, without effect.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
/// What else than fingers may scroll.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: Int
    /// As in UIKit.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// As in UIKit.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// As in UIKit.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
/// A movement from the edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Kept, without effect.
    open var edges: UIRectEdge = []
}
/// A swipe.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Which way it goes.
    public struct Direction: OptionSet, Sendable {
        /// Kept, without effect.
        public let rawValue: UInt
        /// Kept, without effect.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Kept, without effect.
        public static let right = Direction(rawValue: 1)
        /// Kept, without effect.
        public static let left = Direction(rawValue: 2)
        /// Kept, without effect.
        public static let up = Direction(rawValue: 4)
        /// Kept, without effect.
        public static let down = Direction(rawValue: 8)
    }
    /// Kept, without effect.
    open var direction = Direction.right
    /// Kept, without effect.
    open var numberOfTouchesRequired = 1
}
/// Two fingers that part.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Kept, without effect.
    open var scale: CGFloat = 1
    /// Kept, without effect.
    open var velocity: CGFloat { 0 }
}
/// Two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Kept, without effect.
    open var rotation: CGFloat = 0
    /// Kept, without effect.
    open var velocity: CGFloat { 0 }
}
/// A pointer above a view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Who decides about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool
}
extension UIGestureRecognizerDelegate {
    /// Kept, without effect.
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    /// Kept, without effect.
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
    /// Kept, without effect.
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
    /// Kept, without effect.
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { false }
    /// Kept, without effect.
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { false }
}
