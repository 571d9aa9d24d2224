import QuoinSolver

/// All that can be read from a solver, bit for bit, to tell whether anything has changed.
struct Snapshot: Equatable {
    private let values: [UInt64]
    private let violations: [UInt64]

    init(of solver: Solver, variables: [Variable], constraints: [ConstraintID]) {
        values = variables.map { solver.value(of: $0).bitPattern }
        violations = constraints.map { solver.violation(of: $0).bitPattern }
    }

    init(of built: BuiltModel) {
        self.init(of: built.solver, variables: built.variables, constraints: built.constraints)
    }
}
