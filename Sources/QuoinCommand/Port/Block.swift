/// A type or an extension, with its braces: at the top of a file, or in another one.
struct Block {
    var header: String
    /// Its name, behind those of the types that it stands in, as in `Outer.Inner`.
    var name: String
    /// Whether only its file, or less, can use it.
    var isPrivate: Bool
    /// The blanks at the beginning of its first line.
    var indentation = ""
    var lines: ClosedRange<Int>
    /// Whether its last brace is the first thing in its line, and the last.
    var endIsFirst = false
    var endIsLast = false
    /// The parts of `#if` that it stands in, each by a number of its own.
    var conditions: [OpenConditions.Part] = []
    var members: [Member] = []

    /// What is declared in it, with braces of its own.
    struct Member {
        var header: String
        var lines: ClosedRange<Int>
        /// Where it begins behind the comments that go with it.
        var declarationLine: Int
        /// Whether nothing else stands in its lines.
        var isAlone: Bool
    }

    /// - Parameter outer: What it stands in.
    init?(header: String, lines: ClosedRange<Int>, in outer: Block?) {
        let words = header.split { $0.isWhitespace || $0 == ":" || $0 == "<" }.map(String.init)
        // Some of these words stand before methods, too, and in what they say of their arguments.
        guard Set(words).isDisjoint(with: ["func", "var", "let", "init", "subscript"]),
            let position = words.firstIndex(where: Self.keywords.contains),
            position + 1 < words.count
        else { return nil }
        (self.header, self.lines, keyword) = (header, lines, words[position])
        name = (outer.map { $0.name + "." } ?? "") + words[position + 1]
        isPrivate =
            (outer?.isPrivate ?? false) || words.contains("private")
            || words.contains("fileprivate")
    }

    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "extension", "protocol",
    ]
    private let keyword: String

    var isClass: Bool { keyword == "class" }
    var isExtension: Bool { keyword == "extension" }

    /// Whether its header says for which types alone its members are there.
    var isRestricted: Bool {
        header.split(whereSeparator: \.isWhitespace).contains("where")
            || header.prefix { $0 != ":" }.contains("<")
    }

    /// Whether something can come to stand before its last brace.
    var canGrow: Bool { endIsFirst || endIsLast }

    /// The blanks that stand before it, and not before another one.
    func indentation(besides other: Block) -> String {
        indentation.hasPrefix(other.indentation)
            ? String(indentation.dropFirst(other.indentation.count)) : ""
    }

    /// What its header says of who may use its members.
    var access: String? { Self.access(in: header) }

    fileprivate static func access(in header: String) -> String? {
        header.split(whereSeparator: \.isWhitespace).map(String.init)
            .first { ["open", "public", "package"].contains($0) }
    }
}

extension Block.Member {
    var overrides: Bool {
        header.split(whereSeparator: \.isWhitespace).contains("override")
    }

    var isPrivate: Bool {
        header.split(whereSeparator: \.isWhitespace).contains {
            $0.hasPrefix("private") || $0.hasPrefix("fileprivate")
        }
    }

    /// What it says of who may use it.
    var access: String? { Block.access(in: header) }

    /// Its name, with those of its arguments: `move(to:)`, or `title`. Nothing else has one.
    var signature: String? {
        let words = header.split { $0.isWhitespace || $0 == ":" || $0 == "=" }
        if let place = words.firstIndex(of: "var"), place + 1 < words.count {
            return String(words[place + 1])
        }
        guard let keyword = SourcePort.position(of: "func", in: header[...]) else { return nil }
        let rest = header[keyword.upperBound...].drop(while: \.isWhitespace)
        let name = rest.prefix { $0 != "(" && $0 != "<" && !$0.isWhitespace }
        guard let bracket = rest.firstIndex(of: "(") else { return nil }
        var (depth, label, labels) = (0, "", "")
        for character in rest[bracket...] {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            // An arrow closes nothing.
            case ">" where label.last != "-": depth -= 1
            default: break
            }
            if depth == 0 || depth == 1 && character == "," {
                labels += Self.firstWord(of: label).map { $0 + ":" } ?? ""
                label = ""
            } else if depth > 1 || character != "(" {
                label.append(character)
            }
            if depth == 0 { break }
        }
        return "\(name)(\(labels))"
    }

    private static func firstWord(of parameter: String) -> Substring? {
        parameter.split { $0.isWhitespace || $0 == ":" }.first { !$0.hasPrefix("@") }
    }
}
