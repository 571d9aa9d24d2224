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
        var code = source.codeAlone
        for index in code.indices {
            // What stands before a protocol in its line is none of its own.
            while let start = Self.beginning(of: "protocol", in: code[index]) {
                code[index] = String(code[index][start...])
                if let block = CodeBlock(in: code, from: index + 1),
                    let name = Self.name(after: "protocol", in: block.header)
                {
                    read(block, of: name, isAlone: Self.isBalanced(code, in: block.lines))
                }
                let keyword = SourcePort.position(of: "protocol", in: code[index][...])
                code[index].removeSubrange(..<(keyword?.upperBound ?? code[index].endIndex))
            }
        }
    }

    /// - Parameter isAlone: Whether the lines of the protocol hold nothing that goes on behind it.
    private mutating func read(_ block: CodeBlock, of name: String, isAlone: Bool) {
        var methods: [String] = []
        let body = Self.statements(in: block.body, from: block.bodyLine)
        var index = 0
        while index < body.count {
            let first = index
            var line = body[index].text
            index += 1
            // Attributes and the mark may stand in lines of their own.
            while Self.isBegun(line), index < body.count {
                if Self.words(line).last == "optional" { marks.insert(body[index - 1].line) }
                line += " " + body[index].text
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
                    stuck.append(body[first].line)
                }
                continue
            }
            var text = String(line[method.lowerBound...])
            while !Self.isWhole(text, before: index < body.count ? body[index].text : "") {
                guard index < body.count else { return }
                text += " " + body[index].text.drop { $0 == " " }
                index += 1
            }
            names.insert(String(text.dropFirst(5).prefix { $0.isLetter || $0.isNumber }))
            if let body = Self.body(of: text) {
                methods.append("    " + text[...].trimmed + " " + body)
            } else {
                stuck.append(body[first].line)
            }
        }
        guard !methods.isEmpty else { return }
        guard isAlone else { return stuck.append(block.lines.lowerBound) }
        let access = Self.words(block.header)
            .first { ["public", "private", "fileprivate", "package"].contains($0) }
        let header = (access.map { $0 + " " } ?? "") + "extension \(name) {"
        defaults.append((block.lines.upperBound + 1, ["", header] + methods + ["}"]))
    }

    /// Where what a word declares begins in a line, with all that stands before the word.
    private static func beginning(of word: String, in line: String) -> String.Index? {
        guard let found = SourcePort.position(of: word, in: line[...]) else { return nil }
        return line[..<found.lowerBound].lastIndex { "{};".contains($0) }
            .map { line.index(after: $0) } ?? line.startIndex
    }

    private static func isBalanced(_ code: [String], in lines: ClosedRange<Int>) -> Bool {
        let text = lines.map { code[$0 - 1] }.joined()
        return text.count { $0 == "{" } == text.count { $0 == "}" }
    }

    /// What is declared in lines, of which one may hold several, parted by semicolons, and with the line of each.
    private static func statements(in lines: [String], from first: Int) -> [(
        text: String, line: Int
    )] {
        zip(lines, first...).flatMap { text, line in
            var (parts, depth) = ([""], 0)
            for character in text {
                if character == "{" { depth += 1 }
                if character == "}" { depth -= 1 }
                if character == ";", depth == 0 {
                    parts.append("")
                } else {
                    parts[parts.count - 1].append(character)
                }
            }
            return parts.map { ($0, line) }
        }
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
        let rest = String(method[end...].trimmed)
        guard let arrow = rest.firstRange(of: "->") else { return rest.isEmpty ? "{}" : nil }
        let result = String(rest[arrow.upperBound...].trimmed)
        if ["Void", "()"].contains(result) { return "{}" }
        return rest.hasPrefix("->") && result.hasSuffix("?") ? "{ nil }" : nil
    }

    /// A property that is nothing by default, if its type says that it may be.
    private static func property(in line: String) -> String? {
        guard let start = line.firstRange(of: "var "),
            let brace = line[start.lowerBound...].firstIndex(of: "{")
        else { return nil }
        let declaration = String(line[start.lowerBound..<brace].trimmed)
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
