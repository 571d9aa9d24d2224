/// Making constraints of sizes and distances.
extension DimensionAnchor {
    /// A constraint that makes this dimension equal to another one, times `multiplier`, plus `constant`.
    @inlinable
    public func constraint(
        equalTo other: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .equal, other, multiplier, constant, CodeLocation(file: file, line: line))
    }

    /// A constraint that makes this dimension equal to a number.
    @inlinable
    public func constraint(
        equalToConstant constant: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.equal, nil, 1, constant, CodeLocation(file: file, line: line))
    }

    /// A constraint that makes this dimension at most another one, times `multiplier`, plus `constant`.
    @inlinable
    public func constraint(
        lessThanOrEqualTo other: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .lessThanOrEqual, other, multiplier, constant, CodeLocation(file: file, line: line))
    }

    /// A constraint that makes this dimension at most a number.
    @inlinable
    public func constraint(
        lessThanOrEqualToConstant constant: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, nil, 1, constant, CodeLocation(file: file, line: line))
    }

    /// A constraint that makes this dimension at least another one, times `multiplier`, plus `constant`.
    @inlinable
    public func constraint(
        greaterThanOrEqualTo other: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .greaterThanOrEqual, other, multiplier, constant, CodeLocation(file: file, line: line)
        )
    }

    /// A constraint that makes this dimension at least a number.
    @inlinable
    public func constraint(
        greaterThanOrEqualToConstant constant: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, nil, 1, constant, CodeLocation(file: file, line: line))
    }

    @inlinable
    func constraint(
        _ relation: Relation, _ other: DimensionAnchor?, _ multiplier: Double, _ constant: Double,
        _ location: CodeLocation
    ) -> LayoutConstraint {
        if origin == nil, other?.origin == nil {
            return LayoutConstraint.between(
                item.layoutElement, attribute, relation, other?.item.layoutElement,
                other?.attribute ?? .notAnAttribute, multiplier, constant, location)
        }
        return distanceConstraint(relation, other, multiplier, constant, location)
    }

    @usableFromInline
    func distanceConstraint(
        _ relation: Relation, _ other: DimensionAnchor?, _ multiplier: Double, _ constant: Double,
        _ location: CodeLocation
    ) -> LayoutConstraint {
        var ends = ConstraintEnds(
            first: item.layoutElement, attribute,
            second: other?.item.layoutElement, other?.attribute ?? .notAnAttribute)
        ends.firstOrigin = origin
        ends.secondOrigin = other?.origin
        return LayoutConstraint(unchecked: ends, relation, multiplier, constant, location)
    }
}

extension SideAnchor {
    /// The distance from this anchor to another one, rightward, as a dimension.
    public func distance(to other: some SideTarget) -> DimensionAnchor {
        DimensionAnchor(
            item: other.sidePlace.item, attribute: other.sidePlace.attribute,
            origin: DistanceOrigin(item: item, attribute: attribute))
    }
}

extension DirectionalAnchor {
    /// The distance from this anchor to another one, in the direction of reading, as a dimension.
    public func distance(to other: some DirectionalTarget) -> DimensionAnchor {
        DimensionAnchor(
            item: other.directionalPlace.item, attribute: other.directionalPlace.attribute,
            origin: DistanceOrigin(item: item, attribute: attribute))
    }
}

extension MiddleAnchor {
    /// The distance from this anchor to another one, rightward, or in the direction of reading where one end follows it, as a dimension.
    public func distance(to other: some MiddleTarget) -> DimensionAnchor {
        DimensionAnchor(
            item: other.middlePlace.item, attribute: other.middlePlace.attribute,
            origin: DistanceOrigin(item: item, attribute: attribute))
    }
}

extension VerticalAnchor {
    /// The distance from this anchor to another one, downward, as a dimension.
    public func distance(to other: VerticalAnchor) -> DimensionAnchor {
        DimensionAnchor(
            item: other.item, attribute: other.attribute,
            origin: DistanceOrigin(item: item, attribute: attribute))
    }
}
