import QuoinSolver

// The counterpart that compiles.
func change(_ solver: Solver, _ variable: Variable) throws {
    solver.stage(1, variable)
    try solver.addStaged(.equal, 8)
}
