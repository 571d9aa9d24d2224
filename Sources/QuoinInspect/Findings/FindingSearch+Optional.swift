import QuoinLayout
import QuoinSolver

/// Constraints that are missed, or that wait.
extension FindingSearch {
    /// Optional constraints above 500 that are missed.
    func findMissedConstraints() {
        let conflicting = Set(conflicts.flatMap { $0.constraints }.map { ObjectIdentifier($0) })
        for view in shown {
            for constraint in view.constraints
            where constraint.isWritten && constraint.priority < .required
                && constraint.priority > 500 && !conflicting.contains(ObjectIdentifier(constraint))
            {
                let missed = trial.violation(of: constraint)
                guard missed > LayoutFault.leastAmount,
                    let first = constraint.firstElement?.viewItself, isShown(first)
                else { continue }
                explainMissed(constraint, of: first, by: missed)
            }
        }
    }

    private func explainMissed(
        _ constraint: LayoutConstraint, of view: View, by missed: Double
    ) {
        let axis = constraint.firstAttribute.axis
        let axes =
            [axis] + (constraint.secondElement == nil ? [] : [constraint.secondAttribute.axis])
        let stronger = axes.flatMap {
            causes(of: constraint.firstElement ?? view, along: $0)
        }.withoutRepeats.filter { $0 !== constraint && $0.priority > constraint.priority }
        if isWishWithinLimits(constraint, stronger) {
            return
        }
        let message =
            "\(reference(constraint)) is missed by \(missed.roundedText)."
            + (stronger.isEmpty
                ? "\nContents or containers come before it."
                : "\nThese come before it:\n"
                    + stronger.suffix(3).map { "  \(reference($0))" }.joined(separator: "\n"))
        // A number of its own is more likely to be one too many than what ties it to others.
        let order =
            stronger.filter { $0.firstAttribute.isSize }.reversed()
            + stronger.filter { !$0.firstAttribute.isSize }.reversed()
        var candidates = order.map { words.dropping($0) }
        candidates += order.flatMap { words.relaxing($0) }
        candidates.append(words.dropping(constraint))
        let mends = tried(candidates) {
            self.trial.violation(of: constraint) <= LayoutFault.leastAmount
        }
        tell(.notMet, [view], [constraint] + stronger, message, mends)
    }

    /// Whether it is said how far a wish may go, as in "as wide as the screen, but at most 600".
    private func isWishWithinLimits(
        _ constraint: LayoutConstraint, _ stronger: [LayoutConstraint]
    ) -> Bool {
        let isRelative = constraint.secondElement != nil
        return stronger.contains { limit in
            limit.relation != .equal && (isRelative || limit.secondElement != nil)
        }
    }

    /// Constraints that wait for an item to come into the tree.
    func findWaitingConstraints() {
        var byMissing: [(missing: LayoutElement?, constraints: [LayoutConstraint])] = []
        for constraint in waiting {
            let missing = [constraint.firstElement, constraint.secondElement].compactMap { $0 }
                .first { $0.viewItself?.root !== trial.root }
            if let index = byMissing.firstIndex(where: { $0.missing === missing }) {
                byMissing[index].constraints.append(constraint)
            } else {
                byMissing.append((missing, [constraint]))
            }
        }
        for (missing, constraints) in byMissing {
            explainWaiting(constraints, for: missing)
        }
    }

    private func explainWaiting(_ constraints: [LayoutConstraint], for missing: LayoutElement?) {
        let here = constraints.flatMap { [$0.firstElement, $0.secondElement] }
            .compactMap { $0?.viewItself }.filter { $0.root === trial.root }
        let missingView = missing?.viewItself
        let reason: String
        if let missingView {
            reason =
                missingView.superview == nil
                ? "\(name(missing)) was never added to a view, or has been removed"
                : "\(name(missing)) is in another tree, that of \(name(missingView.root))"
        } else {
            reason = "its superview is not there yet"
        }
        let message =
            "\(constraints.count == 1 ? "A constraint waits" : "\(constraints.count) constraints wait"): "
            + "\(reason).\n"
            + constraints.prefix(3).map { reference($0) }.joined(separator: "\n")
        let container = here.first.map { $0.superview ?? $0 }
        var mends: [LayoutMend] = []
        if let missingView, let container, missingView.superview == nil,
            !container.isDescendant(of: missingView)
        {
            mends = [
                LayoutMend(
                    "\(name(container)).addSubview(\(name(missingView)))",
                    [.addSubview(missingView, to: container)])
            ]
        }
        tell(
            .pending, (missingView.map { [$0] } ?? []) + here.withoutRepeats, constraints, message,
            mends)
    }
}
