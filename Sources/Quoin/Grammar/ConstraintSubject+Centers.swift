/// Statements about centres.
extension ConstraintSubject where Family == CenterFamily {
    /// States that the centre is as far from the superview's as a point is from the origin.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func equalTo(
        _ point: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, .numbers(.point(point)), file, line)
    }

    /// States that the centre is at most so far from the superview's; see the equality.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ point: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .lessThanOrEqual, .numbers(.point(point)), file, line)
    }

    /// States that the centre is at least so far from the superview's; see the equality.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ point: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, .numbers(.point(point)), file, line)
    }
}
