import QuoinKit
import QuoinTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program, apart from the process it runs in.
struct TopProgram {
    /// How the process ends.
    enum Status: Int32 {
        case fine = 0
        case wrongUse = 64
        /// There is nothing to read figures from, or nothing to show them on.
        case unavailable = 69
        case outputFailed = 74
    }

    private let arguments: TopArguments
    private let environment: [String: String]

    /// Does what arguments ask for.
    static func run(_ arguments: [String], environment: [String: String]) -> Status {
        do {
            let program = TopProgram(
                arguments: try TopArguments(arguments), environment: environment)
            return program.run()
        } catch {
            complain(error.message)
            complain("try: quoin-top --help")
            return .wrongUse
        }
    }

    private func run() -> Status {
        guard !arguments.action.isAnswer else {
            return Self.say(
                arguments.action == .help
                    ? TopArguments.help : PackageVersion.line(of: "quoin-top"))
        }
        guard let source = Self.source(isDemo: arguments.isDemo) else {
            Self.complain(
                "this machine does not say how it is: there is no /proc/stat that can be read; "
                    + "--demo shows one that does not exist")
            return .unavailable
        }
        let dashboard = Dashboard(
            source, panel: arguments.panel, order: arguments.order,
            appearance: appearance)
        return arguments.action == .live ? runLive(dashboard) : printOne(dashboard)
    }

    private static func source(isDemo: Bool) -> (any MachineSource)? {
        if isDemo {
            return DemoMachine()
        }
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
            return SystemFolder()
        #else
            return nil
        #endif
    }

    /// Terminals that say what their colours are say it with two or three numbers, the last being that of
    /// the ground.
    private var appearance: Appearance {
        switch arguments.theme {
        case .dark: .dark
        case .light: .light
        case .auto:
            ["7", "15"].contains(
                environment["COLORFGBG"]?.split(separator: ";").last.map(String.init) ?? "")
                ? .light : .dark
        }
    }

    // MARK: Live

    private func runLive(_ dashboard: Dashboard) -> Status {
        let host = TerminalHost(
            dashboard.window, capabilities: TerminalCapabilities(environment: environment))
        do {
            dashboard.refresh()
            // Loads and rates need two readings.
            Self.sleep(seconds: 0.1)
            dashboard.refresh()
            try host.run(every: arguments.interval) { event in
                if dashboard.react(to: event) == .quits {
                    host.quit()
                }
            }
            return .fine
        } catch {
            Self.complain("\(error)")
            Self.complain("--once prints one screen as text")
            return .unavailable
        }
    }

    // MARK: One screen

    private func printOne(_ dashboard: Dashboard) -> Status {
        // What is printed is a text or a picture, and nothing else.
        dashboard.window.onDiagnostic = { Self.complain($0.message) }
        let size = arguments.size ?? (80, 24)
        dashboard.resize(columns: size.columns, lines: size.lines)
        // Loads and rates need two readings. What does not exist has a past.
        for _ in 0..<(arguments.isDemo ? 40 : 1) {
            dashboard.refresh()
        }
        if !arguments.isDemo {
            Self.sleep(seconds: min(arguments.interval, 0.5))
        }
        dashboard.refresh()
        dashboard.window.layoutIfNeeded()
        let isUnicode =
            arguments.isDemo || TerminalCapabilities(environment: environment).isUnicode
        let screen = TerminalScreen(of: dashboard.window, isUnicode: isUnicode)
        return Self.say(arguments.action == .picture ? screen.svg : screen.text)
    }

    private static func sleep(seconds: Double) {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
            usleep(UInt32(seconds * 1e6))
        #endif
    }

    // MARK: Saying

    /// Writes a text to an open file, standard output if none is given, or says why that cannot be done.
    static func say(
        _ text: String, to file: Int32 = 1, complaint: (String) -> Void = complain
    ) -> Status {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
            signal(SIGPIPE, SIG_IGN)
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
                guard count > 0 || errno == EINTR else {
                    // Who closes a pipe has seen enough. That is no failure.
                    guard errno != EPIPE else { return .fine }
                    complaint("cannot write the result: \(String(cString: strerror(errno)))")
                    return .outputFailed
                }
                rest = rest.dropFirst(max(0, count))
            }
        #else
            print(text, terminator: "")
        #endif
        return .fine
    }

    private static func complain(_ message: String) {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
            let bytes = Array("quoin-top: \(message)\n".utf8)
            _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        #endif
    }
}
