/// A sum of variables times numbers, plus a number: `2 * width + height - 10`.
///
/// Expressions are written with the ordinary operators. A variable may occur more than once; the
/// solver adds its coefficients up.
///
/// ```swift
/// let middle = left + width / 2
/// let gap = right - middle - 8
/// ```
public struct LinearExpression: Sendable {
    /// A variable with the number that it is multiplied by.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// What the variable is multiplied by.
        public var coefficient: Double

        /// Makes a term.
        @inlinable
        public init(_ variable: Variable, coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms, in the order in which they were written.
    public var terms: [Term]
    /// The number that is added to them.
    public var constant: Double

    /// Makes an expression of its parts.
    @inlinable
    public init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Makes an expression of one variable.
    @inlinable
    public init(_ variable: Variable, coefficient: Double = 1) {
        self.init(terms: [Term(variable, coefficient: coefficient)])
    }

    /// Makes an expression of a number alone.
    @inlinable
    public init(_ constant: Double) {
        self.init(terms: [], constant: constant)
    }
}
