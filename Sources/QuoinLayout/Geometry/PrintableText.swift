/// Text from outside, made fit to stand in a message.
package enum PrintableText {
    /// The text with every control character but the tab replaced.
    ///
    /// What a file or an argument contains may otherwise move the cursor or change the colours of the
    /// terminal that shows the message.
    package static func withoutControls(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            // Unicode's table of categories, which says the same, is not to be had in Embedded Swift.
            let isControl = scalar < " " || ("\u{7F}"..."\u{9F}").contains(scalar)
            result.append(isControl && scalar != "\t" ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }

    /// The text without control characters, cut when it is long.
    package static func shortened(_ text: some StringProtocol, to limit: Int = 72) -> String {
        // Only a beginning is looked at, for the text may be a whole file.
        let beginning = String(text.prefix(limit + 1))
        guard beginning.count > limit else { return withoutControls(beginning) }
        return withoutControls(beginning.prefix(limit - 1)) + "…"
    }

    /// The text in quotation marks, without control characters, cut when it is long.
    package static func quoted(_ text: some StringProtocol) -> String {
        "\"" + shortened(text, to: 60) + "\""
    }
}
