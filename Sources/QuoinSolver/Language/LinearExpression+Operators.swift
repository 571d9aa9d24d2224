/// A ``Variable`` or a ``LinearExpression``: what the operators take beside numbers.
public protocol LinearExpressionConvertible {
    /// The value as an expression.
    var linearExpression: LinearExpression { get }
}

extension LinearExpression: LinearExpressionConvertible {
    /// The expression itself.
    @inlinable public var linearExpression: LinearExpression { self }
}

extension Variable: LinearExpressionConvertible {
    /// The variable, once.
    @inlinable public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpressionConvertible {
    /// The sum of two expressions.
    @inlinable
    public static func + <Other: LinearExpressionConvertible>(
        left: Self, right: Other
    ) -> LinearExpression {
        var sum = left.linearExpression
        let addend = right.linearExpression
        sum.terms += addend.terms
        sum.constant += addend.constant
        return sum
    }

    /// The expression with a number added to it.
    @inlinable
    public static func + (expression: Self, number: Double) -> LinearExpression {
        var sum = expression.linearExpression
        sum.constant += number
        return sum
    }

    /// The expression with a number added to it.
    @inlinable
    public static func + (number: Double, expression: Self) -> LinearExpression {
        expression + number
    }

    /// The difference of two expressions.
    @inlinable
    public static func - <Other: LinearExpressionConvertible>(
        left: Self, right: Other
    ) -> LinearExpression {
        left + right * -1
    }

    /// The expression with a number taken from it.
    @inlinable
    public static func - (expression: Self, number: Double) -> LinearExpression {
        expression + -number
    }

    /// A number with an expression taken from it.
    @inlinable
    public static func - (number: Double, expression: Self) -> LinearExpression {
        expression * -1 + number
    }

    /// The expression with every number in it multiplied by `factor`.
    @inlinable
    public static func * (expression: Self, factor: Double) -> LinearExpression {
        var product = expression.linearExpression
        for index in product.terms.indices {
            product.terms[index].coefficient *= factor
        }
        product.constant *= factor
        return product
    }

    /// The expression with every number in it multiplied by `factor`.
    @inlinable
    public static func * (factor: Double, expression: Self) -> LinearExpression {
        expression * factor
    }

    /// The expression with every number in it divided by `divisor`.
    @inlinable
    public static func / (expression: Self, divisor: Double) -> LinearExpression {
        var quotient = expression.linearExpression
        for index in quotient.terms.indices {
            quotient.terms[index].coefficient /= divisor
        }
        quotient.constant /= divisor
        return quotient
    }

    /// The expression with every sign changed.
    @inlinable
    public static prefix func - (expression: Self) -> LinearExpression {
        expression * -1
    }
}
