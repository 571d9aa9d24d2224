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
        let line = SourceLine(around: problem.place, in: source)
        message = problem.message
        self.line = line.number
        column = line.column
        text = line.text
        isOneOfSeveral = line.isOneOfSeveral
    }
}

extension VisualFormatError: CustomStringConvertible {
    /// The message, the line, and a caret under the place.
    public var description: String {
        let excerpt = SourceExcerpt(of: text, atColumn: column)
        return "\(isOneOfSeveral ? "line \(line): " : "")\(message)\n\(excerpt)"
    }
}
