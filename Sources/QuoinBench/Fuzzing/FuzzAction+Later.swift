/// Things that are done later, from within a hook or an animation.
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
