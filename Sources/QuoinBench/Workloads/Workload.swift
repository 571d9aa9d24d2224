import QuoinSolver

/// A picture or a system, with what is measured on it.
struct Workload {
    /// The name under which it is asked for, with its size: `list:1000`.
    let name: String
    /// How many views the picture has; a bare system has none.
    let views: Int
    /// How many constraints it has.
    let constraints: Int
    /// What is measured.
    let measures: [Measure]
    /// The same for a peer, and which peers it is for.
    let peerTask: PeerTask
}

/// One thing that is measured on a workload.
struct Measure {
    /// What an operation leaves behind.
    struct Outcome {
        /// The solver, kept until the clock has stopped, so that freeing it is not measured.
        let solver: Solver
        /// The sum of the values that were read, so that no reading is optimised away.
        let sum: Double
    }

    /// The name under which it is reported.
    let name: String
    /// How many operations one call does: quick ones are timed by the batch.
    var operationsPerCall = 1
    /// A sample is the slowest of so many calls; 1 where the single call is the sample.
    var worstOf = 1
    /// Makes ready, outside of the clock, and returns what is timed over and over.
    let prepare: () throws -> () throws -> Outcome
}
