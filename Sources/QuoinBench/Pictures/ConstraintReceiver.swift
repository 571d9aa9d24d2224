import QuoinSolver

/// What a picture can be told to: a solver, or the record from which a peer is fed.
///
/// Pictures are written once against this and specialised by the compiler, so that a measured
/// solver is called directly.
protocol ConstraintReceiver: AnyObject {
    /// An unknown number of the system.
    associatedtype Unknown
    /// A constraint that has been received.
    associatedtype Row

    /// Makes an unknown number.
    func makeUnknown(nonNegative: Bool) -> Unknown

    /// Puts a term of the constraint that `addStaged` completes.
    func stage(_ coefficient: Double, _ unknown: Unknown)

    /// Adds the sum of the staged terms, compared with a constant.
    @discardableResult
    func addStaged(
        _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(SolverError) -> Row
}

extension Solver: ConstraintReceiver {
    func makeUnknown(nonNegative: Bool) -> Variable {
        makeVariable(nonNegative: nonNegative)
    }
}
