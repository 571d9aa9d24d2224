/// A source file in Swift, by its lines, of which only what is code may be rewritten: not what stands in
/// comments, strings and regex literals.
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
        // Editors on Windows put it before the first line to say that the text is UTF-8.
        let mark = source.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
        // To a string a return and the break behind it are one character.
        let text = source.unicodeScalars.dropFirst(mark.unicodeScalars.count)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let hasReturn = line.last == "\r"
            lines.append(reader.pieces(of: hasReturn ? line.dropLast() : line))
            if hasReturn {
                lines[lines.count - 1].append(Piece(text: "\r", isCode: false))
            }
        }
        if !mark.isEmpty {
            lines[0].insert(Piece(text: mark, isCode: false), at: 0)
        }
    }
}
