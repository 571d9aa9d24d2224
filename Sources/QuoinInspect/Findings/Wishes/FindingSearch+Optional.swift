import QuoinLayout
import QuoinSolver

/// Constraints that are missed, or that wait.
extension FindingSearch {
    /// Optional constraints above 500 that are missed.
    func findMissedConstraints() {
        let known = tied.union(conflicts.flatMap { $0.constraints }.map { ObjectIdentifier($0) })
        for view in shown {
            for constraint in view.constraints
            where constraint.isWritten && constraint.priority < .required
                && constraint.priority > 500 && !known.contains(ObjectIdentifier(constraint))
            {
                let missed = trial.violation(of: constraint)
                guard missed > LayoutFault.leastAmount,
                    let first = constraint.firstElement?.viewItself, isShown(first),
                    !isWishInFolded(constraint)
                else { continue }
                explainMissed(constraint, of: first, by: missed)
            }
        }
    }

    /// Whether a wish is about what is in something that was folded: that has no room for anything, is seen of no more,
    /// and the wish is what gives way to that.
    private func isWishInFolded(_ constraint: LayoutConstraint) -> Bool {
        let axis = constraint.firstAttribute.axis
        return [constraint.firstElement, constraint.secondElement].contains { element in
            guard let container = element?.enclosingView, hasNoSize(container, along: axis) else {
                return false
            }
            return container.clipsToBounds
        }
    }

    private func explainMissed(
        _ constraint: LayoutConstraint, of view: View, by missed: Double
    ) {
        let axis = constraint.firstAttribute.axis
        let axes =
            [axis] + (constraint.secondElement == nil ? [] : [constraint.secondAttribute.axis])
        let against = axes.flatMap {
            causes(of: mover(of: constraint) ?? view, along: $0)
        }.withoutRepeats.filter { $0 !== constraint && $0.priority >= constraint.priority }
        if isWishWithinLimits(constraint, against) {
            return
        }
        let reasons = relevant(against, for: constraint, missedBy: missed)
        let stronger = reasons.filter { $0.priority > constraint.priority }
        let shown = stronger.isEmpty ? reasons : stronger
        let message =
            "\(reference(constraint)) is missed by \(missed.roundedText)."
            + (shown.isEmpty
                ? "\nContents or containers come before it."
                : (stronger.isEmpty
                    ? "\nOthers of the same priority speak against it:\n"
                    : "\nThese come before it:\n")
                    + shown.suffix(3).map { "  \(reference($0))" }.joined(separator: "\n"))
        // A number of its own is more likely to be one too many than what ties it to others.
        let order =
            shown.filter { $0.firstAttribute.isSize }.reversed()
            + shown.filter { !$0.firstAttribute.isSize }.reversed()
        var candidates = order.map { words.dropping($0) }
        candidates += order.flatMap { words.relaxing($0) }
        candidates.append(words.dropping(constraint))
        let mends = tried(candidates) {
            self.trial.violation(of: constraint) <= LayoutFault.leastAmount
        }
        tell(.notMet, [view], [constraint] + shown, message, mends)
    }

    /// What a constraint moves: of a view and what it is in the former, whichever is said first.
    private func mover(of constraint: LayoutConstraint) -> LayoutElement? {
        guard let first = constraint.firstElement, let second = constraint.secondElement,
            first.isAncestor(of: second)
        else { return constraint.firstElement }
        return second
    }

    /// Those of the causes without which it would be missed by less. All that places a view takes part in where it is;
    /// not all of it has to do with how wide it is.
    private func relevant(
        _ causes: [LayoutConstraint], for constraint: LayoutConstraint, missedBy missed: Double
    ) -> [LayoutConstraint] {
        let found =
            causes.count > Self.mostCauses
            ? causes
            : causes.filter { cause in
                hasPatience
                    && trial.trying([.deactivate(cause)]) {
                        trial.violation(of: constraint) < missed - LayoutFault.leastAmount
                    }
            }
        if !found.isEmpty {
            return found
        }
        // Each of several may be enough.
        let alike = causes.filter {
            $0.firstElement === constraint.firstElement
                && $0.firstAttribute == constraint.firstAttribute
        }
        return alike.isEmpty ? causes : alike
    }

    /// Of more causes none is tried without.
    private static let mostCauses = 12

    /// Whether it is said how far a wish may go, as in "as wide as the screen, but at most 600".
    private func isWishWithinLimits(
        _ constraint: LayoutConstraint, _ causes: [LayoutConstraint]
    ) -> Bool {
        let isRelative = constraint.secondElement != nil
        let limits = causes + limitsOfOtherAxis(of: constraint, causes)
        return limits.contains { limit in
            limit.relation != .equal && limit.priority > constraint.priority
                && (isRelative || limit.secondElement != nil
                    || limit.firstElement !== constraint.firstElement)
        }
    }

    /// The limits that end a wish for a width by way of the height, or the other way round, where a ratio ties both: they
    /// need not take part in the outcome where another wish comes to the same.
    private func limitsOfOtherAxis(
        of constraint: LayoutConstraint, _ causes: [LayoutConstraint]
    ) -> [LayoutConstraint] {
        guard let element = constraint.firstElement, constraint.firstAttribute.isSize,
            causes.contains(where: {
                $0.firstElement === element && $0.secondElement === element && $0.relation == .equal
                    && $0.firstAttribute.isSize && $0.secondAttribute.isSize
            })
        else { return [] }
        return constraints(of: element).filter { limit in
            limit.firstElement === element && limit.firstAttribute.isSize
                && limit.firstAttribute != constraint.firstAttribute && isTightSize(limit)
        }
    }

    /// Whether what is said of a size is just so.
    private func isTightSize(_ constraint: LayoutConstraint) -> Bool {
        guard let size = constraint.firstElement.flatMap({ trial.rect(of: $0) })?.size else {
            return false
        }
        var number = constraint.constant
        if let second = constraint.secondElement {
            guard constraint.secondAttribute.isSize, let other = trial.rect(of: second)?.size else {
                return false
            }
            number += constraint.multiplier * other[constraint.secondAttribute.axis]
        }
        return abs(size[constraint.firstAttribute.axis] - number) < LayoutFault.leastAmount
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
                missingView.superview == nil && !(missingView is Window)
                ? "\(name(missing)) was never added to a view, or has been removed"
                : "\(name(missing)) is in another tree, that of \(name(missingView.root))"
        } else if let missing {
            reason = "\(name(missing)) was never added to a view with addLayoutGuide"
        } else {
            reason = "\(name(trial.root)) has no superview yet"
        }
        let message =
            "\(constraints.count == 1 ? "A constraint waits" : "\(constraints.count) constraints wait"): "
            + "\(reason).\n"
            + constraints.prefix(3).map { reference($0) }.joined(separator: "\n")
        let mends = missingView.map { bringing($0, for: constraints, to: here.first) } ?? []
        tell(
            .pending, (missingView.map { [$0] } ?? []) + here.withoutRepeats, constraints, message,
            mends)
    }

    /// To add a view that nobody has added, where it has a size then. (What is in no tree cannot be tried in one.)
    private func bringing(
        _ missing: View, for constraints: [LayoutConstraint], to view: View?
    ) -> [LayoutMend] {
        guard missing.superview == nil, !(missing is Window),
            let container = view.map({ $0.superview ?? $0 }), !container.isDescendant(of: missing),
            Axis.allCases.allSatisfy({ hasSize(missing, along: $0, by: constraints) })
        else { return [] }
        return [
            LayoutMend(
                "\(name(container)).addSubview(\(name(missing)))",
                [.addSubview(missing, to: container)])
        ]
    }

    /// Whether something says how large a view would be: its frame, its content, what is in it, or what waits for it.
    private func hasSize(
        _ view: View, along axis: Axis, by waiting: [LayoutConstraint]
    ) -> Bool {
        if view.translatesAutoresizingMaskIntoConstraints {
            return view.frame.size[axis] > LayoutFault.leastAmount
        }
        let said = (waiting + view.constraints).filter {
            $0.relation == .equal && $0.firstElement === view && $0.firstAttribute.axis == axis
        }
        return view.askedIntrinsicContentSize[axis] > 0 || !view.subviews.isEmpty
            || said.contains { $0.firstAttribute.isSize } || said.count > 1
    }
}
