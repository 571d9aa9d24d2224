import Quoin

/// Why there is no layout.
struct PlayProblem: Error, Equatable {
    /// What is wrong, in words.
    let message: String
    /// The line of the formats, and which character of it, both from 1 on; 0 if it is about none.
    var line = 0
    var column = 0

    init(_ message: String) { self.message = message }

    init(_ error: VisualFormatError) {
        message = error.message
        line = error.line
        column = error.column
    }
}
