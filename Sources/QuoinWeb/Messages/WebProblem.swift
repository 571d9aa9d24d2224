import Quoin

/// Why something was refused. Nothing has changed then.
struct WebProblem: Error {
    /// A mistake in a text, and where.
    struct Place {
        let message: String
        let line: Int
        let column: Int
    }

    /// All of it, to be read: for a text with the lines and a caret under each place.
    let message: String
    /// The mistakes of a text; none, if it is about something else.
    var places: [Place] = []

    init(_ message: String) {
        self.message = message
    }

    init(_ error: SentenceError) {
        message = error.description
        places = error.problems.map {
            Place(message: $0.message, line: $0.line, column: $0.column)
        }
    }

    init(_ error: VisualFormatError) {
        message = error.description
        places = [Place(message: error.message, line: error.line, column: error.column)]
    }
}
