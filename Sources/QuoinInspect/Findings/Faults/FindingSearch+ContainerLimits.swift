import QuoinLayout
import QuoinSolver

/// What keeps a container from being as large as what is in it.
extension FindingSearch {
    /// What says how large a container is, so that it does not follow a view in it: a number, or where it ends at another
    /// one in it.
    func limits(
        of container: View, around view: View, _ axis: Axis, _ atEnd: Bool
    ) -> [LayoutConstraint] {
        let end = ContainerEnd(container: ObjectIdentifier(container), axis: axis, isEnd: atEnd)
        let found = limits[end] ?? limits(of: container, axis, atEnd)
        limits[end] = found
        return found.filter { $0.firstElement !== view }
    }

    private func limits(of container: View, _ axis: Axis, _ atEnd: Bool) -> [LayoutConstraint] {
        let numbers = statements(of: container, along: axis).filter {
            $0.isWritten && $0.relation == .equal && $0.firstAttribute.isSize
                && $0.secondElement == nil
        }
        guard numbers.isEmpty, atEnd else { return numbers }
        return shownSubviews(of: container).flatMap { statements(of: $0, along: axis) }.filter {
            $0.isWritten && $0.relation == .equal && $0.secondElement === container
                && $0.firstAttribute.facts.part == .end && $0.secondAttribute.facts.part == .end
        }.filter { tie in
            // Where the container is as large as something else says, that does not make it smaller.
            trial.trying([.deactivate(tie)]) { trial.hasOpenExtent(container, along: axis) }
        }
    }

    /// A container that is as large as what is in it instead, or by as much larger.
    func roomierCandidates(
        _ fault: LayoutFault, _ axis: Axis, _ atEnd: Bool, _ limit: LayoutConstraint
    ) -> [LayoutMend] {
        guard atEnd, let container = fault.view.superview else { return [] }
        let inset =
            nearEdge(of: fault.view, in: container, along: axis)?.constant
            ?? shownSubviews(of: container).lazy.compactMap {
                self.nearEdge(of: $0, in: container, along: axis)?.constant
            }.min() ?? Self.standardGap
        let end = LayoutAttribute.edge(.end, along: axis)
        let tie = LayoutConstraint.trial(
            fault.view, end, .equal, container, end, constant: -max(0, inset))
        return [stating(tie, insteadOf: limit)]
            + [enlarged(limit, by: fault.amount + max(0, inset))].compactMap { $0 }
    }
}
