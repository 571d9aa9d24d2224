// error: 'variable' is inaccessible due to 'package' protection level
import QuoinSolver

// A position may stand for nothing; a handle says so.
func read(_ solver: Solver) {
    _ = solver.variable(at: 0)
}
