/// A declaration at the top of a file, with its braces.
struct Block {
    var header: String
    var lines: ClosedRange<Int>
    /// Whether its last brace is the first thing in its line, and the last.
    var endIsFirst = false
    var endIsLast = false
    /// The parts of `#if` that it stands in, each by a number of its own.
    var conditions: [Int] = []
    var members: [Member] = []

    /// What is declared in it, with braces of its own.
    struct Member {
        var header: String
        var lines: ClosedRange<Int>
        /// Where it begins behind the comments that go with it.
        var declarationLine: Int
        /// Whether nothing else stands in its lines.
        var isAlone: Bool
    }

    /// The name behind a word that declares something.
    func typeName(after keyword: String) -> String? {
        let words = header.split { $0.isWhitespace || $0 == ":" || $0 == "<" }
        guard let position = words.firstIndex(where: { $0 == keyword }), position + 1 < words.count
        else { return nil }
        return String(words[position + 1])
    }

    /// Whether its header says for which types alone its members are there.
    var isRestricted: Bool { header.split(whereSeparator: \.isWhitespace).contains("where") }

    /// What its header says of who may use its members.
    var access: String? { Self.access(in: header) }

    fileprivate static func access(in header: String) -> String? {
        header.split(whereSeparator: \.isWhitespace).map(String.init)
            .first { ["open", "public", "package"].contains($0) }
    }
}

extension Block.Member {
    var overrides: Bool {
        header.split(whereSeparator: \.isWhitespace).contains("override")
    }

    /// What it says of who may use it.
    var access: String? { Block.access(in: header) }

    /// Its name, with those of its arguments: `move(to:)`, or `title`. Nothing else has one.
    var signature: String? {
        let words = header.split { $0.isWhitespace || $0 == ":" || $0 == "=" }
        if let place = words.firstIndex(of: "var"), place + 1 < words.count {
            return String(words[place + 1])
        }
        guard let keyword = SourcePort.position(of: "func", in: header[...]) else { return nil }
        let rest = header[keyword.upperBound...].drop(while: \.isWhitespace)
        let name = rest.prefix { $0 != "(" && $0 != "<" && !$0.isWhitespace }
        guard let bracket = rest.firstIndex(of: "(") else { return nil }
        var (depth, label, labels) = (0, "", "")
        for character in rest[bracket...] {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            // An arrow closes nothing.
            case ">" where label.last != "-": depth -= 1
            default: break
            }
            if depth == 0 || depth == 1 && character == "," {
                labels += Self.firstWord(of: label).map { $0 + ":" } ?? ""
                label = ""
            } else if depth > 1 || character != "(" {
                label.append(character)
            }
            if depth == 0 { break }
        }
        return "\(name)(\(labels))"
    }

    private static func firstWord(of parameter: String) -> Substring? {
        parameter.split { $0.isWhitespace || $0 == ":" }.first { !$0.hasPrefix("@") }
    }
}

/// Finds the declarations at the top of a file, and what is declared in them.
struct BlockReader {
    private(set) var blocks: [Block] = []
    private var depth = 0
    private var isTorn = false
    /// The parts of `#if` that the line stands in, and how many there were.
    private var conditions: [Int] = []
    private var countOfConditions = 0
    /// What was read of the present statement, where it began, and whether it is the first in its line.
    private var header = ""
    private var headerLine = 1
    private var declarationLine = 1
    private var headerIsFirst = true
    /// The declaration that is open, and what is open in it.
    private var block: Block?
    private var member: Block.Member?
    /// How many lines just before the one that is read are comments.
    private var commentLines = 0

    /// Whether each brace has its other one.
    var isBalanced: Bool { depth == 0 && !isTorn }

    init(_ source: SourceCode) {
        for (index, pieces) in source.lines.enumerated() {
            read(pieces, line: index + 1)
        }
    }

    private mutating func read(_ pieces: [SourceCode.Piece], line: Int) {
        if let first = pieces.first(where: \.isCode) {
            followCondition(in: first.text)
        }
        var isFirst = true
        for (index, piece) in pieces.enumerated() {
            guard piece.isCode else {
                isFirst = false
                continue
            }
            for (place, character) in zip(piece.text.indices, piece.text) {
                switch character {
                case "{": opens(line: line)
                case "}":
                    let rest = piece.text[piece.text.index(after: place)...]
                    closes(
                        line: line, isFirst: isFirst,
                        isLast: rest.allSatisfy(\.isWhitespace)
                            && Self.isRemark(pieces[(index + 1)...]))
                case ";": header = ""
                default: read(character, line: line, isFirst: isFirst)
                }
                isFirst = isFirst && character.isWhitespace
            }
        }
        let isComment = pieces.first { !$0.text.allSatisfy(\.isWhitespace) }?.text.hasPrefix("//")
        commentLines = isComment ?? false ? commentLines + 1 : 0
        endLine()
    }

    private mutating func followCondition(in code: String) {
        let code = code.drop(while: \.isWhitespace)
        if code.hasPrefix("#endif") || code.hasPrefix("#else") {
            _ = conditions.popLast()
        }
        if code.hasPrefix("#if") || code.hasPrefix("#else") {
            countOfConditions += 1
            conditions.append(countOfConditions)
        }
    }

    /// Whether all that is left of a line is a comment.
    private static func isRemark(_ pieces: ArraySlice<SourceCode.Piece>) -> Bool {
        pieces.first.map { !$0.isCode && ($0.text.hasPrefix("//") || $0.text == "\r") } ?? true
    }

    private mutating func read(_ character: Character, line: Int, isFirst: Bool) {
        if header.isEmpty {
            if character.isWhitespace { return }
            (headerLine, declarationLine) = (line - commentLines, line)
            headerIsFirst = isFirst
        }
        header.append(character)
    }

    private mutating func opens(line: Int) {
        if depth == 0 {
            block = Block(header: header, lines: headerLine...line)
            block?.conditions = conditions
        }
        if depth == 1, let block {
            member = Block.Member(
                header: header, lines: headerLine...line, declarationLine: declarationLine,
                isAlone: headerIsFirst && conditions == block.conditions)
        }
        depth += 1
        header = ""
    }

    private mutating func closes(line: Int, isFirst: Bool, isLast: Bool) {
        depth -= 1
        header = ""
        if depth == 1, var done = member {
            done.lines = done.lines.lowerBound...line
            done.isAlone = done.isAlone && isLast
            block?.members.append(done)
            member = nil
        }
        if depth == 0, var done = block {
            done.lines = done.lines.lowerBound...line
            (done.endIsFirst, done.endIsLast) = (isFirst, isLast)
            blocks.append(done)
            block = nil
        }
        if depth < 0 {
            isTorn = true
        }
    }

    /// What begins in another line is another statement, unless what was read waits for its braces.
    private mutating func endLine() {
        let isOpen =
            header.count { $0 == "(" || $0 == "[" } > header.count { $0 == ")" || $0 == "]" }
        let words = header.split { $0.isWhitespace || $0 == "(" }
        let isWaiting = words.contains { Self.waiting.contains(String($0)) }
        let isAttribute = words.first?.hasPrefix("@") ?? false
        header = isOpen || isWaiting || isAttribute ? header + " " : ""
    }

    private static let waiting: Set = ["func", "init", "class", "extension", "override"]
}
