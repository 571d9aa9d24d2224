import QuoinLayout

/// What is asked of siblings for each of thousands of them, and found out once.
extension FindingSearch {
    /// The subviews that are shown and of which the place and the size along an axis are known.
    func decidedSubviews(of container: View, along axis: Axis) -> [View] {
        let place = SiblingCustoms.Place(container: ObjectIdentifier(container), axis: axis)
        if let known = decidedSubviews[place] {
            lookOver(known.count)
            return known
        }
        let found = shownSubviews(of: container).filter { !isOpen($0, axis) }
        decidedSubviews[place] = found
        return found
    }

    /// The first two subviews of a kind that are shown, and of whose size something is said along an axis.
    func sizedSubviews(
        of container: View, like element: LayoutElement, along axis: Axis
    ) -> [View] {
        let asked = SizedKind(
            place: SiblingCustoms.Place(container: ObjectIdentifier(container), axis: axis),
            kind: element.kind)
        if let known = sizedSubviews[asked] {
            return known
        }
        let extent = LayoutAttribute.edge(.extent, along: axis)
        let found = Array(
            shownSubviews(of: container).lazy
                .filter { $0.kind == asked.kind }
                .filter { view in
                    self.statements(of: view, along: axis).contains { $0.firstAttribute == extent }
                }.prefix(2))
        sizedSubviews[asked] = found
        return found
    }
}
