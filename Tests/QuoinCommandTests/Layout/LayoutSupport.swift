@testable import QuoinCommand

/// Runs `quoin layout` before an audience: nobody, by itself.
func layout(_ arguments: String..., console: Console = .none) -> Outcome {
    let input = CommandInput(
        standardInput: { [] },
        file: { (path) throws(UsageError) -> [UInt8] in
            throw UsageError("a test tried to read \(path)")
        })
    return CommandLineTool.run(
        arguments: ["layout"] + arguments, input: input, console: console)
}
