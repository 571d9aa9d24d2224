/// Why a ``Solver`` refused. Whatever it refused, it is left exactly as it was.
public enum SolverError: Error, Hashable, Sendable {
    /// The required constraints cannot all hold.
    ///
    /// The conflict is irreducible: without any one of its members the rest can hold together. The
    /// constraint that was being added or changed is last.
    case unsatisfiable(conflict: [ConstraintID])
    /// A coefficient, a constant or a suggested value is NaN or infinite; or what follows from it
    /// with the other constraints is too large to be calculated with, or too far from other numbers
    /// for rounding to leave anything of it.
    case notFinite
    /// A variable was removed, or belongs to another solver.
    case unknownVariable
    /// A constraint was removed, or belongs to another solver.
    case unknownConstraint
    /// A priority is NaN, not above 0, or over 1000.
    case unboundedPriority
}

extension SolverError: CustomStringConvertible {
    /// The reason, in a sentence.
    public var description: String {
        switch self {
        case .unsatisfiable(let conflict):
            conflict.count == 1
                ? "The required constraint can never hold."
                : "\(conflict.count) required constraints contradict each other."
        case .notFinite:
            "A number is NaN or infinite, or leads to one that cannot be calculated with."
        case .unknownVariable: "The variable was removed, or belongs to another solver."
        case .unknownConstraint: "The constraint was removed, or belongs to another solver."
        case .unboundedPriority: "A priority must be above 0 and at most 1000."
        }
    }
}
