import QuoinLayout

/// Rows and columns of views each of which begins where the one before it ends.
extension FindingSearch {
    /// The last view of the row that an element is in ends where the container does, as far from there as the first one
    /// begins; nil where it is in no row, or where that ends already, or begins elsewhere. The one whose size is open has
    /// to be the last one of a row, or its size that of another one: else it is not what the end is missing for.
    func rowEnd(
        with element: LayoutElement, in container: View, along axis: Axis
    ) -> LayoutConstraint? {
        var (first, last) = (element, element)
        var passed: Set<ObjectIdentifier> = [ObjectIdentifier(element)]
        while let before = viewBefore(first, in: container, along: axis),
            passed.insert(ObjectIdentifier(before)).inserted
        {
            first = before
        }
        while let after = viewAfter(last, along: axis),
            passed.insert(ObjectIdentifier(after)).inserted
        {
            last = after
        }
        let hasEnd = statements(of: last, along: axis).contains {
            $0.relation == .equal && $0.firstAttribute.facts.part == .end
        }
        let isCause =
            axis == .horizontal && element === last || sharesExtent(element, along: axis)
        guard first !== last, !hasEnd, isCause else { return nil }
        return nearEdge(of: first, in: container, along: axis).map {
            farEdge(of: last, in: container, along: axis, like: $0)
        }
    }

    /// Where the first of some views begins of which each follows the one before, the last of which is a view that reaches
    /// out.
    func rowStart(
        of view: View, in container: View, along axis: Axis
    ) -> LayoutConstraint? {
        var known: Set<ObjectIdentifier> = []
        var last = view
        while known.insert(ObjectIdentifier(last)).inserted {
            if let near = nearEdge(of: last, in: container, along: axis) { return near }
            let previous =
                statements(of: last, along: axis).first {
                    $0.relation == .equal && $0.firstAttribute.facts.part == .start
                        && $0.secondAttribute.facts.part == .end
                }?.secondElement as? View
            guard let previous, previous.superview === container else { return nil }
            last = previous
        }
        return nil
    }

    /// Whether a sibling is as large as the element along an axis.
    private func sharesExtent(_ element: LayoutElement, along axis: Axis) -> Bool {
        let extent = LayoutAttribute.edge(.extent, along: axis)
        return constraints(of: element).contains { constraint in
            constraint.relation == .equal && constraint.firstAttribute == extent
                && constraint.secondAttribute == extent
                && constraint.firstElement?.enclosingView === element.enclosingView
                && constraint.secondElement?.enclosingView === element.enclosingView
        }
    }

    /// The sibling at whose end the element begins.
    private func viewBefore(
        _ element: LayoutElement, in container: View, along axis: Axis
    ) -> View? {
        statements(of: element, along: axis).lazy.filter { $0.continuesRow }
            .compactMap { $0.secondElement as? View }.first { $0.superview === container }
    }

    /// The sibling that begins at the end of the element.
    private func viewAfter(_ element: LayoutElement, along axis: Axis) -> View? {
        constraints(of: element).lazy
            .filter { $0.continuesRow && $0.secondElement === element }
            .filter { $0.firstAttribute.axis == axis }
            .compactMap { $0.firstElement as? View }
            .first { $0.superview === element.enclosingView && self.isShown($0) }
    }
}

extension LayoutConstraint {
    /// Whether its first item begins where the second one ends.
    fileprivate var continuesRow: Bool {
        relation == .equal && firstAttribute.facts.part == .start
            && secondAttribute.facts.part == .end
    }
}
