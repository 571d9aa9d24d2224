extension SourceCode {
    /// The lines, of which those are empty whose code has gone to the line in which the bracket of a `#selector` is
    /// opened that they stand in.
    var joiningSelectors: [[Piece]] {
        var lines = lines
        for line in lines.indices {
            while let last = Self.lastCode(of: lines[line]),
                Self.isOpen(lines[line][last].text),
                let joined = Self.joined(lines, from: line, to: last)
            {
                lines = joined
            }
        }
        return lines
    }

    /// The piece that ends a line, if that is code.
    private static func lastCode(of pieces: [Piece]) -> Int? {
        guard let last = pieces.lastIndex(where: { $0.text != "\r" }) else { return nil }
        return pieces[last].isCode ? last : nil
    }

    private static func isOpen(_ code: String) -> Bool {
        guard let found = code.ranges(of: "#selector").last else { return false }
        let rest = code[found.upperBound...].trimmingPrefix(while: \.isWhitespace)
        return rest.first == "("
            && SourcePort.insideBrackets(rest.dropFirst()).endIndex == rest.endIndex
    }

    /// The lines with what follows taken into a piece, up to the line that closes its bracket; nil if a comment stands
    /// there.
    private static func joined(_ lines: [[Piece]], from line: Int, to piece: Int) -> [[Piece]]? {
        var lines = lines
        for next in lines.indices.dropFirst(line + 1) {
            let isReturn = lines[next].last?.text == "\r"
            let content = lines[next].dropLast(isReturn ? 1 : 0)
            guard let first = content.first else { continue }
            guard first.isCode else { return nil }
            let code = String(lines[line][piece].text[...].trimmedEnd)
            let more = first.text.drop(while: \.isWhitespace)
            let isTight =
                more.isEmpty || ".)".contains(more.first ?? ")") || "(.".contains(code.last ?? "(")
            let text = code + (isTight ? "" : " ") + more
            lines[next] = isReturn ? [Piece(text: "\r", isCode: false)] : []
            lines[line][piece].text = text
            if isOpen(text) {
                guard content.count == 1 else { return nil }
            } else {
                lines[line].insert(contentsOf: content.dropFirst(), at: piece + 1)
                return lines
            }
        }
        return nil
    }
}
