/// A gap between two neighbours of a chain, and what one constraint says of it.
struct ChainGap {
    /// What the gap comes after; nil if it is the superview's beginning.
    let before: LayoutElement?
    /// What the gap comes before; nil if it is the superview's end.
    let after: LayoutElement?
    let axis: Axis
    /// What is said; if it is compared with a size, but for the name of that.
    var predicate: ChainPredicate

    /// What the gap is measured from or to in any case.
    var element: LayoutElement? { after ?? before }

    /// Nil if the constraint says something else, or something that a format cannot say.
    init?(_ constraint: LayoutConstraint) {
        if constraint.hasDistance {
            self.init(distance: constraint)
        } else {
            self.init(places: constraint)
        }
    }

    /// A gap whose length is compared with a size: `-(b)-`, `-10%-`.
    private init?(distance constraint: LayoutConstraint) {
        guard let origin = constraint.extras?.firstOrigin,
            constraint.extras?.secondOrigin == nil,
            let from = ChainPlace(origin.attribute, of: origin.element.target),
            let to = ChainPlace(constraint.firstAttribute, of: constraint.first.target),
            let start = from.element, let end = to.element, start !== end,
            from.axis == to.axis, !from.isMargin, !to.isMargin
        else { return nil }
        axis = from.axis
        predicate = ChainPredicate(gapOf: constraint, isNegated: false)
        if from.isEnd, !to.isEnd, end.enclosingView !== start, start.enclosingView !== end {
            (before, after) = (start, end)
        } else if !from.isEnd, !to.isEnd, end.enclosingView === start {
            (before, after) = (nil, end)
        } else if from.isEnd, to.isEnd, start.enclosingView === end {
            (before, after) = (start, nil)
        } else {
            return nil
        }
    }

    /// A gap between two places that are compared.
    private init?(places constraint: LayoutConstraint) {
        guard constraint.storedMultiplier == 1,
            let place = ChainPlace(constraint.firstAttribute, of: constraint.first.target),
            let otherPlace = ChainPlace(constraint.secondAttribute, of: constraint.second.target),
            let first = place.element, place.axis == otherPlace.axis, first !== otherPlace.element
        else { return nil }
        axis = place.axis
        let second = otherPlace.element
        if constraint.awaitsEnclosingView || (second != nil && first.enclosingView === second) {
            guard
                let predicate = ChainPredicate(
                    gapOf: constraint, from: place, toContainersOwn: otherPlace,
                    isNegated: place.isEnd)
            else { return nil }
            self.predicate = predicate
            (before, after) = place.isEnd ? (first, nil) : (nil, first)
        } else if let second, second.enclosingView === first {
            guard
                let predicate = ChainPredicate(
                    gapOf: constraint, from: otherPlace, toContainersOwn: place,
                    isNegated: !place.isEnd)
            else { return nil }
            self.predicate = predicate
            (before, after) = place.isEnd ? (second, nil) : (nil, second)
        } else {
            guard let second, place.isEnd != otherPlace.isEnd, !place.isMargin,
                !otherPlace.isMargin
            else { return nil }
            predicate = ChainPredicate(gapOf: constraint, isNegated: place.isEnd)
            (before, after) = place.isEnd ? (first, second) : (second, first)
        }
    }
}

extension ChainPredicate {
    /// What a constraint says of a gap: its constant, or the opposite if it was written from the other
    /// end.
    fileprivate init(gapOf constraint: LayoutConstraint, isNegated: Bool) {
        relation = isNegated ? constraint.relation.reversed : constraint.relation
        priority = constraint.storedPriority
        constant = isNegated ? -constraint.storedConstant : constraint.storedConstant
    }

    /// What a constraint says of the gap to the container. Nil if it compares different edges, or if
    /// it leads to the margin and wants anything but to be there.
    fileprivate init?(
        gapOf constraint: LayoutConstraint, from place: ChainPlace,
        toContainersOwn containerPlace: ChainPlace, isNegated: Bool
    ) {
        guard place.isEnd == containerPlace.isEnd, !place.isMargin else { return nil }
        self.init(gapOf: constraint, isNegated: isNegated)
        isToMargin = containerPlace.isMargin
        if isToMargin, !isPlain || constant != 0 {
            return nil
        }
    }
}
