extension LayoutConstraint {
    /// A constraint that says the same with another number or priority. It is not in force.
    package func copy(
        multiplier: Double? = nil, constant: Double? = nil, priority: Priority? = nil
    ) -> LayoutConstraint {
        var ends = ConstraintEnds(
            first: first.target, firstAttribute, second: second.target, secondAttribute)
        ends.firstOrigin = DistanceOrigin(extras?.firstOrigin)
        ends.secondOrigin = DistanceOrigin(extras?.secondOrigin)
        let copy = LayoutConstraint(
            unchecked: ends, relation, multiplier ?? storedMultiplier, constant ?? storedConstant,
            sourceLocation)
        copy.storedPriority = priority ?? storedPriority
        copy.identifier = identifier
        return copy
    }
}

extension DistanceOrigin {
    fileprivate init?(_ link: DistanceOriginLink?) {
        guard let link, let element = link.element.target else { return nil }
        self.init(item: element, attribute: link.attribute)
    }
}
