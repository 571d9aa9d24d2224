/// What a terminal can show.
///
/// ```swift
/// let terminal = TerminalCapabilities(environment: ProcessInfo.processInfo.environment)
/// print(TerminalRenderer(for: terminal).picture(of: screen))
/// ```
public struct TerminalCapabilities: Hashable, Sendable {
    /// How many colours there are.
    public enum ColorDepth: Int, CaseIterable, Hashable, Sendable {
        /// None but that of the letters and that of the ground.
        case none = 0
        /// The eight of old, each dark and bright.
        case sixteen = 16
        /// A cube of 216, with a scale of greys.
        case twoHundredFiftySix = 256
        /// All that 24 bits can tell apart.
        case all = 16_777_216
    }

    /// How many characters a line has; at least 1.
    public var columns: Int {
        didSet { columns = Self.sound(columns) }
    }
    /// How many colours there are.
    public var colorDepth: ColorDepth
    /// Whether there are characters beyond ASCII.
    public var isUnicode: Bool

    /// What a terminal has of which nothing is known: 80 columns of ASCII.
    public static let plain = TerminalCapabilities(
        columns: 80, colorDepth: .none, isUnicode: false)

    /// Makes capabilities of their parts.
    public init(columns: Int = 80, colorDepth: ColorDepth, isUnicode: Bool) {
        self.columns = Self.sound(columns)
        self.colorDepth = colorDepth
        self.isUnicode = isUnicode
    }

    /// Works the capabilities out from the variables of a process's environment: `COLUMNS`, `NO_COLOR`,
    /// `COLORTERM`, `TERM`, and `LC_ALL`, `LC_CTYPE` or `LANG`, the first of these that is not empty.
    ///
    /// Where the output is no terminal, which the environment does not say, take
    /// ``colorDepth`` `.none`.
    public init(environment: [String: String]) {
        self.init(
            columns: environment["COLUMNS"].flatMap { Int($0) } ?? Self.plain.columns,
            colorDepth: Self.colorDepth(in: environment),
            isUnicode: Self.isUnicode(in: environment))
    }

    private static func colorDepth(in environment: [String: String]) -> ColorDepth {
        let terminal = environment["TERM"] ?? ""
        // As no-color.org has it, the variable counts whatever it says, unless it is empty.
        guard environment["NO_COLOR"] ?? "" == "", terminal != "", terminal != "dumb" else {
            return .none
        }
        if ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
            || terminal.hasSuffix("-direct")
        {
            return .all
        }
        return terminal.includes("256color") ? .twoHundredFiftySix : .sixteen
    }

    private static func isUnicode(in environment: [String: String]) -> Bool {
        let variables = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
        let encoding = variables.first { !$0.isEmpty }?.lowercased() ?? ""
        return encoding.includes("utf-8") || encoding.includes("utf8")
    }

    /// No terminal is wider than 1000 columns, nor has less than one.
    private static func sound(_ columns: Int) -> Int { max(1, min(1000, columns)) }
}
