import Foundation
import Quoin
import QuoinConsole

/// What a run of the command has to say, and how it ended.
struct CardOutcome: Sendable {
    /// How a run ended, as the number that the process returns.
    enum Status: Int32, Comparable {
        case success = 0
        /// The arguments or the input make no sense.
        case wrongUse = 64
        /// What it takes to make a PNG is not there.
        case unavailable = 69
        /// The result could not be delivered.
        case outputFailed = 74

        static func < (one: Status, other: Status) -> Bool { one.rawValue < other.rawValue }
    }

    var standardOutput: [UInt8] = []
    var standardError = ""
    var status = Status.success

    static func success(_ text: String) -> CardOutcome {
        CardOutcome(standardOutput: Array(text.utf8))
    }

    static func failure(_ message: String, _ status: Status) -> CardOutcome {
        CardOutcome(standardError: "quoin-card: \(message)\n", status: status)
    }

    /// Writes to standard output and standard error, and returns how the process is to end.
    func write() -> Status {
        var (errors, status) = (standardError, status)
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(standardOutput))
        } catch {
            let error = SystemError(behind: error)
            // Who closes a pipe has seen enough. That is no failure.
            if !error.isBrokenPipe {
                errors += "quoin-card: cannot write the result: \(error.reason)\n"
                status = .outputFailed
            }
        }
        // There is nobody to tell when even this fails.
        try? FileHandle.standardError.write(contentsOf: Data(errors.utf8))
        return status
    }
}

extension OutputFolder.Failure {
    /// What could not be written, and why.
    var message: String { "cannot write \(PrintableText.quoted(path)): \(reason.reason)" }
}
