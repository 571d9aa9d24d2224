import QuoinLayout

/// How much is still tried to mend conflicts: where they share members, as those of columns in a window that is much too
/// narrow do, each trial finds all of them out again, and in a column each moves all that is below.
struct ConflictCrowd {
    /// In how many conflicts constraints are.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// How many members may still be looked at.
    private var patience = 20_000
    /// How much may be changed and moved in trials before no more is tried.
    private let mostWork: Int
    private let trial: LayoutTrial

    init(_ conflicts: [StandingConflict], in trial: LayoutTrial, mostWork: Int) {
        self.trial = trial
        self.mostWork = trial.work + mostWork
        for conflict in conflicts {
            for constraint in conflict.constraints {
                counts[ObjectIdentifier(constraint), default: 0] += 1
            }
        }
    }

    /// Whether there is time for any trials.
    var hasTime: Bool { trial.work < mostWork }

    /// Whether proposals for a conflict are worth trying.
    mutating func allowsTrials(of conflict: StandingConflict) -> Bool {
        guard patience > 0, hasTime else { return false }
        let concerned = conflict.constraints.map { counts[ObjectIdentifier($0)] ?? 1 }.max() ?? 1
        patience -= concerned * conflict.constraints.count
        return true
    }
}
