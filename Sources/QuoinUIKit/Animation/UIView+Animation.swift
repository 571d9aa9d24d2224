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
        /// As in UIKit; without `repeat`, it has no effect.
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
        /// Kept, without effect.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Kept, without effect.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Kept, without effect.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// As in UIKit.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// As in UIKit.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// As in UIKit.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// As in UIKit.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var repetition: AnimationRepetition {
            contains(.repeat) ? contains(.autoreverse) ? .backAndForth : .again : .once
        }
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
        /// Kept, without effect.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Kept, without effect.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Kept, without effect.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Kept, without effect.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Kept, without effect.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Kept, without effect.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Kept, without effect.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Kept, without effect.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Lets what changes go its way by the clock of the windows, which a test moves with
    /// ``UIWindow/tick(after:)``. Without a window, it is over at once. What repeats goes on until it is changed, or
    /// has left its window.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration, delay, options.curve, repetition: options.repetition, animations, completion)
    }
    /// As in UIKit.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration, delay, .spring(damping: damping, within: duration),
            repetition: options.repetition, animations, completion)
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
    /// As in UIKit, at once: the other view comes into the superview, or both stay where they are and one is
    /// shown instead of the other.
    public class func transition(
        from former: UIView, to next: UIView, duration: TimeInterval,
        options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            former.isHidden = true
            next.isHidden = false
        } else {
            former.superview?.addSubview(next)
            former.removeFromSuperview()
        }
        completion?(true)
    }
    /// As in UIKit.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        perform(withoutAnimationIn: WindowList.shared.windows[...], actions)
    }
    private class func perform(
        withoutAnimationIn windows: ArraySlice<UIWindow>, _ actions: () -> Void
    ) {
        guard let window = windows.first else { return actions() }
        window.host.performWithoutAnimation {
            perform(withoutAnimationIn: windows.dropFirst(), actions)
        }
    }
    /// As in UIKit, but that it is always so.
    public class var areAnimationsEnabled: Bool { true }
    /// Neither called nor with an effect here.
    public class func setAnimationsEnabled(_ enabled: Bool) {}

    class func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ curve: QuoinKit.AnimationCurve,
        repetition: AnimationRepetition = .once, _ changes: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let windows = WindowList.shared.windows
        guard !windows.isEmpty else {
            changes()
            completion?(true)
            return
        }
        let ending = completion.map(AnimationEnding.init)
        run(in: windows[...], duration, delay, curve, repetition, changes) { isWhole in
            // One that repeats ends only when something else is done; in windows where it moves nothing, it has not.
            if repetition == .once || !isWhole { ending?.come(isWhole) }
        }
    }

    /// In all windows at once, since nobody says in which the views are.
    private class func run(
        in windows: ArraySlice<UIWindow>, _ duration: TimeInterval, _ delay: TimeInterval,
        _ curve: QuoinKit.AnimationCurve, _ repetition: AnimationRepetition,
        _ changes: () -> Void, _ completion: @escaping (Bool) -> Void
    ) {
        guard let window = windows.first else {
            changes()
            return
        }
        window.host.animate(
            duration: duration, delay: delay, curve: curve, repetition: repetition,
            changes: {
                run(
                    in: windows.dropFirst(), duration, delay, curve, repetition, changes, completion
                )
            },
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

extension QuoinKit.AnimationCurve {
    /// UIKit's springs come to rest in the time that they are given: half of it is one swing.
    static func spring(damping: CGFloat, within duration: TimeInterval) -> Self {
        .spring(
            dampingRatio: damping.isFinite ? max(0.01, Double(damping)) : 1,
            response: max(0.01, duration / 2))
    }
}

extension UIView {
    /// Begins changes that would be animated: here they are there at once. New code animates with a closure.
    public class func beginAnimations(_ identifier: String?, context: UnsafeMutableRawPointer?) {}
    /// Kept nowhere, as ``beginAnimations(_:context:)``.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Kept nowhere, as ``beginAnimations(_:context:)``.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    /// Kept nowhere, as ``beginAnimations(_:context:)``.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Ends what ``beginAnimations(_:context:)`` began.
    public class func commitAnimations() {}
    /// Always 0 here: an animation that is under way says nothing of itself.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
}
