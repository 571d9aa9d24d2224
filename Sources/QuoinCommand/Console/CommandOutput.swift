import Foundation

/// Delivers what a run of the command has to say.
enum CommandOutput {
    /// Writes to standard output and standard error, and returns how the process is to end.
    static func write(_ outcome: Outcome) -> Outcome.Status {
        var outcome = outcome
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(outcome.standardOutput.utf8))
        } catch {
            let error = SystemError(behind: error)
            // Who closes a pipe has seen enough. That is no failure.
            if !error.isBrokenPipe {
                outcome.standardError += "quoin: cannot write the result: \(error.reason)\n"
                outcome.status = .outputFailed
            }
        }
        // There is nobody to tell when even this fails.
        try? FileHandle.standardError.write(contentsOf: Data(outcome.standardError.utf8))
        return outcome.status
    }
}
