import QuoinUIKit
import TestSupport
import Testing

/// Springs, and animations that are switched off.
@MainActor
@Suite struct SpringAnimationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        window.makeKeyAndVisible()
        window.addSubview(view)
        window.tick()
    }

    private var left: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

    @MainActor @Test(arguments: [0.1, 0.5, 0.8, 1, 1.5] as [CGFloat])
    func `a spring is at rest when its time is over, however it is damped`(damping: CGFloat) {
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
        ) {
            view.frame.origin.x = 100
        } completion: {
            ends.append($0)
        }
        window.tick(after: 0.25)
        expectTrue(left > 0 && left != 100 && ends.isEmpty)
        window.tick(after: 0.25)
        expectTrue(left == 100 && ends == [true])
    }

    @MainActor @Test func `a spring begins with the speed that it is given`() {
        func wayAfterAHundredth(velocity: CGFloat) -> CGFloat {
            view.layer.removeAllAnimations()
            view.frame.origin.x = 0
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 1,
                initialSpringVelocity: velocity
            ) {
                view.frame.origin.x = 100
            }
            window.tick(after: 0.001)
            return left
        }
        let still = wayAfterAHundredth(velocity: 0)
        // Three ways of 100 in a second are 0.3 in a thousandth.
        expectTrue(abs(wayAfterAHundredth(velocity: 3) - still - 0.3) < 0.01)
    }

    @MainActor @Test func `a spring by its bounce takes the time that it needs`() {
        var ends = 0
        UIView.animate(springDuration: 0.5, bounce: 0.3) {
            view.frame.origin.x = 100
        } completion: { _ in
            ends += 1
        }
        window.tick(after: 0.5)
        expectEqual(ends, 0)
        window.tick(after: 5)
        expectTrue(ends == 1 && left == 100)
        // All of it may be left out.
        UIView.animate { view.frame.origin.x = 0 }
        window.tick(after: 0.1)
        expectTrue(left > 0 && left < 100)
    }

    @MainActor @Test func `an animator takes a spring of its own, and a curve by its points`() {
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 4))
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
        animator.addAnimations { view.frame.origin.x = 100 }
        animator.startAnimation()
        window.tick(after: 0.1)
        // Critical at 10 a second: 1 − e⁻¹·(1 + 1 − 0.4) of the way after a tenth.
        expectTrue(abs(left - 100 * (1 - 0.367_879 * 1.6)) < 0.01)
        let straight = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.25, y: 0.25),
            controlPoint2: CGPoint(x: 0.75, y: 0.75)
        ) {
            view.alpha = 0
        }
        straight.startAnimation(afterDelay: 1)
        expectEqual(straight.delay, 1)
        window.tick(after: 1.5)
        expectTrue(abs((view.layer.presentation()?.opacity ?? -1) - 0.5) < 0.001)
    }

    @MainActor @Test func `without animations all is over at once`() {
        UIView.setAnimationsEnabled(false)
        var ends: [String] = []
        UIView.animate(withDuration: 1) {
            view.frame.origin.x = 50
        } completion: { _ in
            ends.append("block")
        }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { _ in ends.append("animator") }
        animator.startAnimation()
        expectTrue(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        expectTrue(left == 50 && view.layer.presentation()?.opacity == 0)
        expectTrue(ends == ["block", "animator"] && !animator.isRunning)
        UIView.performWithoutAnimation {
            expectTrue(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { view.frame.origin.x = 0 }
        }
        expectTrue(UIView.areAnimationsEnabled && left == 0)
    }
}
