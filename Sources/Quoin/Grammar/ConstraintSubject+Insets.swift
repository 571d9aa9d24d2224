/// Statements with insets: edges that lie so far within those of the superview.
extension ConstraintSubject where Family: InsettableFamily {
    /// States that the edges lie within the superview's by insets.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func equalTo(
        _ insets: EdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, .numbers(.insets(insets)), file, line)
    }

    /// States that the edges are at most as far from the origin as insets within the superview are.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ insets: EdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .lessThanOrEqual, .numbers(.insets(insets)), file, line)
    }

    /// States that the edges are at least as far from the origin as insets within the superview are.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ insets: EdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, .numbers(.insets(insets)), file, line)
    }

    /// States that the edges lie within the superview's by insets.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func equalTo(
        _ insets: DirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .equal, .numbers(.directionalInsets(insets)), file, line)
    }

    /// States that the edges are at most as far from the origin as insets within the superview are.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ insets: DirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .lessThanOrEqual, .numbers(.directionalInsets(insets)), file, line)
    }

    /// States that the edges are at least as far from the origin as insets within the superview are.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ insets: DirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, .numbers(.directionalInsets(insets)), file, line)
    }
}
