import Testing

#if DEBUG
    @testable import QuoinSolver
#else
    import QuoinSolver
#endif

/// What is wrong with a solver by its own account or by the arithmetic of the model that it holds.
///
/// Every property test asks this after every change. It is the one place for checks that concern
/// any solver at any time.
func inconsistencies(
    of solver: Solver, variables: [Variable], constraints: [ConstraintID], holding model: Model
) -> [String] {
    let values = variables.map { solver.value(of: $0) }
    var problems = model.brokenRequirements(at: values)
    #if DEBUG
        problems += solver.checkInvariants()
    #endif
    for (row, constraint) in zip(model.rows, constraints) {
        let said = solver.violation(of: constraint)
        let computed = row.violation(at: values)
        if !(abs(said - computed) <= Model.tolerance * row.magnitude(at: values)) {
            problems.append("the violation of \(row) is said to be \(said), and is \(computed)")
        }
    }
    return problems
}

/// What is wrong with a solver that holds a whole model. See the function above.
func inconsistencies(of built: BuiltModel, holding model: Model) -> [String] {
    inconsistencies(
        of: built.solver, variables: built.variables, constraints: built.constraints,
        holding: model)
}

/// What keeps `rows` from being an irreducible conflict: that they can all hold, or that some of
/// them contradict each other without the rest.
func flaws(inConflict rows: [Model.Row], isNonNegative: [Bool]) -> [String] {
    var problems: [String] = []
    if Model(isNonNegative: isNonNegative, rows: rows).isFeasible {
        problems.append("the members can all hold: \(rows)")
    }
    for index in rows.indices {
        var others = rows
        others.remove(at: index)
        if !Model(isNonNegative: isNonNegative, rows: others).isFeasible {
            problems.append("\(rows[index]) is no part of the conflict \(rows)")
        }
    }
    return problems
}

/// The conflict that the solver reports when it refuses, or nil where it does not refuse for one.
func conflict(in change: () throws -> Void) -> [ConstraintID]? {
    do {
        try change()
    } catch SolverError.unsatisfiable(let conflict) {
        return conflict
    } catch {
        Issue.record("expected a conflict, not \(error)")
    }
    return nil
}

/// Whether two numbers are the same but for rounding.
func isClose(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= Model.tolerance * max(1, abs(expected))
}
