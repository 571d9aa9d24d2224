import QuoinSolver

// Exporting the type alone does not export its operators, so they are passed on here. Where the solver
// is imported too, its own come first.
extension Priority {
    /// A priority stronger by `difference`, at most 1000 and at least 0.
    @_disfavoredOverload
    public static func + (priority: Priority, difference: Float) -> Priority {
        Priority(min(1000, max(0, priority.rawValue + difference)))
    }

    /// A priority weaker by `difference`, at most 1000 and at least 0.
    @_disfavoredOverload
    public static func - (priority: Priority, difference: Float) -> Priority {
        Priority(min(1000, max(0, priority.rawValue - difference)))
    }
}
