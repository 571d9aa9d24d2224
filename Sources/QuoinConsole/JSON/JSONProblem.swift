import Quoin

/// What is wrong with a text of JSON, or with what it says.
package struct JSONProblem: Error, Sendable {
    /// The way to the value that it is about, which is put in words only where somebody reads them: of
    /// problems there may be as many as a text has room for.
    private let way: JSONPath
    /// The index of the byte that it is about.
    package let place: Int
    /// What is wrong there, in words.
    package let message: String
    /// Whether the text is no JSON there, so that the line itself is worth seeing.
    package var isSyntax = false

    package init(_ message: String, path: JSONPath, place: Int) {
        self.message = message
        way = path
        self.place = place
    }

    /// The value that it is about; empty for the text as a whole.
    package var path: String { way.description }
}

extension JSONProblem {
    /// The problems in their order in the text, each with the name of the text, its line, and which
    /// character of the line it is about.
    ///
    /// - Parameter most: how many are told; of the rest, the number.
    /// - Complexity: O(*n*) in the length of the text.
    package static func report(
        _ problems: [JSONProblem], in source: [UInt8], named name: String, most: Int = 50
    ) -> [String] {
        var lines: [String] = []
        var (line, start, position) = (1, 0, 0)
        for problem in problems.sorted(by: { $0.place < $1.place }).prefix(most) {
            let place = min(problem.place, source.count)
            while position < place {
                if source[position] == UInt8(ascii: "\n") {
                    (line, start) = (line + 1, position + 1)
                }
                position += 1
            }
            let column = 1 + source[start..<place].count { $0 & 0xC0 != 0x80 }
            let path = problem.path
            let about = path.isEmpty ? "" : "\(path): "
            lines.append("\(name):\(line):\(column): \(about)\(problem.message)")
            if problem.isSyntax, start < source.count {
                let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
                lines.append("\(SourceExcerpt(of: source[start..<end], at: place))")
            }
        }
        if problems.count > most {
            lines.append("\(name): and \(problems.count - most) problems more")
        }
        return lines
    }
}
