/// A source file in Swift, by its lines, of which only what is code may be rewritten: not what stands in
/// comments and strings.
struct SourceCode {
    /// A part of a line.
    struct Piece {
        var text: String
        var isCode: Bool
    }

    private(set) var lines: [[Piece]] = []

    /// What stands before each break between lines: a return, where lines end as on Windows.
    let lineEnd: String

    init(_ source: String) {
        var reader = PieceReader()
        lineEnd = source.firstIndex { $0.isNewline }.map { source[$0] } == "\r\n" ? "\r" : ""
        // To a string a return and the break behind it are one character.
        for line in source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            let hasReturn = line.last == "\r"
            lines.append(reader.pieces(of: Substring(hasReturn ? line.dropLast() : line)))
            if hasReturn {
                lines[lines.count - 1].append(Piece(text: "\r", isCode: false))
            }
        }
    }
}

/// Tells code from comments and strings, line after line.
private struct PieceReader {
    /// How deep in comments the line begins.
    private var commentDepth = 0
    private var isInLongString = false

    mutating func pieces(of line: Substring) -> [SourceCode.Piece] {
        var pieces: [SourceCode.Piece] = []
        var rest = line
        while !rest.isEmpty {
            let isCode = commentDepth == 0 && !isInLongString
            let end = isCode ? endOfCode(in: rest) : endOfOther(in: rest)
            if end > rest.startIndex {
                pieces.append(SourceCode.Piece(text: String(rest[..<end]), isCode: isCode))
            }
            rest = rest[end...]
            if isCode, !rest.isEmpty {
                let text = takeOther(from: &rest)
                pieces.append(SourceCode.Piece(text: text, isCode: false))
            }
        }
        return pieces
    }

    /// Where a comment or a string begins.
    private func endOfCode(in text: Substring) -> Substring.Index {
        var index = text.startIndex
        while index < text.endIndex {
            let rest = text[index...]
            if rest.hasPrefix("\"") || rest.hasPrefix("//") || rest.hasPrefix("/*") { return index }
            index = text.index(after: index)
        }
        return index
    }

    /// Where the comment or the long string ends in which the line begins.
    private mutating func endOfOther(in text: Substring) -> Substring.Index {
        var index = text.startIndex
        while index < text.endIndex {
            let rest = text[index...]
            if isInLongString, rest.hasPrefix("\"\"\"") {
                isInLongString = false
                return text.index(index, offsetBy: 3)
            }
            if commentDepth > 0, rest.hasPrefix("*/") {
                commentDepth -= 1
                index = text.index(index, offsetBy: 2)
                if commentDepth == 0 { return index }
                continue
            }
            if commentDepth > 0, rest.hasPrefix("/*") { commentDepth += 1 }
            index = text.index(after: index)
        }
        return index
    }

    /// Takes the string or the beginning of the comment that the text begins with.
    private mutating func takeOther(from rest: inout Substring) -> String {
        if rest.hasPrefix("//") {
            let text = String(rest)
            rest = rest[rest.endIndex...]
            return text
        }
        if rest.hasPrefix("/*") || rest.hasPrefix("\"\"\"") {
            let isComment = rest.hasPrefix("/*")
            commentDepth = isComment ? 1 : 0
            isInLongString = !isComment
            let text = String(rest.prefix(isComment ? 2 : 3))
            rest = rest.dropFirst(text.count)
            return text
        }
        var index = rest.index(after: rest.startIndex)
        while index < rest.endIndex, rest[index] != "\"" {
            if rest[index] == "\\", rest.index(after: index) < rest.endIndex {
                index = rest.index(after: index)
            }
            index = rest.index(after: index)
        }
        if index < rest.endIndex { index = rest.index(after: index) }
        let text = String(rest[..<index])
        rest = rest[index...]
        return text
    }
}
