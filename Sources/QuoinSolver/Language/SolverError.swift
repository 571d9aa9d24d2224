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
