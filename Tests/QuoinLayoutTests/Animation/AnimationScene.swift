import QuoinLayout
import TestSupport

/// A window with a box in it whose left edge one constraint places, and nothing marked.
final class AnimationScene {
    let window = Window(frame: Rect(0, 0, 1000, 400))
    let box = View("box")
    let left: LayoutConstraint
    let reports: Reports

    init() {
        reports = Reports(of: window)
        box.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(box)
        left = box.left.constraint(equalTo: window.left)
        LayoutConstraint.activate([
            left,
            box.top.constraint(equalTo: window.top),
            box.width.constraint(equalToConstant: 100),
            box.height.constraint(equalToConstant: 50),
        ])
        window.tick(at: 10)
    }

    /// Moves the box to a place, within an animation.
    func move(
        to x: Double, duration: Double = 1, delay: Double = 0, curve: AnimationCurve = .linear,
        completion: ((Bool) -> Void)? = nil
    ) {
        left.constant = x
        window.animate(
            duration: duration, delay: delay, curve: curve,
            changes: { window.layoutIfNeeded() }, completion: completion)
    }

    /// Where the box shows, a time after the beginning.
    func shownX(after time: Double) -> Double {
        window.tick(at: 10 + time)
        return box.presentationFrame.minX
    }
}
