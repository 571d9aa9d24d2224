import Quoin

/// The formats on the command line as one, line by line.
struct FormatText {
    /// A line with its number, from 1 on.
    struct Line {
        let number: Int
        let text: String
        /// The axes that it may be about.
        let axes: [Axis]
    }

    /// All lines.
    let text: String
    /// Those lines that say something.
    let lines: [Line]

    init(_ formats: [String]) {
        text = formats.joined(separator: "\n")
        let rows = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        lines = rows.enumerated().compactMap { Line(number: $0 + 1, Substring($1)) }
    }

    /// Whether some line lays views out along an axis.
    func speaks(of axis: Axis) -> Bool {
        lines.contains { $0.axes.contains(axis) }
    }
}

extension FormatText.Line {
    /// Nil for a line that is empty or a comment.
    fileprivate init?(number: Int, _ row: Substring) {
        let rest = row.drop { $0.isWhitespace }
        guard !rest.isEmpty, !rest.hasPrefix("//") else { return nil }
        self.number = number
        text = String(rest)
        // Without the name of an axis and a colon, a line is horizontal.
        let name = rest.prefix { $0.isLetter }
        let isNamed = rest.dropFirst(name.count).drop { $0.isWhitespace }.first == ":"
        axes =
            switch isNamed ? name : "H" {
            case "H": [.horizontal]
            case "V": [.vertical]
            case "Z": []
            default: [.horizontal, .vertical]
            }
    }
}
