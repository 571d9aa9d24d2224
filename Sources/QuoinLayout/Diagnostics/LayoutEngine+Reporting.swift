/// Telling about conflicts.
extension LayoutEngine {
    /// Reports the conflicts that have come up, except those that have been reported as they are.
    func reportNewConflicts() {
        let found = newConflicts
        newConflicts = []
        let previous = reportedConflicts
        reportedConflicts = []
        for conflict in found {
            let report = report(on: conflict)
            if !previous.contains(report.explanation) {
                let root = elements.lazy.compactMap { $0.target?.hostView }.first?.root
                LayoutDiagnostic.unsatisfiable(report).report(to: root)
            }
            reportedConflicts.insert(report.explanation)
        }
        if found.isEmpty {
            reportedConflicts = conflicts.all.isEmpty ? [] : previous
        }
    }

    /// A conflict as the outside sees it.
    func report(on conflict: KnownConflict) -> Conflict {
        var explicit: [LayoutConstraint] = []
        for case .constraint(let constraint) in conflict.members {
            explicit.append(constraint)
        }
        return Conflict(
            constraints: explicit, broken: standIn(for: conflict.broken),
            explanation: ConflictExplanation(conflict, in: self).text)
    }

    /// The constraint itself, or one that says the same as an implied row.
    private func standIn(for member: ConflictMember) -> LayoutConstraint {
        switch member {
        case .constraint(let constraint):
            return constraint
        case .implied(let slot, let implied):
            let fact = ImpliedFact(implied, of: slot, in: self)
            let ends = ConstraintEnds(
                first: elements[Int(slot)].target, fact.attribute, second: fact.container,
                fact.containerAttribute)
            let constraint = LayoutConstraint(
                unchecked: ends, fact.relation, 1, fact.number,
                SourceLocation(file: "", line: 0))
            constraint.identifier = fact.source
            return constraint
        }
    }
}
