import Quoin
import QuoinInspect

/// Why there is no layout, or a part of it is missing.
struct PlayProblem: Error, Equatable {
    /// Which text it is about.
    enum Part: String {
        case formats, sentences
    }

    /// What is wrong, in words.
    let message: String
    /// The text that it is about; nil for the request itself.
    var part: Part?
    /// The line there, and which character of it, both from 1 on; 0 if it is about none.
    var line = 0
    var column = 0

    init(_ message: String) { self.message = message }

    init(_ error: VisualFormatError) {
        message = error.message
        part = .formats
        line = error.line
        column = error.column
    }

    /// What is wrong with a line of formats that was read by itself.
    init(_ error: VisualFormatError, inLine line: Int) {
        self.init(error)
        self.line = line
    }

    init(_ problem: SentenceProblem) {
        message = problem.message
        part = .sentences
        line = problem.line
        column = problem.column
    }

    /// The problem as an object of JSON.
    var object: String {
        let about = part.map { "\"part\": \"\($0.rawValue)\", " } ?? ""
        return "{\(about)\"message\": \(JSONText.string(message)), "
            + "\"line\": \(line), \"column\": \(column)}"
    }
}
