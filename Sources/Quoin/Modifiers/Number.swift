/// Numbers that constraints were made with, changed afterwards, in force or not.
///
/// ```swift
/// let height = panel.makeConstraints { $0.height.equalTo(100) }[0]
/// height.update(to: 150)
/// ```
///
/// The number is all that there is then: an offset or inset that was there is gone. Constraints that were made
/// with something else than a number are so far from that.
extension ConstraintGroup {
    /// Replaces the number of every member, and what was added to it.
    @inlinable
    @discardableResult
    public func update(
        to number: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(to: .uniform(number), file, line)
    }

    /// Replaces the number of every member, and what was added to it.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        to number: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(to: .uniform(Double(number)), file, line)
    }

    /// Replaces the number of every member, and what was added to it.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        to number: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(to: .uniform(Double(number)), file, line)
    }

    /// Replaces the numbers of widths and heights, and what was added to them.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        to size: Size, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(to: .size(size), file, line)
    }

    /// Replaces the numbers of places, by x from side to side and by y from top to bottom, and what was added
    /// to them.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        to point: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(to: .point(point), file, line)
    }

    /// Replaces the numbers of edges by insets, and what was added to them.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        to insets: EdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(to: .insets(insets), file, line)
    }

    /// Replaces the numbers of edges by insets, and what was added to them.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        to insets: DirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(to: .directionalInsets(insets), file, line)
    }

    @usableFromInline
    func update(to values: AttributeValues, _ file: StaticString, _ line: UInt) -> ConstraintGroup {
        changeMembers { constraint, parts in
            guard let number = values.number(for: constraint.firstAttribute) else { return }
            var new = parts
            new.replace(by: number)
            constraint.take(new, insteadOf: &parts, at: CodeLocation(file: file, line: line))
        }
        return self
    }
}
