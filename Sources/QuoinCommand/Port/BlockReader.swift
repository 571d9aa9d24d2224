/// Finds the types and extensions of a file, and what is declared in them.
struct BlockReader {
    /// What a brace has opened.
    private enum Opened {
        case block(Block)
        case member(Block.Member)
        case other
    }

    private(set) var blocks: [Block] = []
    private var isTorn = false
    /// The parts of `#if` that the line stands in.
    private var conditions = OpenConditions()
    /// What was read of the present statement, where it began, and whether it is the first in its line.
    private var header = ""
    private var headerLine = 1
    private var declarationLine = 1
    private var headerIsFirst = true
    private var headerIndentation = ""
    /// The blanks at the beginning of the line.
    private var indentation = ""
    /// What is open, the innermost last.
    private var opened: [Opened] = []
    /// How many lines just before the one that is read are comments.
    private var commentLines = 0
    /// Whether the last of them goes on in the next line.
    private var commentIsOpen = false

    /// Whether each brace has its other one.
    var isBalanced: Bool { opened.isEmpty && !isTorn }

    init(_ source: SourceCode) {
        for (index, pieces) in source.lines.enumerated() {
            read(pieces, line: index + 1)
        }
    }

    private mutating func read(_ pieces: [SourceCode.Piece], line: Int) {
        if let first = pieces.first(where: \.isCode) {
            conditions.follow(first.text)
        }
        indentation = String(
            pieces.first.map { $0.isCode ? $0.text.prefix(while: \.isWhitespace) : "" } ?? "")
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
        readComment(pieces)
        endLine()
    }

    /// Counts the comments that stand in lines of their own, just above what is declared next.
    private mutating func readComment(_ pieces: [SourceCode.Piece]) {
        let pieces = pieces.filter { !$0.text.allSatisfy(\.isWhitespace) }
        let begins = pieces.first.map { $0.text.hasPrefix("//") || $0.text.hasPrefix("/*") }
        guard commentIsOpen || begins ?? false, !pieces.contains(where: \.isCode) else {
            (commentLines, commentIsOpen) = (0, false)
            return
        }
        commentLines += 1
        if let last = pieces.last?.text {
            commentIsOpen = !last.hasPrefix("//") && !last.hasSuffix("*/")
        }
    }

    /// Whether all that is left of a line is a comment, with no brace that looks like one of the code.
    private static func isRemark(_ pieces: ArraySlice<SourceCode.Piece>) -> Bool {
        pieces.first.map {
            !$0.isCode && ($0.text.hasPrefix("//") && !$0.text.contains("}") || $0.text == "\r")
        } ?? true
    }

    private mutating func read(_ character: Character, line: Int, isFirst: Bool) {
        if header.isEmpty {
            if character.isWhitespace { return }
            (headerLine, declarationLine) = (line - commentLines, line)
            headerIsFirst = isFirst
            headerIndentation = indentation
        }
        header.append(character)
    }

    private mutating func opens(line: Int) {
        opened.append(whatOpens(line: line))
        header = ""
    }

    private func whatOpens(line: Int) -> Opened {
        var outer: Block?
        switch opened.last {
        case nil: break
        case .block(let block): outer = block
        case .member, .other: return .other
        }
        if var block = Block(header: header, lines: headerLine...line, in: outer) {
            block.conditions = conditions.parts
            block.indentation = headerIndentation
            return .block(block)
        }
        guard let outer else { return .other }
        return .member(
            Block.Member(
                header: header, lines: headerLine...line, declarationLine: declarationLine,
                isAlone: headerIsFirst && conditions.parts == outer.conditions))
    }

    private mutating func closes(line: Int, isFirst: Bool, isLast: Bool) {
        header = ""
        switch opened.popLast() {
        case .block(var done):
            done.lines = done.lines.lowerBound...line
            (done.endIsFirst, done.endIsLast) = (isFirst, isLast)
            blocks.append(done)
        case .member(var done):
            done.lines = done.lines.lowerBound...line
            done.isAlone = done.isAlone && isLast
            guard case .block(var outer) = opened.popLast() else { return }
            outer.members.append(done)
            opened.append(.block(outer))
        case .other: break
        case nil: isTorn = true
        }
    }

    /// What begins in another line is another statement, unless what was read waits for its braces.
    private mutating func endLine() {
        let isOpen =
            header.count { $0 == "(" || $0 == "[" } > header.count { $0 == ")" || $0 == "]" }
        let words = header.split { $0.isWhitespace || $0 == "(" }
        let isWaiting = words.contains { Self.waiting.contains(String($0)) }
        let isAttribute =
            (words.first?.hasPrefix("@") ?? false)
            && words.allSatisfy { !["var", "let", "case", "typealias", "import"].contains($0) }
        let isModifier = !words.isEmpty && words.allSatisfy { Self.modifiers.contains(String($0)) }
        header = isOpen || isWaiting || isAttribute || isModifier ? header + " " : ""
    }

    private static let waiting: Set = ["func", "init", "class", "extension", "override"]
    private static let modifiers: Set = ["public", "open", "package", "internal", "final"]
}
