/// Views one after the other, from one end of their superview to the other.
///
/// They go in the direction of reading, or downward. The superview is that of all of them: the closest
/// that contains them, or the one that they will be in.
extension Sequence where Element: LayoutItem {
    /// Distributes the views with a fixed space between them; their lengths are equal.
    ///
    /// ```swift
    /// [one, two, three].distribute(
    ///     along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    /// ```
    ///
    /// A negative space makes them overlap. One view reaches from the lead to the tail.
    @discardableResult
    public func distribute(
        along axis: Axis, fixedSpacing: Double, leadSpacing: Double = 0, tailSpacing: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        Arrangement(of: self, file, line)
            .spread(
                along: axis, spacing: fixedSpacing, equally: true, lead: leadSpacing,
                tail: tailSpacing)
    }

    /// Puts the views one after the other with a fixed space between them. Their lengths are their own.
    ///
    /// ```swift
    /// [heading, price, text].stack(along: .vertical, spacing: 8, leadSpacing: 16)
    /// ```
    ///
    /// A space that is nil, as both are by default, leaves its end open.
    @discardableResult
    public func stack(
        along axis: Axis, spacing: Double = 0, leadSpacing: Double? = nil,
        tailSpacing: Double? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        Arrangement(of: self, file, line)
            .spread(
                along: axis, spacing: spacing, equally: false, lead: leadSpacing,
                tail: tailSpacing)
    }

    /// Distributes views of a fixed length; the spaces between them are equal.
    ///
    /// ```swift
    /// [one, two, three].distribute(
    ///     along: .vertical, fixedItemLength: 44, leadSpacing: 10, tailSpacing: 10)
    /// ```
    ///
    /// One view stands at the lead.
    @discardableResult
    public func distribute(
        along axis: Axis, fixedItemLength: Double, leadSpacing: Double = 0,
        tailSpacing: Double = 0, file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        Arrangement(of: self, file, line)
            .spread(along: axis, length: fixedItemLength, lead: leadSpacing, tail: tailSpacing)
    }

    /// Distributes views of equal size in a grid that fills the superview, row by row.
    ///
    /// ```swift
    /// photos.distribute(
    ///     inGrid: 3, spacing: Size(width: 4, height: 4), insets: EdgeInsets(8))
    /// ```
    ///
    /// At least one view stands in each of the `columns`. The width of `spacing` is between columns, its
    /// height between rows. The `insets` are kept from the superview's edges; left is where rows begin.
    @discardableResult
    public func distribute(
        inGrid columns: Int, spacing: Size = .zero, insets: EdgeInsets = .zero,
        file: StaticString = #fileID, line: UInt = #line
    ) -> [ConstraintGroup] {
        Arrangement(of: self, file, line).fillGrid(columns: columns, spacing, insets)
    }
}
