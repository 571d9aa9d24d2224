/// Walks over the bytes of sentences and picks names, numbers, texts and signs out of them.
struct SentenceScanner: TextScanning {
    let source: [UInt8]
    /// The index of the byte that comes next.
    var position: Int

    init(_ text: String) {
        source = Array(text.utf8)
        // A byte order mark says nothing in UTF-8, but some editors write one.
        position = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Whether nothing but a comment is left of the line.
    var isAtLineEnd: Bool {
        current == UInt8(ascii: "\n") || current == UInt8(ascii: "#")
            || (current == UInt8(ascii: "/") && following == UInt8(ascii: "/"))
    }

    /// Where what was taken ends, without the blanks after it.
    var endWithoutBlanks: Int {
        var end = position
        while end > 0, source[end - 1] <= UInt8(ascii: " ") {
            end -= 1
        }
        return end
    }

    /// Whether a sign comes next.
    func isAt(_ sign: Unicode.Scalar) -> Bool { current == UInt8(ascii: sign) }

    /// Whether a name comes next, and a sign behind it. To find that out, none is made of the letters.
    mutating func isAtName(before sign: Unicode.Scalar) -> Bool {
        guard isAtName else { return false }
        let place = position
        defer { position = place }
        skipName()
        skipBlanks()
        return isAt(sign)
    }

    /// Takes a name with its place, and the blanks after it. One must begin here.
    mutating func word() -> SentenceWord {
        let place = position
        let text = name()
        skipBlanks()
        return SentenceWord(text: text, place: place)
    }

    /// Whether a text begins here.
    var isAtText: Bool { isAt("\"") }

    /// Takes a text between quotation marks, and the blanks after it. One must begin here.
    mutating func text() throws(SourceProblem) -> String {
        let start = position
        var bytes: [UInt8] = []
        advance()
        while !isAt("\"") {
            guard !isAt("\n") else {
                throw SourceProblem("this text is never closed by another \"\\\"\"", at: start)
            }
            if isAt("\\") {
                bytes += try escape()
            } else {
                bytes.append(current)
                advance()
            }
        }
        advance()
        skipBlanks()
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Takes a backslash and what it makes of the sign behind it.
    private mutating func escape() throws(SourceProblem) -> [UInt8] {
        let place = position
        advance()
        let sign = current
        switch sign {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            advance()
            return [sign]
        case UInt8(ascii: "n"):
            advance()
            return [UInt8(ascii: "\n")]
        case UInt8(ascii: "t"):
            advance()
            return [UInt8(ascii: "\t")]
        default:
            throw SourceProblem(
                "a backslash stands before \"n\", \"t\", a quotation mark or another backslash",
                at: place)
        }
    }

    /// Takes a length as in `200x100`: digits, and perhaps a fraction. Nil if there is none.
    mutating func length() throws(SourceProblem) -> Double? {
        guard isAtNumber else { return nil }
        let start = position
        while isAtDigit || (isAt(".") && Self.isDigit(following)) {
            advance()
        }
        let text = String(decoding: source[start..<position], as: UTF8.self)
        guard let value = Double(text) else {
            throw SourceProblem("this is no number", at: start)
        }
        guard value <= Self.largestLength else {
            throw SourceProblem("this is larger than contents are", at: start)
        }
        return value
    }

    private static let largestLength = 1_000_000.0
}
