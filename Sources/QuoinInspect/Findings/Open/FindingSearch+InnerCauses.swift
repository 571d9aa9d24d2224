import QuoinLayout

/// What is open in a view that is as large as what is in it, so that the view's own size is: where nothing that is said
/// of the view itself would mend it, that is the cause.
extension FindingSearch {
    /// The first of the open places and sizes in a view of which too little is said, and of which something may be said
    /// that decides the view's size; nil if there is none.
    func innerCause(of view: View, along axis: Axis, cures cure: () -> Bool) -> OpenCause? {
        guard hasPatience else { return nil }
        let inner = openElements(along: axis).lazy
            .filter { $0.said < 2 || self.hangsFromEnd($0.element, along: axis) }
            .compactMap { $0.element as? View }.filter { self.isShown($0, in: view) }
        for candidate in inner.prefix(Self.mostInner) {
            for part in [AxisPart.extent, .start] {
                let asked = OpenAxis(element: candidate, part: part, axis: axis)
                guard open.contains(asked) else { continue }
                let candidates =
                    part == .extent
                    ? extentCandidates(of: candidate, along: axis)
                    : startCandidates(of: candidate, along: axis)
                let mends = tried(candidates, most: 1) { !isStillOpen(asked) && cure() }
                if mends.isEmpty { continue }
                let rect = shownRect(of: candidate) ?? .zero
                var cause = OpenCause(
                    axisPart: asked, rect: rect, sharers: [(candidate, rect.size[axis])])
                cause.followers = [view]
                return cause
            }
        }
        return nil
    }

    /// Whether one of the subviews hangs from a view's end alone and another one begins where the view does: what is
    /// missing is a line between these, rather than one about the view.
    func hasBrokenLink(_ view: View, along axis: Axis) -> Bool {
        let inner = shownSubviews(of: view)
        return inner.contains {
            hangsFromEnd($0, along: axis) && !isShare($0, of: view, along: axis)
        }
            && inner.contains { nearEdge(of: $0, in: view, along: axis) != nil }
    }

    /// Whether all that is said of where an element is, is how far it ends from the end of what it is in.
    private func hangsFromEnd(_ element: LayoutElement, along axis: Axis) -> Bool {
        let said = constraints(of: element).filter { constraint in
            constraint.firstElement === element && constraint.firstAttribute.axis == axis
                && constraint.firstAttribute.isPosition
                || constraint.secondElement === element && constraint.secondAttribute.axis == axis
                    && constraint.secondAttribute.facts.part == .start
        }
        guard said.count == 1, let tie = said.first, tie.firstElement === element else {
            return false
        }
        return tie.relation == .equal && tie.firstAttribute.facts.part == .end
            && tie.secondAttribute.facts.part == .end
            && tie.secondElement?.viewItself === element.enclosingView
    }

    /// More views are not tried.
    private static let mostInner = 16
}
