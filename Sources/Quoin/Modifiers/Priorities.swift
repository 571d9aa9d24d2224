/// How much the constraints matter.
extension ConstraintStatement {
    /// Says how much the constraints matter; they are required by default.
    @discardableResult
    public func priority(_ priority: Priority) -> ConstraintStatement {
        group.setPriority(priority, at: nil)
        return self
    }

    /// Says how much the constraints matter, by a number from just above 0 to 1000.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func priority(_ number: some BinaryFloatingPoint) -> ConstraintStatement {
        priority(Priority(Float(number)))
    }

    /// Says how much the constraints matter, by a number from 1 to 1000.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func priority(_ number: some BinaryInteger) -> ConstraintStatement {
        priority(Priority(Float(number)))
    }

    /// Gives the constraints a priority of 250.
    @discardableResult
    public func priorityLow() -> ConstraintStatement { priority(.low) }

    /// Gives the constraints a priority of 500.
    @discardableResult
    public func priorityMedium() -> ConstraintStatement { priority(.medium) }

    /// Gives the constraints a priority of 750.
    @discardableResult
    public func priorityHigh() -> ConstraintStatement { priority(.high) }
}

/// Priorities of constraints that were made before, in force or not.
extension ConstraintGroup {
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

    fileprivate func setPriority(_ priority: Priority, at location: CodeLocation?) {
        forEachConstraint { constraint in
            if priority.isValid {
                constraint.priority = priority
            } else {
                constraint.decline(.priority(priority.rawValue), at: location)
            }
        }
    }
}

/// Priorities before the relation.
extension ConstraintSubject {
    /// Refused by the compiler: modifiers come after the relation.
    @available(
        *, unavailable,
        message: "first say what it is compared with: make.left.equalTo(…).priority(…)"
    )
    @discardableResult
    public func priority(_ value: Priority) -> ConstraintStatement { .ofNothing }
}
