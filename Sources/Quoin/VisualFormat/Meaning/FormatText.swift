/// Formats as people write them into a box or a file, line by line, with the options that hold for each line:
///
///     options: alignAllCenterY, directionLeftToRight
///     |-[icon]-[title]-|
///     V:|-[icon]
///
/// Options hold for the lines below them, up to the next line of options, which may name none; lines along the
/// other axis, which an option is not for, go without it.
package struct FormatText: Sendable {
    /// A line that says something.
    package struct Line: Sendable {
        /// Its number, from 1 on, so that what is told of it can name it.
        package let number: Int
        package let text: String
        /// The axes that it is about: none, if it is about the order of views.
        package let axes: [Axis]
        /// The options that hold for it.
        package fileprivate(set) var options: VisualFormatOptions = []

        /// What it says, without a comment and the blanks before that.
        package var statement: String {
            let bytes = Array(text.utf8)
            let slash = UInt8(ascii: "/")
            var end =
                bytes.indices.dropLast().first { bytes[$0] == slash && bytes[$0 + 1] == slash }
                ?? bytes.count
            while end > 0, bytes[end - 1] <= UInt8(ascii: " ") {
                end -= 1
            }
            return String(decoding: bytes[..<end], as: UTF8.self)
        }

        /// Whether it may have an option that is for one axis only, or for both.
        package func mayHaveOption(for axis: Axis?) -> Bool { axis.map { axes == [$0] } ?? true }
    }

    /// The lines of formats, without those of options.
    package private(set) var lines: [Line] = []
    /// The text with empty lines in place of those of options: what visual formats are.
    package let formats: String

    /// Reads formats.
    ///
    /// - Parameter common: Options for all lines.
    /// - Throws: What is wrong with the lines of options. Nothing else is looked at.
    package init(
        _ text: String, options common: VisualFormatOptions = []
    ) throws(VisualFormatError) {
        var scanner = FormatScanner(text)
        var bytes = scanner.source
        var present = OptionLine.none
        var number = 1
        do throws(SourceProblem) {
            while !scanner.isAtEnd {
                let start = scanner.position
                scanner.skipBlanks()
                if !scanner.isAtLineEnd {
                    if let options = try OptionLine(&scanner) {
                        try present.checkThatAllCount()
                        present = options
                        for position in start..<scanner.position {
                            bytes[position] = UInt8(ascii: " ")
                        }
                    } else {
                        var line = Line(number, &scanner)
                        line.options = common.union(present.options).allowed(for: line)
                        present.note(line)
                        lines.append(line)
                    }
                }
                scanner.finishLine()
                number += 1
            }
            try present.checkThatAllCount()
        } catch {
            throw VisualFormatError(error, in: scanner.source)
        }
        formats = String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a line names options, and is no format.
    package static func isOptionLine(_ line: some StringProtocol) -> Bool {
        var scanner = FormatScanner(String(line))
        scanner.skipBlanks()
        return OptionLine.begins(at: &scanner) && !scanner.source.contains(UInt8(ascii: "("))
            && !scanner.source.contains(UInt8(ascii: "="))
    }
}

extension FormatText.Line {
    /// Takes the rest of the line.
    fileprivate init(_ number: Int, _ scanner: inout FormatScanner) {
        self.number = number
        var end =
            scanner.source[scanner.position...].firstIndex(of: UInt8(ascii: "\n"))
            ?? scanner.source.count
        if end > scanner.position, scanner.source[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        text = String(decoding: scanner.source[scanner.position..<end], as: UTF8.self)
        // Without the name of an axis and a colon, a line is horizontal.
        var name = "H"
        if scanner.isAtName {
            name = scanner.name()
            scanner.skipBlanks()
        }
        axes =
            switch name {
            case "H": [.horizontal]
            case "V": [.vertical]
            case "Z": []
            default: [.horizontal, .vertical]
            }
    }
}

extension VisualFormatOptions {
    /// Those that a line may have.
    fileprivate func allowed(for line: FormatText.Line) -> VisualFormatOptions {
        guard !isEmpty else { return self }
        var allowed = self
        for known in Self.named where !line.mayHaveOption(for: known.axis) {
            allowed.remove(known.option)
        }
        return allowed
    }
}

/// A line that names options: `options: alignAllTop, directionLeftToRight`.
private struct OptionLine {
    private(set) var options: VisualFormatOptions = []
    /// Those that are for one axis, and for no line so far.
    private var unused: [(name: String, axis: Axis, place: Int)] = []

    /// What holds before the first of such lines.
    static let none = OptionLine()

    private init() {}

    static func begins(at scanner: inout FormatScanner) -> Bool {
        guard scanner.isAtName, scanner.name() == "options" else { return false }
        scanner.skipBlanks()
        return scanner.skip(UInt8(ascii: ":"))
    }

    /// Takes a line; nil, with nothing taken, if it is none.
    init?(_ scanner: inout FormatScanner) throws(SourceProblem) {
        let start = scanner.position
        guard Self.begins(at: &scanner) else {
            scanner.position = start
            return nil
        }
        while !scanner.isAtLineEnd {
            guard scanner.isAtName else {
                throw scanner.missing("an option such as \"alignAllTop\"")
            }
            try take(scanner.position, scanner.name())
            scanner.skipBlanks()
            guard scanner.skip(UInt8(ascii: ",")) || scanner.isAtLineEnd else {
                throw scanner.missing("\",\" or the end of the line")
            }
        }
        do throws(SourceProblem) {
            try options.check(against: [])
        } catch {
            throw SourceProblem(error.message, at: start)
        }
    }

    private mutating func take(_ place: Int, _ name: String) throws(SourceProblem) {
        let known = VisualFormatOptions.named
        guard let option = known.first(where: { $0.name == name }) else {
            throw SourceProblem(
                "visual formats have no option \(PrintableText.quoted(name))"
                    + NearestName.question(about: name, among: known.map { $0.name }), at: place)
        }
        options.insert(option.option)
        if let axis = option.axis {
            unused.append((name, axis, place))
        }
    }

    /// Takes note of a line that the options hold for.
    mutating func note(_ line: FormatText.Line) {
        unused.removeAll { line.mayHaveOption(for: $0.axis) }
    }

    /// Makes sure that each option is for one of the lines.
    func checkThatAllCount() throws(SourceProblem) {
        guard let first = unused.first else { return }
        let letter = first.axis == .horizontal ? "H:" : "V:"
        throw SourceProblem(
            "\(PrintableText.quoted(first.name)) is for lines with \(letter), and none follows",
            at: first.place)
    }
}
