import Quoin

/// What is wrong with a script, and where.
struct ScriptError: Error {
    /// The number of the line, from 1 on.
    let line: Int
    /// The index of the byte that the caret is to stand under.
    let place: Int
    /// What is wrong there, in words.
    let message: String

    /// The message, the line, and a caret under the place, for a terminal.
    func report(in source: [UInt8]) -> String {
        let place = min(place, source.count)
        let lineBreak = UInt8(ascii: "\n")
        let start = source[..<place].lastIndex(of: lineBreak).map { $0 + 1 } ?? 0
        let end = source[place...].firstIndex(of: lineBreak) ?? source.count
        var text = source[start..<end]
        if text.last == UInt8(ascii: "\r") {
            text.removeLast()
        }
        return "line \(line): \(message)\n\(SourceExcerpt(of: text, at: place))\n"
    }
}
