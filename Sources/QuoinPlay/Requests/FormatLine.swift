import Quoin

/// A line of the formats with its number, from 1 on, so that what is told of it can name it.
struct FormatLine {
    let number: Int
    let text: String
    /// The only axis that it is about; nil if that is both, or none.
    private let axis: Axis?

    /// The lines of a text that say something.
    static func all(in text: String) -> [FormatLine] {
        let rows = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return rows.enumerated().compactMap { FormatLine(number: $0 + 1, Substring($1)) }
    }

    /// Nil for a line that is empty or a comment.
    private init?(number: Int, _ row: Substring) {
        let rest = row.drop { $0.isWhitespace }
        guard !rest.isEmpty, !rest.hasPrefix("//") else { return nil }
        self.number = number
        text = String(rest)
        // Without the name of an axis and a colon, a line is horizontal.
        let name = rest.prefix { $0.isLetter }
        let isNamed = rest.dropFirst(name.count).drop { $0.isWhitespace }.first == ":"
        axis = !isNamed || name == "H" ? .horizontal : name == "V" ? .vertical : nil
    }

    /// Those of some options that the line may have.
    func allowed(_ options: VisualFormatOptions) -> VisualFormatOptions {
        var allowed = options
        for known in VisualFormatOptions.named where known.axis != nil && known.axis != axis {
            allowed.remove(known.option)
        }
        return allowed
    }
}
