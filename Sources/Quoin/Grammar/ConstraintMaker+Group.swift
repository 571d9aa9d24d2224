/// Several statements as one.
extension ConstraintSubject where Family == NoFamily {
    /// Makes one group of several statements.
    ///
    /// ```swift
    /// let folded = make.group {
    ///     make.height.equalTo(0)
    ///     make.top.equalTo(header.bottom)
    /// }
    /// .priority(.high).constraint
    /// ```
    @discardableResult
    public func group(
        file: StaticString = #fileID, line: UInt = #line, _ block: () -> Void
    ) -> ConstraintStatement {
        statements.combine(file, line, block)
    }

    /// Lets what the block says hold for some traits only.
    ///
    /// ```swift
    /// card.makeConstraints { make in
    ///     make.top.left.equalToSuperview()
    ///     make.when(.compactWidth) {
    ///         make.right.equalToSuperview()
    ///         make.when(.compactHeight) { make.height.equalTo(120) }
    ///     }
    /// }
    /// ```
    ///
    /// A block given to `makeConstraints(when:)` does the same as a whole.
    public func when(_ condition: TraitCondition, _ block: () -> Void) {
        statements.restrict(to: condition, block)
    }
}
