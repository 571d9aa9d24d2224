/// What cannot follow a relation: refused by the compiler, with what to write instead.
extension ConstraintStatement {
    /// Refused by the compiler: a statement has one relation.
    @available(*, unavailable, message: "a statement has one relation: begin another one with make")
    @discardableResult
    public func equalTo(_ target: some Any) -> ConstraintStatement { self }

    /// Refused by the compiler: a statement has one relation.
    @available(*, unavailable, message: "a statement has one relation: begin another one with make")
    @discardableResult
    public func equalToSuperview() -> ConstraintStatement { self }

    /// Refused by the compiler: a statement has one relation.
    @available(*, unavailable, message: "a statement has one relation: begin another one with make")
    @discardableResult
    public func lessThanOrEqualTo(_ target: some Any) -> ConstraintStatement { self }

    /// Refused by the compiler: a statement has one relation.
    @available(*, unavailable, message: "a statement has one relation: begin another one with make")
    @discardableResult
    public func lessThanOrEqualToSuperview() -> ConstraintStatement { self }

    /// Refused by the compiler: a statement has one relation.
    @available(*, unavailable, message: "a statement has one relation: begin another one with make")
    @discardableResult
    public func greaterThanOrEqualTo(_ target: some Any) -> ConstraintStatement { self }

    /// Refused by the compiler: a statement has one relation.
    @available(*, unavailable, message: "a statement has one relation: begin another one with make")
    @discardableResult
    public func greaterThanOrEqualToSuperview() -> ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(*, unavailable, message: "name attributes before the relation: make.left.equalTo(…)")
    public var left: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.right.equalTo(…)"
    )
    public var right: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(*, unavailable, message: "name attributes before the relation: make.top.equalTo(…)")
    public var top: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.bottom.equalTo(…)"
    )
    public var bottom: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.leading.equalTo(…)"
    )
    public var leading: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.trailing.equalTo(…)"
    )
    public var trailing: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.width.equalTo(…)"
    )
    public var width: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.height.equalTo(…)"
    )
    public var height: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.centerX.equalTo(…)"
    )
    public var centerX: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.centerY.equalTo(…)"
    )
    public var centerY: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable,
        message: "name attributes before the relation: make.firstBaseline.equalTo(…)"
    )
    public var firstBaseline: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.lastBaseline.equalTo(…)"
    )
    public var lastBaseline: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.baseline.equalTo(…)"
    )
    public var baseline: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.edges.equalTo(…)"
    )
    public var edges: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(*, unavailable, message: "name attributes before the relation: make.size.equalTo(…)")
    public var size: ConstraintStatement { self }

    /// Refused by the compiler: attributes come before the relation.
    @available(
        *, unavailable, message: "name attributes before the relation: make.center.equalTo(…)"
    )
    public var center: ConstraintStatement { self }
}
