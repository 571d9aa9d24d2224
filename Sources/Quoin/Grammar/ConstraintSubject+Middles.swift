/// Statements about middles from side to side.
extension ConstraintSubject where Family == MiddleFamily {
    /// States that the attributes are equal to a place from side to side.
    @inlinable
    @discardableResult
    public func equalTo(
        _ anchor: some MiddleTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.state(
            attributes, .equal, anchor.item.layoutElement, anchor.attribute, file, line)
    }

    /// States that the attributes are at most a place from side to side.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ anchor: some MiddleTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.state(
            attributes, .lessThanOrEqual, anchor.item.layoutElement, anchor.attribute, file, line)
    }

    /// States that the attributes are at least a place from side to side.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ anchor: some MiddleTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.state(
            attributes, .greaterThanOrEqual, anchor.item.layoutElement, anchor.attribute, file, line
        )
    }

    /// States that the attributes are equal to each of several anchors.
    @inlinable
    @discardableResult
    public func equalTo(
        _ anchors: [some MiddleTarget], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.state(attributes, .equal, .each(anchors.map { $0.statedTarget }), file, line)
    }

    /// States that the attributes are at most each of several anchors.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ anchors: [some MiddleTarget], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.state(
            attributes, .lessThanOrEqual, .each(anchors.map { $0.statedTarget }), file, line)
    }

    /// States that the attributes are at least each of several anchors.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ anchors: [some MiddleTarget], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.state(
            attributes, .greaterThanOrEqual, .each(anchors.map { $0.statedTarget }), file, line)
    }

    #if !hasFeature(Embedded)
        /// States that the attributes are equal to each of several anchors of different types.
        @_disfavoredOverload
        @inlinable
        @discardableResult
        public func equalTo(
            _ anchors: [any MiddleTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.state(attributes, .equal, .each(anchors.map { $0.statedTarget }), file, line)
        }

        /// States that the attributes are at most each of several anchors of different types.
        @_disfavoredOverload
        @inlinable
        @discardableResult
        public func lessThanOrEqualTo(
            _ anchors: [any MiddleTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.state(
                attributes, .lessThanOrEqual, .each(anchors.map { $0.statedTarget }), file, line)
        }

        /// States that the attributes are at least each of several anchors of different types.
        @_disfavoredOverload
        @inlinable
        @discardableResult
        public func greaterThanOrEqualTo(
            _ anchors: [any MiddleTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.state(
                attributes, .greaterThanOrEqual, .each(anchors.map { $0.statedTarget }), file, line)
        }
    #endif

    // MARK: What makes no sense

    /// Refused by the compiler, with the reason.
    @available(
        *, unavailable, message: "centerX can be compared with places from side to side only"
    )
    @discardableResult
    public func equalTo(_ anchor: some LayoutAnchor) -> ConstraintStatement {
        ConstraintStatement.ofNothing
    }

    /// Refused by the compiler, with the reason.
    @available(
        *, unavailable, message: "centerX can be compared with places from side to side only"
    )
    @discardableResult
    public func lessThanOrEqualTo(_ anchor: some LayoutAnchor) -> ConstraintStatement {
        ConstraintStatement.ofNothing
    }

    /// Refused by the compiler, with the reason.
    @available(
        *, unavailable, message: "centerX can be compared with places from side to side only"
    )
    @discardableResult
    public func greaterThanOrEqualTo(_ anchor: some LayoutAnchor) -> ConstraintStatement {
        ConstraintStatement.ofNothing
    }
}
