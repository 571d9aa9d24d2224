/// Members in extensions that override something, which only Objective-C allows, and where they can go: to the
/// end of their class, if it is in the same file.
struct OverridesInExtensions {
    /// Lines that go to another place. The first line is 1.
    struct Move: Equatable {
        var lines: ClosedRange<Int>
        /// The line before which they come to stand.
        var target: Int
    }

    private(set) var moves: [Move] = []
    /// The lines of members that have to be moved by hand.
    private(set) var stuck: [Int] = []

    init(_ source: SourceCode) {
        var reader = BlockReader()
        for (index, pieces) in source.lines.enumerated() {
            reader.read(pieces, line: index + 1)
        }
        // Where braces do not match, since `#if` gives a choice of them, nobody knows what is in what.
        guard reader.isBalanced else { return }
        let classes = Dictionary(
            reader.blocks.compactMap { block in
                block.typeName(after: "class").map { ($0, block) }
            }, uniquingKeysWith: { first, _ in first })
        for block in reader.blocks {
            guard let name = block.typeName(after: "extension") else { continue }
            for member in block.overrides {
                if let home = classes[name], home.endIsAlone, !home.isConditional, member.isAlone,
                    !block.isRestricted
                {
                    moves.append(Move(lines: member.lines, target: home.lines.upperBound))
                } else {
                    stuck.append(member.lines.lowerBound)
                }
            }
        }
    }
}

/// A declaration at the top of a file, with its braces.
private struct Block {
    var header: String
    var lines: ClosedRange<Int>
    /// Whether its last brace is the first thing in its line.
    var endIsAlone = false
    /// Whether it is there on a condition.
    var isConditional = false
    var overrides: [Member] = []

    struct Member {
        var lines: ClosedRange<Int>
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

    /// Whether its header says something of its members.
    var isRestricted: Bool {
        let words = header.split(whereSeparator: \.isWhitespace)
        return words.contains("public") || words.contains("where")
    }
}

/// Finds the declarations at the top of a file, and the members in them that override something.
private struct BlockReader {
    private(set) var blocks: [Block] = []
    private var depth = 0
    private var isTorn = false
    /// In how many conditions the line stands.
    private var conditions = 0
    /// What was read of the present statement, where it began, and whether it is the first in its line.
    private var header = ""
    private var headerLine = 1
    private var headerIsFirst = true
    /// The declaration that is open, and in it the member if that overrides something.
    private var block: Block?
    private var member: Block.Member?
    /// How many lines just before the one that is read are comments.
    private var commentLines = 0

    /// Whether each brace has its other one.
    var isBalanced: Bool { depth == 0 && !isTorn }

    mutating func read(_ pieces: [SourceCode.Piece], line: Int) {
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
        if code.hasPrefix("#if") {
            conditions += 1
        } else if code.hasPrefix("#endif") {
            conditions -= 1
        }
    }

    /// Whether all that is left of a line is a comment.
    private static func isRemark(_ pieces: ArraySlice<SourceCode.Piece>) -> Bool {
        pieces.first.map { !$0.isCode && ($0.text.hasPrefix("//") || $0.text == "\r") } ?? true
    }

    private mutating func read(_ character: Character, line: Int, isFirst: Bool) {
        if header.isEmpty {
            if character.isWhitespace { return }
            headerLine = line - commentLines
            headerIsFirst = isFirst
        }
        header.append(character)
    }

    private mutating func opens(line: Int) {
        if depth == 0 {
            block = Block(header: header, lines: headerLine...line)
            block?.isConditional = conditions > 0
        }
        if depth == 1, header.split(whereSeparator: \.isWhitespace).contains("override") {
            member = Block.Member(
                lines: headerLine...line, isAlone: headerIsFirst && conditions == 0)
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
            block?.overrides.append(done)
            member = nil
        }
        if depth == 0, var done = block {
            done.lines = done.lines.lowerBound...line
            done.endIsAlone = isFirst
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
