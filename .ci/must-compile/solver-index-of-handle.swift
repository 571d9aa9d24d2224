import QuoinSolver

// The counterpart that compiles.
func read(_ variable: Variable) {
    _ = variable.hashValue
}
