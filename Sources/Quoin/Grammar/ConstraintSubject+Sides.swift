/// Statements about left and right edges.
extension ConstraintSubject where Family == SideFamily {
    /// States that the attributes are equal to a left, right or middle anchor.
    @inlinable
    @discardableResult
    public func equalTo(
        _ anchor: some SideTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, anchor.sidePlace, file, line)
    }

    /// States that the attributes are at most a left, right or middle anchor.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ anchor: some SideTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .lessThanOrEqual, anchor.sidePlace, file, line)
    }

    /// States that the attributes are at least a left, right or middle anchor.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ anchor: some SideTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .greaterThanOrEqual, anchor.sidePlace, file, line)
    }

    #if hasFeature(Embedded)
        /// States that the attributes are equal to each of several anchors of one type.
        @inlinable
        @discardableResult
        public func equalTo(
            _ anchors: [some SideTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(attributes, .equal, anchors.map { $0.sidePlace }, file, line)
        }

        /// States that the attributes are at most each of several anchors of one type.
        @inlinable
        @discardableResult
        public func lessThanOrEqualTo(
            _ anchors: [some SideTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .lessThanOrEqual, anchors.map { $0.sidePlace }, file, line)
        }

        /// States that the attributes are at least each of several anchors of one type.
        @inlinable
        @discardableResult
        public func greaterThanOrEqualTo(
            _ anchors: [some SideTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .greaterThanOrEqual, anchors.map { $0.sidePlace }, file, line)
        }
    #else
        /// States that the attributes are equal to each of several anchors.
        @inlinable
        @discardableResult
        public func equalTo(
            _ anchors: [any SideTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(attributes, .equal, anchors.map { $0.sidePlace }, file, line)
        }

        /// States that the attributes are at most each of several anchors.
        @inlinable
        @discardableResult
        public func lessThanOrEqualTo(
            _ anchors: [any SideTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .lessThanOrEqual, anchors.map { $0.sidePlace }, file, line)
        }

        /// States that the attributes are at least each of several anchors.
        @inlinable
        @discardableResult
        public func greaterThanOrEqualTo(
            _ anchors: [any SideTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .greaterThanOrEqual, anchors.map { $0.sidePlace }, file, line)
        }
    #endif

    // MARK: What makes no sense

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "left and right go with views, guides, left, right, centerX, numbers and insets, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func equalTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "left and right go with views, guides, left, right, centerX, numbers and insets, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func lessThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "left and right go with views, guides, left, right, centerX, numbers and insets, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func greaterThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }
}
