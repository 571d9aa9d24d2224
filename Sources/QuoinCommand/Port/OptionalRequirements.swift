/// Requirements of protocols that need not be met, which only Objective-C has: an extension gives them a default
/// that does nothing, and gives nothing where the result may be that.
struct OptionalRequirements {
    /// Lines that come to stand behind a protocol, by the line before which they stand.
    private(set) var defaults: [(line: Int, text: [String])] = []
    /// The lines of requirements with a result, whose default only the author knows.
    private(set) var stuck: [Int] = []
    /// The names of all of them.
    private(set) var names: Set<String> = []
    /// The lines in which `optional` stands alone, before what is declared in the next one.
    private(set) var marks: Set<Int> = []

    init(_ source: SourceCode) {
        let code = source.codeAlone
        for (index, line) in code.enumerated() {
            guard Self.words(line).contains("protocol"), !line.contains("}"),
                let block = CodeBlock(in: code, from: index + 1),
                let name = Self.name(after: "protocol", in: block.header)
            else { continue }
            read(block, of: name)
        }
    }

    private mutating func read(_ block: CodeBlock, of name: String) {
        var methods: [String] = []
        var index = 0
        while index < block.body.count {
            let first = index
            var line = block.body[index]
            index += 1
            // Attributes and the mark may stand in lines of their own.
            while Self.isBegun(line), index < block.body.count {
                if Self.words(line).last == "optional" { marks.insert(block.bodyLine + index - 1) }
                line += " " + block.body[index]
                index += 1
            }
            let words = Self.words(line)
            guard let mark = words.firstIndex(of: "optional"), mark + 1 < words.count else {
                continue
            }
            guard let method = line.firstRange(of: "func ") else {
                if let property = Self.property(in: line) {
                    methods.append("    " + property)
                } else if words.contains("var") {
                    stuck.append(block.bodyLine + first)
                }
                continue
            }
            var text = String(line[method.lowerBound...])
            while !Self.isWhole(text, before: index < block.body.count ? block.body[index] : "") {
                guard index < block.body.count else { return }
                text += " " + block.body[index].drop { $0 == " " }
                index += 1
            }
            names.insert(String(text.dropFirst(5).prefix { $0.isLetter || $0.isNumber }))
            if let body = Self.body(of: text) {
                methods.append("    " + text.trimmed + " " + body)
            } else {
                stuck.append(block.bodyLine + first)
            }
        }
        guard !methods.isEmpty else { return }
        let access = Self.words(block.header)
            .first { ["public", "private", "fileprivate", "package"].contains($0) }
        let header = (access.map { $0 + " " } ?? "") + "extension \(name) {"
        defaults.append((block.lines.upperBound + 1, ["", header] + methods + ["}"]))
    }

    /// Whether there are only attributes and the mark, and what they belong to is still to come.
    private static func isBegun(_ line: String) -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace)
        return !words.isEmpty && words.allSatisfy { $0 == "optional" || $0.hasPrefix("@") }
    }

    /// Whether a declaration has ended: no bracket is open, and its result does not stand in the next line.
    private static func isWhole(_ text: String, before next: String) -> Bool {
        text.count { $0 == "(" } == text.count { $0 == ")" } && text.contains(")")
            && !next.drop { $0 == " " }.hasPrefix("->")
    }

    /// What a method does by default, if that can be known: nothing, or nothing is its result.
    private static func body(of method: String) -> String? {
        var (depth, end) = (0, method.endIndex)
        for place in method.indices {
            if method[place] == "(" { depth += 1 }
            guard method[place] == ")" else { continue }
            depth -= 1
            if depth == 0 {
                end = method.index(after: place)
                break
            }
        }
        let rest = String(method[end...]).trimmed
        guard let arrow = rest.firstRange(of: "->") else { return rest.isEmpty ? "{}" : nil }
        let result = String(rest[arrow.upperBound...]).trimmed
        if ["Void", "()"].contains(result) { return "{}" }
        return rest.hasPrefix("->") && result.hasSuffix("?") ? "{ nil }" : nil
    }

    /// A property that is nothing by default, if its type says that it may be.
    private static func property(in line: String) -> String? {
        guard let start = line.firstRange(of: "var "),
            let brace = line[start.lowerBound...].firstIndex(of: "{")
        else { return nil }
        let declaration = String(line[start.lowerBound..<brace]).trimmed
        guard declaration.hasSuffix("?") else { return nil }
        let accessors = words(String(line[brace...]))
        if accessors == ["get"] { return declaration + " { nil }" }
        return accessors == ["get", "set"] ? declaration + " { get { nil } set {} }" : nil
    }

    private static func words(_ code: String) -> [String] {
        code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }.map(String.init)
    }

    private static func name(after keyword: String, in header: String) -> String? {
        let words = words(header)
        guard let position = words.firstIndex(of: keyword), position + 1 < words.count else {
            return nil
        }
        return words[position + 1]
    }
}

extension SourcePort {
    /// What the names of the delegates' methods begin with that every class has here, wanted or not.
    private static let delegates = [
        "scrollView", "collectionView", "tableView", "textField", "textView", "searchBar",
        "gestureRecognizer", "navigationController", "tabBarController", "pickerView",
    ]

    /// Calls methods that are there in any case: `delegate?.tableView?(…)` as `delegate?.tableView(…)`.
    static func callingOptionals(in code: String, named names: Set<String>) -> String {
        var (written, rest) = ("", code[...])
        while let found = rest.firstRange(of: "?(") {
            let before = rest[..<found.lowerBound]
            let name = String(
                String(before.reversed().prefix { $0.isLetter || $0.isNumber }).reversed())
            let isMember = before.dropLast(name.count).last == "."
            written += before
            written += isMember && (names.contains(name) || isOfDelegate(name)) ? "(" : "?("
            rest = rest[found.upperBound...]
        }
        return written + rest
    }

    private static func isOfDelegate(_ name: String) -> Bool {
        delegates.contains { start in
            let rest = name.dropFirst(start.count)
            return name.hasPrefix(start)
                && (rest.isEmpty || ["Did", "Will", "Should"].contains { rest.hasPrefix($0) })
        }
    }
}

extension String {
    /// Without blanks at either end.
    fileprivate var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        return String(
            rest[
                ..<(rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) }
                    ?? rest.startIndex)])
    }
}
