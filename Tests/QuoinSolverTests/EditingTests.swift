import QuoinSolver
import TestSupport
import Testing

@Suite("Changing a constraint")
struct ChangeTests {
    private let solver = Solver()
    private let x: Variable
    private let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    @Test("sets the constant on the right, with all variables on the left")
    func constant() throws {
        let difference = try solver.add(x - y == 10)
        try solver.add(y == 1)
        expectEqual(solver.value(of: x), 11)
        try solver.setConstant(20, of: difference)
        expectEqual(solver.value(of: x), 21)
        // However it was written: x == y + 5 is x - y == 5.
        let other = solver.makeVariable("other")
        let sum = try solver.add(other + 3 == y + 8)
        expectEqual(solver.value(of: other), 6)
        try solver.setConstant(7, of: sum)
        expectEqual(solver.value(of: other), 8)
    }

    @Test("takes what stands on the right to the left, whichever side the number is on")
    func numberOnTheLeft() throws {
        // It is -x <= -10.
        let least = try solver.add(10 <= x)
        try solver.add(x == 0, priority: .low)
        expectEqual(solver.value(of: x), 10)
        try solver.setConstant(-5, of: least)
        expectEqual(solver.value(of: x), 5)
        // -x <= 5 allows everything from -5 on.
        try solver.setConstant(5, of: least)
        expectEqual(solver.value(of: x), 0)
    }

    @Test(
        "sets the constant of any relation and priority",
        arguments: [Priority.required, .high], [-30.0, -1, 0, 4, 5, 6, 1000])
    func constants(priority: Priority, constant: Double) throws {
        let atLeast = try solver.add(x >= 5, priority: priority)
        let atMost = try solver.add(y <= 5, priority: priority)
        try solver.add(x == 4, priority: .low)
        try solver.add(y == 6, priority: .low)
        expectEqual(solver.value(of: x), 5)
        expectEqual(solver.value(of: y), 5)
        try solver.setConstant(constant, of: atLeast)
        try solver.setConstant(constant, of: atMost)
        expectEqual(solver.value(of: x), max(4, constant))
        expectEqual(solver.value(of: y), min(6, constant))
    }

    @Test("sets the constant of a constraint without variables")
    func constantAlone() throws {
        let id = try solver.add(LinearConstraint(LinearExpression(-3), .equal), priority: .low)
        expectEqual(solver.violation(of: id), 3)
        try solver.setConstant(0, of: id)
        expectEqual(solver.violation(of: id), 0)
        try solver.setConstant(-8, of: id)
        expectEqual(solver.violation(of: id), 8)
    }

    @Test("moves a constraint up and down among the optional ones")
    func optionalPriority() throws {
        let ten = try solver.add(x == 10, priority: .medium)
        let twenty = try solver.add(x == 20, priority: .low)
        expectEqual(solver.value(of: x), 10)
        try solver.setPriority(.high, of: twenty)
        expectEqual(solver.value(of: x), 20)
        try solver.setPriority(751, of: ten)
        expectEqual(solver.value(of: x), 10)
        try solver.setPriority(.fittingSize, of: ten)
        expectEqual(solver.value(of: x), 20)
    }

    @Test("makes an optional constraint required, and a required one optional")
    func requiredPriority() throws {
        let ten = try solver.add(x == 10, priority: .low)
        let twenty = try solver.add(x == 20, priority: .medium)
        expectEqual(solver.value(of: x), 20)
        try solver.setPriority(.required, of: ten)
        expectEqual(solver.value(of: x), 10)
        expectEqual(solver.violation(of: twenty), 10)
        try solver.setPriority(.low, of: ten)
        expectEqual(solver.value(of: x), 20)
        try solver.setPriority(.required, of: twenty)
        try solver.setPriority(999, of: ten)
        expectEqual(solver.value(of: x), 20)
    }

    @Test("to the priority that it has changes nothing")
    func samePriority() throws {
        let id = try solver.add(x >= 10)
        try solver.add(x == 0, priority: .low)
        try solver.setPriority(.required, of: id)
        expectEqual(solver.value(of: x), 10)
    }

    @Test("keeps its handle")
    func handleSurvives() throws {
        let id = try solver.add(x == 10)
        try solver.setPriority(.low, of: id)
        try solver.setConstant(12, of: id)
        try solver.setPriority(.required, of: id)
        try solver.setConstant(14, of: id)
        expectEqual(solver.value(of: x), 14)
        try solver.remove(id)
        expectEqual(solver.value(of: x), 0)
    }
}

@Suite("Editing a variable")
struct EditingTests {
    private let solver = Solver()
    private let x: Variable
    private let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    @Test("moves it and what depends on it")
    func suggestion() throws {
        try solver.add(y == 2 * x + 1)
        for value in [3.0, -4, 0, 0, 1e6] {
            try solver.suggest(value, for: x)
            expectEqual(solver.value(of: x), value)
            expectEqual(solver.value(of: y), 2 * value + 1)
        }
    }

    @Test("goes as far as what is required allows")
    func withinBounds() throws {
        try solver.add(x >= 10)
        try solver.add(x <= 20)
        for (suggested, expected) in [(15.0, 15.0), (30, 20), (-5, 10), (20, 20), (12, 12)] {
            try solver.suggest(suggested, for: x)
            expectEqual(solver.value(of: x), expected)
        }
    }

    @Test("yields to what is stronger, and outdoes what is weaker")
    func priority() throws {
        try solver.add(x == 10, priority: .medium)
        try solver.suggest(20, for: x, priority: .low)
        expectEqual(solver.value(of: x), 10)
        try solver.suggest(20, for: x, priority: .high)
        expectEqual(solver.value(of: x), 20)
    }

    @Test("has a priority of 750 unless another is given")
    func defaultPriority() throws {
        let stronger = try solver.add(x == 10, priority: 750.5)
        let weaker = try solver.add(x == 30, priority: 749.5)
        try solver.suggest(20, for: x)
        expectEqual(solver.value(of: x), 10)
        try solver.remove(stronger)
        expectEqual(solver.value(of: x), 20)
        expectEqual(solver.violation(of: weaker), 10)
    }

    @Test("again replaces the value and the priority")
    func replacement() throws {
        try solver.add(x == 10, priority: .medium)
        try solver.suggest(20, for: x, priority: .high)
        try solver.suggest(30, for: x, priority: .low)
        expectEqual(solver.value(of: x), 10)
        solver.endEditing(x)
        expectEqual(solver.value(of: x), 10)
        try solver.suggest(40, for: x, priority: .required)
        expectEqual(solver.value(of: x), 40)
        try solver.suggest(50, for: x, priority: .required)
        expectEqual(solver.value(of: x), 50)
        try solver.suggest(60, for: x)
        expectEqual(solver.value(of: x), 60)
    }

    @Test("ends, and leaves the variable to the other constraints")
    func ending() throws {
        try solver.add(x == 10, priority: .low)
        try solver.suggest(20, for: x)
        expectEqual(solver.value(of: x), 20)
        solver.endEditing(x)
        expectEqual(solver.value(of: x), 10)
        try solver.suggest(30, for: x)
        expectEqual(solver.value(of: x), 30)
    }

    @Test("ends without harm where there is none")
    func endingNothing() throws {
        try solver.add(x == 10)
        solver.endEditing(x)
        solver.endEditing(y)
        expectEqual(solver.value(of: x), 10)
    }

    @Test("of several variables at once keeps them apart")
    func several() throws {
        try solver.add(x + y <= 100)
        try solver.suggest(30, for: x)
        try solver.suggest(40, for: y)
        expectEqual(solver.value(of: x), 30)
        expectEqual(solver.value(of: y), 40)
        solver.endEditing(x)
        try solver.suggest(90, for: y)
        expectEqual(solver.value(of: y), 90)
        expectTrue(solver.value(of: x) <= 10)
    }
}
