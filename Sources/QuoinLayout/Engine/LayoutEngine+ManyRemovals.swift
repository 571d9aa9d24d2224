import QuoinSolver

/// Taking out many rows at once.
extension LayoutEngine {
    /// With no more than so many changes, their order makes no difference that anyone could measure.
    private static let manyChanges = 32

    /// Removes the rows of constraints that are no more, or that must be written anew, if there are many: those first
    /// whose variables depend on most others.
    ///
    /// The solver looks at all that depends on a row when that goes. Of a chain whose rows go from its beginning, it
    /// would look at the whole rest for each of them.
    func removeRows(among queued: [QueuedConstraint], in tree: LayoutTree) {
        guard queued.count > Self.manyChanges else { return }
        var leaving: [(depth: Int64, constraint: UpLink<LayoutConstraint>)] = []
        for index in queued.indices where queued[index].isCurrent {
            let link = UpLink(queued[index].constraint)
            _ = link.with { constraint in
                if constraint.row >= 0, isLeaving(constraint, in: tree) {
                    leaving.append((solver.depth(ofRow: Int(constraint.row)), link))
                }
            }
        }
        guard leaving.count > Self.manyChanges else { return }
        // Where depths are equal, the order is that of the changes.
        leaving.sort { $0.depth > $1.depth }
        for row in leaving {
            _ = row.constraint.with { removeRow(of: $0) }
        }
    }

    private func isLeaving(_ constraint: LayoutConstraint, in tree: LayoutTree) -> Bool {
        constraint.installation.isEmpty
            || constraint.installation.with { $0.isIn(tree) } ?? false
                && !constraint.state.isDisjoint(with: [.termsChanged, .priorityChanged])
    }
}
