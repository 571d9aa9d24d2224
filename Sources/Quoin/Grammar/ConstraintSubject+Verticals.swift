/// Statements about places from top to bottom.
extension ConstraintSubject where Family == VerticalFamily {
    /// States that the attributes are equal to a top, bottom, middle or baseline anchor.
    @inlinable
    @discardableResult
    public func equalTo(
        _ anchor: VerticalAnchor, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, anchor.place, file, line)
    }

    /// States that the attributes are at most a top, bottom, middle or baseline anchor.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ anchor: VerticalAnchor, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .lessThanOrEqual, anchor.place, file, line)
    }

    /// States that the attributes are at least a top, bottom, middle or baseline anchor.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ anchor: VerticalAnchor, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .greaterThanOrEqual, anchor.place, file, line)
    }

    /// States that the attributes are equal to each of several anchors.
    @inlinable
    @discardableResult
    public func equalTo(
        _ anchors: [VerticalAnchor], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, anchors.map { $0.place }, file, line)
    }

    /// States that the attributes are at most each of several anchors.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ anchors: [VerticalAnchor], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .lessThanOrEqual, anchors.map { $0.place }, file, line)
    }

    /// States that the attributes are at least each of several anchors.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ anchors: [VerticalAnchor], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, anchors.map { $0.place }, file, line)
    }

    // MARK: What makes no sense

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "places from top to bottom go with views, guides, each other, numbers and insets, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func equalTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "places from top to bottom go with views, guides, each other, numbers and insets, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func lessThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "places from top to bottom go with views, guides, each other, numbers and insets, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func greaterThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }
}
