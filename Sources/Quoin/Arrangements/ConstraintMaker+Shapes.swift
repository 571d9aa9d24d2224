/// Statements about the shape of an item.
extension ConstraintSubject where Family == NoFamily {
    /// States that the width is the height times a ratio: `make.aspectRatio(16 / 9)`.
    @inlinable
    @discardableResult
    public func aspectRatio(
        _ ratio: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        shape(ratio, file, line)
    }

    /// States that the width is the height times a ratio.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func aspectRatio(
        _ ratio: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        shape(Double(ratio), file, line)
    }

    /// States that the width is the height times a ratio.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func aspectRatio(
        _ ratio: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        shape(Double(ratio), file, line)
    }

    /// States that the item is as large as it can be within another one, in its middle and with a ratio
    /// of width to height, as the whole of a picture is shown in a frame.
    ///
    /// That it is large is of a priority just below 250; all else is required. So it neither pulls at the
    /// other one, where that is flexible, nor at the content of views beside that; and it does not grow
    /// beyond content of its own, unless a higher priority is given, or its hugging is lowered.
    @inlinable
    @discardableResult
    public func aspectFit(
        in item: some LayoutItem, ratio: Double, priority: Priority = Priority(249),
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        fit(item.layoutElement, .lessThanOrEqual, ratio, priority, file, line)
    }

    /// The same, for a ratio of another type.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func aspectFit(
        in item: some LayoutItem, ratio: some BinaryFloatingPoint,
        priority: Priority = Priority(249),
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        fit(item.layoutElement, .lessThanOrEqual, Double(ratio), priority, file, line)
    }

    /// The same, for a ratio of another type.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func aspectFit(
        in item: some LayoutItem, ratio: some BinaryInteger, priority: Priority = Priority(249),
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        fit(item.layoutElement, .lessThanOrEqual, Double(ratio), priority, file, line)
    }

    /// States that the item is as small as it can be and cover another one, with the same middle and a
    /// ratio of width to height, as a picture fills a frame and is cut off at two sides.
    ///
    /// That it is small is of a priority just below 250; all else is required. So it does not become
    /// smaller than content of its own, unless a higher priority is given, or its resistance is lowered.
    @inlinable
    @discardableResult
    public func aspectFill(
        in item: some LayoutItem, ratio: Double, priority: Priority = Priority(249),
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        fit(item.layoutElement, .greaterThanOrEqual, ratio, priority, file, line)
    }

    /// The same, for a ratio of another type.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func aspectFill(
        in item: some LayoutItem, ratio: some BinaryFloatingPoint,
        priority: Priority = Priority(249),
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        fit(item.layoutElement, .greaterThanOrEqual, Double(ratio), priority, file, line)
    }

    /// The same, for a ratio of another type.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func aspectFill(
        in item: some LayoutItem, ratio: some BinaryInteger, priority: Priority = Priority(249),
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        fit(item.layoutElement, .greaterThanOrEqual, Double(ratio), priority, file, line)
    }

    @usableFromInline
    func shape(_ ratio: Double, _ file: StaticString, _ line: UInt) -> ConstraintStatement {
        statements.makeStatement(AttributeList().adding(.width), .equal, .own(.height), file, line)
            .multipliedBy(ratio)
    }

    @usableFromInline
    func fit(
        _ element: LayoutElement, _ bound: Relation, _ ratio: Double, _ priority: Priority,
        _ file: StaticString, _ line: UInt
    ) -> ConstraintStatement {
        statements.combine(file, line) {
            _ = shape(ratio, file, line)
            _ = statements.makeStatement(size.attributes, bound, .element(element), file, line)
            statements.makeStatement(size.attributes, .equal, .element(element), file, line)
                .priority(
                    priority)
            _ = statements.makeStatement(center.attributes, .equal, .element(element), file, line)
        }
    }
}
