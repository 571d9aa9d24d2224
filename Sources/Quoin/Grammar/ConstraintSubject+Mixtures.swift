/// Statements about attributes of several families.
extension ConstraintSubject where Family == MixedFamily {
    // MARK: What makes no sense

    /// Refused by the compiler, with the reason.
    @available(
        *, unavailable,
        message:
            "no anchor suits attributes of several kinds: name a view, or state them separately"
    )
    @discardableResult
    public func equalTo(_ anchor: some LayoutAnchor) -> ConstraintStatement {
        ConstraintStatement.ofNothing
    }

    /// Refused by the compiler, with the reason.
    @available(
        *, unavailable,
        message:
            "no anchor suits attributes of several kinds: name a view, or state them separately"
    )
    @discardableResult
    public func lessThanOrEqualTo(_ anchor: some LayoutAnchor) -> ConstraintStatement {
        ConstraintStatement.ofNothing
    }

    /// Refused by the compiler, with the reason.
    @available(
        *, unavailable,
        message:
            "no anchor suits attributes of several kinds: name a view, or state them separately"
    )
    @discardableResult
    public func greaterThanOrEqualTo(_ anchor: some LayoutAnchor) -> ConstraintStatement {
        ConstraintStatement.ofNothing
    }
}
