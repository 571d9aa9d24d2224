/// Why a program cannot be shown in a terminal.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Input or output is a file or a pipe.
    case noTerminal(String)
    /// The terminal cannot move its cursor, as far as `TERM` says.
    case tooPlain(String)
    /// The terminal does not take what is set: the number of the system's error.
    case refused(Int)
    /// There are no terminals on this system that this library knows.
    case unavailable

    /// The reason, in words.
    public var description: String {
        switch self {
        case .noTerminal(let stream): "\(stream) is not a terminal"
        case .tooPlain(let name) where name.isEmpty:
            "the terminal cannot move its cursor: TERM is not set"
        case .tooPlain(let name):
            "the terminal cannot move its cursor: TERM is \(PrintableText.quoted(name))"
        case .refused(let number): "the terminal cannot be set up: error \(number) of the system"
        case .unavailable: "there are no terminals on this system that Quoin knows"
        }
    }
}
