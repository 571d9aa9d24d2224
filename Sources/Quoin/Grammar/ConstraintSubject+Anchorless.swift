/// Statements about attributes of several families.
extension ConstraintSubject where Family: AnchorlessFamily {
    // MARK: What makes no sense

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "attributes of several kinds go with views, guides, numbers, insets or points, not with one anchor or an optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func equalTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "attributes of several kinds go with views, guides, numbers, insets or points, not with one anchor or an optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func lessThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "attributes of several kinds go with views, guides, numbers, insets or points, not with one anchor or an optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func greaterThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }
}
