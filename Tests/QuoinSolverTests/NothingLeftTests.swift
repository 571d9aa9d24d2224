import TestSupport
import Testing

@testable import QuoinSolver

/// A variable that no constraint mentions any more is 0, whatever it was before. What keeps one from being
/// negative is made when it first matters, and stays: it must not keep the value.
@Suite("A variable with no constraint left")
struct NothingLeftTests {
    private let solver = Solver()

    @Test("is 0 after a limit held it above its wish")
    func wishBelowZero() throws {
        let width = solver.makeVariable("width", nonNegative: true)
        let below = try solver.add(width == -3, priority: 500)
        expectEqual(solver.value(of: width), 0)
        try solver.remove(below)
        let wide = try solver.add(width == 10)
        expectEqual(solver.value(of: width), 10)
        try solver.remove(wide)
        expectEqual(solver.value(of: width), 0)
    }

    @Test("is 0 after two wishes went one after the other")
    func wishAfterWish() throws {
        let width = solver.makeVariable("width", nonNegative: true)
        let wide = try solver.add(width == 600, priority: 500)
        let narrow = try solver.add(width <= 100, priority: 1)
        expectEqual(solver.value(of: width), 600)
        try solver.remove(wide)
        expectEqual(solver.value(of: width), 100)
        try solver.remove(narrow)
        expectEqual(solver.value(of: width), 0)
    }

    @Test("is 0 after it was asked for its freedom")
    func question() throws {
        let width = solver.makeVariable("width", nonNegative: true)
        expectTrue(solver.isAmbiguous(width))
        let wide = try solver.add(width == 100)
        expectEqual(solver.value(of: width), 100)
        try solver.remove(wide)
        expectEqual(solver.value(of: width), 0)
    }

    @Test("is 0 after a negative suggestion and another")
    func suggestion() throws {
        let width = solver.makeVariable("width", nonNegative: true)
        try solver.suggest(-5, for: width)
        expectEqual(solver.value(of: width), 0)
        try solver.suggest(600, for: width)
        expectEqual(solver.value(of: width), 600)
        solver.endEditing(width)
        expectEqual(solver.value(of: width), 0)
    }

    @Test("is 0 after something impossible was refused")
    func refusal() throws {
        let width = solver.makeVariable("width", nonNegative: true)
        #expect(throws: SolverError.self) { try solver.add(width <= -5) }
        try solver.suggest(10, for: width)
        expectEqual(solver.value(of: width), 10)
        solver.endEditing(width)
        expectEqual(solver.value(of: width), 0)
    }
}
