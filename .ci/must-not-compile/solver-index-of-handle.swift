// error: 'index' is inaccessible due to 'package' protection level
import QuoinSolver

// Handles are to be compared and hashed, not to be counted with.
func read(_ variable: Variable) {
    _ = variable.index
}
