import QuoinKit

/// An animation that can be held, led by hand and turned round.
///
/// While it is held, what it moves is shown as ``fractionComplete`` says. When it goes on, it does so by its curve from
/// where it is. When it has come back to its beginning, what it moved has the values of before, but for colours, and
/// frames that follow from constraints: an app says those again in its completion.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// As in UIKit.
    public let duration: TimeInterval
    /// As in UIKit.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    private var curve: QuoinKit.AnimationCurve
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// By whose clock it begins when, once it is started.
    private weak var window: UIWindow?
    private var beginning: TimeInterval = 0
    /// What it leads, window by window.
    private var led = LedAnimations()
    private var isHeld = false
    /// How often it was started, so that the end of what was stopped is not taken for its own.
    private var turn = 0

    /// As in UIKit.
    public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
        self.duration = duration
        self.timingParameters = timingParameters
        curve = timingParameters.curve(within: duration)
    }
    /// As in UIKit.
    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        self.curve = curve.drawn
        if let animations { self.animations = [animations] }
    }
    /// As in UIKit.
    public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        curve = .spring(damping: dampingRatio, velocity: 0, within: duration)
        if let animations { self.animations = [animations] }
    }
    /// As in UIKit.
    public init(
        duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let cubic = UICubicTimingParameters(
            controlPoint1: controlPoint1, controlPoint2: controlPoint2)
        self.duration = duration
        timingParameters = cubic
        curve = cubic.curve(within: duration)
        if let animations { self.animations = [animations] }
    }
    /// As in UIKit.
    open private(set) var delay: TimeInterval = 0
    /// Kept, without effect.
    open var isUserInteractionEnabled = true
    /// Kept, without effect.
    open var isManualHitTestingEnabled = false
    /// As in UIKit: how far it is on its way, which leads back to the beginning when it is reversed. Setting it holds the
    /// animation there.
    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive, let progress = led.progress else { return keptFraction }
            return CGFloat(isReversed ? 1 - progress : progress)
        }
        set {
            guard newValue.isFinite, state != .stopped else { return }
            pauseAnimation()
            let share = Double(min(max(0, newValue), 1))
            led.hold(at: isReversed ? 1 - share : share)
            keptFraction = CGFloat(share)
        }
    }
    private var keptFraction: CGFloat = 0
    /// As in UIKit: one that runs turns round at once, one that is held when it goes on.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, state == .active, !isHeld else { return }
            led.hold(at: nil)
            goOn(with: nil, for: nil)
        }
    }
    /// Kept, without effect: it can always be held.
    open var isInterruptible = true
    /// Kept, without effect: while it is held, it is always led in even steps.
    open var scrubsLinearly = true
    /// Kept, without effect.
    open var pausesOnCompletion = false
    /// As in UIKit.
    open private(set) var state = UIViewAnimatingState.inactive
    /// As in UIKit.
    open var isRunning: Bool { state == .active && !isHeld }
    /// As in UIKit: what comes to an animator that runs is on its way in the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) {
        guard isRunning else {
            // What comes to one that is held begins when it goes on.
            animations.append(animation)
            return
        }
        let wait = window.map { beginning - $0.host.time } ?? 0
        UIView.run(max(0, duration + min(0, wait)), max(0, wait), curve, animation, nil)
    }
    /// As in UIKit, but for the delay, which is that of all.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }
    /// As in UIKit.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// As in UIKit.
    open func startAnimation() { startAnimation(afterDelay: 0) }
    /// As in UIKit. What is started already is not started again; what is held goes on.
    open func startAnimation(afterDelay delay: TimeInterval) {
        if state == .active, isHeld { return goOn(with: nil, for: nil) }
        guard state == .inactive else { return }
        begin(after: delay)
        if isReversed, state == .active {
            led.hold(at: 1)
            goOn(with: nil, for: nil)
        }
    }
    private func begin(after delay: TimeInterval) {
        state = .active
        self.delay = delay
        window = WindowList.shared.key
        beginning = (window?.host.time ?? 0) + delay
        let animations = animations
        self.animations = []
        turn += 1
        let turn = turn
        UIView.run(duration, delay, curve) {
            led = LedAnimations.open
            // Before its changes are made: where nothing moves by them, it would be over.
            if isHeld { led.hold(at: 0) }
            animations.forEach { $0() }
        } _: { _ in
            guard self.turn == turn, self.state == .active else { return }
            self.end(self.isReversed ? .start : .end)
        }
    }
    private func end(_ position: UIViewAnimatingPosition) {
        state = .inactive
        isHeld = false
        led = LedAnimations()
        keptFraction = 0
        let completions = completions
        self.completions = []
        completions.forEach { $0(position) }
    }
    /// As in UIKit: what it moves stays where it is shown.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        turn += 1
        isHeld = false
        keptFraction = fractionComplete
        if withoutFinishing {
            state = .inactive
            led.stop()
            completions = []
        } else {
            state = .stopped
            led.hold(at: nil)
        }
    }
    /// As in UIKit: what was stopped is at its end, back at its beginning, or stays where it is, and the completion is
    /// called.
    open func finishAnimation(at position: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        if position != .current { led.hold(at: position == .end ? 1 : 0) }
        led.stop()
        end(position)
    }
    /// As in UIKit: one that has not begun is held at its beginning.
    open func pauseAnimation() {
        guard state != .stopped, !isHeld else { return }
        isHeld = true
        if state == .inactive { begin(after: 0) } else { led.hold(at: nil) }
    }
    /// As in UIKit: without a factor, the time that is left is what the way that is left takes.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, isHeld else { return }
        goOn(
            with: parameters,
            for: durationFactor > 0 && durationFactor.isFinite
                ? duration * Double(durationFactor) : nil)
    }
    private func goOn(with parameters: (any UITimingCurveProvider)?, for time: TimeInterval?) {
        isHeld = false
        let progress = led.progress ?? 1
        let time = time ?? duration * max(0, isReversed ? progress : 1 - progress)
        let curve = parameters?.curve(within: time) ?? curve
        led.letGo(toEnd: !isReversed, duration: time, curve: curve)
        beginning = (window?.host.time ?? 0) + time - duration
        let late = animations
        animations = []
        if !late.isEmpty { UIView.run(time, 0, curve, { late.forEach { $0() } }, nil) }
    }
    /// As in UIKit.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: .easeInOut, animations: animations)
        animator.curve = options.curve
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }
}
/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
/// How far an animation has come.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// An animation that is run.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at position: UIViewAnimatingPosition)
}
/// An animation that changes can be added to.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
