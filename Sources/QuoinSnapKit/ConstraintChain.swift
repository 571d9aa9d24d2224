/// Attributes that can be related to something.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
    let statement: Statement

    init(_ statement: Statement) {
        self.statement = statement
    }

    private func relate(
        to target: any ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation,
        _ file: StaticString, _ line: UInt
    ) -> ConstraintMakerEditable {
        statement.relate(to: target, relation, file, line)
        return ConstraintMakerEditable(statement)
    }
    private func relateToSuperview(
        _ relation: NSLayoutConstraint.Relation, _ file: StaticString, _ line: UInt
    ) -> ConstraintMakerEditable {
        // Without a superview nothing is related, which is no reason to end the program.
        guard let container = statement.container else {
            print(
                "\(file):\(line): there is no superview to relate to yet, so this makes no constraint."
            )
            return ConstraintMakerEditable(statement)
        }
        return relate(to: container, relation, file, line)
    }

    /// As in SnapKit.
    @discardableResult
    public func equalTo(
        _ other: any ConstraintRelatableTarget, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(to: other, .equal, file, line)
    }
    /// As in SnapKit.
    @discardableResult
    public func equalToSuperview(
        _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.equal, file, line)
    }

    /// As in SnapKit.
    @discardableResult
    public func lessThanOrEqualTo(
        _ other: any ConstraintRelatableTarget, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(to: other, .lessThanOrEqual, file, line)
    }
    /// As in SnapKit.
    @discardableResult
    public func lessThanOrEqualToSuperview(
        _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual, file, line)
    }

    /// As in SnapKit.
    @discardableResult
    public func greaterThanOrEqualTo(
        _ other: any ConstraintRelatableTarget, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(to: other, .greaterThanOrEqual, file, line)
    }
    /// As in SnapKit.
    @discardableResult
    public func greaterThanOrEqualToSuperview(
        _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual, file, line)
    }
}

/// A relation whose numbers can be said.
@preconcurrency @MainActor
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    /// As in SnapKit.
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        statement.multiplier = amount.constraintMultiplierTargetValue
        return self
    }
    /// As in SnapKit.
    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        statement.multiplier = 1 / amount.constraintMultiplierTargetValue
        return self
    }
    /// As in SnapKit.
    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        statement.constant = amount
        return self
    }
    /// As in SnapKit.
    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        statement.constant = amount.asInsets
        return self
    }
    /// As in SnapKit.
    @discardableResult
    public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
        statement.constant = amount
        return self
    }
}

/// A relation whose priority can be said.
@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    /// As in SnapKit.
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        statement.priority = amount.value
        return self
    }
    /// As in SnapKit.
    @_disfavoredOverload
    @discardableResult
    public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        statement.priority = amount.constraintPriorityTargetValue
        return self
    }
    /// As in SnapKit.
    @discardableResult
    public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
    /// As in SnapKit.
    @discardableResult
    public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
    /// As in SnapKit.
    @discardableResult
    public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
    /// As in SnapKit.
    @discardableResult
    public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// A relation that can be named, and kept.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
    let statement: Statement

    init(_ statement: Statement) {
        self.statement = statement
    }

    /// Names it for messages.
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        statement.label = label
        return self
    }
    /// What was made, to be changed later. Nothing can be made of a statement without a relation.
    public var constraint: Constraint! { statement.constraint }
}
