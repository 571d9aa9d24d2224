import QuoinTerminal

/// What the command line asks for.
struct TopArguments: Equatable {
    /// What the program does.
    enum Action: Equatable {
        case live
        /// One screen as text on standard output.
        case text
        /// One screen as a picture.
        case picture
        case help
        case version

        /// Whether it says something of the program and shows nothing.
        var isAnswer: Bool { self == .help || self == .version }
    }

    /// Which colours the terminal has.
    enum Theme: String, CaseIterable {
        case auto, dark, light
    }

    var action = Action.live
    /// Seconds between readings.
    var interval = 1.0
    /// The size of a single screen; nil for that of the terminal.
    var size: (columns: Int, lines: Int)?
    var order = ProcessOrder.cpu
    var panel = Panel.processes
    var theme = Theme.auto
    var isDemo = false

    static func == (one: TopArguments, other: TopArguments) -> Bool {
        one.action == other.action && one.interval == other.interval
            && one.size?.columns == other.size?.columns && one.size?.lines == other.size?.lines
            && one.order == other.order && one.panel == other.panel && one.theme == other.theme
            && one.isDemo == other.isDemo
    }

    static let help = """
        quoin-top: how this machine is, in the terminal

        usage: quoin-top [OPTIONS]

          --interval SECONDS   how often it looks, from 0.1 to 60; 1 by default
          --sort ORDER         cpu, memory, pid, name or time
          --panel PANEL        processes, network or disks
          --theme THEME        dark, light, or auto, which follows COLORFGBG
          --once               prints one screen as text and ends; needs no terminal
          --svg                prints one screen as a picture and ends
          --size COLUMNSxLINES the size of one screen; that of the terminal by default
          --demo               shows a machine that does not exist
          --help               prints this
          --version            prints the version

        Keys: q quit, ? help, tab the next table, c m p n t order, arrows and wheel scroll.
        NO_COLOR turns colours off. Exit status: 0 fine, 64 wrong arguments, 69 there are no figures or
        there is no terminal, 74 the result could not be written.

        """

    private static let options = [
        "--interval", "--sort", "--panel", "--theme", "--once", "--svg", "--size", "--demo",
        "--help", "--version",
    ]

    init() {}

    /// Reads the arguments behind the command's name.
    init(_ arguments: [String]) throws(UsageProblem) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts.first ?? "")
            let attached = parts.count == 2 ? String(parts[1]) : nil
            switch name {
            case "--help", "-h", "--version", "--once", "--svg", "--demo":
                guard attached == nil else { throw UsageProblem("\(name) takes no value") }
                takeFlag(name)
            case "--interval", "--sort", "--panel", "--theme", "--size":
                guard let value = attached ?? rest.popFirst() else {
                    throw UsageProblem("\(name) needs a value")
                }
                try take(value, for: name)
            default:
                let nearest = NearestName.question(about: name, among: Self.options)
                throw UsageProblem("there is no \(PrintableText.quoted(argument))" + nearest)
            }
        }
        // The terminal says how large a screen is that lives in it.
        guard size == nil || action != .live else {
            throw UsageProblem("--size is for --once and --svg")
        }
    }

    private mutating func takeFlag(_ name: String) {
        switch name {
        case "--once": action = action == .live ? .text : action
        case "--svg": action = action.isAnswer ? action : .picture
        case "--demo": isDemo = true
        case "--version": action = action == .help ? .help : .version
        default: action = .help
        }
    }

    private mutating func take(_ value: String, for name: String) throws(UsageProblem) {
        switch name {
        case "--interval":
            guard let seconds = FieldReader.decimal(Array(value.utf8)[...]),
                (0.1...60).contains(seconds)
            else {
                throw UsageProblem("--interval takes seconds, from 0.1 to 60", value)
            }
            interval = seconds
        case "--size": size = try Self.size(value)
        case "--sort": order = try Self.choice(value, of: name)
        case "--panel": panel = try Self.choice(value, of: name)
        default: theme = try Self.choice(value, of: name)
        }
    }

    private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ value: String, of option: String
    ) throws(UsageProblem) -> Choice {
        guard let choice = Choice(rawValue: value) else {
            let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageProblem("\(option) takes one of \(all)", value)
        }
        return choice
    }

    private static func size(_ value: String) throws(UsageProblem) -> (columns: Int, lines: Int) {
        let parts = Array(value.utf8).split(
            separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        guard parts.count == 2, let columns = FieldReader.number(parts[0]),
            let lines = FieldReader.number(parts[1]), (1...1000).contains(columns),
            (1...1000).contains(lines)
        else {
            throw UsageProblem("--size takes columns and lines from 1 to 1000, as in 80x24", value)
        }
        return (columns, lines)
    }
}

/// What is wrong with the arguments.
struct UsageProblem: Error, Equatable {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    init(_ message: String, _ value: String) {
        self.message = "\(message), not \(PrintableText.quoted(value))"
    }
}
