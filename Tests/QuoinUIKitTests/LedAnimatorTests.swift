import QuoinUIKit
import TestSupport
import Testing

/// Animators that are led by hand, as sheets are that follow a finger.
@MainActor
@Suite struct LedAnimatorTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        window.makeKeyAndVisible()
        window.addSubview(view)
        window.layoutIfNeeded()
        window.tick(after: 0)
    }

    private var left: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

    /// One that moves the view by 100 in two seconds.
    private func animator(
        _ curve: UIView.AnimationCurve = .linear, ends: @escaping (UIViewAnimatingPosition) -> Void
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 2, curve: curve) {
            self.view.frame.origin.x = 100
            self.view.alpha = 0.5
        }
        animator.addCompletion(ends)
        return animator
    }

    @MainActor @Test func `one that has not begun is held at its beginning, and follows the hand`()
    {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator { ends.append($0) }
        animator.pauseAnimation()
        expectTrue(animator.state == .active && !animator.isRunning)
        window.tick(after: 5)
        expectTrue(left == 0 && animator.fractionComplete == 0 && ends.isEmpty)
        animator.fractionComplete = 0.3
        expectTrue(abs(left - 30) < 0.01 && abs(animator.fractionComplete - 0.3) < 1e-9)
        window.tick(after: 5)
        expectTrue(abs(left - 30) < 0.01)
        animator.fractionComplete = 7
        expectTrue(abs(left - 100) < 0.01 && ends.isEmpty)
    }

    @MainActor @Test func `it goes on from where it is held, in the time that is left`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator { ends.append($0) }
        animator.startAnimation()
        window.tick(after: 0.5)
        expectTrue(abs(left - 25) < 0.01 && abs(animator.fractionComplete - 0.25) < 0.01)
        animator.pauseAnimation()
        window.tick(after: 3)
        expectTrue(abs(left - 25) < 0.01)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        expectTrue(animator.isRunning)
        // The second that half of the way takes: half of that is three quarters of all.
        window.tick(after: 0.5)
        expectTrue(abs(left - 75) < 0.01 && ends.isEmpty)
        window.tick(after: 0.5)
        expectTrue(left == 100 && ends == [.end] && animator.state == .inactive)
        expectTrue(view.frame.minX == 100 && view.alpha == 0.5)
    }

    @MainActor @Test func `a factor says how long the rest takes`() {
        let animator = animator { _ in }
        animator.fractionComplete = 0.5
        // Four seconds for the second half.
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        window.tick(after: 2)
        expectTrue(abs(left - 75) < 0.01)
    }

    @MainActor @Test func `one that is turned round goes back, and what it moved is as before`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator { ends.append($0) }
        animator.fractionComplete = 0.4
        animator.isReversed = true
        // From here on, it counts from the other end.
        expectTrue(abs(left - 40) < 0.01 && abs(animator.fractionComplete - 0.6) < 1e-9)
        animator.fractionComplete = 0.8
        expectTrue(abs(left - 20) < 0.01)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        window.tick(after: 0.2)
        expectTrue(abs(left - 10) < 0.01 && ends.isEmpty)
        window.tick(after: 0.2)
        expectEqual(ends, [.start])
        expectTrue(left == 0 && view.frame.minX == 0 && view.alpha == 1)
    }

    @MainActor @Test func `one that runs turns round at once`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator { ends.append($0) }
        animator.startAnimation()
        window.tick(after: 1.5)
        animator.isReversed = true
        window.tick(after: 0.5)
        expectTrue(abs(left - 50) < 0.01)
        window.tick(after: 1)
        expectTrue(ends == [.start] && view.frame.minX == 0)
    }

    @MainActor @Test func `holding one on a curve moves nothing`() {
        let animator = animator(.easeInOut) { _ in }
        animator.startAnimation()
        window.tick(after: 0.5)
        let place = left
        animator.pauseAnimation()
        expectEqual(left, place)
        animator.startAnimation()
        expectTrue(animator.isRunning)
        window.tick(after: 0)
        expectTrue(abs(left - place) < 0.01)
        window.tick(after: 2)
        expectEqual(left, 100)
    }

    @MainActor @Test func `one that is stopped stays where it is, or goes where it is told to`() {
        let gone = animator { _ in Issue.record("it was stopped") }
        gone.startAnimation()
        window.tick(after: 0.5)
        gone.stopAnimation(true)
        window.tick(after: 5)
        expectTrue(view.frame.minX == 25 && abs(view.alpha - 0.875) < 1e-9)
        let places: [(UIViewAnimatingPosition, CGFloat)] = [
            (.end, 100), (.start, 20), (.current, 60),
        ]
        for (position, place) in places {
            view.frame.origin.x = 20
            var ends: [UIViewAnimatingPosition] = []
            let animator = animator { ends.append($0) }
            animator.startAnimation()
            window.tick(after: 1)
            animator.stopAnimation(false)
            window.tick(after: 5)
            expectTrue(animator.state == .stopped && ends.isEmpty && abs(left - 60) < 0.01)
            animator.finishAnimation(at: position)
            expectTrue(ends == [position] && abs(view.frame.minX - place) < 1e-9)
            window.tick(after: 5)
            expectEqual(ends, [position])
        }
    }

    @MainActor @Test func `what comes to one that is held begins when it goes on`() {
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        window.addSubview(other)
        window.layoutIfNeeded()
        let animator = animator { _ in }
        animator.fractionComplete = 0.5
        animator.addAnimations { other.frame.origin.x = 50 }
        expectEqual(other.frame.minX, 0)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        window.tick(after: 0.5)
        expectTrue(abs((other.layer.presentation()?.frame.minX ?? 0) - 25) < 0.01)
    }

    @MainActor @Test func `a sheet with constraints follows the finger, and goes back`() {
        let sheet = UIView()
        sheet.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(sheet)
        let top = sheet.topAnchor.constraint(equalTo: window.topAnchor, constant: 400)
        NSLayoutConstraint.activate([
            top, sheet.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            sheet.widthAnchor.constraint(equalToConstant: 320),
            sheet.heightAnchor.constraint(equalToConstant: 300),
        ])
        window.layoutIfNeeded()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
            top.constant = 200
            self.window.layoutIfNeeded()
        }
        animator.addCompletion { position in if position == .start { top.constant = 400 } }
        animator.fractionComplete = 0.25
        expectTrue(abs((sheet.layer.presentation()?.frame.minY ?? 0) - 350) < 0.01)
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        for _ in 0..<20 { window.tick(after: 0.1) }
        expectTrue(sheet.frame.minY == 400 && sheet.layer.presentation()?.frame.minY == 400)
    }

    @MainActor @Test func `one that is held keeps no window`() {
        var other: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        weak let kept = other
        other?.makeKeyAndVisible()
        other?.addSubview(view)
        let animator = animator { _ in }
        animator.fractionComplete = 0.5
        window.makeKey()
        window.addSubview(view)
        other = nil
        expectTrue(kept == nil)
        animator.fractionComplete = 0.25
        expectEqual(animator.state, .active)
    }

    @MainActor @Test func `one that nothing moves by is held all the same`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion { ends.append($0) }
        animator.fractionComplete = 0.5
        window.tick(after: 3)
        expectTrue(ends.isEmpty && animator.fractionComplete == 0.5)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        window.tick(after: 0.4)
        expectTrue(ends.isEmpty)
        window.tick(after: 0.2)
        expectEqual(ends, [.end])
    }
}
