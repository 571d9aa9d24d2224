import QuoinSolver

/// A solver that was given a model, and the handles by which it knows the model's parts.
struct BuiltModel {
    let solver: Solver
    let variables: [Variable]
    /// One for each row, in the order of the model.
    let constraints: [ConstraintID]

    /// The value of each variable, in the order of the model.
    var values: [Double] {
        variables.map { solver.value(of: $0) }
    }
}

/// By which door rows enter a solver.
enum Door: CaseIterable, Sendable {
    /// `add`, with a constraint made of expressions.
    case expressions
    /// `stage` and `addStaged`.
    case staging
}

extension Model {
    /// A new solver with the variables, and the rows added one by one in the given order, or in
    /// their own.
    func build(
        order: [Int]? = nil, through door: Door = .expressions, readingAfterEachRow: Bool = false
    ) throws(SolverError) -> BuiltModel {
        let solver = Solver()
        let variables = makeVariables(in: solver)
        var constraints: [ConstraintID?] = Array(repeating: nil, count: rows.count)
        for index in order ?? Array(rows.indices) {
            constraints[index] = try rows[index].add(to: solver, variables, through: door)
            if readingAfterEachRow, let first = variables.first {
                _ = solver.value(of: first)
            }
        }
        return BuiltModel(
            solver: solver, variables: variables, constraints: constraints.compactMap { $0 })
    }

    /// Makes the model's variables in a solver.
    func makeVariables(in solver: Solver) -> [Variable] {
        isNonNegative.enumerated().map { index, isNonNegative in
            solver.makeVariable("x\(index)", nonNegative: isNonNegative)
        }
    }

    /// Whether a solver accepts all the rows.
    var isFeasible: Bool {
        do {
            _ = try build()
            return true
        } catch {
            return false
        }
    }
}

extension Model.Row {
    /// Adds the row to a solver that knows the model's variables as `variables`.
    func add(
        to solver: Solver, _ variables: [Variable], through door: Door = .expressions
    ) throws(SolverError) -> ConstraintID {
        switch door {
        case .expressions:
            return try solver.add(constraint(on: variables), priority: priority)
        case .staging:
            for term in terms {
                solver.stage(term.coefficient, variables[term.variable])
            }
            return try solver.addStaged(relation, constant, priority: priority)
        }
    }

    /// The row as a constraint on a solver's variables.
    func constraint(on variables: [Variable]) -> LinearConstraint {
        var expression = LinearExpression(-constant)
        for term in terms {
            let coefficient = term.coefficient
            expression.terms.append(
                LinearExpression.Term(variables[term.variable], coefficient: coefficient))
        }
        return LinearConstraint(expression, relation)
    }
}
