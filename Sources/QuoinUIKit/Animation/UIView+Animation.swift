import QuoinKit

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// As in UIKit.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// As in UIKit.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// As in UIKit.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// As in UIKit.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// As in UIKit.
        public static let curveEaseInOut = AnimationOptions([])
        /// As in UIKit.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// As in UIKit.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// As in UIKit.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// As in UIKit.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// As in UIKit.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// As in UIKit.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// As in UIKit.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// As in UIKit.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)

        var curve: QuoinKit.AnimationCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }
    /// How fast an animation is when.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    /// How an animation by steps runs.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// As in UIKit.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// As in UIKit.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    }

    /// Lets what changes go its way by the clock of the windows, which a test moves with
    /// ``UIWindow/tick(after:)``. Without a window, it is over at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, delay, options.curve, animations, completion)
    }
    /// As in UIKit.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let ratio = damping.isFinite ? max(0.01, Double(damping)) : 1
        // UIKit's springs come to rest in the time that they are given: half of it is one swing.
        run(
            duration, delay, .spring(dampingRatio: ratio, response: max(0.01, duration / 2)),
            animations, completion)
    }
    /// As in UIKit.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, delay, .linear, animations, completion)
    }
    /// As in UIKit.
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
    ) {
        animations()
    }
    /// As in UIKit.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, 0, options.curve, animations ?? {}, completion)
    }
    /// As in UIKit.
    public class func transition(
        from former: UIView, to next: UIView, duration: TimeInterval,
        options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        former.superview?.addSubview(next)
        former.removeFromSuperview()
        completion?(true)
    }
    /// As in UIKit.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        guard let window = WindowList.shared.key else { return actions() }
        window.host.performWithoutAnimation(actions)
    }
    /// Neither called nor with an effect here.
    public class func setAnimationsEnabled(_ enabled: Bool) {}

    private class func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ curve: QuoinKit.AnimationCurve,
        _ changes: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let windows = WindowList.shared.windows
        guard !windows.isEmpty else {
            changes()
            completion?(true)
            return
        }
        let ending = completion.map(AnimationEnding.init)
        run(in: windows[...], duration, delay, curve, changes) { ending?.come($0) }
    }

    /// In all windows at once, since nobody says in which the views are.
    private class func run(
        in windows: ArraySlice<UIWindow>, _ duration: TimeInterval, _ delay: TimeInterval,
        _ curve: QuoinKit.AnimationCurve, _ changes: () -> Void,
        _ completion: @escaping (Bool) -> Void
    ) {
        guard let window = windows.first else {
            changes()
            return
        }
        window.host.animate(
            duration: duration, delay: delay, curve: curve,
            changes: { run(in: windows.dropFirst(), duration, delay, curve, changes, completion) },
            completion: completion)
    }
}

/// The end of an animation, which comes once: in the first window whose clock gets there. Others may stand still
/// for ever.
@MainActor
private final class AnimationEnding {
    private var completion: ((Bool) -> Void)?

    init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

    func come(_ isComplete: Bool) {
        let ending = completion
        completion = nil
        ending?(isComplete)
    }
}
