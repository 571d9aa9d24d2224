import TestSupport
import Testing

@testable import QuoinTerminal

@Suite("Ticks")
struct TickTimesTests {
    @Test("come at equal intervals, and those that are late are left out")
    func comeInTime() {
        var ticks = TickTimes(every: 0.5)
        expectEqual(ticks.seconds(after: 0), 0.5)
        let due = [0.4, 0.6, 0.9, 2.7, 2.9].map { ticks.isDue(at: $0) }
        expectEqual(due, [false, true, false, true, false])
        expectTrue(abs(ticks.seconds(after: 2.9) - 0.1) < 1e-9)
    }

    @Test("do not come without an interval, and never without end")
    func areSound() {
        var none = TickTimes(every: nil)
        let isDue = none.isDue(at: 1e9)
        expectTrue(none.seconds(after: 5) == .infinity && !isDue)
        for interval in [0, -1, Double.nan, .infinity, 1e300] {
            var ticks = TickTimes(every: interval)
            expectTrue(ticks.seconds(after: 0) >= 0.01 && ticks.seconds(after: 0) <= 86_400)
            let isDue = ticks.isDue(at: 1e6)
            expectTrue(isDue)
            expectTrue(ticks.seconds(after: 1e6) > 0)
        }
    }
}
