/// The words and signs of some code, one after the other, without blanks.
struct CodeTokens {
    struct Token {
        var text: String
        var line: Int
        /// Whether it is looked up in what stands before it.
        var isBehindDot: Bool
        /// Whether it is marked as a name, though it is a word of the language.
        var isQuoted: Bool
        var isWord: Bool
    }

    private(set) var all: [Token] = []

    /// - Parameter range: The lines that are meant. The first line is 1.
    init(_ source: SourceCode, in range: ClosedRange<Int>) {
        // Two dots make no member of what stands behind them, but a range.
        var last = "  "
        for line in range {
            for piece in source.lines[line - 1] where piece.isCode {
                var rest = piece.text[...]
                while let first = rest.first {
                    let word = rest.prefix(while: SourcePort.isPartOfWord)
                    let text = word.isEmpty ? rest.prefix(1) : word
                    rest = rest.dropFirst(text.count)
                    guard !first.isWhitespace else { continue }
                    all.append(
                        Token(
                            text: String(text), line: line,
                            isBehindDot: last.hasSuffix(".") && last != "..",
                            isQuoted: last.hasSuffix("`"), isWord: !word.isEmpty))
                    last = String((last + text).suffix(2))
                }
            }
        }
    }

    /// All that is a name, or may be one.
    var words: Set<String> { Set(all.filter(\.isWord).map(\.text)) }

    /// What is looked up in the places that it stands in.
    var freeWords: Set<String> {
        Set(all.filter { $0.isWord && !$0.isBehindDot }.map(\.text))
    }
}
