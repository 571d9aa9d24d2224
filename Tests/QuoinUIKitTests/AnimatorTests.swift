import QuoinUIKit
import TestSupport
import Testing

/// Animators, by the clock of a window.
@MainActor
@Suite struct AnimatorTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func start(_ animator: UIViewPropertyAnimator, after delay: TimeInterval = 0) {
        window.makeKeyAndVisible()
        window.addSubview(view)
        window.layoutIfNeeded()
        animator.addAnimations { self.view.frame.origin.x = 100 }
        animator.startAnimation(afterDelay: delay)
        window.tick(after: 0)
    }

    private var left: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

    @MainActor @Test func `an animator goes by its curve, after its delay`() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        start(animator, after: 1)
        window.tick(after: 1)
        expectEqual(left, 0)
        window.tick(after: 1)
        // Halfway in time is halfway on a straight line.
        expectTrue(abs(left - 50) < 0.01)
        expectTrue(animator.isRunning && animator.state == .active)
    }

    @MainActor @Test func `an animator tells when it has come to the end, once`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(
            duration: 1,
            timingParameters: UICubicTimingParameters(
                controlPoint1: CGPoint(x: 0.25, y: 0.25), controlPoint2: CGPoint(x: 0.75, y: 0.75)))
        animator.addCompletion { ends.append($0) }
        start(animator)
        window.tick(after: 0.25)
        expectTrue(abs(left - 25) < 0.01)
        animator.startAnimation()
        window.tick(after: 1)
        window.tick(after: 1)
        expectEqual(ends, [.end])
        expectTrue(!animator.isRunning && left == 100)
    }

    @MainActor @Test func `an animator that is stopped ends where it is told to`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(
            duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        animator.addCompletion { ends.append($0) }
        start(animator)
        animator.stopAnimation(false)
        expectEqual(animator.state, .stopped)
        window.tick(after: 5)
        expectTrue(ends.isEmpty)
        animator.finishAnimation(at: .current)
        expectEqual(ends, [.current])
    }

    @MainActor @Test
    func `what comes to an animator that runs is on its way in the time that is left`() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        start(animator)
        window.tick(after: 1)
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(late)
        animator.addAnimations { late.frame.origin.x = 60 }
        window.tick(after: 0)
        window.tick(after: 0.5)
        // Half of the second that is left.
        expectTrue(abs((late.layer.presentation()?.frame.minX ?? 0) - 30) < 0.01)
        window.tick(after: 0.5)
        expectTrue(late.layer.presentation()?.frame.minX == 60 && left == 100)
    }

    @MainActor @Test func `what is not to be animated is not in any window`() {
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let there = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        other.addSubview(there)
        window.addSubview(view)
        window.makeKeyAndVisible()
        other.tick()
        UIView.animate(withDuration: 2) {
            UIView.performWithoutAnimation {
                view.frame.origin.x = 100
                there.frame.origin.x = 100
            }
        }
        window.tick(after: 1)
        other.tick(after: 1)
        expectTrue(left == 100 && there.layer.presentation()?.frame.minX == 100)
    }

    @MainActor @Test func `one view is shown instead of another one, where both stay`() {
        let (former, next) = (UIView(), UIView())
        for view in [former, next] { window.addSubview(view) }
        next.isHidden = true
        var isOver = false
        UIView.transition(
            from: former, to: next, duration: 1, options: .showHideTransitionViews
        ) { isOver = $0 }
        expectTrue(former.superview === window && former.isHidden && !next.isHidden && isOver)
        UIView.transition(from: next, to: former, duration: 1)
        expectTrue(next.superview == nil && former.superview === window)
    }
}
