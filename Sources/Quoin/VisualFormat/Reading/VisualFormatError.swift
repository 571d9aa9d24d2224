/// What is wrong with a format, and where.
///
/// Its description shows the place:
///
/// ```
/// there is no view or metric "buton"; did you mean "button"?
///   |-[title(buton)]-|
///            ^
/// ```
///
/// A format that has several lines is introduced with the number of the line.
public struct VisualFormatError: Error, Hashable, Sendable {
    /// What is wrong, in words.
    public let message: String
    /// The number of the line, from 1 on.
    public let line: Int
    /// Which character of the line it is about, from 1 on. It may be the one after the last.
    public let column: Int
    /// The line that it is about.
    public let text: String
    /// Whether the format has other lines.
    let isOneOfSeveral: Bool

    init(_ problem: FormatProblem, in source: [UInt8]) {
        let lineBreak = UInt8(ascii: "\n")
        var place = min(max(problem.place, 0), source.count)
        let start = source[..<place].lastIndex(of: lineBreak).map { $0 + 1 } ?? 0
        var end = source[place...].firstIndex(of: lineBreak) ?? source.count
        isOneOfSeveral = start > 0 || end < source.count
        if end > start, source[end - 1] == UInt8(ascii: "\r") {
            end -= 1
            place = min(place, end)
        }
        message = problem.message
        line = 1 + source[..<start].count { $0 == lineBreak }
        column = 1 + String(decoding: source[start..<place], as: UTF8.self).count
        text = String(decoding: source[start..<end], as: UTF8.self)
    }
}

extension VisualFormatError: CustomStringConvertible {
    /// The message, the line, and a caret under the place.
    public var description: String {
        let place = text.prefix(column - 1).utf8.count
        let excerpt = SourceExcerpt(of: Array(text.utf8)[...], at: place)
        return "\(isOneOfSeveral ? "line \(line): " : "")\(message)\n\(excerpt)"
    }
}
