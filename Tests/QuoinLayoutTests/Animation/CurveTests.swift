import Foundation
import QuoinLayout
import TestSupport
import Testing

@Suite("Curves of animations")
struct CurveTests {
    /// The height of a Bézier curve over a place on its base, found by halving.
    private func height(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, over share: Double
    ) -> Double {
        if share <= 0 || share >= 1 {
            return share
        }
        func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if value(x1, x2, middle) < share { low = middle } else { high = middle }
        }
        return value(y1, y2, low)
    }

    @Test(
        "a cubic shows the height of its curve",
        arguments: [
            (AnimationCurve.linear, [0, 0, 1, 1]),
            (.easeIn, [0.42, 0, 1, 1]),
            (.easeOut, [0, 0, 0.58, 1]),
            (.easeInOut, [0.42, 0, 0.58, 1]),
            (.cubic(0.2, -0.5, 0.7, 1.6), [0.2, -0.5, 0.7, 1.6]),
            (.cubic(0.9, 0, 0.1, 1), [0.9, 0, 0.1, 1]),
            (.cubic(0, 1, 1, 0), [0, 1, 1, 0]),
        ])
    func cubic(curve: AnimationCurve, points: [Double]) {
        for share in [0, 0.125, 0.25, 0.5, 0.75, 0.9, 1] {
            let scene = AnimationScene()
            scene.move(to: 200, duration: 2, curve: curve)
            let expected = height(points[0], points[1], points[2], points[3], over: share) * 200
            let shown = scene.shownX(after: 2 * share)
            expectTrue((shown - expected).magnitude < 1e-6, "at \(share) of the time")
        }
    }

    @Test("what cubics are made of is made sound")
    func unsoundCubics() {
        for curve in [
            AnimationCurve.cubic(.nan, .nan, .nan, .nan), .cubic(-5, 0, 9, 1),
            .cubic(.infinity, -.infinity, -.infinity, .infinity),
        ] {
            let scene = AnimationScene()
            scene.move(to: 200, curve: curve)
            for step in 0...20 {
                expectTrue(scene.shownX(after: Double(step) / 20).isFinite)
            }
            expectEqual(scene.shownX(after: 1), 200)
        }
    }

    // MARK: Springs

    /// What is left of a way of 1 after a time, by adding up the forces in small steps (Runge and Kutta).
    private func distance(
        after time: Double, frequency: Double, damping: Double, speed: Double
    ) -> Double {
        var (x, v) = (1.0, speed)
        let steps = 20_000
        let step = time / Double(steps)
        func force(_ x: Double, _ v: Double) -> Double {
            -frequency * frequency * x - 2 * damping * frequency * v
        }
        for _ in 0..<steps {
            let (x1, v1) = (v, force(x, v))
            let (x2, v2) = (v + v1 * step / 2, force(x + x1 * step / 2, v + v1 * step / 2))
            let (x3, v3) = (v + v2 * step / 2, force(x + x2 * step / 2, v + v2 * step / 2))
            let (x4, v4) = (v + v3 * step, force(x + x3 * step, v + v3 * step))
            x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
        return x
    }

    @Test(
        "a spring moves as its forces say, whatever its damping and the speed it begins with",
        arguments: [0.1, 0.5, 0.825, 0.9999, 1, 1.0001, 1.7, 5], [-3, 0, 2.5])
    func springs(damping: Double, velocity: Double) {
        let response = 0.4
        let frequency = 2 * Double.pi / response
        for time in [0.05, 0.1, 0.2, 0.3] {
            let scene = AnimationScene()
            scene.move(
                to: 200,
                curve: .spring(
                    dampingRatio: damping, response: response, initialVelocity: velocity))
            // The speed is towards the goal, and what is left of the way shrinks by it.
            let left = distance(
                after: time, frequency: frequency, damping: damping, speed: -velocity)
            let shown = scene.shownX(after: time)
            expectTrue((shown - 200 * (1 - left)).magnitude < 1e-5, "after \(time)")
        }
    }

    @Test("a spring by damping ratio and response is the closed form")
    func closedForm() {
        let (ratio, response) = (0.6, 0.5)
        let frequency = 2 * Double.pi / response
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        for share in [0, 0.25, 0.5, 0.75, 1.0] {
            let scene = AnimationScene()
            scene.move(to: 300, curve: .spring(dampingRatio: ratio, response: response))
            let time = share * 0.5
            let left =
                exp(-ratio * frequency * time)
                * (cos(swing * time) + ratio * frequency / swing * sin(swing * time))
            expectTrue((scene.shownX(after: time) - 300 * (1 - left)).magnitude < 1e-9)
        }
    }

    @Test("a spring by mass, stiffness and damping is that of the same ratio and response")
    func massAndStiffness() {
        // √(k/m) = 10, c / 2√(km) = 0.5.
        let (one, other) = (AnimationScene(), AnimationScene())
        one.move(to: 100, curve: .spring(mass: 2, stiffness: 200, damping: 20))
        other.move(to: 100, curve: .spring(dampingRatio: 0.5, response: 2 * .pi / 10))
        for step in 1...10 {
            let time = Double(step) / 20
            expectTrue((one.shownX(after: time) - other.shownX(after: time)).magnitude < 1e-9)
        }
    }

    @Test("a spring is at rest when a ten-thousandth of the way is left, or its duration is over")
    func rest() {
        for damping in [0.3, 1, 2] {
            let scene = AnimationScene()
            var ends: [Bool] = []
            scene.move(
                to: 100, duration: 0.1, curve: .spring(dampingRatio: damping, response: 0.3),
                completion: { ends.append($0) })
            var time = 0.0
            var last = 0.0
            while ends.isEmpty, time < 10 {
                last = scene.box.presentationFrame.minX
                time += 0.01
                scene.window.tick(at: 10 + time)
            }
            expectEqual(ends, [true])
            expectTrue(time > 0.1)
            expectTrue((last - 100).magnitude < 0.02, "no jolt at the end")
            expectEqual(scene.box.presentationFrame.minX, 100)
        }
        let scene = AnimationScene()
        scene.move(to: 100, duration: 5, curve: .spring(dampingRatio: 1, response: 0.1))
        _ = scene.shownX(after: 4.9)
        expectTrue(scene.window.isAnimating)
        _ = scene.shownX(after: 5)
        expectTrue(!scene.window.isAnimating)
    }

    @Test("a spring that nothing damps ends with its duration, and nonsense makes no nonsense")
    func unsoundSprings() {
        for curve in [
            AnimationCurve.spring(dampingRatio: 0, response: 0.3),
            .spring(dampingRatio: -4, response: -1), .spring(dampingRatio: .nan, response: .nan),
            .spring(mass: 0, stiffness: -1, damping: .infinity, initialVelocity: .nan),
            .spring(mass: .nan, stiffness: .infinity, damping: .nan, initialVelocity: 1e300),
        ] {
            let scene = AnimationScene()
            scene.move(to: 100, duration: 1, curve: curve)
            for step in 0...20 {
                expectTrue(scene.shownX(after: Double(step) / 10).isFinite)
            }
            expectEqual(scene.shownX(after: 3700), 100)
            expectTrue(!scene.window.isAnimating)
        }
    }

    @Test("a cubic is made of numbers or of points")
    func points() {
        expectEqual(
            AnimationCurve.cubic(
                controlPoint1: Point(x: 0.2, y: -0.5), controlPoint2: Point(x: 0.7, y: 1.6)),
            .cubic(0.2, -0.5, 0.7, 1.6))
    }
}
