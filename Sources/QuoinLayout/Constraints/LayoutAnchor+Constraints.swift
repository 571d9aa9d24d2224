/// Making constraints between anchors.
///
/// A constraint that is made is not in force yet: activate it, alone or with others.
///
/// ```swift
/// LayoutConstraint.activate([
///     title.left.constraint(equalTo: icon.right, constant: 8),
///     title.right.constraint(lessThanOrEqualTo: cell.right, constant: -8),
/// ])
/// ```
///
/// Each family spells its methods out, for what sets them apart is the protocol of what they take, and
/// a protocol cannot be a parameter of another one. Where they are called the compiler sees that they come
/// to one call, to which it hands the two elements.
extension LayoutAnchor {
    @inlinable
    func constraint(
        _ relation: Relation, _ other: AnchorPlace<some LayoutAnchor>, _ multiplier: Double,
        _ constant: Double, _ location: CodeLocation
    ) -> LayoutConstraint {
        LayoutConstraint.between(
            item.layoutElement, attribute, relation, other.item.layoutElement, other.attribute,
            multiplier, constant, location)
    }
}

extension SideAnchor {
    /// A constraint that puts this anchor where the other one is, times `multiplier`, plus `constant`.
    @inlinable
    public func constraint(
        equalTo other: some SideTarget, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .equal, other.sidePlace, multiplier, constant, CodeLocation(file: file, line: line))
    }

    /// A constraint that lets this anchor come no further than the other one, times `multiplier`, plus
    /// `constant`.
    @inlinable
    public func constraint(
        lessThanOrEqualTo other: some SideTarget, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .lessThanOrEqual, other.sidePlace, multiplier, constant,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that lets this anchor come no nearer than the other one, times `multiplier`, plus
    /// `constant`.
    @inlinable
    public func constraint(
        greaterThanOrEqualTo other: some SideTarget, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .greaterThanOrEqual, other.sidePlace, multiplier, constant,
            CodeLocation(file: file, line: line)
        )
    }

    /// A constraint that puts this anchor at the standard distance of 8, times `multiplier`,
    /// after the other one.
    @inlinable
    public func constraint(
        equalToSystemSpacingAfter other: some SideTarget, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .equal, other.sidePlace, 1, LayoutConstraint.systemSpacing * multiplier,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that puts this anchor at most the standard distance of 8, times `multiplier`,
    /// after the other one.
    @inlinable
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter other: some SideTarget, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .lessThanOrEqual, other.sidePlace, 1, LayoutConstraint.systemSpacing * multiplier,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that puts this anchor at least the standard distance of 8, times `multiplier`,
    /// after the other one.
    @inlinable
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter other: some SideTarget, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .greaterThanOrEqual, other.sidePlace, 1, LayoutConstraint.systemSpacing * multiplier,
            CodeLocation(file: file, line: line))
    }
}

extension DirectionalAnchor {
    /// A constraint that puts this anchor where the other one is, times `multiplier`, plus `constant`.
    @inlinable
    public func constraint(
        equalTo other: some DirectionalTarget, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .equal, other.directionalPlace, multiplier, constant,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that lets this anchor come no further than the other one, times `multiplier`, plus
    /// `constant`.
    @inlinable
    public func constraint(
        lessThanOrEqualTo other: some DirectionalTarget, multiplier: Double = 1,
        constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .lessThanOrEqual, other.directionalPlace, multiplier, constant,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that lets this anchor come no nearer than the other one, times `multiplier`, plus
    /// `constant`.
    @inlinable
    public func constraint(
        greaterThanOrEqualTo other: some DirectionalTarget, multiplier: Double = 1,
        constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .greaterThanOrEqual, other.directionalPlace, multiplier, constant,
            CodeLocation(file: file, line: line)
        )
    }

    /// A constraint that puts this anchor at the standard distance of 8, times `multiplier`,
    /// after the other one.
    @inlinable
    public func constraint(
        equalToSystemSpacingAfter other: some DirectionalTarget, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .equal, other.directionalPlace, 1, LayoutConstraint.systemSpacing * multiplier,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that puts this anchor at most the standard distance of 8, times `multiplier`,
    /// after the other one.
    @inlinable
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter other: some DirectionalTarget, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .lessThanOrEqual, other.directionalPlace, 1,
            LayoutConstraint.systemSpacing * multiplier,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that puts this anchor at least the standard distance of 8, times `multiplier`,
    /// after the other one.
    @inlinable
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter other: some DirectionalTarget,
        multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .greaterThanOrEqual, other.directionalPlace, 1,
            LayoutConstraint.systemSpacing * multiplier,
            CodeLocation(file: file, line: line))
    }
}

extension MiddleAnchor {
    /// A constraint that puts this anchor where the other one is, times `multiplier`, plus `constant`.
    @inlinable
    public func constraint(
        equalTo other: some MiddleTarget, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .equal, other.middlePlace, multiplier, constant, CodeLocation(file: file, line: line))
    }

    /// A constraint that lets this anchor come no further than the other one, times `multiplier`, plus
    /// `constant`.
    @inlinable
    public func constraint(
        lessThanOrEqualTo other: some MiddleTarget, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .lessThanOrEqual, other.middlePlace, multiplier, constant,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that lets this anchor come no nearer than the other one, times `multiplier`, plus
    /// `constant`.
    @inlinable
    public func constraint(
        greaterThanOrEqualTo other: some MiddleTarget, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .greaterThanOrEqual, other.middlePlace, multiplier, constant,
            CodeLocation(file: file, line: line)
        )
    }
}

extension VerticalAnchor {
    /// A constraint that puts this anchor where the other one is, times `multiplier`, plus `constant`.
    @inlinable
    public func constraint(
        equalTo other: VerticalAnchor, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.equal, other.place, multiplier, constant, CodeLocation(file: file, line: line))
    }

    /// A constraint that lets this anchor come no further than the other one, times `multiplier`, plus
    /// `constant`.
    @inlinable
    public func constraint(
        lessThanOrEqualTo other: VerticalAnchor, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .lessThanOrEqual, other.place, multiplier, constant,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that lets this anchor come no nearer than the other one, times `multiplier`, plus
    /// `constant`.
    @inlinable
    public func constraint(
        greaterThanOrEqualTo other: VerticalAnchor, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .greaterThanOrEqual, other.place, multiplier, constant,
            CodeLocation(file: file, line: line)
        )
    }

    /// A constraint that puts this anchor at the standard distance of 8, times `multiplier`,
    /// below the other one.
    @inlinable
    public func constraint(
        equalToSystemSpacingBelow other: VerticalAnchor, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .equal, other.place, 1, LayoutConstraint.systemSpacing * multiplier,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that puts this anchor at most the standard distance of 8, times `multiplier`,
    /// below the other one.
    @inlinable
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow other: VerticalAnchor, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .lessThanOrEqual, other.place, 1, LayoutConstraint.systemSpacing * multiplier,
            CodeLocation(file: file, line: line))
    }

    /// A constraint that puts this anchor at least the standard distance of 8, times `multiplier`,
    /// below the other one.
    @inlinable
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow other: VerticalAnchor, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(
            .greaterThanOrEqual, other.place, 1, LayoutConstraint.systemSpacing * multiplier,
            CodeLocation(file: file, line: line))
    }
}
