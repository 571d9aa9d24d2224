import QuoinSolver
import TestSupport
import Testing

@Suite("A priority")
struct PriorityTests {
    @Test("has names for the usual numbers")
    func names() {
        expectEqual(Priority.required.rawValue, 1000)
        expectEqual(Priority.high.rawValue, 750)
        expectEqual(Priority.medium.rawValue, 500)
        expectEqual(Priority.low.rawValue, 250)
        expectEqual(Priority.fittingSize.rawValue, 50)
    }

    @Test("can be written as a number")
    func literals() {
        let whole: Priority = 250
        let fraction: Priority = 250.5
        expectEqual(whole, .low)
        expectEqual(fraction, Priority(rawValue: 250.5))
        expectEqual(fraction, Priority(250.5))
    }

    @Test("is ordered by its number")
    func order() {
        expectTrue(Priority.low < .medium)
        expectTrue(Priority.required > .high)
        expectTrue(!(Priority.low < .low))
        expectEqual(
            [Priority.high, .fittingSize, .required].sorted(), [.fittingSize, .high, .required])
    }

    @Test("can be made a little stronger or weaker")
    func arithmetic() {
        expectEqual(Priority.low + 1, 251)
        expectEqual(Priority.low - 0.5, 249.5)
        expectEqual(Priority.required - 1, 999)
    }

    @Test("stays between 0 and 1000 when it is made stronger or weaker")
    func clamping() {
        expectEqual(Priority.high + 500, .required)
        expectEqual(Priority.required + .infinity, .required)
        expectEqual(Priority.low - 300, 0)
        expectEqual(Priority.low + -300, 0)
    }

    @Test("keeps any number it is made of, and knows whether a constraint may have it")
    func validity() {
        expectEqual(Priority(rawValue: 1001).rawValue, 1001)
        expectTrue(Priority.required.isValid)
        expectTrue(Priority(.leastNonzeroMagnitude).isValid)
        expectTrue(!Priority(0).isValid)
        expectTrue(!Priority(-1).isValid)
        expectTrue(!Priority(Float(1000).nextUp).isValid)
        expectTrue(!Priority(.nan).isValid)
        expectTrue(!Priority(.infinity).isValid)
    }

    @Test("describes itself as its number, without a needless fraction")
    func description() {
        expectEqual("\(Priority.high)", "750")
        expectEqual("\(Priority(250.5))", "250.5")
        expectEqual("\(Priority(0))", "0")
        expectEqual("\(Priority(.nan))", "not a number")
    }
}

@Suite("A relation")
struct RelationTests {
    @Test("is reversed when the sides change places")
    func reversal() {
        expectEqual(Relation.lessThanOrEqual.reversed, .greaterThanOrEqual)
        expectEqual(Relation.greaterThanOrEqual.reversed, .lessThanOrEqual)
        expectEqual(Relation.equal.reversed, .equal)
    }

    @Test("describes itself as the sign of mathematics")
    func description() {
        expectEqual(
            "\(Relation.lessThanOrEqual) \(Relation.equal) \(Relation.greaterThanOrEqual)", "≤ = ≥")
    }
}

@Suite("An expression")
struct LinearExpressionTests {
    private let solver = Solver()
    private let x: Variable
    private let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    /// What an expression comes to where x is 3 and y is 10.
    private func evaluate(_ expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { sum, term in
            sum + term.coefficient * (term.variable == x ? 3 : 10)
        }
    }

    @Test("is made of a variable, of a number, or of parts")
    func making() {
        expectEqual(evaluate(LinearExpression(x)), 3)
        expectEqual(evaluate(LinearExpression(y, coefficient: -2)), -20)
        expectEqual(evaluate(LinearExpression(7)), 7)
        expectEqual(evaluate(LinearExpression()), 0)
        let term = LinearExpression.Term(x, coefficient: 4)
        expectEqual(evaluate(LinearExpression(terms: [term], constant: 1)), 13)
        expectEqual(x.linearExpression.terms, [LinearExpression.Term(x)])
    }

    @Test("is added up from variables, expressions and numbers in any order")
    func sums() {
        expectEqual(evaluate(x + y), 13)
        expectEqual(evaluate(x + 1), 4)
        expectEqual(evaluate(1 + x), 4)
        expectEqual(evaluate((x + 1) + (y + 2)), 16)
        expectEqual(evaluate(x + (y + 2)), 15)
        expectEqual(evaluate((x + 1) + y), 14)
        expectEqual(evaluate(x + x), 6)
    }

    @Test("is subtracted the right way round")
    func differences() {
        expectEqual(evaluate(x - y), -7)
        expectEqual(evaluate(x - 1), 2)
        expectEqual(evaluate(1 - x), -2)
        expectEqual(evaluate((x + 1) - (y + 2)), -8)
        expectEqual(evaluate(1 - (x + 2)), -4)
        expectEqual(evaluate(-x), -3)
        expectEqual(evaluate(-(x - y + 2)), 5)
    }

    @Test("is multiplied and divided in all its parts")
    func multiples() {
        expectEqual(evaluate(2 * x), 6)
        expectEqual(evaluate(x * 2), 6)
        expectEqual(evaluate((x + y + 1) * 2), 28)
        expectEqual(evaluate(2 * (x + y + 1)), 28)
        expectEqual(evaluate(y / 4), 2.5)
        expectEqual(evaluate((x + y + 1) / 2), 7)
        expectEqual(evaluate(2 * (x - 1) / 4 + y), 11)
    }
}

@Suite("A constraint")
struct LinearConstraintTests {
    private let solver = Solver()
    private let x: Variable
    private let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    @Test("compares variables, expressions and numbers")
    func relations() {
        let constraints: [(LinearConstraint, Relation)] = [
            (x == y, .equal), (x == 1, .equal), (1 == x, .equal), (x + 1 == y, .equal),
            (x <= y, .lessThanOrEqual), (x <= 1, .lessThanOrEqual), (1 <= x, .lessThanOrEqual),
            (x <= y + 1, .lessThanOrEqual),
            (x >= y, .greaterThanOrEqual), (x >= 1, .greaterThanOrEqual),
            (1 >= x, .greaterThanOrEqual), (x - y >= y + 1, .greaterThanOrEqual),
        ]
        for (constraint, relation) in constraints {
            expectEqual(constraint.relation, relation)
        }
    }

    @Test("holds the left side minus the right side")
    func expression() throws {
        let constraint = 2 * x + 1 <= y + 10
        expectEqual(constraint.expression.constant, -9)
        expectEqual(
            constraint.expression.terms,
            [
                LinearExpression.Term(x, coefficient: 2), LinearExpression.Term(y, coefficient: -1),
            ])
        let mirrored = 1 >= x
        expectEqual(mirrored.expression.constant, 1)
        expectEqual(mirrored.expression.terms, [LinearExpression.Term(x, coefficient: -1)])
    }

    @Test("may be made of an expression and a relation to 0")
    func parts() throws {
        try solver.add(LinearConstraint(x - 5, .equal))
        expectEqual(solver.value(of: x), 5)
    }
}
