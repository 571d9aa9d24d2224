/// The lines of a request, which are taken one after the other.
///
/// They are looked for among bytes: to go along a text takes ten times as long.
struct RequestLines {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { position == bytes.count }

    /// The next line, without the break at its end.
    mutating func takeLine() -> String {
        let start = position
        skipLine()
        let hasBreak = position > start && bytes[position - 1] == UInt8(ascii: "\n")
        return String(decoding: bytes[start..<(hasBreak ? position - 1 : position)], as: UTF8.self)
    }

    /// So many of the next lines, or all that there are, with the breaks at their ends.
    mutating func takeLines(atMost count: Int = .max) -> String {
        let start = position
        var taken = 0
        while taken < count, !isAtEnd {
            skipLine()
            taken += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipLine() {
        while position < bytes.count {
            position += 1
            if bytes[position - 1] == UInt8(ascii: "\n") { return }
        }
    }
}
