/// Telling about conflicts.
extension LayoutEngine {
    /// Reports the conflicts that have come up, except those that have been reported as they are.
    func reportNewConflicts() {
        if newConflicts.isEmpty, reportedConflicts.isEmpty {
            return
        }
        let found = newConflicts
        newConflicts = []
        let previous = reportedConflicts
        // Those that have come up again, perhaps with other numbers, are entered anew.
        reportedConflicts = previous.filter { reported in
            stands(reported.broken) && !found.contains { $0.broken.isSame(as: reported.broken) }
        }
        for conflict in found where stands(conflict.broken) {
            let explanation = ConflictExplanation(conflict, in: self)
            let text = explanation.text
            reportedConflicts.append(
                ReportedConflict(
                    broken: conflict.broken, explanation: text, summary: explanation.summary))
            guard !previous.contains(where: { $0.explanation == text }),
                let broken = explanation.brokenConstraint
            else { continue }
            let report = Conflict(
                constraints: conflict.explicitMembers, broken: broken, explanation: text)
            let root = elements.lazy.compactMap { $0.target?.viewOrOwner }.first?.root
            LayoutDiagnostic.unsatisfiable(report).report(to: root)
        }
    }

    /// Whether the row that was set aside still is.
    private func stands(_ broken: ConflictMember) -> Bool {
        conflicts.all.contains { $0.broken.isSame(as: broken) }
    }
}

extension KnownConflict {
    /// The members that someone made, in the order of their activation.
    fileprivate var explicitMembers: [LayoutConstraint] {
        members.compactMap { member in
            guard case .constraint(let constraint) = member,
                !constraint.state.contains(.isSystem)
            else { return nil }
            return constraint
        }
    }
}
