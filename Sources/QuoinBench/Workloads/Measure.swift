/// One thing that is measured on a workload.
struct Measure {
    /// What an operation leaves behind.
    struct Outcome {
        /// What was built, kept until the clock has stopped, so that freeing it is not measured.
        let kept: AnyObject
        /// The sum of the values that were read, so that no reading is optimised away.
        let sum: Double
        /// Compares the result with what arithmetic says, after the clock has stopped: a wrong
        /// layout is an error, not a fast number.
        var check: () throws(MeasurementError) -> Void = {}
        /// Makes ready for the next call, after the clock has stopped.
        var prepareNext: () -> Void = {}
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
