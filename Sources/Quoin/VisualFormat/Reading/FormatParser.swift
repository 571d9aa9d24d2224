/// Reads a format, line by line.
///
/// It knows no views and no metrics; what names mean is worked out afterwards.
struct FormatParser {
    /// How deep parentheses and stacks may be nested. It bounds the depth of the recursion.
    static let deepestNesting = 64

    var scanner: FormatScanner
    var syntax = FormatSyntax()
    /// The views between brackets that are not closed yet.
    var openMembers: [FormatMember] = []
    /// How many parentheses and stacks are open.
    var nesting = 0

    init(_ format: String) {
        scanner = FormatScanner(format)
    }

    /// Takes all lines. Empty ones and mere comments are none.
    mutating func takeAll() throws(FormatProblem) -> FormatSyntax {
        while !scanner.isAtEnd {
            scanner.skipBlanks()
            if !scanner.isAtLineEnd {
                syntax.lines.append(try line())
            }
            scanner.finishLine()
        }
        return syntax
    }

    private mutating func line() throws(FormatProblem) -> FormatLine {
        let place = scanner.position
        let content = try content()
        guard scanner.isAtLineEnd else {
            throw scanner.missing("the end of the line")
        }
        return FormatLine(place: place, content: content)
    }

    private mutating func content() throws(FormatProblem) -> FormatContent {
        guard scanner.isAtName else {
            return .chain([.horizontal], try outerChain())
        }
        let place = scanner.position
        let letters = scanner.name()
        scanner.skipBlanks()
        guard scanner.skip(UInt8(ascii: ":")) else {
            throw FormatProblem("expected \(Self.beginnings) here", at: place)
        }
        switch letters {
        case "H": return .chain([.horizontal], try outerChain())
        case "V": return .chain([.vertical], try outerChain())
        case "HV", "VH": return .chain([.horizontal, .vertical], try outerChain())
        case "Z": return .order(try order())
        case "C": return .explicit(try subjects())
        default:
            let quoted = PrintableText.quoted(letters + ":")
            let meant = letters.uppercased()
            let hint =
                ["H", "V", "HV", "VH", "Z", "C"].contains(meant)
                ? "did you mean \"\(meant):\"?" : "expected \(Self.beginnings)"
            throw FormatProblem("there is no \(quoted); \(hint)", at: place)
        }
    }

    private static let beginnings = "\"H:\", \"V:\", \"HV:\", \"Z:\", \"C:\", \"|\" or \"[\""

    // MARK: Order

    /// Takes what stands after `Z:`.
    private mutating func order() throws(FormatProblem) -> [FormatElement] {
        var groups: [FormatElement] = []
        _ = scanner.skip(UInt8(ascii: "|"))
        repeat {
            guard scanner.current == UInt8(ascii: "[") else {
                throw gapInOrder ?? scanner.missing("\"[\"")
            }
            let group = try group()
            for member in syntax.members[group.members]
            where member.inside != nil || !member.lengths.isEmpty {
                throw FormatProblem(
                    "\"Z:\" puts views in order and says no more about them", at: member.place)
            }
            groups.append(group)
            if scanner.skip(UInt8(ascii: "|")) {
                return groups
            }
        } while !scanner.isAtLineEnd
        return groups
    }

    private var gapInOrder: FormatProblem? {
        guard scanner.current == UInt8(ascii: "-") || scanner.current == UInt8(ascii: "~") else {
            return nil
        }
        return scanner.problem("\"Z:\" puts views in order and knows no gaps")
    }

    // MARK: Attributes

    /// Takes what stands after `C:`.
    private mutating func subjects() throws(FormatProblem) -> [FormatSubject] {
        var subjects: [FormatSubject] = []
        repeat {
            guard scanner.isAtName else {
                throw scanner.missing("a view's name")
            }
            let place = scanner.position
            var subject = FormatSubject(name: scanner.name(), place: place)
            scanner.skipBlanks()
            repeat {
                guard scanner.skip(UInt8(ascii: ".")) else {
                    throw scanner.missing("\".\" and an attribute")
                }
                let attribute = try attribute()
                scanner.skipBlanks()
                guard scanner.current == UInt8(ascii: "(") else {
                    throw scanner.missing("\"(\"")
                }
                subject.attributes.append(
                    FormatAttribute(attribute: attribute, predicates: try predicates()))
            } while scanner.current == UInt8(ascii: ".")
            subjects.append(subject)
        } while scanner.isAtName
        return subjects
    }

    /// Takes the name of an attribute.
    mutating func attribute() throws(FormatProblem) -> LayoutAttribute {
        let place = scanner.position
        guard scanner.isAtName else {
            throw scanner.missing("an attribute such as \"width\" or \"left\"")
        }
        let name = scanner.name()
        let attributes = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }
        if let attribute = attributes.first(where: { $0.description == name }) {
            return attribute
        }
        let known = attributes.map { $0.description }
        let question = NearestName.question(about: name, among: known)
        throw FormatProblem(
            "there is no attribute \(PrintableText.quoted(name))\(question)", at: place)
    }
}
