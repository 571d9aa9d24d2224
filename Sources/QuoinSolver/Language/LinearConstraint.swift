/// Two expressions that are to compare in a given way: `left + width <= right - 8`.
///
/// A constraint is only a description. It takes effect when it is added to a ``Solver``,
/// with a priority.
///
/// ```swift
/// try solver.add(left + 8 <= right)
/// try solver.add(width == 2 * height, priority: .high)
/// ```
public struct LinearConstraint: Sendable {
    /// The left side minus the right side: what is compared with 0.
    public var expression: LinearExpression
    /// How ``expression`` compares with 0.
    public var relation: Relation

    /// Makes the constraint that `expression` is less than, equal to, or greater than 0.
    @inlinable
    public init(_ expression: LinearExpression, _ relation: Relation) {
        self.expression = expression
        self.relation = relation
    }
}

extension LinearExpressionConvertible {
    /// The constraint that the left side is equal to the right side.
    @inlinable
    public static func == <Other: LinearExpressionConvertible>(
        left: Self, right: Other
    ) -> LinearConstraint {
        LinearConstraint(left - right, .equal)
    }

    /// The constraint that the expression is equal to a number.
    @inlinable
    public static func == (left: Self, right: Double) -> LinearConstraint {
        LinearConstraint(left - right, .equal)
    }

    /// The constraint that a number is equal to the expression.
    @inlinable
    public static func == (left: Double, right: Self) -> LinearConstraint {
        LinearConstraint(left - right, .equal)
    }

    /// The constraint that the left side is at most the right side.
    @inlinable
    public static func <= <Other: LinearExpressionConvertible>(
        left: Self, right: Other
    ) -> LinearConstraint {
        LinearConstraint(left - right, .lessThanOrEqual)
    }

    /// The constraint that the expression is at most a number.
    @inlinable
    public static func <= (left: Self, right: Double) -> LinearConstraint {
        LinearConstraint(left - right, .lessThanOrEqual)
    }

    /// The constraint that a number is at most the expression.
    @inlinable
    public static func <= (left: Double, right: Self) -> LinearConstraint {
        LinearConstraint(left - right, .lessThanOrEqual)
    }

    /// The constraint that the left side is at least the right side.
    @inlinable
    public static func >= <Other: LinearExpressionConvertible>(
        left: Self, right: Other
    ) -> LinearConstraint {
        LinearConstraint(left - right, .greaterThanOrEqual)
    }

    /// The constraint that the expression is at least a number.
    @inlinable
    public static func >= (left: Self, right: Double) -> LinearConstraint {
        LinearConstraint(left - right, .greaterThanOrEqual)
    }

    /// The constraint that a number is at least the expression.
    @inlinable
    public static func >= (left: Double, right: Self) -> LinearConstraint {
        LinearConstraint(left - right, .greaterThanOrEqual)
    }
}
