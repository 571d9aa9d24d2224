import TestSupport
import Testing

@testable import QuoinSolver

@Suite("Steps that go round in a circle")
struct CircleWatchTests {
    /// Goes a way that has no circle in it, and then round in one.
    ///
    /// - Returns: after how many steps the same rows were tight so often again.
    private func stepsUntil(returns: Int, way: Int, circle: Int) -> Int {
        var watch = CircleWatch()
        var steps = 0
        while watch.returns < returns, steps < 100_000 {
            watch.noteStep()
            let place = steps < way ? steps : way + (steps - way) % circle
            if steps < way {
                watch.noteExchange(2 * place, 2 * place + 1)
            } else if place == way + circle - 1 {
                // Where the circle ends, all rows are back.
                for other in way..<way + circle - 1 {
                    watch.noteExchange(2 * other, 2 * other + 1)
                }
            } else {
                watch.noteExchange(2 * place, 2 * place + 1)
            }
            steps += 1
        }
        return steps
    }

    @Test("are noticed after a few times as many steps", arguments: [2, 3, 7, 20, 100])
    func circles(length: Int) {
        for way in [0, 1, 10, 1000] {
            let steps = stepsUntil(returns: 8, way: way, circle: length)
            // The last rows that were remembered before the circle are so for as many steps again; from then on those of
            // the circle are, for at most twice as long as it is before they return.
            expectTrue(steps <= 2 * way + 20 * length, "\(way), \(length): \(steps)")
        }
    }

    @Test("are none where new rows are tight each time")
    func noCircle() {
        var watch = CircleWatch()
        for step in 0..<20_000 {
            watch.noteStep()
            watch.noteExchange(step, step + 1)
        }
        expectEqual(watch.returns, 0)
    }

    @Test("are forgotten with what was")
    func forgotten() {
        var watch = CircleWatch()
        for _ in 0..<100 {
            watch.noteStep()
            watch.noteExchange(1, 2)
        }
        expectTrue(watch.returns > 20)
        watch.begin()
        expectEqual(watch.returns, 0)
    }
}
