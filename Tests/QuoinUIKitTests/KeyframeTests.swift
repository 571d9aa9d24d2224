import QuoinUIKit
import TestSupport
import Testing

/// Animations by keyframes, by the clock of a window.
@MainActor
@Suite struct KeyframeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        window.makeKeyAndVisible()
        window.addSubview(view)
        window.tick()
    }

    private var shown: CGRect { view.layer.presentation()?.frame ?? .null }
    private var opacity: Float { view.layer.presentation()?.opacity ?? -1 }

    private func isNear(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(one.x - x) < 0.001 && abs(one.y - y) < 0.001
    }

    @MainActor @Test func `keyframes move one after the other, and the end comes after the last`() {
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 2, delay: 1) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.frame.origin.x = 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.frame.origin.y = 40
            }
        } completion: {
            ends.append($0)
        }
        expectEqual(view.frame.origin, CGPoint(x: 100, y: 40))
        window.tick(after: 1)
        expectTrue(isNear(shown.origin, 0, 0))
        window.tick(after: 0.5)
        expectTrue(isNear(shown.origin, 50, 0))
        window.tick(after: 1)
        expectTrue(isNear(shown.origin, 100, 20))
        expectTrue(ends.isEmpty)
        window.tick(after: 0.5)
        expectTrue(isNear(shown.origin, 100, 40))
        expectEqual(ends, [true])
    }

    @MainActor @Test func `a keyframe goes on where the one before it ends`() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.2 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                view.alpha = 1
            }
        }
        expectEqual(view.alpha, 1)
        var seen: [Float] = []
        for _ in 0..<4 {
            window.tick(after: 0.25)
            seen.append(opacity)
        }
        // Down to 0.2 in half a second, back in a quarter, and there.
        let expected: [Float] = [0.6, 0.2, 1, 1]
        expectTrue(zip(seen, expected).allSatisfy { abs($0 - $1) < 0.001 })
    }

    @MainActor @Test
    func `keyframes that are told the other way round are seen as if they were not`() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.frame.origin.x = 60
            }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.frame.origin.x = 100
            }
        }
        window.tick(after: 0.5)
        // What is left of the way to 60 is added to where it is to be in the end.
        expectTrue(isNear(shown.origin, 40, 0))
        window.tick(after: 0.25)
        expectTrue(isNear(shown.origin, 70, 0))
        window.tick(after: 0.25)
        expectTrue(isNear(shown.origin, 100, 0))
    }

    @MainActor @Test func `what overtakes keyframes begins where they are, and they are not whole`()
    {
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.frame.origin.x = 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.frame.origin.x = 0
            }
        } completion: {
            ends.append($0)
        }
        window.tick(after: 0.75)
        expectTrue(isNear(shown.origin, 50, 0))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 10
        }
        window.tick(after: 0.5)
        expectTrue(isNear(shown.origin, 30, 0))
        expectEqual(ends, [false])
        window.tick(after: 0.5)
        expectTrue(isNear(shown.origin, 10, 0))
    }

    @MainActor @Test func `a view that goes away in the middle takes its keyframes along`() {
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            for step in 0..<4 {
                UIView.addKeyframe(
                    withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25
                ) {
                    view.frame.origin.x += 10
                }
            }
        } completion: {
            ends.append($0)
        }
        window.tick(after: 0.3)
        view.removeFromSuperview()
        window.tick(after: 0)
        expectEqual(ends, [false])
        window.addSubview(view)
        window.tick(after: 1)
        expectTrue(isNear(shown.origin, 40, 0))
    }

    @MainActor @Test func `a keyframe beside an animation is there at once`() {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        expectEqual(opacity, 0)
    }

    @MainActor @Test func `keyframes of what constraints place move what is laid out in them`() {
        view.translatesAutoresizingMaskIntoConstraints = false
        let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: window.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.tick()
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
            for (step, place) in [CGFloat(40), 0].enumerated() {
                UIView.addKeyframe(
                    withRelativeStartTime: Double(step) / 2, relativeDuration: 0.5
                ) {
                    left.constant = place
                    window.layoutIfNeeded()
                }
            }
        }
        window.tick(after: 0.5)
        expectTrue(isNear(shown.origin, 20, 0))
        window.tick(after: 1)
        expectTrue(isNear(shown.origin, 20, 0))
        window.tick(after: 0.5)
        expectTrue(isNear(shown.origin, 0, 0))
    }
}
