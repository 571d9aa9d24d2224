/// The parts of `#if` that a line of a file stands in.
struct OpenConditions {
    /// A part, by a number of its own in the file, and by all that its `#if` says up to there.
    struct Part: Equatable {
        var number: Int
        var text: String
    }

    /// The innermost part is the last.
    private(set) var parts: [Part] = []
    private var count = 0

    /// Goes past the code that a line begins with.
    mutating func follow(_ code: String) {
        let text = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.hasPrefix("#if") {
            open(text)
        } else if text.hasPrefix("#else") {
            open((parts.popLast()?.text ?? "") + " " + text)
        } else if text.hasPrefix("#endif") {
            _ = parts.popLast()
        }
    }

    private mutating func open(_ text: String) {
        count += 1
        parts.append(Part(number: count, text: text))
    }
}
