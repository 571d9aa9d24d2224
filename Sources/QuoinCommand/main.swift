import Foundation

let outcome = CommandLineTool.run(
    arguments: Array(CommandLine.arguments.dropFirst()), input: .process)
exit(CommandOutput.write(outcome).rawValue)
