import QuoinLayout

/// How much is still tried to mend conflicts that share members, as those of columns in a window that is much too
/// narrow do: each trial finds all of them out again.
struct ConflictCrowd {
    /// In how many conflicts constraints are.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// How many members may still be looked at.
    private var patience = 20_000

    init(_ conflicts: [StandingConflict]) {
        for conflict in conflicts {
            for constraint in conflict.constraints {
                counts[ObjectIdentifier(constraint), default: 0] += 1
            }
        }
    }

    /// Whether proposals for a conflict are worth trying.
    mutating func allowsTrials(of conflict: StandingConflict) -> Bool {
        guard patience > 0 else { return false }
        let concerned = conflict.constraints.map { counts[ObjectIdentifier($0)] ?? 1 }.max() ?? 1
        patience -= concerned * conflict.constraints.count
        return true
    }
}
