/// The same for items of which nothing more is known.
extension Sequence where Element == any LayoutItem {
    /// Aligns all items with the first one.
    @discardableResult
    public func align(
        _ attributes: LayoutAttributes, file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        map { $0.layoutElement }.align(attributes, file: file, line: line)
    }

    /// Makes all items equal to the first one in size.
    @discardableResult
    public func equal(
        _ attributes: LayoutAttributes, file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        map { $0.layoutElement }.equal(attributes, file: file, line: line)
    }

    /// Distributes the items with a fixed space between them; their lengths are equal.
    @discardableResult
    public func distribute(
        along axis: Axis, fixedSpacing: Double, leadSpacing: Double = 0, tailSpacing: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        map { $0.layoutElement }.distribute(
            along: axis, fixedSpacing: fixedSpacing, leadSpacing: leadSpacing,
            tailSpacing: tailSpacing, file: file, line: line)
    }

    /// Puts the items one after the other with a fixed space between them. Their lengths are their own.
    @discardableResult
    public func stack(
        along axis: Axis, spacing: Double = 0, leadSpacing: Double? = nil,
        tailSpacing: Double? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        map { $0.layoutElement }.stack(
            along: axis, spacing: spacing, leadSpacing: leadSpacing, tailSpacing: tailSpacing,
            file: file, line: line)
    }

    /// Distributes items of a fixed length; the spaces between them are equal.
    @discardableResult
    public func distribute(
        along axis: Axis, fixedItemLength: Double, leadSpacing: Double = 0,
        tailSpacing: Double = 0, file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        map { $0.layoutElement }.distribute(
            along: axis, fixedItemLength: fixedItemLength, leadSpacing: leadSpacing,
            tailSpacing: tailSpacing, file: file, line: line)
    }

    /// Distributes items of equal size in a grid that fills the superview, row by row.
    @discardableResult
    public func distribute(
        inGrid columns: Int, spacing: Size = .zero, insets: EdgeInsets = .zero,
        file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        map { $0.layoutElement }.distribute(
            inGrid: columns, spacing: spacing, insets: insets, file: file, line: line)
    }
}
