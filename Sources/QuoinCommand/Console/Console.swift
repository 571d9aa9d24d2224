import Foundation
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

    /// Nobody: what is said goes into pipes or files.
    static let none = Console(capabilities: .plain, isTerminal: false)

    /// Those that this process was started by.
    static var process: Console {
        let environment = ProcessInfo.processInfo.environment
        var capabilities = TerminalCapabilities(environment: environment)
        let isTerminal = isatty(STDOUT_FILENO) == 1
        if !isTerminal {
            capabilities.colorDepth = .none
        } else if let columns = columns(of: STDOUT_FILENO) {
            capabilities.columns = columns
        }
        var console = Console(capabilities: capabilities, isTerminal: isTerminal)
        if isatty(STDERR_FILENO) == 1 {
            console.showProgress = { ProgressLine.show($0) }
        }
        return console
    }

    /// How many columns a terminal has, if it knows.
    private static func columns(of file: Int32) -> Int? {
        var size = winsize()
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
