// error: 'discardStaged' is inaccessible due to 'package' protection level
import QuoinSolver

// What is staged is added, or refused.
func change(_ solver: Solver, _ variable: Variable) {
    solver.stage(1, variable)
    solver.discardStaged()
}
