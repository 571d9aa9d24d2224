import QuoinKit

/// An animation that can be held.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    private let duration: TimeInterval
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// As in UIKit.
    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        if let animations { self.animations = [animations] }
    }
    /// As in UIKit.
    public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations = [animations] }
    }
    /// Kept, without effect.
    open var fractionComplete: CGFloat = 0
    /// Always `false` here, unless a class of one's own says otherwise.
    open var isRunning: Bool { false }
    /// As in UIKit.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// As in UIKit.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// As in UIKit.
    open func startAnimation() {
        UIView.animate(
            withDuration: duration, animations: { animations.forEach { $0() } },
            completion: { [completions] _ in completions.forEach { $0(.end) } })
    }
    /// As in UIKit.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Neither called nor with an effect here.
    open func stopAnimation(_ withoutFinishing: Bool) {}
    /// Neither called nor with an effect here.
    open func finishAnimation(at position: UIViewAnimatingPosition) {}
    /// Neither called nor with an effect here.
    open func pauseAnimation() {}
    /// As in UIKit.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }
}
/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
