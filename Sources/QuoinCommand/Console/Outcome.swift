import Quoin

/// What a run of the command has to say, and how it ended.
struct Outcome {
    /// How a run ended, as the number that the process returns.
    enum Status: Int32 {
        case success = 0
        /// A layout has a problem: something could as well be elsewhere.
        case problem = 1
        /// Required constraints contradict each other.
        case unsatisfiable = 2
        /// The arguments or the input make no sense.
        case wrongUse = 64
        /// The result could not be delivered.
        case outputFailed = 74
    }

    var standardOutput = ""
    var standardError = ""
    var status: Status

    /// All went well, with this result.
    static func success(_ output: String) -> Outcome {
        Outcome(standardOutput: output, status: .success)
    }

    /// Nothing was done, because the command was called wrongly.
    static func wrongUse(_ error: UsageError) -> Outcome {
        Outcome(standardError: "quoin: \(error.message)\n", status: .wrongUse)
    }

    /// What was said so far, and then what has ended the run.
    func followed(by end: Outcome) -> Outcome {
        Outcome(
            standardOutput: standardOutput + end.standardOutput,
            standardError: standardError + end.standardError, status: end.status)
    }

    /// The result could not be written.
    static func unwritten(_ failure: OutputFolder.Failure) -> Outcome {
        Outcome(
            standardError: "quoin: cannot write \(PrintableText.quoted(failure.path)): "
                + "\(failure.reason.reason)\n",
            status: .outputFailed)
    }
}
