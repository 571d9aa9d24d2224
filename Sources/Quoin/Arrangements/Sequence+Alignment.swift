/// Views that have something in common.
extension Sequence where Element: LayoutItem {
    /// Aligns all views with the first one: `[title, price].align(.lastBaseline)`.
    @discardableResult
    public func align(
        _ attributes: LayoutAttributes, file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        Arrangement(of: self, file, line).match(attributes)
    }

    /// Makes all views equal to the first one in size: `[cancel, done].equal(.width)`.
    @discardableResult
    public func equal(
        _ attributes: LayoutAttributes, file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        Arrangement(of: self, file, line).match(attributes)
    }
}
