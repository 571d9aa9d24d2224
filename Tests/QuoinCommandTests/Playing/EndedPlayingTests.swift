import Foundation
import TestSupport
import Testing

@testable import QuoinCommand

/// The command itself, as it plays in a terminal, and how it leaves that.
@Suite("quoin gallery --animate, in a terminal")
struct EndedPlayingTests {
    /// Signals that end a process which does not say otherwise.
    private static let ends: [Int32] =
        [
            SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGTERM, SIGXCPU, SIGXFSZ,
            SIGVTALRM, SIGPROF,
        ] + CaughtSignals.faults + ofThisSystem

    #if os(Linux)
        private static let ofThisSystem = [SIGIO, 16, 30, 34, 35, 50, 63, 64]
    #else
        private static let ofThisSystem: [Int32] = []
    #endif

    /// Starts the command, and waits until it shows something.
    private func play(on terminal: PseudoTerminal) throws -> Process {
        let command: URL = try #require(Self.command)
        let process = Process()
        process.executableURL = command
        process.arguments = ["gallery", "--animate", "animation"]
        process.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
        process.standardInput = terminal.front
        process.standardOutput = terminal.front
        // A process begins with the signals put off that are so for the thread that starts it.
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        // And with those ignored that are so for whoever starts it: by nohup, or as a shell starts what it does not wait for.
        let ignored = [SIGHUP, SIGINT, SIGQUIT].map { ($0, signal($0, SIG_DFL)) }
        defer { ignored.forEach { _ = signal($0.0, $0.1) } }
        try process.run()
        terminal.read {
            process.isRunning && terminal.lastPlace(of: "\u{1B}[?2026l") == nil
        }
        return process
    }

    /// The command that was built along with the tests; nil if there is none.
    private static let command: URL? = {
        #if os(Linux)
            let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #else
            let tests =
                Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
                ?? URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
        let file = tests.deletingLastPathComponent().appendingPathComponent("quoin")
        return FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
    }()

    @Test("leaves the terminal as it was when a signal ends it", arguments: ends)
    func signals(signal: Int32) throws {
        let terminal = try #require(PseudoTerminal())
        let before = terminal.settings
        let process = try play(on: terminal)
        expectTrue(terminal.isOn("1049") && !terminal.isOn("25") && terminal.settings != before)
        kill(process.processIdentifier, signal)
        terminal.read { process.isRunning }
        process.waitUntilExit()
        expectEqual(process.terminationReason, .uncaughtSignal)
        expectEqual(process.terminationStatus, signal)
        expectEqual(terminal.settings, before)
        expectTrue(terminal.showsLines)
    }

    @Test("leaves it so when a key is pressed", arguments: ["q", " ", "\n", "\u{1B}", "é"])
    func keys(key: String) throws {
        let terminal = try #require(PseudoTerminal())
        let before = terminal.settings
        let process = try play(on: terminal)
        terminal.type(key)
        terminal.read { process.isRunning }
        process.waitUntilExit()
        expectTrue(process.terminationReason == .exit && process.terminationStatus == 0)
        expectEqual(terminal.settings, before)
        expectTrue(terminal.showsLines)
    }

    @Test(
        "goes on after what ends nothing",
        arguments: [SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGPIPE])
    func harmlessSignals(signal: Int32) throws {
        let terminal = try #require(PseudoTerminal())
        let before = terminal.settings
        let process = try play(on: terminal)
        kill(process.processIdentifier, signal)
        let frame = terminal.lastPlace(of: "\u{1B}[?2026l")
        terminal.read { process.isRunning && terminal.lastPlace(of: "\u{1B}[?2026l") == frame }
        expectTrue(process.isRunning && terminal.isOn("1049"))
        terminal.type("q")
        terminal.read { process.isRunning }
        process.waitUntilExit()
        expectEqual(process.terminationStatus, 0)
        expectEqual(terminal.settings, before)
        expectTrue(terminal.showsLines)
    }

    @Test(
        "leaves it while it is stopped, and takes it again",
        arguments: [SIGTSTP, SIGTTIN, SIGTTOU])
    func stops(signal: Int32) throws {
        let terminal = try #require(PseudoTerminal())
        let before = terminal.settings
        let process = try play(on: terminal)
        kill(process.processIdentifier, signal)
        terminal.read { process.isRunning && terminal.lastPlace(of: "\u{1B}[?1049l") == nil }
        // Where nobody could have it go on, the system does not stop a process at all, and it may have
        // taken the terminal again by now.
        let left = try #require(terminal.lastPlace(of: "\u{1B}[?1049l"))
        expectTrue(try #require(terminal.lastPlace(of: "\u{1B}[?25h")) < left)
        // It may be about to stop, and not be there yet when the first of these comes.
        terminal.read {
            kill(process.processIdentifier, SIGCONT)
            return process.isRunning && !terminal.isOn("1049")
        }
        expectTrue(process.isRunning && !terminal.isOn("25"))
        terminal.type("q")
        terminal.read { process.isRunning }
        process.waitUntilExit()
        expectEqual(terminal.settings, before)
        expectTrue(terminal.showsLines)
    }
}
