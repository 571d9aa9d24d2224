import QuoinSolver

// The counterpart that compiles.
func read(_ solver: Solver, _ variable: Variable) {
    _ = solver.value(of: variable)
}
