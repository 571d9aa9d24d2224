/// Statements about widths and heights.
extension ConstraintSubject where Family == DimensionFamily {
    /// States that the attributes are equal to a width, a height or a distance.
    @inlinable
    @discardableResult
    public func equalTo(
        _ anchor: DimensionAnchor, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, .dimension(anchor), file, line)
    }

    /// States that the attributes are at most a width, a height or a distance.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ anchor: DimensionAnchor, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .lessThanOrEqual, .dimension(anchor), file, line)
    }

    /// States that the attributes are at least a width, a height or a distance.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ anchor: DimensionAnchor, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .greaterThanOrEqual, .dimension(anchor), file, line)
    }

    /// States that the attributes are equal to each of several widths, heights and distances.
    @inlinable
    @discardableResult
    public func equalTo(
        _ anchors: [DimensionAnchor], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .equal, .each(anchors.map { .dimension($0) }), file, line)
    }

    /// States that the attributes are at most each of several widths, heights and distances.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ anchors: [DimensionAnchor], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .lessThanOrEqual, .each(anchors.map { .dimension($0) }), file, line)
    }

    /// States that the attributes are at least each of several widths, heights and distances.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ anchors: [DimensionAnchor], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, .each(anchors.map { .dimension($0) }), file, line)
    }

    /// States that width and height are equal to those of a size.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func equalTo(
        _ size: Size, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, .numbers(.size(size)), file, line)
    }

    /// States that width and height are at most those of a size.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ size: Size, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .lessThanOrEqual, .numbers(.size(size)), file, line)
    }

    /// States that width and height are at least those of a size.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ size: Size, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .greaterThanOrEqual, .numbers(.size(size)), file, line)
    }

    // MARK: What makes no sense

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "width and height go with views, guides, each other, distances, numbers and sizes, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func equalTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "width and height go with views, guides, each other, distances, numbers and sizes, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func lessThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "width and height go with views, guides, each other, distances, numbers and sizes, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func greaterThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }
}
