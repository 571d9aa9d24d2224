import QuoinSolver

extension Relation {
    /// How the relation is written in the language of `quoin solve`.
    var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
