/// Multipliers of what the attributes are compared with.
extension ConstraintStatement {
    /// Multiplies what the attributes are compared with.
    @inlinable
    @discardableResult
    public func multipliedBy(_ factor: Double) -> ConstraintStatement {
        multiply(by: factor)
    }

    /// Multiplies what the attributes are compared with.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func multipliedBy(_ factor: some BinaryFloatingPoint) -> ConstraintStatement {
        multiply(by: Double(factor))
    }

    /// Multiplies what the attributes are compared with.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func multipliedBy(_ factor: some BinaryInteger) -> ConstraintStatement {
        multiply(by: Double(factor))
    }

    /// Divides what the attributes are compared with.
    @inlinable
    @discardableResult
    public func dividedBy(_ divisor: Double) -> ConstraintStatement {
        multiply(by: 1 / divisor)
    }

    /// Divides what the attributes are compared with.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func dividedBy(_ divisor: some BinaryFloatingPoint) -> ConstraintStatement {
        multiply(by: 1 / Double(divisor))
    }

    /// Divides what the attributes are compared with.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func dividedBy(_ divisor: some BinaryInteger) -> ConstraintStatement {
        multiply(by: 1 / Double(divisor))
    }

    @usableFromInline
    func multiply(by factor: Double) -> ConstraintStatement {
        group.setMultiplier(factor, at: nil)
        return self
    }
}

/// Multipliers of constraints that were made before, in force or not.
extension ConstraintGroup {
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

    @usableFromInline
    func update(factor: Double, _ file: StaticString, _ line: UInt) -> ConstraintGroup {
        setMultiplier(factor, at: CodeLocation(file: file, line: line))
        return self
    }

    fileprivate func setMultiplier(_ multiplier: Double, at location: CodeLocation?) {
        let isSound = multiplier.isFinite && multiplier != 0
        forEachConstraint { constraint in
            if isSound {
                constraint.multiplier = multiplier
            } else {
                constraint.decline(.multiplier(multiplier), at: location)
            }
        }
    }
}

/// Multipliers before the relation.
extension ConstraintSubject {
    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).multipliedBy(…)"
    )
    @discardableResult
    public func multipliedBy(_ value: some Any) -> ConstraintStatement { .ofNothing }

    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).dividedBy(…)"
    )
    @discardableResult
    public func dividedBy(_ value: some Any) -> ConstraintStatement { .ofNothing }
}
