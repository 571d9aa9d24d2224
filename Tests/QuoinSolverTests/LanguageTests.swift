import QuoinSolver
import Testing

@Suite("A priority")
struct PriorityTests {
    @Test("has names for the usual numbers")
    func names() {
        #expect(Priority.required.rawValue == 1000)
        #expect(Priority.high.rawValue == 750)
        #expect(Priority.medium.rawValue == 500)
        #expect(Priority.low.rawValue == 250)
        #expect(Priority.fittingSize.rawValue == 50)
    }

    @Test("can be written as a number")
    func literals() {
        let whole: Priority = 250
        let fraction: Priority = 250.5
        #expect(whole == .low)
        #expect(fraction == Priority(rawValue: 250.5))
        #expect(fraction == Priority(250.5))
    }

    @Test("is ordered by its number")
    func order() {
        #expect(Priority.low < .medium)
        #expect(Priority.required > .high)
        #expect(!(Priority.low < .low))
        #expect(
            [Priority.high, .fittingSize, .required].sorted() == [.fittingSize, .high, .required])
    }

    @Test("can be made a little stronger or weaker")
    func arithmetic() {
        #expect(Priority.low + 1 == 251)
        #expect(Priority.low - 0.5 == 249.5)
        #expect(Priority.required - 1 == 999)
    }

    @Test("stays between 0 and 1000 when it is made stronger or weaker")
    func clamping() {
        #expect(Priority.high + 500 == .required)
        #expect(Priority.required + .infinity == .required)
        #expect(Priority.low - 300 == 0)
        #expect(Priority.low + -300 == 0)
    }

    @Test("keeps any number it is made of, and knows whether a constraint may have it")
    func validity() {
        #expect(Priority(rawValue: 1001).rawValue == 1001)
        #expect(Priority.required.isValid)
        #expect(Priority(.leastNonzeroMagnitude).isValid)
        #expect(!Priority(0).isValid)
        #expect(!Priority(-1).isValid)
        #expect(!Priority(Float(1000).nextUp).isValid)
        #expect(!Priority(.nan).isValid)
        #expect(!Priority(.infinity).isValid)
    }

    @Test("describes itself as its number, without a needless fraction")
    func description() {
        #expect("\(Priority.high)" == "750")
        #expect("\(Priority(250.5))" == "250.5")
        #expect("\(Priority(0))" == "0")
        #expect("\(Priority(.nan))" == "not a number")
    }
}

@Suite("A relation")
struct RelationTests {
    @Test("is reversed when the sides change places")
    func reversal() {
        #expect(Relation.lessThanOrEqual.reversed == .greaterThanOrEqual)
        #expect(Relation.greaterThanOrEqual.reversed == .lessThanOrEqual)
        #expect(Relation.equal.reversed == .equal)
    }

    @Test("describes itself as the sign of mathematics")
    func description() {
        #expect(
            "\(Relation.lessThanOrEqual) \(Relation.equal) \(Relation.greaterThanOrEqual)"
                == "≤ = ≥")
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
        #expect(evaluate(LinearExpression(x)) == 3)
        #expect(evaluate(LinearExpression(y, coefficient: -2)) == -20)
        #expect(evaluate(LinearExpression(7)) == 7)
        #expect(evaluate(LinearExpression()) == 0)
        let term = LinearExpression.Term(x, coefficient: 4)
        #expect(evaluate(LinearExpression(terms: [term], constant: 1)) == 13)
        #expect(x.linearExpression.terms == [LinearExpression.Term(x)])
    }

    @Test("is added up from variables, expressions and numbers in any order")
    func sums() {
        #expect(evaluate(x + y) == 13)
        #expect(evaluate(x + 1) == 4)
        #expect(evaluate(1 + x) == 4)
        #expect(evaluate((x + 1) + (y + 2)) == 16)
        #expect(evaluate(x + (y + 2)) == 15)
        #expect(evaluate((x + 1) + y) == 14)
        #expect(evaluate(x + x) == 6)
    }

    @Test("is subtracted the right way round")
    func differences() {
        #expect(evaluate(x - y) == -7)
        #expect(evaluate(x - 1) == 2)
        #expect(evaluate(1 - x) == -2)
        #expect(evaluate((x + 1) - (y + 2)) == -8)
        #expect(evaluate(1 - (x + 2)) == -4)
        #expect(evaluate(-x) == -3)
        #expect(evaluate(-(x - y + 2)) == 5)
    }

    @Test("is multiplied and divided in all its parts")
    func multiples() {
        #expect(evaluate(2 * x) == 6)
        #expect(evaluate(x * 2) == 6)
        #expect(evaluate((x + y + 1) * 2) == 28)
        #expect(evaluate(2 * (x + y + 1)) == 28)
        #expect(evaluate(y / 4) == 2.5)
        #expect(evaluate((x + y + 1) / 2) == 7)
        #expect(evaluate(2 * (x - 1) / 4 + y) == 11)
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
            #expect(constraint.relation == relation)
        }
    }

    @Test("holds the left side minus the right side")
    func expression() throws {
        let constraint = 2 * x + 1 <= y + 10
        #expect(constraint.expression.constant == -9)
        #expect(
            constraint.expression.terms == [
                LinearExpression.Term(x, coefficient: 2), LinearExpression.Term(y, coefficient: -1),
            ])
        let mirrored = 1 >= x
        #expect(mirrored.expression.constant == 1)
        #expect(mirrored.expression.terms == [LinearExpression.Term(x, coefficient: -1)])
    }

    @Test("may be made of an expression and a relation to 0")
    func parts() throws {
        try solver.add(LinearConstraint(x - 5, .equal))
        #expect(solver.value(of: x) == 5)
    }
}
