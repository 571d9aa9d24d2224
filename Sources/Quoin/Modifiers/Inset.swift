/// Insets: a number by which edges lie further inside.
///
/// The last offset or inset of a statement counts; so does that of an update, from then on.
extension ConstraintStatement {
    /// Moves every attribute towards the inside: top, left and leading edges by the amount, bottom, right
    /// and trailing ones by as much the other way. Sizes lose it on both sides; middles and baselines
    /// have no inside, and nothing is added to them.
    @inlinable
    @discardableResult
    public func inset(_ amount: Double) -> ConstraintStatement {
        inset(by: .uniform(amount))
    }

    /// Moves every attribute towards the inside: top, left and leading edges by the amount, bottom, right
    /// and trailing ones by as much the other way. Sizes lose it on both sides; middles and baselines
    /// have no inside, and nothing is added to them.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func inset(_ amount: some BinaryFloatingPoint) -> ConstraintStatement {
        inset(by: .uniform(Double(amount)))
    }

    /// Moves every attribute towards the inside; see the other form.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func inset(_ amount: some BinaryInteger) -> ConstraintStatement {
        inset(by: .uniform(Double(amount)))
    }

    /// Moves each edge towards the inside by the part that belongs to it; see `insets(…)`.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func inset(_ amount: EdgeInsets) -> ConstraintStatement {
        inset(by: .insets(amount))
    }

    /// Moves each edge towards the inside by the part that belongs to it; see `insets(…)`.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func inset(_ amount: DirectionalEdgeInsets) -> ConstraintStatement {
        inset(by: .directionalInsets(amount))
    }

    /// Moves each edge towards the inside by the part that belongs to it; left counts for leading, and
    /// right for trailing.
    @inlinable
    @discardableResult
    public func insets(_ amount: EdgeInsets) -> ConstraintStatement {
        inset(by: .insets(amount))
    }

    /// Moves each edge towards the inside by the part that belongs to it; leading counts for left, and
    /// trailing for right.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func insets(_ amount: DirectionalEdgeInsets) -> ConstraintStatement {
        inset(by: .directionalInsets(amount))
    }

    @usableFromInline
    func inset(by values: AttributeValues) -> ConstraintStatement {
        group.inset(by: values, at: nil)
        return self
    }
}

/// Insets of constraints that were made before, in force or not.
extension ConstraintGroup {
    /// Replaces the inset or offset of every member.
    @inlinable
    @discardableResult
    public func update(
        inset: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .uniform(inset), file, line)
    }

    /// Replaces the inset or offset of every member.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        inset: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .uniform(Double(inset)), file, line)
    }

    /// Replaces the inset or offset of every member.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        inset: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .uniform(Double(inset)), file, line)
    }

    /// Replaces the inset or offset of every member.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        inset: EdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .insets(inset), file, line)
    }

    /// Replaces the inset or offset of every member.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        inset: DirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .directionalInsets(inset), file, line)
    }

    /// Replaces the inset or offset of every member.
    @inlinable
    @discardableResult
    public func update(
        insets: EdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .insets(insets), file, line)
    }

    /// Replaces the inset or offset of every member.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func update(
        insets: DirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintGroup {
        update(inset: .directionalInsets(insets), file, line)
    }

    @usableFromInline
    func update(inset: AttributeValues, _ file: StaticString, _ line: UInt) -> ConstraintGroup {
        self.inset(by: inset, at: CodeLocation(file: file, line: line))
        return self
    }

    fileprivate func inset(by values: AttributeValues, at location: CodeLocation?) {
        changeMembers { constraint, parts in
            // Between two parts of one item, as in an aspect ratio, there is no inside.
            guard !constraint.isWithinOneItem else { return }
            constraint.adjust(&parts, by: values.insetting(constraint.firstAttribute), at: location)
        }
    }
}

/// Insets before the relation.
extension ConstraintSubject {
    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable, message: "first say what it is compared with: make.left.equalTo(…).inset(…)"
    )
    @discardableResult
    public func inset(_ value: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).insets(…)"
    )
    @discardableResult
    public func insets(_ value: some Any) -> ConstraintStatement { .ofNothing }
}
