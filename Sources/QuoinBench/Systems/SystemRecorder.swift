import QuoinSolver

/// Receives a picture and keeps it as a ``LinearSystem``.
final class SystemRecorder: ConstraintReceiver {
    /// What has been received so far.
    private(set) var system = LinearSystem()
    private var staged: [LinearSystem.Term] = []

    func makeUnknown(nonNegative: Bool) -> Int {
        system.addVariable(nonNegative: nonNegative)
    }

    func stage(_ coefficient: Double, _ unknown: Int) {
        staged.append(LinearSystem.Term(coefficient: coefficient, variable: unknown))
    }

    func addStaged(
        _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(SolverError) -> Int {
        defer { staged.removeAll(keepingCapacity: true) }
        return system.addRow(staged, relation, constant, priority: priority)
    }
}
