/// One side of a constraint that is not known before the program runs: an attribute of an item, or the
/// distance to it from another one.
package struct ConstraintSide {
    package let element: LayoutElement
    package let attribute: LayoutAttribute
    let origin: DistanceOrigin?

    /// Whether every item has it.
    var isPlain: Bool { origin == nil && !attribute.needsView }

    /// An attribute of an item.
    package init(_ element: LayoutElement, _ attribute: LayoutAttribute) {
        self.element = element
        self.attribute = attribute
        origin = nil
    }

    /// The distance from one place to another one. Both are of one family.
    package init(from start: ConstraintSide, to end: ConstraintSide) {
        element = end.element
        attribute = end.attribute
        origin = DistanceOrigin(item: start.element, attribute: start.attribute)
    }
}

extension LayoutConstraint {
    /// Makes a constraint between two sides, or between one and a number.
    package static func make(
        _ side: ConstraintSide, _ relation: Relation, _ other: ConstraintSide?,
        multiplier: Double = 1, constant: Double, at location: CodeLocation
    ) -> LayoutConstraint {
        if side.isPlain, other?.isPlain ?? true {
            return between(
                side.element, side.attribute, relation, other?.element,
                other?.attribute ?? .notAnAttribute, multiplier, constant, location)
        }
        return LayoutConstraint(
            unchecked: ends(side, other), relation, multiplier, constant, location)
    }

    /// Why two sides cannot be compared, if they cannot.
    package static func defect(
        between side: ConstraintSide, and other: ConstraintSide?
    ) -> InvalidConstraint? {
        ends(side, other).defect
    }

    private static func ends(_ side: ConstraintSide, _ other: ConstraintSide?) -> ConstraintEnds {
        var ends = ConstraintEnds(
            first: side.element, side.attribute,
            second: other?.element, other?.attribute ?? .notAnAttribute)
        ends.firstOrigin = side.origin
        ends.secondOrigin = other?.origin
        return ends
    }

    // MARK: Placing

    /// Takes note of the items that constraints alone are to place once this one is active: those for
    /// which `isPlaced` is true.
    package func placeOnActivation(_ isPlaced: (LayoutElement) -> Bool) {
        if first.with(isPlaced) ?? false {
            state.insert(.placesFirst)
        }
        if second.with(isPlaced) ?? false {
            state.insert(.placesSecond)
        }
        guard extras != nil else { return }
        if extras?.firstOrigin?.element.with(isPlaced) ?? false {
            extras?.firstOrigin?.isPlaced = true
            state.insert(.placesOrigins)
        }
        if extras?.secondOrigin?.element.with(isPlaced) ?? false {
            extras?.secondOrigin?.isPlaced = true
            state.insert(.placesOrigins)
        }
    }

    /// Leaves the placing of the items that were noted to constraints.
    func placeItems() {
        if state.contains(.placesFirst) {
            first.target?.leavePlacingToConstraints()
        }
        if state.contains(.placesSecond) {
            second.target?.leavePlacingToConstraints()
        }
        guard state.contains(.placesOrigins) else { return }
        for origin in [extras?.firstOrigin, extras?.secondOrigin] {
            if let origin, origin.isPlaced {
                origin.element.target?.leavePlacingToConstraints()
            }
        }
    }
}
