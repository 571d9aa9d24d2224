/// Modifiers before the relation: refused by the compiler, with what to write instead.
extension ConstraintSubject {
    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).offset(…)"
    )
    @discardableResult
    public func offset(_ value: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable, message: "first say what it is compared with: make.left.equalTo(…).inset(…)"
    )
    @discardableResult
    public func inset(_ value: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).insets(…)"
    )
    @discardableResult
    public func insets(_ value: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).sizeOffset(…)"
    )
    @discardableResult
    public func sizeOffset(_ value: Size) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).centerOffset(…)"
    )
    @discardableResult
    public func centerOffset(_ value: Point) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).multipliedBy(…)"
    )
    @discardableResult
    public func multipliedBy(_ value: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).dividedBy(…)"
    )
    @discardableResult
    public func dividedBy(_ value: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).priority(…)"
    )
    @discardableResult
    public func priority(_ value: Priority) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).labeled(…)"
    )
    @discardableResult
    public func labeled(_ name: String) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable, message: "first say what it is compared with: make.left.equalTo(…).key(…)"
    )
    @discardableResult
    public func key(_ name: String) -> ConstraintStatement { .ofNothing }
}

/// Targets that are none: refused by the compiler, with what there is to choose from.
extension ConstraintSubject where Family: NamedFamily {
    /// Refused by the compiler: nothing can be compared with that.
    @available(
        *, unavailable,
        message: "compare with a view, a guide, a fitting anchor or number, or several of a kind"
    )
    @_disfavoredOverload
    @discardableResult
    public func equalTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: there may be nothing to compare with.
    @available(*, unavailable, message: "this may be nil: unwrap it first")
    @_disfavoredOverload
    @discardableResult
    public func equalTo<Target>(_ target: Target?) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: nothing can be compared with that.
    @available(
        *, unavailable,
        message: "compare with a view, a guide, a fitting anchor or number, or several of a kind"
    )
    @_disfavoredOverload
    @discardableResult
    public func lessThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: there may be nothing to compare with.
    @available(*, unavailable, message: "this may be nil: unwrap it first")
    @_disfavoredOverload
    @discardableResult
    public func lessThanOrEqualTo<Target>(_ target: Target?) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: nothing can be compared with that.
    @available(
        *, unavailable,
        message: "compare with a view, a guide, a fitting anchor or number, or several of a kind"
    )
    @_disfavoredOverload
    @discardableResult
    public func greaterThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: there may be nothing to compare with.
    @available(*, unavailable, message: "this may be nil: unwrap it first")
    @_disfavoredOverload
    @discardableResult
    public func greaterThanOrEqualTo<Target>(_ target: Target?) -> ConstraintStatement {
        .ofNothing
    }
}
