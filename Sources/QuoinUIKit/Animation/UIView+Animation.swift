import QuoinKit

extension UIView {
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
    /// As in UIKit: the spring has come to rest when the time is over.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration, delay, .spring(damping: damping, velocity: velocity, within: duration),
            repetition: options.repetition, animations, completion)
    }
    /// As in UIKit: the duration is that of a swing without damping, and the spring takes the time that it needs.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration, delay, .spring(bounce: bounce, velocity: velocity, swing: duration),
            repetition: options.repetition, animations, completion)
    }
    /// As in UIKit: each keyframe goes on where those before it end, at an even speed.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let keyframes = Keyframes(duration: duration, delay: delay)
        run(duration, delay, .linear, { keyframes.collect(animations) }, completion)
    }
    /// As in UIKit. Elsewhere than in the animations of
    /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``, it is done at once.
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
    ) {
        guard let keyframes = Keyframes.open else { return animations() }
        let (delay, duration) = keyframes.times(of: relativeDuration, from: start)
        run(duration, delay, .linear, isStep: true, animations, nil)
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
    /// As in UIKit: what is to be animated in there is over at once.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        let wereEnabled = AnimationSwitch.isOn
        AnimationSwitch.isOn = false
        perform(withoutAnimationIn: WindowList.shared.windows[...], actions)
        AnimationSwitch.isOn = wereEnabled
    }
    private class func perform(
        withoutAnimationIn windows: ArraySlice<UIWindow>, _ actions: () -> Void
    ) {
        guard let window = windows.first else { return actions() }
        window.host.performWithoutAnimation {
            perform(withoutAnimationIn: windows.dropFirst(), actions)
        }
    }
    /// As in UIKit.
    public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }
    /// As in UIKit: until they are enabled again, all animations are over at once. Those under way go on.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

    class func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ curve: QuoinKit.AnimationCurve,
        repetition: AnimationRepetition = .once, isStep: Bool = false, _ changes: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let windows = WindowList.shared.windows
        guard !windows.isEmpty, areAnimationsEnabled else {
            perform(withoutAnimationIn: windows[...], changes)
            completion?(true)
            return
        }
        let ending = completion.map(AnimationEnding.init)
        run(
            in: windows[...], duration, delay, curve, repetition, isStep,
            {
                HeldAnimations.beginsChanges(duration: duration, delay: delay)
                changes()
            },
            { isWhole in
                // One that repeats ends only when something else is done; in windows where it moves nothing, it has not.
                if repetition == .once || !isWhole { ending?.come(isWhole) }
            })
    }

    /// In all windows at once, since nobody says in which the views are.
    private class func run(
        in windows: ArraySlice<UIWindow>, _ duration: TimeInterval, _ delay: TimeInterval,
        _ curve: QuoinKit.AnimationCurve, _ repetition: AnimationRepetition, _ isStep: Bool,
        _ changes: () -> Void, _ completion: @escaping (Bool) -> Void
    ) {
        guard let window = windows.first else {
            changes()
            return
        }
        window.host.animate(
            duration: duration, delay: delay, curve: curve, repetition: repetition,
            isStep: isStep,
            changes: {
                run(
                    in: windows.dropFirst(), duration, delay, curve, repetition, isStep, changes,
                    completion)
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

/// Whether what is to be animated is.
@MainActor
private enum AnimationSwitch {
    static var isOn = true
}

/// The animation whose keyframes are being told.
@MainActor
private final class Keyframes {
    private(set) static var open: Keyframes?
    private let duration: TimeInterval
    private let delay: TimeInterval

    init(duration: TimeInterval, delay: TimeInterval) {
        (self.duration, self.delay) = (duration, delay)
    }

    func collect(_ keyframes: () -> Void) {
        let outer = Self.open
        Self.open = self
        keyframes()
        Self.open = outer
    }

    /// When a keyframe begins, and how long it takes. None goes on when the time of all is over.
    func times(
        of share: Double, from start: Double
    ) -> (delay: TimeInterval, duration: TimeInterval) {
        let start = min(max(0, start), 1)
        return (delay + start * duration, min(max(0, share), 1 - start) * duration)
    }
}

extension QuoinKit.AnimationCurve {
    /// UIKit's springs come to rest in the time that they are given. One without damping never would.
    static func spring(damping: CGFloat, velocity: CGFloat, within duration: TimeInterval) -> Self {
        .spring(
            dampingRatio: damping.isFinite ? max(0.01, Double(damping)) : 1,
            restingAfter: max(0.01, duration), initialVelocity: Double(velocity))
    }

    /// A spring by how far it goes beyond its goal: not at all at 0, for ever at 1.
    static func spring(bounce: CGFloat, velocity: CGFloat, swing: TimeInterval) -> Self {
        let bounce = bounce.isFinite ? min(max(-0.99, Double(bounce)), 0.99) : 0
        return .spring(
            dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, response: swing,
            initialVelocity: Double(velocity))
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
    /// The changes are made as they are where this is called: nothing is repeated within an animation.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
    /// Always 0 here: an animation that is under way says nothing of itself.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
}
