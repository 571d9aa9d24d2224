import QuoinLayout

/// Constraints that contradict each other.
extension FindingSearch {
    func findConflicts() {
        var framed: [(view: View, conflicts: [StandingConflict])] = []
        for conflict in conflicts {
            if let view = conflict.framedViews.first(where: { isPlacedBothWays($0) }) {
                if let index = framed.firstIndex(where: { $0.view === view }) {
                    framed[index].conflicts.append(conflict)
                } else {
                    framed.append((view, [conflict]))
                }
            } else if !explainRepetition(in: conflict) {
                explain(conflict)
            }
        }
        for (view, conflicts) in framed {
            explainFrame(of: view, conflicts)
        }
    }

    private func explain(_ conflict: StandingConflict) {
        let views =
            conflict.constraints.compactMap { $0.firstElement?.viewItself }.withoutRepeats
            + conflict.framedViews + conflict.contentViews
        tell(
            .conflict, views.withoutRepeats, conflict.constraints, conflict.summary,
            conflict.mends(in: trial))
    }

    // MARK: Frames

    /// Whether somebody wrote constraints for a view that is placed by its frame.
    private func isPlacedBothWays(_ view: View) -> Bool {
        view.translatesAutoresizingMaskIntoConstraints
            && constraints(of: view).contains { $0.firstElement === view && $0.isWritten }
            || view.constraints.isEmpty == false && view.translatesAutoresizingMaskIntoConstraints
                && constraintsSetAside(of: view)
    }

    private func constraintsSetAside(of view: View) -> Bool {
        conflicts.contains { conflict in
            conflict.broken?.firstElement === view && conflict.framedViews.contains(view)
        }
    }

    private func explainFrame(of view: View, _ conflicts: [StandingConflict]) {
        let written = conflicts.flatMap { $0.constraints }
            .filter { $0.isWritten && $0.firstElement === view }.withoutRepeats
        let message =
            "\(name(view)) has constraints and is still placed by its frame, \(view.frame), which "
            + "contradicts them.\n"
            + written.prefix(3).map { reference($0) }.joined(separator: "\n")
            + "\nConstraints alone place it once translatesAutoresizingMaskIntoConstraints is off, as "
            + "makeConstraints does."
        let mend = LayoutMend(
            "\(name(view)).translatesAutoresizingMaskIntoConstraints = false",
            [.placeByConstraints(view)])
        tell(.stillPlacedByFrame, [view], written, message, [mend])
    }

    // MARK: Repetition

    /// Whether members of the conflict come from one line for one view, and are told of.
    private func explainRepetition(in conflict: StandingConflict) -> Bool {
        let written = conflict.constraints.filter { $0.isWritten }
        for (index, constraint) in written.enumerated() {
            let repeated = written[..<index].first { other in
                other.firstElement === constraint.firstElement
                    && other.firstAttribute == constraint.firstAttribute
                    && other.sourceLocation == constraint.sourceLocation
            }
            guard let repeated, let view = constraint.firstElement?.viewItself else { continue }
            let (older, newer) =
                repeated.activationOrder < constraint.activationOrder
                ? (repeated, constraint) : (constraint, repeated)
            let message =
                "\(constraint.sourceLocation) ran twice for \(name(view)): it said "
                + "\(trial.equation(of: older)), and then \(trial.equation(of: newer)).\n"
                + "To say it anew, use updateConstraints or remakeConstraints."
            let mends = [older, newer].map { words.dropping($0) }
            tell(.saidTwice, [view], [older, newer], message, mends)
            return true
        }
        return false
    }
}

extension [View] {
    /// Each once, in the order of their first turns.
    var withoutRepeats: [View] {
        var known: Set<ObjectIdentifier> = []
        return filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}

extension [LayoutConstraint] {
    var withoutRepeats: [LayoutConstraint] {
        var known: Set<ObjectIdentifier> = []
        return filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}
