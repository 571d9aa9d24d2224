import TestSupport
import Testing

@testable import QuoinSolver

/// What rounding leaves of a price at a high priority outweighs all that is meant at lower ones, so that the least that is
/// left must not pass for a price.
@Suite("Prices that cancel out")
struct PriceDoubtTests {
    private func isDoubtful(_ first: Double, _ second: Double) -> Bool {
        var store = GradedStore()
        var price = GradedStore.zero
        store.add(first, at: 500, to: &price)
        store.add(second, at: 500, to: &price)
        return store.isDoubtful
    }

    @Test("are doubtful where hardly anything is left")
    func doubtful() {
        expectTrue(isDoubtful(1, -1 + 1e-9))
        expectTrue(isDoubtful(-3000, 3000.000_01))
    }

    @Test("are sound where nothing is left, or what anybody can have meant")
    func sound() {
        expectTrue(!isDoubtful(1, -1))
        expectTrue(!isDoubtful(0.1 + 0.2, -0.3))
        expectTrue(!isDoubtful(1, -0.999_99))
        expectTrue(!isDoubtful(1e-9, 2e-9))
    }

    @Test("are worked out anew before the solver says what is best")
    func anew() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        // What pulls at x comes to 1 + 3e-9 − 1 at priority 500, which is meant here.
        try solver.add(x == 0, priority: .medium)
        try solver.add(x + 3e-9 * x == 10, priority: .medium)
        try solver.add(x == 4, priority: .low)
        expectTrue(isClose(solver.value(of: x), 10))
        expectTrue(!solver.simplex.prices.isDoubtful)
        #if DEBUG
            expectEqual(solver.checkInvariants(), [])
        #endif
    }
}
