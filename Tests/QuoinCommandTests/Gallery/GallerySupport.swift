import QuoinInspect

@testable import QuoinCommand

/// Runs `quoin gallery` before an audience: nobody, by itself.
func gallery(_ arguments: [String], console: Console = .none) -> Outcome {
    let input = CommandInput(
        standardInput: { [] },
        file: { (path) throws(UsageError) -> [UInt8] in
            throw UsageError("a test tried to read \(path)")
        })
    return CommandLineTool.run(
        arguments: ["gallery"] + arguments, input: input, console: console)
}

extension Console {
    /// Somebody at a terminal that can show everything.
    static func terminal(columns: Int) -> Console {
        Console(
            capabilities: TerminalCapabilities(columns: columns, colorDepth: .all, isUnicode: true),
            isTerminal: true)
    }
}
