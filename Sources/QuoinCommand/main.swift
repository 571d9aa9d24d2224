import Foundation

// Who closes a pipe has seen enough: writing then fails, which ends the command quietly.
signal(SIGPIPE, SIG_IGN)
let outcome = CommandLineTool.run(
    arguments: Array(CommandLine.arguments.dropFirst()), input: .process,
    console: .process)
exit(CommandOutput.write(outcome).rawValue)
