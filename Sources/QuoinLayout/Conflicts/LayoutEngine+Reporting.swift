/// Telling about conflicts.
extension LayoutEngine {
    /// For how many conflicts proposals are tried in one report. Who has more of them mends those first.
    private static let mostTried = 8

    /// Reports the conflicts that have come up, except those that have been reported as they are.
    ///
    /// - Parameter makeTrial: makes what proposals are tried in.
    func reportNewConflicts(tryingIn makeTrial: () -> LayoutTrial?) {
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
        let standing = found.filter { stands($0.broken) }
        let trial = standing.isEmpty ? nil : makeTrial()
        for (index, conflict) in standing.enumerated() {
            let explanation = ConflictExplanation(
                conflict, in: self, trying: index < Self.mostTried ? trial : nil)
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
