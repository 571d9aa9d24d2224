/// What the constraints are called in messages.
extension ConstraintStatement {
    /// Names the constraints in messages; several of them by `name[0]`, `name[1]`, ….
    @discardableResult
    public func labeled(_ name: String) -> ConstraintStatement {
        group.label = name
        return self
    }

    /// Names the constraints in messages: another word for ``labeled(_:)``.
    @discardableResult
    public func key(_ name: String) -> ConstraintStatement { labeled(name) }
}

/// Names before the relation.
extension ConstraintSubject {
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
