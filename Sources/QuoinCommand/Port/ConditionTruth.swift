/// Whether what `#if` asks holds where a ported file is compiled.
struct ConditionTruth {
    /// Whether the conditions that UIKit stands in are widened for this library.
    private let widens: Bool
    private var rest: Substring
    private var depth = 0

    /// Deeper than this nobody nests parentheses, and what does is left open.
    private static let deepest = 32

    /// - Returns: nil where it is for a build to say, as with `DEBUG`, and where the condition is not understood.
    static func of(_ condition: Substring, widens: Bool) -> Bool? {
        var reader = ConditionTruth(condition, widens)
        let truth = reader.either()
        return reader.rest.isEmpty ? truth : nil
    }

    private init(_ condition: Substring, _ widens: Bool) {
        self.widens = widens
        rest = condition.filter { !$0.isWhitespace }[...]
    }

    private mutating func either() -> Bool? {
        var truth = all()
        while take("||") {
            let other = all()
            truth = truth == true || other == true ? true : truth == false ? other : nil
        }
        return truth
    }

    private mutating func all() -> Bool? {
        var truth = single()
        while take("&&") {
            let other = single()
            truth = truth == false || other == false ? false : truth == true ? other : nil
        }
        return truth
    }

    private mutating func single() -> Bool? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return nil }
        if take("!") { return single().map { !$0 } }
        if take("(") {
            let truth = either()
            return take(")") ? truth : nil
        }
        let name = rest.prefix(while: SourcePort.isPartOfWord)
        rest = rest.dropFirst(name.count)
        guard take("(") else { return ["true": true, "false": false][String(name)] }
        let asked = rest.prefix { $0 != ")" }
        rest = rest.dropFirst(asked.count)
        guard take(")") else { return nil }
        return holds(name, asked)
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }

    /// Whether a question of the compiler's is answered with yes: `canImport(UIKit)`.
    private func holds(_ name: Substring, _ asked: Substring) -> Bool? {
        switch name {
        case "os": asked == "Linux" || asked == "iOS" && widens
        case "targetEnvironment": false
        case "canImport":
            asked.split { $0 == "." || $0 == "," }.first.map { canImport(String($0)) }
        default: nil
        }
    }

    private func canImport(_ module: String) -> Bool {
        if ["UIKit", "SnapKit"].contains(module) { return widens }
        return SourcePort.isThere(module)
    }
}
