/// Statements about centres.
extension ConstraintSubject where Family == CenterFamily {
    /// States that the centre is as far from the superview's as a point is from the origin.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func equalTo(
        _ point: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.state(attributes, .equal, .numbers(.point(point)), file, line)
    }

    /// States that the centre is at most so far from the superview's; see the equality.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ point: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.state(attributes, .lessThanOrEqual, .numbers(.point(point)), file, line)
    }

    /// States that the centre is at least so far from the superview's; see the equality.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ point: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.state(attributes, .greaterThanOrEqual, .numbers(.point(point)), file, line)
    }

    // MARK: What makes no sense

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "a centre goes with views, guides, points and numbers; for an anchor, state centerX and centerY"
    )
    @_disfavoredOverload
    @discardableResult
    public func equalTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "a centre goes with views, guides, points and numbers; for an anchor, state centerX and centerY"
    )
    @_disfavoredOverload
    @discardableResult
    public func lessThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "a centre goes with views, guides, points and numbers; for an anchor, state centerX and centerY"
    )
    @_disfavoredOverload
    @discardableResult
    public func greaterThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }
}
