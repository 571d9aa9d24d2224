import Quoin

/// What is wrong with how the command was called.
package struct UsageError: Error {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }

    /// An option that does not exist, with the one that was probably meant.
    package static func unknownOption(_ option: String, among known: [String]) -> UsageError {
        UsageError(
            "there is no option \(PrintableText.quoted(option))"
                + NearestName.question(about: option, among: known))
    }
}
