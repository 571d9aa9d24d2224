/// Tells regex literals between slashes alone from operators, as well as that can be told without a parser. In doubt it
/// is an operator.
enum BareRegex {
    /// Where the literal ends that a line begins with, if it is one.
    ///
    /// - Parameter outline: The code before it in its line, with a quote for each literal.
    static func end(
        of line: ArraySlice<Unicode.Scalar>, behind outline: ArraySlice<Unicode.Scalar>
    ) -> Int? {
        guard beginsOperand(behind: outline), let first = line.dropFirst().first, !isBlank(first)
        else { return nil }
        var (groups, classes) = (0, 0)
        var place = line.startIndex + 1
        var endsInBlank = false
        while place < line.endIndex {
            let sign = line[place]
            switch sign {
            case "/": return groups == 0 && !endsInBlank ? place + 1 : nil
            case "[": classes += 1
            case "]": classes = max(0, classes - 1)
            case "(" where classes == 0: groups += 1
            case ")" where classes == 0:
                groups -= 1
                // The bracket was opened before: what stands in it alone is the operator, as in `reduce(1, /)`.
                if groups < 0 { return nil }
            default: break
            }
            endsInBlank = isBlank(sign)
            place += sign == "\\" ? 2 : 1
        }
        return nil
    }

    /// Whether an operand may follow, and an infix or postfix operator may not.
    private static func beginsOperand(behind outline: ArraySlice<Unicode.Scalar>) -> Bool {
        let code = dropping(from: outline, isBlank)
        guard let last = code.last else { return true }
        if "([{,;:".unicodeScalars.contains(last) { return true }
        // All else stands apart from what follows, or is part of one operator with it.
        guard code.endIndex < outline.endIndex else { return false }
        let before = dropping(from: code, isOperator)
        if before.endIndex < code.endIndex {
            // With a blank before it, it is no postfix operator, and closes no generic type.
            return before.last.map(isBlank) ?? true
        }
        let rest = dropping(from: code) { $0.properties.isXIDContinue }
        let word = code[rest.endIndex...].map(String.init).joined()
        return keywords.contains(word) && rest.last != "." && rest.last != "`"
    }

    private static func dropping(
        from code: ArraySlice<Unicode.Scalar>, _ isLeftOut: (Unicode.Scalar) -> Bool
    ) -> ArraySlice<Unicode.Scalar> {
        code[..<(code.lastIndex { !isLeftOut($0) }.map { $0 + 1 } ?? code.startIndex)]
    }

    private static func isOperator(_ sign: Unicode.Scalar) -> Bool {
        "=+-*/%<>!&|^~?.".unicodeScalars.contains(sign)
    }

    private static func isBlank(_ sign: Unicode.Scalar) -> Bool { sign == " " || sign == "\t" }

    /// Words that operands follow.
    private static let keywords: Set = [
        "await", "case", "else", "guard", "if", "in", "return", "switch", "throw", "try", "where",
        "while",
    ]
}
