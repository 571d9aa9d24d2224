/// Text from outside, made fit to stand in a message.
///
/// What a file, an argument or a name contains may otherwise move the cursor of the terminal that shows
/// the message, change its colours, or turn the direction of what follows.
package enum PrintableText {
    /// The text with every control character but the tab replaced, and with every character that turns
    /// the direction of writing.
    package static func withoutControls(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isHarmless = scalar == "\t" || !(isControl(scalar) || turnsDirection(scalar))
            result.append(isHarmless ? scalar : "\u{FFFD}")
        }
        return String(result)
    }

    /// A name as part of a line: tabs and line breaks are spaces, other control characters are
    /// replaced, and what turns the direction of writing is left out. Pictures show names like this, too.
    package static func inLine(_ name: String) -> String {
        // Nearly all names are like this, and many are asked for at once.
        if name.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            return name
        }
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars where !turnsDirection(scalar) {
            switch scalar {
            case "\t", "\n", "\r", "\u{2028}", "\u{2029}": result.append(" ")
            default: result.append(isControl(scalar) ? "\u{FFFD}" : scalar)
            }
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

    // Unicode's table of categories, which says the same, is not to be had in Embedded Swift.

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar < " " || ("\u{7F}"..."\u{9F}").contains(scalar)
    }

    private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
