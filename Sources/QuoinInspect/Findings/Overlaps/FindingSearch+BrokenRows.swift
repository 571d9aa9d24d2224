import QuoinLayout
import QuoinSolver

/// Rows that fall in two: a view in the middle of one was tied to what the row is in, and not to the one before it. So it
/// lies on the first one, and the row's end is no longer as far down as what is in it.
extension FindingSearch {
    /// What would join the second half to the first one: in place of what ties it to the container's edge, and as far
    /// from the one before it.
    func rejoinings(of overlap: SiblingOverlap) -> [LayoutMend] {
        Axis.allCases.reversed().compactMap { axis in
            guard let tie = beginning(of: overlap.above, along: axis),
                let before = previous(of: overlap.above),
                before !== overlap.below, hangs(before, on: overlap.below, along: axis)
            else { return nil }
            let (start, end) = (
                tie.firstAttribute, LayoutAttribute.edge(.end, along: axis)
            )
            return stating(
                .trial(
                    overlap.above, start, .equal, before,
                    start.facts.followsReading ? .trailing : end,
                    constant: tie.constant > 0 ? tie.constant : Self.standardGap), insteadOf: tie)
        }
    }

    /// What would join the rows in a container that fall in two.
    func rejoinings(in container: View) -> [LayoutMend] {
        if let known = rejoinings[ObjectIdentifier(container)] {
            return known
        }
        let found = overlaps.filter { $0.above.superview === container }
            .flatMap { rejoinings(of: $0) }
        rejoinings[ObjectIdentifier(container)] = found
        return found
    }

    /// What ties the beginning of a view to that of what it is in.
    private func beginning(of view: View, along axis: Axis) -> LayoutConstraint? {
        statements(of: view, along: axis).first {
            $0.isWritten && $0.relation == .equal && $0.multiplier == 1
                && $0.firstAttribute.facts.part == .start
                && $0.firstAttribute.facts.area == .rectangle
                && $0.secondAttribute.facts.part == .start
                && $0.secondElement?.viewItself === view.superview
        }
    }

    /// The sibling that was added before a view.
    private func previous(of view: View) -> View? {
        guard let siblings = view.superview.map({ shownSubviews(of: $0) }),
            let index = placeAmongSiblings(of: view), index > 0
        else { return nil }
        return siblings[index - 1]
    }

    /// Whether a view begins where another one ends, or where one ends that does.
    private func hangs(_ view: View, on first: View, along axis: Axis) -> Bool {
        var known: Set<ObjectIdentifier> = []
        var next: View? = view
        while let view = next, known.insert(ObjectIdentifier(view)).inserted {
            next =
                statements(of: view, along: axis).first {
                    $0.firstAttribute.facts.part == .start && $0.secondElement is View
                        && $0.secondAttribute.facts.part == .end
                }?.secondElement as? View
            if next === first { return true }
        }
        return false
    }
}
