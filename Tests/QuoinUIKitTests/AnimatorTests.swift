import QuoinUIKit
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

    @Test func `an animator goes by its curve, after its delay`() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        start(animator, after: 1)
        window.tick(after: 1)
        #expect(left == 0)
        window.tick(after: 1)
        // Halfway in time is halfway on a straight line.
        #expect(abs(left - 50) < 0.01)
        #expect(animator.isRunning && animator.state == .active)
    }

    @Test func `an animator tells when it has come to the end, once`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(
            duration: 1,
            timingParameters: UICubicTimingParameters(
                controlPoint1: CGPoint(x: 0.25, y: 0.25), controlPoint2: CGPoint(x: 0.75, y: 0.75)))
        animator.addCompletion { ends.append($0) }
        start(animator)
        window.tick(after: 0.25)
        #expect(abs(left - 25) < 0.01)
        animator.startAnimation()
        window.tick(after: 1)
        window.tick(after: 1)
        #expect(ends == [.end])
        #expect(!animator.isRunning && left == 100)
    }

    @Test func `an animator that is stopped ends where it is told to`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(
            duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        animator.addCompletion { ends.append($0) }
        start(animator)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        window.tick(after: 5)
        #expect(ends.isEmpty)
        animator.finishAnimation(at: .current)
        #expect(ends == [.current])
    }
}
