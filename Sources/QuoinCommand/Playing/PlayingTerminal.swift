import Foundation

/// A terminal that shows pictures instead of lines for a while, and is then as it was before.
///
/// While it does, keys are not shown and come one by one, the cursor is hidden, and the other screen is
/// in use that terminals have for this.
struct PlayingTerminal {
    private let input: Int32
    private let output: Int32
    private let settings: termios

    /// Takes over the terminal that is both input and output; nil if there is none.
    init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        var settings = termios()
        guard isatty(output) == 1, tcgetattr(input, &settings) == 0 else { return nil }
        self.input = input
        self.output = output
        self.settings = settings
    }

    /// The size that it has now, or that of the terminals of old.
    var size: TerminalSize { TerminalSize(of: output) ?? TerminalSize(columns: 80, lines: 24) }

    // MARK: Screens

    /// Shows the other screen. Whatever goes wrong with the process from now on, the terminal is put
    /// back.
    func enter() {
        (lastInput, lastOutput) = (input, output)
        // Made now, for a handler must not. It stays.
        let kept = lastSettings ?? .allocate(capacity: 1)
        kept.initialize(to: settings)
        lastSettings = kept
        for signal in CaughtSignals.faults {
            var action = sigaction.calling { putBackAndFail($0) }
            sigaction(signal, &action, nil)
        }
        var playing = settings
        playing.c_lflag &= ~tcflag_t(ICANON | ECHO)
        playing.c_iflag &= ~tcflag_t(IXON)
        tcsetattr(input, TCSANOW, &playing)
        // The other screen, no cursor, and no new line at the end of one.
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
    }

    /// Puts the terminal back as it was.
    func leave() {
        // Keys that nobody has read are not meant for the shell.
        tcflush(input, TCIFLUSH)
        var settings = settings
        tcsetattr(input, TCSANOW, &settings)
        write(Self.end.description)
        for signal in CaughtSignals.faults {
            Foundation.signal(signal, SIG_DFL)
        }
    }

    fileprivate static var end: StaticString {
        "\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    }

    // MARK: Reading and writing

    /// Writes text, as far as the terminal takes it before a signal comes.
    ///
    /// - Returns: whether all of it was written.
    @discardableResult
    func write(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Waits for a key, or until a signal comes.
    ///
    /// - Returns: whether a key was pressed, or the terminal is gone.
    func waitForKey(milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, max(0, milliseconds)) > 0
    }
}

// What is needed to put the terminal back when nothing else works any more. It is set before the handlers
// are that read it, by the thread that shows the pictures. A handler may call but a few functions, and what makes a
// variable when it is first asked for is none of them: each of these is there from the beginning.
nonisolated(unsafe) private var lastInput: Int32 = -1
nonisolated(unsafe) private var lastOutput: Int32 = -1
nonisolated(unsafe) private var lastSettings: UnsafeMutablePointer<termios>?

private func putBackAndFail(_ signal: Int32) {
    if let lastSettings {
        tcsetattr(lastInput, TCSANOW, lastSettings)
    }
    let words = PlayingTerminal.end
    _ = Foundation.write(lastOutput, words.utf8Start, words.utf8CodeUnitCount)
    Foundation.signal(signal, SIG_DFL)
    raise(signal)
}
