/// Telling about conflicts.
extension LayoutEngine {
    /// For how many conflicts proposals are tried in one report. Who has more of them mends those first.
    private static let mostTried = 8
    /// And for how many if there are more than some: each trial looks at all of them again.
    private static let many = (conflicts: 32, tried: 2)
    /// Fewer conflicts than that are handed over one by one, though what is said of them is the same.
    private static let fewestToldAsOne = 5
    /// Beyond this numbers have no fractions any more. Rounding leads in circles there, which end, but after
    /// thousands of steps; a proposal takes dozens of such runs, and would help nobody.
    private static let far = 0x1p53

    /// Reports the conflicts that have come up, except those that have been reported as they are.
    ///
    /// - Parameter makeTrial: makes what proposals are tried in.
    func reportNewConflicts(tryingIn makeTrial: () -> LayoutTrial?) {
        if newConflicts.isEmpty, conflicts.revision == reportedRevision {
            return
        }
        let formerRevision = reportedRevision
        reportedRevision = conflicts.revision
        let found = newConflicts
        newConflicts = []
        let previous = reportedConflicts
        // Those that have come up again, perhaps with other numbers, are entered anew, with those that were told together
        // with one that has gone or changed. What contradicts an explicit size by now is told no more.
        let all = conflicts.all.filter { !$0.isSilent }
        let standingKeys = Set(all.lazy.map { $0.broken.key })
        let foundKeys = Set(found.map { $0.broken.key })
        let parted = Set(
            previous.lazy.filter {
                !standingKeys.contains($0.broken.key) || foundKeys.contains($0.broken.key)
            }.map { $0.told })
        reportedConflicts = previous.filter {
            standingKeys.contains($0.broken.key) && !foundKeys.contains($0.broken.key)
                && !parted.contains($0.told)
        }
        let left = Set(
            previous.lazy.filter { parted.contains($0.told) }.map { $0.broken.key }
        ).subtracting(foundKeys)
        let told =
            found.filter { standingKeys.contains($0.broken.key) }
            + all.filter { left.contains($0.broken.key) }
        let standing = AlikeConflicts(JointConflict.joining(told), in: self)
        guard !standing.groups.isEmpty else { return }
        let knownTexts = Set(previous.map { $0.explanation })
        let names = NameTable()
        var reports: [Conflict] = []
        let epoch = epoch
        let trial = hasFarPlaces ? nil : makeTrial()
        let mostTried =
            standing.groups.count > Self.many.conflicts ? Self.many.tried : Self.mostTried
        for (index, group) in standing.groups.enumerated() {
            guard self.epoch == epoch else { break }
            let first = ConflictExplanation(
                group[0], in: self, names, trying: index < mostTried ? trial : nil)
            let text = first.text + AlikeConflicts.others(in: group, of: self, names)
            keep(first, text, group[0])
            var further = first.othersSetAside
            for conflict in group.dropFirst() {
                // They are told with the first one.
                let explanation = ConflictExplanation(conflict, in: self, names)
                keep(explanation, text, conflict)
                further += explanation.setAside
            }
            guard !knownTexts.contains(text), let broken = first.setAside.first else { continue }
            if group.count == 1, first.setAside.count < Self.fewestToldAsOne {
                for (conflict, broken) in zip(group[0].conflicts, first.setAside) {
                    reports.append(
                        Conflict(
                            constraints: conflict.explicitMembers, broken: broken,
                            alsoSetAside: [], explanation: text))
                }
                continue
            }
            reports.append(
                Conflict(
                    constraints: group[0].first.explicitMembers, broken: broken,
                    alsoSetAside: further, explanation: text))
        }
        guard self.epoch == epoch else {
            // Views are asked for trials, and one of them has taken what this engine knows elsewhere. Whoever has the
            // engine by now tells what is left to be told.
            newConflicts = found + newConflicts
            reportedConflicts = previous
            reportedRevision = formerRevision
            return
        }
        let root = elements.lazy.compactMap { $0.target?.viewOrOwner }.first?.root
        // Who is told may change the tree, and with it what views are called.
        for report in reports {
            LayoutDiagnostic.unsatisfiable(report).report(to: root)
        }
    }

    /// Whether something is further off than one can calculate with to a point.
    private var hasFarPlaces: Bool {
        elements.indices.contains { slot in
            guard !elements[slot].isEmpty else { return false }
            let rect = solvedRect(of: Int32(slot))
            return [rect.minX, rect.minY, rect.width, rect.height].contains {
                !($0.magnitude < Self.far)
            }
        }
    }

    private func keep(_ explanation: ConflictExplanation, _ text: String, _ joint: JointConflict) {
        let told = joint.first.broken.key
        for (conflict, summary) in zip(joint.conflicts, explanation.summaries) {
            reportedConflicts.append(
                ReportedConflict(
                    broken: conflict.broken, told: told, explanation: text, summary: summary))
        }
    }
}

extension KnownConflict {
    /// The members that someone made, in the order of their activation.
    var explicitMembers: [LayoutConstraint] {
        members.compactMap { member in
            guard case .constraint(let constraint) = member,
                !constraint.state.contains(.isSystem)
            else { return nil }
            return constraint
        }
    }
}
