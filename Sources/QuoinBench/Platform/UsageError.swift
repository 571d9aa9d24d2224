import Quoin

/// Something was asked for that there is not. The command ends with status 64.
struct UsageError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    /// A name that is not known, with the known one that was probably meant.
    static func unknown(_ what: String, _ name: String, among known: [String]) -> UsageError {
        let question = NearestName.question(about: name, among: known)
        return UsageError("there is no \(what) \(PrintableText.quoted(name))\(question)")
    }
}
