import QuoinSolver
import TestSupport
import Testing

@Suite("A solver hands over what has changed")
struct ReportingTests {
    private let solver = Solver()
    private let x: Variable
    private let y: Variable
    private let z: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
        z = solver.makeVariable("z")
    }

    /// The names of the variables handed over, in alphabetical order.
    private var changes: String {
        var names: [String] = []
        solver.takeChanges { names.append(solver.name(of: $0)) }
        return names.sorted().joined()
    }

    @Test("once, and not what stays the same")
    func once() throws {
        try solver.add(y == x + 10)
        try solver.add(z == 7)
        try solver.add(x == 1, priority: .low)
        expectEqual(changes, "xyz")
        expectEqual(changes, "")
        try solver.suggest(5, for: x)
        expectEqual(changes, "xy")
        try solver.suggest(5, for: x)
        expectEqual(changes, "")
    }

    @Test("together, when many changes come between two questions")
    func together() throws {
        try solver.suggest(1, for: x)
        try solver.suggest(2, for: y)
        try solver.suggest(3, for: x)
        expectEqual(solver.value(of: x), 3)
        try solver.suggest(4, for: z)
        expectEqual(changes, "xyz")
    }

    @Test("also when a constraint goes, and a value with it")
    func removal() throws {
        let id = try solver.add(x == 4)
        try solver.add(y == x, priority: .low)
        expectEqual(changes, "xy")
        try solver.remove(id)
        _ = changes
        expectEqual(solver.value(of: y), solver.value(of: x))
    }

    @Test("except variables that were removed, and never a stranger in their place")
    func removedVariables() throws {
        try solver.add(x == 4)
        try solver.add(y == x + 1)
        solver.remove(x)
        expectTrue(!changes.contains("x"))
        let next = solver.makeVariable("next")
        expectEqual(changes, "")
        try solver.add(next == 3)
        expectEqual(changes, "next")
    }

    @Test("and nothing after a change that was refused")
    func refusal() throws {
        try solver.add(x == 4)
        try solver.add(y == x + 1)
        expectEqual(changes, "xy")
        #expect(throws: SolverError.self) { try solver.add(x + y == 10) }
        expectEqual(changes, "")
        expectEqual(solver.value(of: y), 5)
    }
}
