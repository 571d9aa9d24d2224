/// Offsets: a number that is added, as it is.
///
/// The last offset or inset of a statement counts; so does that of an update, from then on.
extension ConstraintStatement {
    /// Adds a number to every attribute.
    @inlinable
    @discardableResult
    public func offset(_ amount: Double) -> ConstraintStatement {
        offset(by: .uniform(amount))
    }

    /// Adds a number to every attribute.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: some BinaryFloatingPoint) -> ConstraintStatement {
        offset(by: .uniform(Double(amount)))
    }

    /// Adds a number to every attribute.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: some BinaryInteger) -> ConstraintStatement {
        offset(by: .uniform(Double(amount)))
    }

    /// Adds x to places from side to side, and y to those from top to bottom.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: Point) -> ConstraintStatement {
        offset(by: .point(amount))
    }

    /// Adds a width to widths, and a height to heights.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: Size) -> ConstraintStatement {
        offset(by: .size(amount))
    }

    /// Adds to each edge the part that belongs to it, as it is: a positive one moves every edge right
    /// or down. For distances towards the inside, see `insets(…)`.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: EdgeInsets) -> ConstraintStatement {
        offset(by: .insets(amount))
    }

    /// Adds to each edge the part that belongs to it, as it is; leading counts for left, and trailing for
    /// right.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: DirectionalEdgeInsets) -> ConstraintStatement {
        offset(by: .directionalInsets(amount))
    }

    /// Adds to widths and heights, and leaves every other attribute.
    @inlinable
    @discardableResult
    public func sizeOffset(_ amount: Size) -> ConstraintStatement {
        offset(by: .size(amount))
    }

    /// Adds to middles, and leaves every other attribute.
    @inlinable
    @discardableResult
    public func centerOffset(_ amount: Point) -> ConstraintStatement {
        offset(by: .centers(amount))
    }

    @usableFromInline
    func offset(by values: AttributeValues) -> ConstraintStatement {
        group.adjust(at: nil) { values.offset(for: $0) }
        return self
    }
}

/// Offsets of constraints that were made before, in force or not.
extension ConstraintGroup {
    /// Replaces the offset or inset of every member.
    @inlinable
    @discardableResult
    public func update(
        offset: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .uniform(offset), file, line)
    }

    /// Replaces the offset or inset of every member.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .uniform(Double(offset)), file, line)
    }

    /// Replaces the offset or inset of every member.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .uniform(Double(offset)), file, line)
    }

    /// Replaces the offset or inset of every place: by x from side to side, by y from top to bottom.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .point(offset), file, line)
    }

    /// Replaces the offset or inset of widths and heights.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: Size, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .size(offset), file, line)
    }

    /// Replaces the offset or inset of edges, each by the part that belongs to it, as it is.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: EdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .insets(offset), file, line)
    }

    /// Replaces the offset or inset of edges, each by the part that belongs to it, as it is.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: DirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .directionalInsets(offset), file, line)
    }

    /// Replaces the offset or inset of widths and heights.
    @inlinable
    @discardableResult
    public func update(
        sizeOffset: Size, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .size(sizeOffset), file, line)
    }

    /// Replaces the offset or inset of middles.
    @inlinable
    @discardableResult
    public func update(
        centerOffset: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .centers(centerOffset), file, line)
    }

    @usableFromInline
    func update(offset: AttributeValues, _ file: StaticString, _ line: UInt) -> ConstraintGroup {
        adjust(at: CodeLocation(file: file, line: line)) { offset.offset(for: $0) }
        return self
    }
}

/// Offsets before the relation.
extension ConstraintSubject {
    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).offset(…)"
    )
    @discardableResult
    public func offset(_ value: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).sizeOffset(…)"
    )
    @discardableResult
    public func sizeOffset(_ value: Size) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).centerOffset(…)"
    )
    @discardableResult
    public func centerOffset(_ value: Point) -> ConstraintStatement { .ofNothing }
}
