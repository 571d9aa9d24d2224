/// What is wrong with a line of sentences, and where.
///
/// Its description shows the place:
///
/// ```
/// line 3: there is no attribute "rigth"; did you mean "right"?
///   badge: rigth.equalTo(photo)
///          ^
/// ```
public struct SentenceProblem: Hashable, Sendable {
    /// What is wrong, in words.
    public let message: String
    /// The number of the line, from 1 on.
    public let line: Int
    /// Which character of the line it is about, from 1 on. It may be the one after the last.
    public let column: Int
    /// The line that it is about.
    public let text: String
    /// Whether the text has other lines.
    let isOneOfSeveral: Bool

    init(_ problem: SourceProblem, _ line: SourceLine) {
        message = problem.message
        self.line = line.number
        column = line.column
        text = line.text
        isOneOfSeveral = line.isOneOfSeveral
    }

    /// The line, or what of a long one is near the place, and a caret under the place: two lines.
    public var excerpt: String { "\(SourceExcerpt(of: text, atColumn: column))" }
}

extension SentenceProblem: CustomStringConvertible {
    /// The message, the line, and a caret under the place.
    public var description: String {
        "\(isOneOfSeveral ? "line \(line): " : "")\(message)\n\(excerpt)"
    }
}

/// What is wrong with sentences: at least one problem.
public struct SentenceError: Error, Hashable, Sendable {
    /// One problem of each line that has some, up to a hundred, by line.
    public let problems: [SentenceProblem]
    /// How many other lines have problems.
    public let furtherProblems: Int
}

extension SentenceError: CustomStringConvertible {
    /// All the problems, and how many more there are.
    public var description: String {
        let texts = problems.map { $0.description }
        let rest = furtherProblems == 1 ? "1 more line is" : "\(furtherProblems) more lines are"
        return (furtherProblems > 0 ? texts + ["\(rest) like that"] : texts)
            .joined(separator: "\n")
    }
}

/// The problems that were found, the first of each line.
///
/// Of garbage, only so much is told as somebody may read: where it ends, counting goes on.
struct SentenceProblems {
    /// A problem, the number of its line, and where that begins.
    private var found: [(problem: SourceProblem, line: Int, start: Int)] = []
    private var lines: Set<Int> = []

    private static let mostListed = 100

    /// Whether the next one will be told.
    var willList: Bool { found.count < Self.mostListed }

    /// Takes a problem of a line, unless there is one already.
    mutating func add(_ problem: SourceProblem, line: Int, from start: Int) {
        guard lines.insert(line).inserted, willList else { return }
        found.append((problem, line, start))
    }

    /// How many are not told.
    var further: Int { lines.count - found.count }

    /// Those that are told, by line.
    func listed(in source: [UInt8]) -> [SentenceProblem] {
        found.sorted { $0.line < $1.line }.map { problem, line, start in
            SentenceProblem(
                problem,
                SourceLine(number: line, from: start, around: problem.place, in: source))
        }
    }
}
