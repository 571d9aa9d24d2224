/// Statements about leading and trailing edges.
extension ConstraintSubject where Family == DirectionalFamily {
    /// States that the attributes are equal to a leading, trailing or middle anchor.
    @inlinable
    @discardableResult
    public func equalTo(
        _ anchor: some DirectionalTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, anchor.directionalPlace, file, line)
    }

    /// States that the attributes are at most a leading, trailing or middle anchor.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ anchor: some DirectionalTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .lessThanOrEqual, anchor.directionalPlace, file, line)
    }

    /// States that the attributes are at least a leading, trailing or middle anchor.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ anchor: some DirectionalTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, anchor.directionalPlace, file, line)
    }

    #if hasFeature(Embedded)
        /// States that the attributes are equal to each of several anchors of one type.
        @inlinable
        @discardableResult
        public func equalTo(
            _ anchors: [some DirectionalTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .equal, anchors.map { $0.directionalPlace }, file, line)
        }

        /// States that the attributes are at most each of several anchors of one type.
        @inlinable
        @discardableResult
        public func lessThanOrEqualTo(
            _ anchors: [some DirectionalTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .lessThanOrEqual, anchors.map { $0.directionalPlace }, file, line)
        }

        /// States that the attributes are at least each of several anchors of one type.
        @inlinable
        @discardableResult
        public func greaterThanOrEqualTo(
            _ anchors: [some DirectionalTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .greaterThanOrEqual, anchors.map { $0.directionalPlace }, file, line)
        }
    #else
        /// States that the attributes are equal to each of several anchors.
        @inlinable
        @discardableResult
        public func equalTo(
            _ anchors: [any DirectionalTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .equal, anchors.map { $0.directionalPlace }, file, line)
        }

        /// States that the attributes are at most each of several anchors.
        @inlinable
        @discardableResult
        public func lessThanOrEqualTo(
            _ anchors: [any DirectionalTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .lessThanOrEqual, anchors.map { $0.directionalPlace }, file, line)
        }

        /// States that the attributes are at least each of several anchors.
        @inlinable
        @discardableResult
        public func greaterThanOrEqualTo(
            _ anchors: [any DirectionalTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .greaterThanOrEqual, anchors.map { $0.directionalPlace }, file, line)
        }
    #endif

    // MARK: What makes no sense

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "leading and trailing go with views, guides, leading, trailing, centerX, numbers and insets, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func equalTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "leading and trailing go with views, guides, leading, trailing, centerX, numbers and insets, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func lessThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "leading and trailing go with views, guides, leading, trailing, centerX, numbers and insets, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func greaterThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }
}
