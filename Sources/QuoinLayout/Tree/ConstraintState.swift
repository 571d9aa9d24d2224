import QuoinSolver

/// What is true of a constraint at present.
struct ConstraintState: PlainFlags {
    var rawValue: UInt32

    /// The user wants it to hold.
    static let isActive = ConstraintState(rawValue: 1 << 0)
    /// It is no constraint; the extras say why.
    static let isDefective = ConstraintState(rawValue: 1 << 1)
    /// Stands in the tree's list of constraints whose state the engine has to take over.
    static let isQueued = ConstraintState(rawValue: 1 << 2)
    /// Its number has changed since the engine saw it.
    static let constantChanged = ConstraintState(rawValue: 1 << 3)
    /// More than its number has changed.
    static let termsChanged = ConstraintState(rawValue: 1 << 4)
    static let priorityChanged = ConstraintState(rawValue: 1 << 5)
    /// Set aside because it contradicts others.
    static let isBroken = ConstraintState(rawValue: 1 << 6)
    /// Part of a conflict that is known.
    static let isInConflict = ConstraintState(rawValue: 1 << 7)
    /// It waits for its items to share a tree, and that has been reported.
    static let isReportedPending = ConstraintState(rawValue: 1 << 8)
    /// One of the constraints that a view keeps for itself and does not list.
    static let isSystem = ConstraintState(rawValue: 1 << 9)
    /// Its row leads through views between its items and the view it is installed on.
    static let followsOrigins = ConstraintState(rawValue: 1 << 11)
    /// Its second item is to be the first one's container, which it does not have yet.
    static let awaitsEnclosingView = ConstraintState(rawValue: 1 << 12)
    /// Once it holds, constraints alone place its first item.
    static let placesFirst = ConstraintState(rawValue: 1 << 13)
    /// Once it holds, constraints alone place its second item.
    static let placesSecond = ConstraintState(rawValue: 1 << 14)
    /// Once it holds, constraints alone place what its distances are measured from.
    static let placesOrigins = ConstraintState(rawValue: 1 << 15)
    /// Its second item is what the first one is in, whatever that is when the constraint is activated.
    static let meansEnclosingView = ConstraintState(rawValue: 1 << 16)
    /// It was taken out where people read from right to left.
    static let wasRightToLeft = ConstraintState(rawValue: 1 << 18)
    /// It does not hold for the present traits, and holds again when they allow it.
    static let isDormant = ConstraintState(rawValue: 1 << 17)
    /// The line that it comes from has said something of the same already, in the same run.
    static let isFurtherWord = ConstraintState(rawValue: 1 << 19)
    /// Stands in its tree's list of constraints that wait.
    static let isPending = ConstraintState(rawValue: 1 << 10)
}

extension ConstraintState {
    /// It leaves the placing of some item to constraints.
    static let placesItems: ConstraintState = [.placesFirst, .placesSecond, .placesOrigins]

    /// What the engine has noted of it, and has to take over.
    static let engineNotes: ConstraintState = [
        .constantChanged, .termsChanged, .priorityChanged, .isBroken, .isInConflict,
        .followsOrigins,
    ]

    /// What the engine has to take over.
    static let changes: ConstraintState = [.constantChanged, .termsChanged, .priorityChanged]
}
