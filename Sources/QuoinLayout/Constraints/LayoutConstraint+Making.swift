/// What the layers above make constraints with.
///
/// Their types have already seen to it that the two sides can be compared, so nothing is checked twice.
extension LayoutConstraint {
    /// Makes a constraint between an attribute of one element and an attribute of another one, or a
    /// number alone.
    package static func make(
        _ element: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ other: LayoutElement?, _ otherAttribute: LayoutAttribute, constant: Double = 0,
        at location: CodeLocation
    ) -> LayoutConstraint {
        if attribute.needsView || otherAttribute.needsView {
            let ends = ConstraintEnds(
                first: element, attribute, second: other, otherAttribute)
            return LayoutConstraint(unchecked: ends, relation, 1, constant, location)
        }
        return between(
            element, attribute, relation, other, otherAttribute, 1, constant, location)
    }

    /// Makes a constraint between a size and another one, or a distance.
    package static func make(
        _ element: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ dimension: DimensionAnchor, at location: CodeLocation
    ) -> LayoutConstraint {
        let other = dimension.item.layoutElement
        guard let origin = dimension.origin else {
            return make(element, attribute, relation, other, dimension.attribute, at: location)
        }
        var ends = ConstraintEnds(
            first: element, attribute, second: other, dimension.attribute)
        ends.secondOrigin = origin
        return LayoutConstraint(unchecked: ends, relation, 1, 0, location)
    }

    /// Makes a constraint between an attribute and one of what the element is in: the same one, unless
    /// another is named. If it is in nothing yet, the constraint waits until it is, once it is active; if it
    /// is in something else by the time the constraint is activated, that is meant.
    package static func makeInEnclosingView(
        of element: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ otherAttribute: LayoutAttribute? = nil, multiplier: Double = 1, constant: Double,
        at location: CodeLocation
    ) -> LayoutConstraint {
        let container = element.enclosingView
        let constraint = between(
            element, attribute, relation, container, otherAttribute ?? attribute, multiplier,
            constant, location)
        constraint.state.insert(.meansEnclosingView)
        if container == nil {
            constraint.state.insert(.awaitsEnclosingView)
            element.flags.insert(.mayAwaitEnclosingView)
        }
        if attribute.needsView, element.flags.contains(.isGuide) {
            constraint.setDefect(.attributeOfGuide(attribute))
        }
        return constraint
    }

    // MARK: Values

    /// Why it is no constraint, if it is none.
    package var defect: InvalidConstraint? { extras?.defect }

    /// Takes a number that makes it no constraint. Activating it will say so, unless the number is
    /// replaced before.
    package func takeUnsound(_ defect: InvalidConstraint) {
        switch defect {
        case .constant(let value): storedConstant = value
        case .multiplier(let value): storedMultiplier = value
        case .priority(let value): storedPriority = Priority(value)
        default: break
        }
        if !state.contains(.isDefective) {
            setDefect(defect)
        }
    }

    /// Reports that a value for the constraint is refused.
    package func reportRefusal(_ defect: InvalidConstraint, at location: CodeLocation) {
        let root = first.target?.viewOrOwner?.root ?? second.target?.viewOrOwner?.root
        let refusal = InvalidConstraintReport(
            reason: defect, constraint: "\(self)", location: location)
        LayoutDiagnostic.invalidConstraint(refusal).report(to: root)
    }

    /// Whether one of its sides is a distance between two anchors.
    package var hasDistance: Bool {
        extras?.firstOrigin != nil || extras?.secondOrigin != nil
    }

    /// Whether its second item is what the first one is in, whatever that is when it is activated.
    package var meansEnclosingView: Bool {
        get { state.contains(.meansEnclosingView) }
        set {
            if newValue {
                state.insert(.meansEnclosingView)
            } else {
                state.remove(.meansEnclosingView)
            }
        }
    }

    /// Whether both sides are parts of the same item.
    package var isWithinOneItem: Bool { !first.isEmpty && second.isSame(as: first) }

    /// Whether another constraint is between the same parts of the same items, with the same relation.
    package func comparesTheSame(as other: LayoutConstraint) -> Bool {
        first.isSame(as: other.first) && second.isSame(as: other.second)
            && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
            && relation == other.relation && awaitsEnclosingView == other.awaitsEnclosingView
            && hasSameOrigins(as: other) && extras?.condition == other.extras?.condition
    }

    /// Feeds a hasher with what ``comparesTheSame(as:)`` compares.
    package func hashComparison(into hasher: inout Hasher) {
        hasher.combine(first.target.map { ObjectIdentifier($0) })
        hasher.combine(second.target.map { ObjectIdentifier($0) })
        hasher.combine(firstAttribute)
        hasher.combine(secondAttribute)
        hasher.combine(relation)
        guard let extras else { return }
        for origin in [extras.firstOrigin, extras.secondOrigin] {
            if let origin {
                hasher.combine(origin.element.target.map { ObjectIdentifier($0) })
                hasher.combine(origin.attribute)
            }
        }
    }

    private func hasSameOrigins(as other: LayoutConstraint) -> Bool {
        if extras == nil, other.extras == nil {
            return true
        }
        return extras?.firstOrigin == other.extras?.firstOrigin
            && extras?.secondOrigin == other.extras?.secondOrigin
    }
}

extension LayoutDiagnostic {
    /// Reports that something stated about an element was refused.
    package static func reportRefusal(
        _ message: String, about element: LayoutElement?, at location: CodeLocation
    ) {
        let refusal = InvalidConstraintReport(message: message, location: location)
        LayoutDiagnostic.invalidConstraint(refusal).report(to: element?.viewOrOwner?.root)
    }
}

/// Making constraints of distances whose ends are only known when the program runs.
extension LayoutConstraint {
    /// Makes a constraint between a size or a distance and another one, or a number alone.
    package static func make(
        _ dimension: DimensionAnchor, _ relation: Relation, _ other: DimensionAnchor?,
        multiplier: Double, constant: Double, at location: CodeLocation
    ) -> LayoutConstraint {
        dimension.constraint(relation, other, multiplier, constant, location)
    }
}

extension DimensionAnchor {
    /// A size of an item.
    package static func size(of item: any LayoutItem, _ attribute: LayoutAttribute) -> Self {
        DimensionAnchor(item: item, attribute: attribute)
    }

    /// The distance from a place to another one, which must be comparable with it.
    package static func span(
        from item: any LayoutItem, _ attribute: LayoutAttribute, to other: any LayoutItem,
        _ otherAttribute: LayoutAttribute
    ) -> Self {
        DimensionAnchor(
            item: other, attribute: otherAttribute,
            origin: DistanceOrigin(item: item, attribute: attribute))
    }
}
