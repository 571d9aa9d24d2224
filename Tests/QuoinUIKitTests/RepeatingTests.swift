import QuoinUIKit
import TestSupport
import Testing

/// Animations that begin again.
@MainActor
@Suite struct RepeatingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private var left: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

    /// Moves the view by 100 in two seconds, on a straight line.
    private func move(
        _ options: UIView.AnimationOptions, completion: ((Bool) -> Void)? = nil
    ) {
        window.makeKeyAndVisible()
        window.addSubview(view)
        window.tick()
        UIView.animate(
            withDuration: 2, delay: 0, options: options.union(.curveLinear),
            animations: { view.frame.origin.x = 100 }, completion: completion)
        window.tick()
    }

    @MainActor @Test func `what repeats begins again, and is never over by itself`() {
        var ends: [Bool] = []
        move(.repeat) { ends.append($0) }
        window.tick(after: 0.5)
        expectTrue(abs(left - 25) < 0.01)
        window.tick(after: 2)
        expectTrue(abs(left - 25) < 0.01)
        window.tick(after: 1001)
        expectTrue(abs(left - 75) < 0.01)
        expectTrue(ends.isEmpty && view.frame.minX == 100)
        // Somebody else moves the view.
        UIView.animate(withDuration: 1) { view.frame.origin.x = 0 }
        window.tick()
        expectEqual(ends, [false])
        window.tick(after: 2)
        expectTrue(left == 0 && ends.count == 1)
    }

    @MainActor @Test func `what is reversed goes back as it came`() {
        move([.repeat, .autoreverse])
        window.tick(after: 0.5)
        expectTrue(abs(left - 25) < 0.01)
        // Half a second after the turn.
        window.tick(after: 2)
        expectTrue(abs(left - 75) < 0.01)
        window.tick(after: 2)
        expectTrue(abs(left - 25) < 0.01)
    }

    @MainActor @Test func `what repeats ends when it is removed, or leaves`() {
        var ends: [Bool] = []
        move(.repeat) { ends.append($0) }
        view.layer.removeAllAnimations()
        window.tick(after: 0.5)
        expectTrue(ends == [false] && left == 100)
        view.frame.origin.x = 0
        move(.repeat) { ends.append($0) }
        view.removeFromSuperview()
        window.tick(after: 0.5)
        expectEqual(ends, [false, false])
    }

    @MainActor @Test func `a reversal without repeating changes nothing`() {
        var ends: [Bool] = []
        move(.autoreverse) { ends.append($0) }
        window.tick(after: 3)
        expectTrue(ends == [true] && left == 100)
    }
}
