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
}
