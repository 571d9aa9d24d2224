/// A line of a text, and a place in it.
struct SourceLine {
    /// Its number, from 1 on.
    let number: Int
    /// Which character of it the place is at, from 1 on. It may be the one after the last.
    let column: Int
    let text: String
    /// Whether the text has other lines.
    let isOneOfSeveral: Bool

    /// Finds the line that the byte with the index `place` is in.
    init(around place: Int, in source: [UInt8]) {
        let place = min(max(place, 0), source.count)
        let start = source[..<place].lastIndex(of: Self.lineBreak).map { $0 + 1 } ?? 0
        let number = 1 + source[..<start].count { $0 == Self.lineBreak }
        self.init(number: number, from: start, around: place, in: source)
    }

    /// Takes the line that begins at a byte, and is known by its number.
    init(number: Int, from start: Int, around place: Int, in source: [UInt8]) {
        var end = source[start...].firstIndex(of: Self.lineBreak) ?? source.count
        isOneOfSeveral = start > 0 || end < source.count
        if end > start, source[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        self.number = number
        let place = min(max(place, start), end)
        column = 1 + String(decoding: source[start..<place], as: UTF8.self).count
        text = String(decoding: source[start..<end], as: UTF8.self)
    }

    private static let lineBreak = UInt8(ascii: "\n")
}

extension SourceExcerpt {
    /// Makes the excerpt of a line with the caret under a character, counted from 1.
    init(of line: String, atColumn column: Int) {
        let place = line.prefix(column - 1).utf8.count
        self.init(of: Array(line.utf8)[...], at: place)
    }
}
