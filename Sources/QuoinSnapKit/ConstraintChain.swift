/// Attributes that can be related to something.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
    let statement: ConstraintMakerEditable

    init(_ statement: ConstraintMakerEditable) {
        self.statement = statement
    }

    private func relate(
        to target: any ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation,
        _ file: StaticString, _ line: UInt
    ) -> ConstraintMakerEditable {
        statement.relate(to: target, relation, file, line)
        return statement
    }
    private func relateToSuperview(
        _ relation: NSLayoutConstraint.Relation, _ file: StaticString, _ line: UInt,
        _ part: (ConstraintView) -> any ConstraintRelatableTarget = { $0 }
    ) -> ConstraintMakerEditable {
        // Without a superview nothing is related, which is no reason to end the program.
        guard let container = statement.container else {
            print(
                "\(file):\(line): there is no superview to relate to yet, so this makes no constraint."
            )
            return statement
        }
        return relate(to: part(container), relation, file, line)
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
    /// As in SnapKit: a part of the superview, or a guide of it.
    @discardableResult
    public func equalToSuperview<Target: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> Target, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.equal, file, line, closure)
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
    /// As in SnapKit: a part of the superview, or a guide of it.
    @discardableResult
    public func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> Target, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual, file, line, closure)
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
    /// As in SnapKit: a part of the superview, or a guide of it.
    @discardableResult
    public func greaterThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> Target, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual, file, line, closure)
    }
}

/// A relation whose numbers can be said.
@preconcurrency @MainActor
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    /// As in SnapKit.
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        multiplier = amount.constraintMultiplierTargetValue
        return self
    }
    /// As in SnapKit.
    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        multiplier = 1 / amount.constraintMultiplierTargetValue
        return self
    }
    /// As in SnapKit.
    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        constant = amount
        return self
    }
    /// As in SnapKit.
    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        constant = amount.constraintInsetTargetValue
        return self
    }
    /// As in SnapKit.
    @discardableResult
    public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
        constant = amount
        return self
    }
}

/// A relation whose priority can be said.
@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    /// As in SnapKit.
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        priority = amount.value
        return self
    }
    /// As in SnapKit.
    @_disfavoredOverload
    @discardableResult
    public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        priority = amount.constraintPriorityTargetValue
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
