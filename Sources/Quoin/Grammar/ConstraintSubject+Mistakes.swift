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
