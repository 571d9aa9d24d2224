/// How much a constraint matters, from just above 0 to 1000.
///
/// A constraint at ``required`` holds, or adding it fails. Every other constraint is optional, and
/// optional constraints are obeyed in strict order: no number of constraints at 250 ever outweighs
/// one at 251.
///
/// ```swift
/// let gentle: Priority = 250
/// gentle == .low                  // true
/// gentle + 1 > .low               // true
/// Priority.required - 1           // 999: as strong as can be without being required
/// ```
public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
    /// The number behind the name. Meaningful from just above 0 to 1000.
    public var rawValue: Float

    /// Makes a priority of the given number, which is kept as it is.
    ///
    /// A number that is no priority (NaN, 0, less, or over 1000) is refused where it is used.
    @inlinable
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority of the given number.
    @inlinable
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1000: the constraint holds, or adding it throws.
    public static let required = Priority(1000)
    /// 750: what a view does not let go of easily, such as room for its text.
    public static let high = Priority(750)
    /// 500: halfway.
    public static let medium = Priority(500)
    /// 250: a wish, such as not to be wider than one's text.
    public static let low = Priority(250)
    /// 50: the wish of a measured view to be as small as its content allows.
    public static let fittingSize = Priority(50)

    /// Whether the number is one that a constraint may have: above 0 and at most 1000.
    @inlinable
    public var isValid: Bool {
        rawValue > 0 && rawValue <= 1000
    }

    /// A priority stronger by `difference`, at most 1000 and at least 0.
    @inlinable
    public static func + (priority: Priority, difference: Float) -> Priority {
        Priority(min(1000, max(0, priority.rawValue + difference)))
    }

    /// A priority weaker by `difference`, at most 1000 and at least 0.
    @inlinable
    public static func - (priority: Priority, difference: Float) -> Priority {
        priority + -difference
    }

    /// Whether the left priority is the weaker one.
    @inlinable
    public static func < (left: Priority, right: Priority) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A priority written as a whole number, as in `let priority: Priority = 250`.
    @inlinable
    public init(integerLiteral value: Int) {
        self.init(Float(value))
    }

    /// A priority written with a fraction, as in `let priority: Priority = 250.5`.
    @inlinable
    public init(floatLiteral value: Float) {
        self.init(value)
    }
}

extension Priority: CustomStringConvertible {
    /// The number, without a fraction where it has none: `"750"`, `"250.5"`.
    public var description: String {
        if rawValue.isNaN {
            return "not a number"
        }
        // Not `Int32(exactly:)`, which would need the C library's rounding functions.
        if abs(rawValue) <= 1_000_000, Float(Int32(rawValue)) == rawValue {
            return "\(Int32(rawValue))"
        }
        return "\(rawValue)"
    }
}
