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

extension Priority {
    /// The strongest priority of what is not required.
    static let strongestOptional = Priority(Float(1000).nextDown)
    /// Weaker than what anybody says.
    static let weakest = Priority(Float.leastNormalMagnitude)

    /// For what holds unless it is impossible. Nobody says this number, and hardly anybody the only one between
    /// it and ``required``, so that it is stronger than all optional constraints that people make.
    static let nearlyRequired = Priority(Float(1000).nextDown.nextDown)

    /// For what was set aside and holds as far as it can, so that it gives way before what was not.
    static let setAside = Priority(Float(1000).nextDown.nextDown.nextDown)
}
