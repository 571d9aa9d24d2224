import QuoinSolver
import TestSupport
import Testing

/// What is refused for what it is, not for what it contradicts. See also `ConflictTests`.
@Suite("A solver refuses")
struct RefusalTests {
    private static let strangeNumbers = [Double.nan, .infinity, -.infinity, .signalingNaN]
    private static let strangePriorities: [Priority] = [
        0, -1, 1000.5, Priority(.nan), Priority(.infinity), Priority(Float(1000).nextUp),
    ]

    private let solver = Solver()
    private let x: Variable
    private let y: Variable
    private let sum: ConstraintID
    private let wish: ConstraintID

    init() throws {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y", nonNegative: true)
        sum = try solver.add(x + y == 10)
        wish = try solver.add(x == 12, priority: .low)
        try solver.suggest(3, for: y, priority: .fittingSize)
    }

    @Test("with errors that say in a sentence what is wrong")
    func reasonsInWords() {
        expectEqual(
            SolverError.unsatisfiable(conflict: [sum]).description,
            "The required constraint can never hold.")
        expectEqual(
            SolverError.unsatisfiable(conflict: [wish, sum]).description,
            "2 required constraints contradict each other.")
        expectEqual(
            SolverError.unknownVariable.description,
            "The variable was removed, or belongs to another solver.")
    }

    /// Checks that a change is refused for `reason`, and that it leaves no trace.
    private func expectRefusal(_ reason: SolverError, of change: () throws -> Void) {
        let before = Snapshot(of: solver, variables: [x, y], constraints: [sum, wish])
        #expect(throws: reason, performing: change)
        let after = Snapshot(of: solver, variables: [x, y], constraints: [sum, wish])
        expectEqual(before, after)
    }

    @Test("numbers that are not finite", arguments: strangeNumbers)
    func notFinite(number: Double) throws {
        expectRefusal(.notFinite) { try solver.add(x == number) }
        expectRefusal(.notFinite) { try solver.add(number * x == 1, priority: .low) }
        expectRefusal(.notFinite) { try solver.setConstant(number, of: sum) }
        expectRefusal(.notFinite) { try solver.setConstant(number, of: wish) }
        expectRefusal(.notFinite) { try solver.suggest(number, for: y) }
        expectRefusal(.notFinite) { try solver.suggest(number, for: x) }
        expectRefusal(.notFinite) {
            solver.stage(number, x)
            try solver.addStaged(.equal, 0)
        }
        expectRefusal(.notFinite) {
            solver.stage(1, x)
            try solver.addStaged(.equal, number)
        }
    }

    @Test("coefficients whose sum is not finite")
    func overflow() throws {
        let huge = Double.greatestFiniteMagnitude
        expectRefusal(.notFinite) { try solver.add(huge * x + huge * x == 1) }
    }

    @Test("priorities that are none", arguments: strangePriorities)
    func priorities(priority: Priority) throws {
        expectRefusal(.unboundedPriority) { try solver.add(x == 1, priority: priority) }
        expectRefusal(.unboundedPriority) { try solver.setPriority(priority, of: sum) }
        expectRefusal(.unboundedPriority) { try solver.setPriority(priority, of: wish) }
        expectRefusal(.unboundedPriority) { try solver.suggest(1, for: x, priority: priority) }
        expectRefusal(.unboundedPriority) { try solver.suggest(1, for: y, priority: priority) }
        expectRefusal(.unboundedPriority) {
            solver.stage(1, x)
            try solver.addStaged(.equal, 0, priority: priority)
        }
    }

    @Test("neither the strongest nor the weakest of the optional priorities")
    func extremePriorities() throws {
        let least = Priority(.leastNonzeroMagnitude)
        let most = Priority(Float(1000).nextDown)
        let z = solver.makeVariable("z")
        try solver.add(z == 1, priority: least)
        expectEqual(solver.value(of: z), 1)
        try solver.add(z == 2, priority: most)
        expectEqual(solver.value(of: z), 2)
        try solver.add(z == 3)
        expectEqual(solver.value(of: z), 3)
    }

    @Test("handles that it does not know")
    func unknown() throws {
        let gone = solver.makeVariable("gone")
        let stale = try solver.add(gone == 1)
        solver.remove(gone)
        expectRefusal(.unknownVariable) { try solver.add(x == gone) }
        expectRefusal(.unknownVariable) { try solver.suggest(1, for: gone) }
        expectRefusal(.unknownConstraint) { try solver.remove(stale) }
        expectRefusal(.unknownConstraint) { try solver.setConstant(1, of: stale) }
        expectRefusal(.unknownConstraint) { try solver.setPriority(.low, of: stale) }
    }

    @Test(
        "what makes a length negative, even if nobody has asked for the values yet that it follows from"
    )
    func negative() throws {
        let places = (0..<4).map { solver.makeVariable("place \($0)") }
        let lengths = (0..<4).map { solver.makeVariable("length \($0)", nonNegative: true) }
        for index in [1, 2, 0] {
            let end = places[index] + lengths[index]
            try solver.add(places[index + 1] == end + (index == 1 ? 0 : 2))
        }
        try solver.add(places[0] == 0)
        // The last place is at least 2 + 0 + 2.
        let members = try #require(
            conflict { try solver.add(places[3] + lengths[3] == 2) })
        expectEqual(members.count, 5)
        try solver.add(places[3] + lengths[3] == 4)
        expectEqual(lengths.map { solver.value(of: $0) }, [0, 0, 0, 0])
    }

    /// The refusal turns round the definition that makes the first place follow from the first length, which
    /// nobody had asked for since that length became 6.
    @Test("what cannot be, and forgets nothing that was still to be worked out")
    func outOfDate() throws {
        let solver = Solver()
        let places = (0..<6).map { solver.makeVariable("place \($0)") }
        let lengths = (0..<6).map { solver.makeVariable("length \($0)", nonNegative: true) }
        try solver.add(lengths[4] == 6, priority: .high)
        try solver.add(places[5] == places[4] + lengths[4] - 1)
        let middles = try solver.add(
            places[2] + 0.5 * lengths[2] == places[1] + 0.5 * lengths[1])
        expectEqual(solver.value(of: lengths[4]), 6)
        try solver.add(places[1] == places[0] + lengths[0] + 2)
        try solver.add(lengths[4] == lengths[0])
        try solver.remove(middles)
        try solver.add(places[4] == places[3] + lengths[3] + 5)
        // The fifth length and half of the fourth and the sixth would have to be −4 together.
        let members = conflict {
            try solver.add(places[5] + 0.5 * lengths[5] == places[3] + 0.5 * lengths[3])
        }
        expectEqual(members?.count, 3)
        let distance = solver.value(of: places[1]) - solver.value(of: places[0])
        expectEqual(distance, solver.value(of: lengths[0]) + 2)
        expectEqual(solver.value(of: lengths[0]), 6)
    }

    @Test("and works on as if nothing had been")
    func worksOn() throws {
        for number in Self.strangeNumbers {
            expectRefusal(.notFinite) { try solver.setConstant(number, of: sum) }
        }
        try solver.setConstant(20, of: sum)
        try solver.setPriority(.high, of: wish)
        expectEqual(solver.value(of: x), 12)
        expectEqual(solver.value(of: y), 8)
    }
}
