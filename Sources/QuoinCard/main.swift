import Foundation
import QuoinConsole

// Who closes a pipe has seen enough: writing then fails, which ends the command quietly.
signal(SIGPIPE, SIG_IGN)
let isWatched = isatty(STDERR_FILENO) == 1
let outcome = Waiting.result {
    await CardTool.run(
        arguments: Array(CommandLine.arguments.dropFirst()),
        input: .ofProcess(limit: CardTool.mostBytes),
        showProgress: isWatched ? { @Sendable text in ProgressLine.show(text) } : nil)
}
exit(outcome.write().rawValue)
