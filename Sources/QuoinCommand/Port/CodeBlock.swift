/// Lines of a source file that braces hold together.
struct CodeBlock: Equatable {
    /// The first line is 1.
    var lines: ClosedRange<Int>
    /// What stands before the opening brace, from the line on in which the block was looked for.
    var header: String
    /// What stands between the braces, by its lines, with the line that it begins in.
    var body: [String]
    var bodyLine: Int

    /// The block that begins in a line, if its braces match.
    init?(in code: [String], from first: Int) {
        var (depth, header, body) = (0, "", [""])
        var bodyLine = first
        for line in first...code.count {
            for character in code[line - 1] {
                if character == "}" {
                    depth -= 1
                    if depth < 0 { return nil }
                    if depth == 0 {
                        self.lines = first...line
                        (self.header, self.body, self.bodyLine) = (header, body, bodyLine)
                        return
                    }
                }
                if depth == 0, character != "{" {
                    header.append(character)
                } else if depth > 0 {
                    body[body.count - 1].append(character)
                }
                if character == "{" {
                    depth += 1
                    if depth == 1 { bodyLine = line }
                }
            }
            if depth == 0 { header.append(" ") } else { body.append("") }
        }
        return nil
    }
}

extension SourceCode {
    /// The lines with blanks in the place of comments and strings.
    var codeAlone: [String] {
        lines.map { pieces in
            pieces.map { $0.isCode ? $0.text : String(repeating: " ", count: $0.text.count) }
                .joined()
        }
    }
}
