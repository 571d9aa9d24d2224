import TestSupport
import Testing

@testable import QuoinLayout

@Suite("Animations")
struct AnimationTests {
    private let scene = AnimationScene()
    private var window: Window { scene.window }
    private var box: View { scene.box }

    // MARK: What moves

    @Test("the frame is at its goal at once, and what is shown goes there")
    func goalAtOnce() {
        scene.move(to: 200)
        expectEqual(box.frame.minX, 200)
        expectEqual(box.presentationFrame.minX, 0)
        expectEqual(scene.shownX(after: 0.25), 50)
        expectEqual(scene.shownX(after: 0.5), 100)
        expectEqual(scene.shownX(after: 0.75), 150)
        expectTrue(window.isAnimating)
        expectEqual(scene.shownX(after: 1), 200)
        expectTrue(!window.isAnimating)
    }

    @Test("what moves farther than any number shows its goal")
    func farMotion() {
        let view = View(frame: Rect(x: -1.7e308, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.layoutIfNeeded()
        window.animate(duration: 1) { view.frame.origin.x = 1.7e308 }
        window.tick(at: window.time + 0.25)
        expectEqual(view.presentationFrame, view.frame)
    }

    @Test("a constant that changes without a layout in the closure does not move")
    func notLaidOut() {
        window.animate(duration: 1) { scene.left.constant = 200 }
        expectEqual(scene.shownX(after: 0.01), 200)
    }

    @Test("what was laid out before does not move, and what is laid out in the closure does")
    func onlyWhatIsLaidOut() {
        let inner = View("inner")
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        let width = inner.width.constraint(equalToConstant: 10)
        LayoutConstraint.activate([
            inner.left.constraint(equalTo: box.left), inner.top.constraint(equalTo: box.top),
            inner.height.constraint(equalToConstant: 10), width,
        ])
        window.layoutIfNeeded()
        scene.left.constant = 80
        width.constant = 50
        // The box is not marked: only its superview is, which lays out the box's own place.
        window.layoutIfNeeded()
        width.constant = 90
        window.animate(duration: 1, curve: .linear) { box.layoutIfNeeded() }
        window.tick(at: 10.5)
        expectEqual(box.presentationFrame.minX, 80)
        expectEqual(inner.presentationFrame.width, 70)
    }

    @Test("layoutIfNeeded on a view that is not marked leaves its marked sibling for later")
    func smallView() {
        let beside = View(frame: Rect(500, 0, 10, 10))
        window.addSubview(beside)
        window.layoutIfNeeded()
        scene.left.constant = 100
        // The window is marked, for the box is in it; the pass goes up from a view as long as its
        // superviews are marked, so it takes the box along.
        window.animate(duration: 1, curve: .linear) { beside.layoutIfNeeded() }
        expectEqual(scene.shownX(after: 0.5), 50)
    }

    @Test("frames, centres and sizes that are set move, and so does what springs and struts resize")
    func setFrames() {
        let plate = View(frame: Rect(0, 100, 100, 100))
        let inner = View(frame: Rect(0, 0, 100, 50))
        inner.autoresizingMask = .flexibleWidth
        window.addSubview(plate)
        plate.addSubview(inner)
        window.layoutIfNeeded()
        window.animate(duration: 1, curve: .linear) { plate.frame = Rect(10, 100, 300, 100) }
        window.tick(at: 10.5)
        expectEqual(plate.presentationFrame, Rect(5, 100, 200, 100))
        expectEqual(inner.presentationFrame.width, 200)
        window.tick(at: 11)
        window.animate(duration: 1, curve: .linear) { plate.center.y = 250 }
        window.tick(at: 11.5)
        expectEqual(plate.presentationFrame, Rect(10, 150, 300, 100))
    }

    @Test("a view that comes into its place for the first time is there at once")
    func newViews() {
        window.animate(duration: 1) {
            let late = View("late")
            late.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(late)
            LayoutConstraint.activate([
                late.left.constraint(equalTo: box.right), late.top.constraint(equalTo: box.bottom),
                late.width.constraint(equalToConstant: 30),
                late.height.constraint(equalToConstant: 30),
            ])
            window.layoutIfNeeded()
            expectEqual(late.presentationFrame, Rect(100, 50, 30, 30))
        }
        expectEqual(window.subviews.last?.presentationFrame, Rect(100, 50, 30, 30))
    }

    @Test("what is in such a view, or is placed by a layout of its own, is there at once too")
    func contentsOfNewViews() {
        final class Plate: View {
            let inner = View(frame: Rect(1, 2, 3, 4))
            let placed = View()
            override func layoutSubviews() {
                super.layoutSubviews()
                placed.frame = Rect(0, 0, bounds.width / 2, 10)
                inner.frame.size.width = bounds.width
            }
        }
        let plate = Plate("plate")
        plate.addSubview(plate.inner)
        plate.addSubview(plate.placed)
        window.animate(duration: 1) {
            plate.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(plate)
            plate.pin(to: Rect(10, 200, 100, 40))
            window.layoutIfNeeded()
        }
        expectEqual(plate.inner.presentationFrame, Rect(1, 2, 100, 4))
        expectEqual(plate.placed.presentationFrame, Rect(0, 0, 50, 10))
        window.animate(duration: 1, curve: .linear) {
            plate.frame.size.width = 200
            plate.setNeedsLayout()
            plate.layoutIfNeeded()
        }
        window.tick(at: 10.5)
        expectTrue(plate.placed.presentationFrame.width < 100)
    }

    @Test("the origin of bounds moves, and hooks hear of each step")
    func boundsOrigin() {
        final class Pane: View {
            var steps: [Double] = []
            override func shownOriginDidChange() { steps.append(presentationBounds.minY) }
        }
        let pane = Pane(frame: Rect(0, 0, 100, 100))
        window.addSubview(pane)
        window.animate(duration: 1, curve: .linear) { pane.bounds.origin.y = 80 }
        expectEqual(pane.bounds.minY, 80)
        for time in [10.25, 10.5, 11, 12] {
            window.tick(at: time)
        }
        expectEqual(pane.steps, [20, 40, 80])
    }

    @Test("hooks hear that the origin of bounds moves no more when the view leaves its window")
    func leavingWithBoundsOrigin() {
        final class Pane: View {
            var steps: [Double] = []
            override func shownOriginDidChange() { steps.append(presentationBounds.minY) }
        }
        let (panel, pane) = (View(frame: Rect(0, 0, 100, 100)), Pane(frame: Rect(0, 0, 100, 100)))
        window.addSubview(panel)
        panel.addSubview(pane)
        window.animate(duration: 1, curve: .linear) { pane.bounds.origin.y = 80 }
        window.tick(at: 10.25)
        panel.removeFromSuperview()
        expectEqual(pane.steps, [20, 80])
        pane.removeFromSuperview()
        expectEqual(pane.steps, [20, 80])
    }

    @Test("looks move: alpha, colours and corners")
    func looks() {
        box.backgroundColor = Color(red: 1, green: 0, blue: 0)
        window.animate(duration: 1, curve: .linear) {
            box.alpha = 0
            box.backgroundColor = Color(red: 0, green: 0, blue: 1)
            box.cornerRadius = 20
        }
        expectEqual(box.alpha, 0)
        window.tick(at: 10.25)
        expectEqual(box.presentationAlpha, 0.75)
        expectEqual(box.presentationBackgroundColor, Color(red: 0.75, green: 0, blue: 0.25))
        expectEqual(ShownLook(of: box).look?.cornerRadius, 5)
        window.animate(duration: 1, curve: .linear) { box.backgroundColor = nil }
        window.tick(at: 10.75)
        // From what showed then, to the colour that it was last without anything of it.
        expectEqual(
            box.presentationBackgroundColor, Color(red: 0.375, green: 0, blue: 0.625, opacity: 0.5))
        window.tick(at: 12)
        expectTrue(box.presentationBackgroundColor == nil)
    }

    // MARK: Times

    @Test("an animation begins at the last turn, later by its delay")
    func delay() {
        scene.move(to: 100, delay: 0.5)
        expectEqual(scene.shownX(after: 0.4), 0)
        expectEqual(scene.shownX(after: 1), 50)
        expectEqual(scene.shownX(after: 1.5), 100)
    }

    @Test("before the first turn, it begins with that")
    func beforeFirstTurn() {
        let window = Window(frame: Rect(0, 0, 100, 100))
        let view = View(frame: Rect(0, 0, 10, 10))
        window.addSubview(view)
        window.animate(duration: 1, curve: .linear) { view.frame.origin.x = 10 }
        window.tick(at: 5000)
        expectEqual(view.presentationFrame.minX, 0)
        window.tick(at: 5000.5)
        expectEqual(view.presentationFrame.minX, 5)
    }

    @Test(
        "without a duration nothing moves, but completion comes in the next turn",
        arguments: [0, -3.0])
    func noDuration(duration: Double) {
        var ends: [Bool] = []
        scene.move(to: 100, duration: duration, completion: { ends.append($0) })
        expectEqual(box.presentationFrame.minX, 100)
        expectTrue(ends.isEmpty)
        window.tick(at: 10)
        expectEqual(ends, [true])
    }

    @Test("without a duration but with a delay it jumps after that")
    func delayedJump() {
        scene.move(to: 100, duration: 0, delay: 1)
        expectEqual(scene.shownX(after: 0.99), 0)
        expectEqual(scene.shownX(after: 1), 100)
    }

    @Test("durations and delays that are no numbers are refused, and the changes made")
    func unsoundTimes() {
        scene.move(to: 100, duration: .nan, delay: .infinity)
        expectEqual(box.presentationFrame.minX, 100)
        expectEqual(scene.reports.all.count, 2)
        window.tick(at: 11)
        expectTrue(!window.isAnimating)
    }

    @Test("turns that go back in time show what was then, as far as it still moves")
    func backInTime() {
        scene.move(to: 100)
        expectEqual(scene.shownX(after: 0.5), 50)
        expectTrue((scene.shownX(after: 0.2) - 20).magnitude < 1e-9)
        expectEqual(scene.shownX(after: -3), 0)
        expectEqual(scene.shownX(after: 1), 100)
    }

    // MARK: One after the other

    @Test("a new animation goes on from where the old one shows")
    func interruption() {
        var ends: [String] = []
        scene.move(to: 100, completion: { ends.append("first \($0)") })
        expectEqual(scene.shownX(after: 0.5), 50)
        scene.move(to: 0, completion: { ends.append("second \($0)") })
        expectEqual(box.presentationFrame.minX, 50)
        expectEqual(scene.shownX(after: 1), 25)
        expectEqual(ends, ["first false"])
        expectEqual(scene.shownX(after: 1.5), 0)
        expectEqual(ends, ["first false", "second true"])
    }

    @Test("a spring takes over the speed that shows")
    func speedGoesOn() {
        scene.move(to: 100)
        _ = scene.shownX(after: 0.5)
        scene.move(to: 0, curve: .spring(dampingRatio: 1, response: 1))
        // At 50, going on with 100 a second: x(t) = (50 + (100 + 50ω)t)·e^(−ωt).
        let omega = 2 * Double.pi
        for time in [0.01, 0.05, 0.2] {
            let expected = (50 + (100 + 50 * omega) * time) * exponential(-omega * time)
            expectTrue((scene.shownX(after: 0.5 + time) - expected).magnitude < 1e-9)
        }
    }

    @Test(
        "a spring has the speed that is due to its whole way, however often the goal is set in one closure"
    )
    func initialVelocityTwice() {
        let (once, often) = (View(frame: Rect(0, 0, 10, 10)), View(frame: Rect(0, 0, 10, 10)))
        window.addSubview(once)
        window.addSubview(often)
        let curve = AnimationCurve.spring(dampingRatio: 1, response: 0.5, initialVelocity: 10)
        window.animate(curve: curve) {
            once.frame = Rect(100, 0, 10, 80)
            often.frame.origin.x = 1
            often.frame.origin.x = 100
            often.frame.size.height = 80
        }
        for time in [10.02, 10.05, 10.2] {
            window.tick(at: time)
            let (one, other) = (once.presentationFrame, often.presentationFrame)
            expectTrue((one.minX - other.minX).magnitude < 1e-9)
            expectTrue((one.height - other.height).magnitude < 1e-9)
        }
    }

    @Test("a spring takes over no speed that does not show yet, and none after standing still")
    func noSpeedInDelay() {
        let fast = AnimationCurve.spring(dampingRatio: 1, response: 0.5, initialVelocity: 10)
        scene.move(to: 100, delay: 1, curve: fast)
        expectEqual(scene.shownX(after: 0.5), 0)
        scene.move(to: 50, curve: .spring(dampingRatio: 1, response: 1))
        // From 0, without speed: x(t) = 50 − 50 · (1 + ωt)·e^(−ωt).
        let omega = 2 * Double.pi
        let atRest = { (time: Double) in (1 + omega * time) * self.exponential(-omega * time) }
        expectTrue((scene.shownX(after: 0.6) - (50 - 50 * atRest(0.1))).magnitude < 1e-9)
        let place = box.presentationFrame.minX
        scene.move(to: 0, delay: 1, curve: .spring(dampingRatio: 1, response: 1))
        expectTrue((scene.shownX(after: 1.6) - place).magnitude < 1e-9)
        expectTrue((scene.shownX(after: 1.7) - place * atRest(0.1)).magnitude < 1e-9)
    }

    /// The series, added up.
    private func exponential(_ x: Double) -> Double {
        var (sum, term) = (1.0, 1.0)
        for index in 1..<60 {
            term *= x / Double(index)
            sum += term
        }
        return sum
    }

    @Test(
        "what changes without an animation meanwhile shifts the motion, which goes on without a jolt"
    )
    func shift() {
        scene.move(to: 100)
        expectEqual(scene.shownX(after: 0.5), 50)
        scene.left.constant = 110
        window.layoutIfNeeded()
        expectEqual(box.presentationFrame.minX, 60)
        expectEqual(scene.shownX(after: 0.75), 85)
        expectEqual(scene.shownX(after: 1), 110)
    }

    @Test("an animation within another has its own time, and what is done without shows at once")
    func nesting() {
        let other = View(frame: Rect(0, 100, 10, 10))
        let third = View(frame: Rect(0, 200, 10, 10))
        window.addSubview(other)
        window.addSubview(third)
        window.animate(duration: 1, curve: .linear) {
            window.animate(duration: 2, curve: .linear) { other.frame.origin.x = 100 }
            window.performWithoutAnimation {
                third.frame.origin.x = 100
                window.animate(duration: 1) { third.frame.origin.y = 300 }
            }
            box.alpha = 0
        }
        expectEqual(third.presentationFrame, Rect(100, 300, 10, 10))
        window.tick(at: 10.5)
        expectEqual(other.presentationFrame.minX, 25)
        expectEqual(box.presentationAlpha, 0.5)
    }

    @Test("what takes longer goes on when another motion of the view is over")
    func unequal() {
        scene.move(to: 200, duration: 2)
        window.animate(duration: 1, curve: .linear) { box.alpha = 0 }
        window.tick(at: 10.5)
        expectEqual(box.presentationAlpha, 0.5)
        expectEqual(scene.shownX(after: 1), 100)
        expectEqual(box.presentationAlpha, 0)
        expectEqual(scene.shownX(after: 1.5), 150)
        // A new one sets out from there.
        window.animate(duration: 1, curve: .linear) { box.frame.origin.y = 100 }
        expectEqual(box.presentationFrame.minX, 150)
        expectEqual(scene.shownX(after: 2.5), 200)
    }

    @Test("what is set twice in one closure goes to the last value")
    func twice() {
        var ends: [Bool] = []
        window.animate(duration: 1, curve: .linear) {
            box.alpha = 0.2
            box.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        window.tick(at: 10.5)
        expectEqual(box.presentationAlpha, 0.75)
        window.tick(at: 11)
        expectEqual(ends, [true])
    }

    // MARK: Ends

    @Test("completions come in the order of the ends, then of the beginnings")
    func order() {
        var ends: [Int] = []
        let views = (0..<4).map { View(frame: Rect(Double($0) * 20, 100, 10, 10)) }
        views.forEach { window.addSubview($0) }
        for (index, duration) in [0.5, 0.2, 0.5, 0.3].enumerated() {
            window.animate(
                duration: duration, changes: { views[index].alpha = 0 },
                completion: { _ in ends.append(index) })
        }
        window.tick(at: 11)
        expectEqual(ends, [1, 3, 0, 2])
    }

    @Test("an animation that is begun by a completion begins then")
    func chain() {
        scene.move(to: 100, duration: 0.5) { [scene] _ in scene.move(to: 0) }
        expectEqual(scene.shownX(after: 0.5), 100)
        expectEqual(box.frame.minX, 0)
        expectEqual(scene.shownX(after: 1), 50)
    }

    @Test("turns within closures and completions, and animations within hooks, end as others do")
    func reentry() {
        final class Restless: View {
            var ends = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                animate(duration: 0.5) {
                    alpha = alpha == 1 ? 0.5 : 1
                } completion: { _ in
                    self.ends += 1
                }
            }
            override func draw(_ rect: Rect, in canvas: any Canvas) {
                animate(duration: 0.5) { cornerRadius += 1 }
            }
        }
        let restless = Restless(frame: Rect(0, 0, 10, 10))
        window.addSubview(restless)
        window.canvas = RecordingCanvas()
        var ends = 0
        window.animate(duration: 1) {
            scene.left.constant = 100
            window.layoutIfNeeded()
            window.tick(at: 10.4)
        } completion: { _ in
            ends += 1
            window.tick(at: 12)
        }
        for step in 0..<20 {
            window.tick(at: 10.5 + Double(step) / 2)
        }
        restless.removeFromSuperview()
        window.tick(at: 30)
        expectEqual(ends, 1)
        expectTrue(restless.ends >= 1)
        expectEqual(box.presentationFrame, box.frame)
        expectTrue(!window.isAnimating)
    }

    @Test("a closure that changes nothing is over with the next turn")
    func nothing() {
        var ends: [Bool] = []
        window.animate(duration: 5) {
        } completion: {
            ends.append($0)
        }
        expectTrue(ends.isEmpty)
        window.tick(at: 10.01)
        expectEqual(ends, [true])
    }

    @Test("a view that leaves stops, and the animation is not whole")
    func removal() {
        var ends: [Bool] = []
        let inner = View(frame: Rect(0, 0, 10, 10))
        box.addSubview(inner)
        window.animate(duration: 1) {
            inner.frame.origin.x = 50
        } completion: {
            ends.append($0)
        }
        window.tick(at: 10.5)
        box.removeFromSuperview()
        expectEqual(inner.presentationFrame.minX, 50)
        window.tick(at: 10.6)
        expectEqual(ends, [false])
        expectTrue(!window.isAnimating)
        window.addSubview(box)
        window.tick(at: 10.7)
        expectEqual(inner.presentationFrame.minX, 50)
    }

    @Test("a window may go while something moves")
    func windowGoes() {
        var window: Window? = Window(frame: Rect(0, 0, 100, 100))
        let view = View(frame: Rect(0, 0, 10, 10))
        window?.addSubview(view)
        window?.tick(at: 0)
        window?.animate(duration: 1) { view.frame.origin.x = 50 }
        window?.tick(at: 0.5)
        window = nil
        expectEqual(view.presentationFrame.minX, 50)
        let other = Window(frame: Rect(0, 0, 100, 100))
        other.addSubview(view)
        other.tick(at: 0)
        other.animate(duration: 1, curve: .linear) { view.frame.origin.x = 0 }
        other.tick(at: 0.5)
        expectEqual(view.presentationFrame.minX, 25)
    }

    @Test("without a window changes show at once")
    func withoutWindow() {
        let view = View(frame: Rect(0, 0, 10, 10))
        var ends: [Bool] = []
        view.animate(duration: 1) {
            view.alpha = 0
        } completion: {
            ends.append($0)
        }
        expectEqual(view.presentationAlpha, 0)
        expectEqual(ends, [true])
    }

    @Test("all animations of a part of a tree can be ended")
    func removeAll() {
        var ends: [Bool] = []
        scene.move(to: 100, completion: { ends.append($0) })
        _ = scene.shownX(after: 0.5)
        window.removeAllAnimations()
        expectEqual(box.presentationFrame.minX, 100)
        window.tick(at: 10.6)
        expectEqual(ends, [false])
    }
}
