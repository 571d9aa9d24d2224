/// `quoin-bench check`: the long run of the random sequences, from any seed.
struct CheckCommand {
    var seed: UInt64 = 1
    var sequences = 200
    var steps = 200

    /// Runs the sequences.
    ///
    /// - Returns: The exit status: 1 once a sequence has failed.
    func run() -> Int32 {
        for index in 0..<sequences {
            let sequenceSeed = seed &+ UInt64(index)
            var sequence = CheckedSequence(seed: sequenceSeed)
            do {
                try sequence.run(steps: steps)
            } catch {
                Console.print("the sequence of seed \(sequenceSeed) failed at step \(error.step):")
                Console.print("  \(error.reason)")
                Console.print(
                    "repeat it with: quoin-bench check --seed \(sequenceSeed) --sequences 1 "
                        + "--steps \(steps)")
                Console.print("what was done until then, as 'quoin solve' reads it:")
                Console.print(error.changes.joined(separator: "\n"))
                return 1
            }
        }
        Console.print(
            "\(sequences) \(sequences == 1 ? "sequence" : "sequences") of \(steps) changes, from seed "
                + "\(seed): whenever it was asked, the solver was as a fresh one")
        return 0
    }
}
