import Quoin

/// What is wrong with how the command was called.
struct UsageError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    /// An option that does not exist, with the one that was probably meant.
    static func unknownOption(_ option: String, among known: [String]) -> UsageError {
        UsageError(
            "there is no option \(PrintableText.quoted(option))"
                + NearestName.question(about: option, among: known))
    }
}
