import Quoin

/// What a layout is described with, line by line: formats and sentences, in any order.
struct LayoutText {
    /// The formats, with empty lines in place of all others.
    let formats: String
    /// The sentences, with empty lines in place of all others.
    let sentences: String
    /// Those lines of formats that say something, with their options.
    let lines: [FormatText.Line]
    /// Whether there are sentences.
    let hasSentences: Bool

    /// - Parameter options: Those that are for all formats.
    init(
        _ texts: [String], options: VisualFormatOptions = []
    ) throws(VisualFormatError) {
        let rows = texts.joined(separator: "\n").utf8
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
        let kinds = rows.map { LayoutLineKind(of: $0) }
        let pairs = zip(rows, kinds)
        let text = try FormatText(
            pairs.map { $1 == .format ? $0 : "" }.joined(separator: "\n"), options: options)
        formats = text.formats
        lines = text.lines
        sentences = pairs.map { $1 == .sentence ? $0 : "" }.joined(separator: "\n")
        hasSentences = kinds.contains(.sentence)
    }

    /// Whether there is nothing but comments.
    var isEmpty: Bool { lines.isEmpty && !hasSentences }

    /// Whether some line may be about an axis.
    func speaks(of axis: Axis) -> Bool {
        hasSentences || lines.contains { $0.axes.contains(axis) }
    }
}

/// What a line is written in.
private enum LayoutLineKind {
    case nothing
    case format
    case sentence

    /// What formats begin with, unless they have a name and a colon before it.
    private static let signs: Set<Character> = ["|", "[", "-", "~"]
    /// What stands for the axes of a format. What begins with another name is about a view.
    private static let axes: Set<Substring> = ["H", "V", "HV", "VH", "Z", "C"]

    init(of row: Substring) {
        let rest = row.drop { $0.isWhitespace }
        guard let first = rest.first, !rest.hasPrefix("//"), first != "#" else {
            self = .nothing
            return
        }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let letter = name.first, !letter.isNumber else {
            self = first == "$" || first == "." || first == "}" ? .sentence : .format
            return
        }
        let behind = rest.dropFirst(name.count).drop { $0.isWhitespace }
        guard behind.first == ":" else {
            self = .sentence
            return
        }
        let content = behind.dropFirst().drop { $0.isWhitespace }
        if FormatText.isOptionLine(row) {
            self = .format
        } else if let sign = content.first, Self.signs.contains(sign) || name == "C" {
            self = .format
        } else {
            // `H: left.equalTo(photo)` is about a view H.
            self = content.isEmpty && Self.axes.contains(name) ? .format : .sentence
        }
    }
}
