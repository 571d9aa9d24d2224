/// How the two sides of a constraint compare.
public enum Relation: Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual
    /// Both sides are the same.
    case equal
    /// The left side is at least the right side.
    case greaterThanOrEqual

    /// The relation that says the same with the sides exchanged, or both negated.
    public var reversed: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension Relation: CustomStringConvertible {
    /// `"≤"`, `"="` or `"≥"`.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "≤"
        case .equal: "="
        case .greaterThanOrEqual: "≥"
        }
    }
}
