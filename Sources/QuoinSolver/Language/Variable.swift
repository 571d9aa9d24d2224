/// A handle to an unknown number that a ``Solver`` finds.
///
/// A variable is made by ``Solver/makeVariable(_:nonNegative:)`` and belongs to that solver. It is a
/// plain value: copying it costs nothing, and it keeps nothing alive. Once its variable has been
/// removed the handle is stale, which the solver notices; so does every other solver.
public struct Variable: Hashable, Sendable {
    /// Where the solver keeps the variable.
    @usableFromInline let place: UInt32
    /// Tells the present variable at `place` from those that stood there before.
    @usableFromInline let generation: UInt32
    /// Which solver made the variable.
    @usableFromInline let owner: UInt

    @inlinable
    init(place: UInt32, generation: UInt32, owner: UInt) {
        self.place = place
        self.generation = generation
        self.owner = owner
    }
}

/// A handle to a constraint in a ``Solver``.
///
/// It is returned by ``Solver/add(_:priority:)``, and is how the constraint is changed and removed.
/// After the constraint has been removed the handle is stale: using it throws
/// ``SolverError/unknownConstraint``, even when the solver has since put another constraint in the
/// same place.
public struct ConstraintID: Hashable, Sendable {
    /// Where the solver keeps the constraint.
    @usableFromInline let place: UInt32
    /// Tells the present constraint at `place` from those that stood there before.
    @usableFromInline let generation: UInt32
    /// Which solver the constraint was added to.
    @usableFromInline let owner: UInt

    @inlinable
    init(place: UInt32, generation: UInt32, owner: UInt) {
        self.place = place
        self.generation = generation
        self.owner = owner
    }
}
