import Foundation
import Quoin
import QuoinGallery
import QuoinInspect

/// Who looks at what the command says. Tests put themselves in the place of the real ones.
struct Console: Sendable {
    /// What those can show who look at standard output.
    var capabilities: TerminalCapabilities
    /// Whether standard output is a terminal, so that lines are better folded than too long.
    var isTerminal: Bool
    /// Shows a text on standard error in the place of the one before, and takes it away again if it is
    /// empty; nil if nobody watches.
    var showProgress: (@Sendable (_ text: String) -> Void)?
    /// Plays an example on a screen of a size until somebody has seen enough; nil if there is no terminal
    /// that can show that, or no key to end it with.
    var play: (@Sendable (_ example: GalleryExample, _ size: Size) -> Void)?

    /// Nobody: what is said goes into pipes or files.
    static let none = Console(capabilities: .plain, isTerminal: false)

    /// Those that this process was started by.
    static var process: Console {
        let environment = ProcessInfo.processInfo.environment
        var capabilities = TerminalCapabilities(environment: environment)
        let isTerminal = isatty(STDOUT_FILENO) == 1
        if !isTerminal {
            capabilities.colorDepth = .none
        } else if let size = TerminalSize(of: STDOUT_FILENO) {
            capabilities.columns = size.columns
        }
        var console = Console(capabilities: capabilities, isTerminal: isTerminal)
        let kind = environment["TERM"] ?? ""
        if isTerminal, isatty(STDIN_FILENO) == 1, kind != "", kind != "dumb" {
            console.play = { [capabilities] example, size in
                AnimationPlayer.play(example, size: size, for: capabilities)
            }
        }
        if isatty(STDERR_FILENO) == 1 {
            console.showProgress = { ProgressLine.show($0) }
        }
        return console
    }
}
