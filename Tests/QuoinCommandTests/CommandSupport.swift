@testable import QuoinCommand

/// Runs the command with a text on standard input, and without files.
func quoin(_ arguments: String..., input: String = "") -> Outcome {
    quoin(arguments, input: Array(input.utf8))
}

/// Runs the command with bytes on standard input, and without files.
func quoin(_ arguments: [String], input: [UInt8]) -> Outcome {
    let commandInput = CommandInput(
        standardInput: { input },
        file: { (path) throws(UsageError) -> [UInt8] in
            throw UsageError("a test tried to read \(path)")
        })
    return CommandLineTool.run(arguments: arguments, input: commandInput)
}

/// Solves a script, and expects that to go well: returns what was printed.
func solved(_ script: String) -> String {
    let outcome = quoin("solve", input: script)
    return outcome.status == .success && outcome.standardError.isEmpty
        ? outcome.standardOutput : "failed: \(outcome)"
}
