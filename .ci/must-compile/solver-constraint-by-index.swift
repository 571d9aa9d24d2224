import QuoinSolver

// The counterpart that compiles.
func read(_ solver: Solver, _ id: ConstraintID) {
    _ = solver.violation(of: id)
}
