import QuoinKit

/// An animation that can be held. Here it runs when it is started: it is not held, turned or moved by hand.
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
    /// Kept, without effect.
    open var fractionComplete: CGFloat = 0
    /// Kept, without effect.
    open var isReversed = false
    /// Kept, without effect.
    open var isInterruptible = true
    /// Kept, without effect.
    open var scrubsLinearly = true
    /// Kept, without effect.
    open var pausesOnCompletion = false
    /// As in UIKit.
    open private(set) var state = UIViewAnimatingState.inactive
    /// As in UIKit.
    open var isRunning: Bool { state == .active }
    /// As in UIKit: what comes to an animator that runs is on its way in the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) {
        guard isRunning else {
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
    /// As in UIKit. What is started already is not started again.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive else { return }
        state = .active
        self.delay = delay
        window = WindowList.shared.key
        beginning = (window?.host.time ?? 0) + delay
        let animations = animations
        self.animations = []
        UIView.run(duration, delay, curve, { animations.forEach { $0() } }) { _ in self.end(.end) }
    }
    private func end(_ position: UIViewAnimatingPosition) {
        guard state == .active else { return }
        state = .inactive
        let completions = completions
        self.completions = []
        completions.forEach { $0(position) }
    }
    /// As in UIKit, but what is on its way goes on: it is the completion that does not come any more.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }
    /// As in UIKit: calls the completion of what was stopped.
    open func finishAnimation(at position: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        state = .active
        end(position)
    }
    /// Neither called nor with an effect here.
    open func pauseAnimation() {}
    /// Neither called nor with an effect here.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
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
