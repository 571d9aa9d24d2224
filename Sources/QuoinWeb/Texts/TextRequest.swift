import Quoin

/// A text of constraints, and what it may speak of.
struct TextRequest {
    let text: String
    /// The views that it may speak of, by the names that it has for them; nil for all of the layout by their own.
    var views: [(name: String, number: Int32)]?
    var metrics: [String: Double] = [:]
    /// What is meant by `|` in a format; the window for sentences.
    var container: Int32 = 0
    /// The names of options of formats.
    var options: [String] = []

    init(_ text: String) { self.text = text }

    /// Takes a request as the script writes it.
    init(_ message: inout MessageReader) {
        text = message.text()
        if message.number() != 0 {
            views = message.list { message in
                let name = message.text()
                return (name, message.number())
            }
        }
        for (name, value) in message.list({ message in (message.text(), message.double()) }) {
            metrics[name] = value
        }
        container = message.number()
        options = message.list { $0.text() }
    }
}

/// What a text has come to.
struct TextAnswer {
    /// The views that it has made.
    var made: [WebView] = []
    /// The numbers of the constraints, each with the name that the text gives it, or an empty one.
    var constraints: [(number: Int32, label: String)] = []

    /// The answer as the script reads it.
    func write(to message: inout MessageWriter) {
        message.add(made) { message, view in
            message.add(view.index)
            message.add(view.name ?? "")
            message.add(view.text)
        }
        message.add(constraints) { message, constraint in
            message.add(constraint.number)
            message.add(constraint.label)
        }
    }
}
