/// Changing the constraints of a group in place, active or not.
///
/// Each update replaces what the modifier of the same name has said, and leaves the rest. A value that no
/// constraint can have is refused and reported, with the place of the update; the old one stays.
extension ConstraintGroup {
    /// Replaces the offset of every member.
    @inlinable
    @discardableResult
    public func update(
        offset: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .uniform(offset), file, line)
    }

    /// Replaces the offset of every member.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .uniform(Double(offset)), file, line)
    }

    /// Replaces the offset of every member.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .uniform(Double(offset)), file, line)
    }

    /// Replaces the offset of every place: by x from side to side, by y from top to bottom.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .point(offset), file, line)
    }

    /// Replaces the offset of widths and heights.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: Size, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .size(offset), file, line)
    }

    /// Replaces the offset of edges, each by the part that belongs to it, as it is.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: EdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .insets(offset), file, line)
    }

    /// Replaces the offset of edges, each by the part that belongs to it, as it is.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        offset: DirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .directionalInsets(offset), file, line)
    }

    /// Replaces the offset of widths and heights.
    @inlinable
    @discardableResult
    public func update(
        sizeOffset: Size, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(offset: .size(sizeOffset), file, line)
    }

    /// Replaces the offset of middles.
    @discardableResult
    public func update(
        centerOffset: Point, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        shiftCenters(by: centerOffset, at: CodeLocation(file: file, line: line))
        return self
    }

    /// Replaces the inset.
    @inlinable
    @discardableResult
    public func update(
        inset: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .uniform(inset), file, line)
    }

    /// Replaces the inset.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        inset: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .uniform(Double(inset)), file, line)
    }

    /// Replaces the inset.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        inset: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .uniform(Double(inset)), file, line)
    }

    /// Replaces the inset.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        inset: EdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .insets(inset), file, line)
    }

    /// Replaces the inset.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        inset: DirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .directionalInsets(inset), file, line)
    }

    /// Replaces the inset.
    @inlinable
    @discardableResult
    public func update(
        insets: EdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .insets(insets), file, line)
    }

    /// Replaces the inset.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        insets: DirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .directionalInsets(insets), file, line)
    }

    /// Replaces the multiplier.
    @inlinable
    @discardableResult
    public func update(
        multiplier: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(factor: multiplier, file, line)
    }

    /// Replaces the multiplier.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        multiplier: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(factor: Double(multiplier), file, line)
    }

    /// Replaces the multiplier.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        multiplier: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(factor: Double(multiplier), file, line)
    }

    /// Replaces the priority.
    @discardableResult
    public func update(
        priority: Priority, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        setPriority(priority, at: CodeLocation(file: file, line: line))
        return self
    }

    /// Replaces the priority by a number from just above 0 to 1000.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        priority: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(priority: Priority(Float(priority)), file: file, line: line)
    }

    /// Replaces the priority by a number from 1 to 1000.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        priority: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(priority: Priority(Float(priority)), file: file, line: line)
    }

    @usableFromInline
    func update(offset: AttributeValues, _ file: StaticString, _ line: UInt) -> ConstraintGroup {
        shift(by: offset, at: CodeLocation(file: file, line: line))
        return self
    }

    @usableFromInline
    func update(inset: AttributeValues, _ file: StaticString, _ line: UInt) -> ConstraintGroup {
        self.inset(by: inset, at: CodeLocation(file: file, line: line))
        return self
    }

    @usableFromInline
    func update(factor: Double, _ file: StaticString, _ line: UInt) -> ConstraintGroup {
        setMultiplier(factor, at: CodeLocation(file: file, line: line))
        return self
    }
}

/// What modifiers and updates do. With a location, a value that is refused is reported there, and the
/// constraint keeps its last good one; without, the constraint is being stated, and is not installed.
extension ConstraintGroup {
    func shift(by values: AttributeValues, at location: CodeLocation?) {
        changeMembers { constraint, parts in
            guard let offset = values.offset(for: constraint.firstAttribute) else { return }
            var new = parts
            new.offset = offset
            constraint.take(new, insteadOf: &parts, at: location)
        }
    }

    func shiftCenters(by point: Point, at location: CodeLocation?) {
        changeMembers { constraint, parts in
            guard let offset = constraint.firstAttribute.centerAxis.map({ point[$0] }) else {
                return
            }
            var new = parts
            new.offset = offset
            constraint.take(new, insteadOf: &parts, at: location)
        }
    }

    func inset(by values: AttributeValues, at location: CodeLocation?) {
        changeMembers { constraint, parts in
            // Between two parts of one item, as in an aspect ratio, there is no inside.
            guard !constraint.isWithinOneItem else { return }
            var new = parts
            new.inset = values.insetting(constraint.firstAttribute)
            constraint.take(new, insteadOf: &parts, at: location)
        }
    }

    func setMultiplier(_ multiplier: Double, at location: CodeLocation?) {
        let isSound = multiplier.isFinite && multiplier != 0
        forEachConstraint { constraint in
            if isSound {
                constraint.multiplier = multiplier
            } else {
                constraint.decline(.multiplier(multiplier), at: location)
            }
        }
    }

    func setPriority(_ priority: Priority, at location: CodeLocation?) {
        forEachConstraint { constraint in
            if priority.isValid {
                constraint.priority = priority
            } else {
                constraint.decline(.priority(priority.rawValue), at: location)
            }
        }
    }
}
