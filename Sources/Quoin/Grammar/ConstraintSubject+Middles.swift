/// Statements about middles from side to side.
extension ConstraintSubject where Family == MiddleFamily {
    /// States that the attributes are equal to a place from side to side.
    @inlinable
    @discardableResult
    public func equalTo(
        _ anchor: some MiddleTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, anchor.middlePlace, file, line)
    }

    /// States that the attributes are at most a place from side to side.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ anchor: some MiddleTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .lessThanOrEqual, anchor.middlePlace, file, line)
    }

    /// States that the attributes are at least a place from side to side.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ anchor: some MiddleTarget, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .greaterThanOrEqual, anchor.middlePlace, file, line)
    }

    #if hasFeature(Embedded)
        /// States that the attributes are equal to each of several anchors of one type.
        @inlinable
        @discardableResult
        public func equalTo(
            _ anchors: [some MiddleTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(attributes, .equal, anchors.map { $0.middlePlace }, file, line)
        }

        /// States that the attributes are at most each of several anchors of one type.
        @inlinable
        @discardableResult
        public func lessThanOrEqualTo(
            _ anchors: [some MiddleTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .lessThanOrEqual, anchors.map { $0.middlePlace }, file, line)
        }

        /// States that the attributes are at least each of several anchors of one type.
        @inlinable
        @discardableResult
        public func greaterThanOrEqualTo(
            _ anchors: [some MiddleTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .greaterThanOrEqual, anchors.map { $0.middlePlace }, file, line)
        }
    #else
        /// States that the attributes are equal to each of several anchors.
        @inlinable
        @discardableResult
        public func equalTo(
            _ anchors: [any MiddleTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(attributes, .equal, anchors.map { $0.middlePlace }, file, line)
        }

        /// States that the attributes are at most each of several anchors.
        @inlinable
        @discardableResult
        public func lessThanOrEqualTo(
            _ anchors: [any MiddleTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .lessThanOrEqual, anchors.map { $0.middlePlace }, file, line)
        }

        /// States that the attributes are at least each of several anchors.
        @inlinable
        @discardableResult
        public func greaterThanOrEqualTo(
            _ anchors: [any MiddleTarget], file: StaticString = #fileID, line: UInt = #line
        ) -> ConstraintStatement {
            statements.makeStatement(
                attributes, .greaterThanOrEqual, anchors.map { $0.middlePlace }, file, line)
        }
    #endif

    // MARK: What makes no sense

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "centerX goes with views, guides, places from side to side, and numbers, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func equalTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "centerX goes with views, guides, places from side to side, and numbers, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func lessThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler, with what there is to choose from.
    @available(
        *, unavailable,
        message:
            "centerX goes with views, guides, places from side to side, and numbers, none of them optional"
    )
    @_disfavoredOverload
    @discardableResult
    public func greaterThanOrEqualTo(_ target: some Any) -> ConstraintStatement { .ofNothing }
}
