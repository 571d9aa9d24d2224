/// Something that a step does: how it reads in Swift, and how it is done.
///
/// What it is about is settled before it is done, so that an action can also be kept for later: for a
/// hook of a view, or the changes of an animation.
struct FuzzAction {
    let text: String
    let perform: () -> Void

    init(_ text: String, _ perform: @escaping () -> Void) {
        self.text = text
        self.perform = perform
    }
}

extension [FuzzAction] {
    /// Does one after the other.
    func perform() {
        for action in self {
            action.perform()
        }
    }

    /// How it reads when they are done from within something else.
    ///
    /// What they make has its name before that, since it is called by it afterwards, too.
    ///
    /// - Parameter wrap: writes what stands around them.
    func textLater(_ wrap: (_ actions: String) -> String) -> String {
        var declarations = ""
        var lines: [String] = []
        for line in map(\.text).joined(separator: "\n").split(separator: "\n") {
            if line.hasPrefix("var ") {
                // From something that is done later still.
                declarations += "\(line)\n"
                continue
            }
            guard line.hasPrefix("let "), let sign = line.firstIndex(of: "=") else {
                lines.append(String(line))
                continue
            }
            let name = line[..<sign].dropFirst(4).filter { $0 != " " }
            let value = line[line.index(after: sign)...]
            declarations += "var \(name): \(Self.type(of: value))!\n"
            lines.append("\(name) =\(value)")
        }
        return declarations + wrap(lines.joined(separator: "\n    "))
    }

    /// The type of what is made.
    private static func type(of value: Substring) -> String {
        if value.hasPrefix(" try? LayoutConstraint(") { return "LayoutConstraint" }
        if value.hasPrefix(" (try? LayoutConstraint.constraints") { return "[LayoutConstraint]" }
        if value.contains("Constraints {") { return "[ConstraintGroup]" }
        return String(value.prefix { $0 != "(" }.dropFirst())
    }
}

/// What kinds of things happen in a sequence.
enum FuzzStyle: Int, CaseIterable {
    /// Plain views, guides, constraints, makers, margins and directions.
    case plain
    /// The parts of QuoinKit, formats, traits and animations besides.
    case parts
    /// Views that change the tree in their hooks besides.
    case hooks
    /// All of it, with numbers of any size.
    case far
    /// Tables with sections above all.
    case tables
    /// What is in `parts`, laid out and looked at only now and then, so that changes pile up.
    case bursts
    /// What is in `hooks`, laid out only now and then, so that many are asked at once and may part with each other.
    case upheavals
    /// Controllers above all, and what they and their views do in their hooks.
    case controllers

    /// The style of the sequence of that number.
    init(ofSequence index: Int) {
        self = Self(rawValue: index % Self.allCases.count) ?? .plain
    }

    var hasParts: Bool { self != .plain }
    var hasHooks: Bool { [.hooks, .far, .upheavals, .controllers].contains(self) }
    var hasFarNumbers: Bool { self == .far }
    var isSeldomLaidOut: Bool { self == .bursts || self == .upheavals }
}

extension Double {
    /// The number as Swift reads it.
    var code: String {
        isNaN ? ".nan" : isInfinite ? (self < 0 ? "-.infinity" : ".infinity") : "\(self)"
    }
}
