import Quoin

/// Reads JSON as RFC 8259 has it, and tells what is wrong with its place.
///
/// ```
/// let reading = JSONReader.read(bytes)
/// for line in JSONProblem.report(reading.problems, in: bytes, named: "card.json") { print(line) }
/// ```
///
/// Where a value is wrong, but one can tell where it ends, reading goes on, so that all such places are
/// told. Any bytes may come: what is nested too deep, is no UTF-8 or never ends is a problem like others.
package struct JSONReader: SourceWalking {
    package let source: [UInt8]
    package var position = 0
    var problems: [JSONProblem] = []
    var path = JSONPath.root
    private var depth = 0

    /// Deeper than this no text that somebody means is nested.
    static let deepestNesting = 64
    /// Nor has a number more digits.
    static let longestNumber = 400

    /// Reads a text.
    ///
    /// - Returns: its value, nil where the text is no JSON, with all that is wrong.
    package static func read(
        _ source: [UInt8]
    ) -> (value: JSONValue?, problems: [JSONProblem]) {
        var reader = JSONReader(source)
        let value: JSONValue?
        do throws(JSONProblem) {
            value = try reader.document()
        } catch {
            reader.problems.append(error)
            value = nil
        }
        return (value, reader.problems)
    }

    private init(_ source: [UInt8]) {
        self.source = source
    }

    private mutating func document() throws(JSONProblem) -> JSONValue {
        if source.starts(with: [0xEF, 0xBB, 0xBF]) {
            // Some editors begin UTF-8 with it.
            position = 3
        } else if source.starts(with: [0xFE, 0xFF]) || source.starts(with: [0xFF, 0xFE])
            || source.prefix(2).contains(0)
        {
            throw syntax("the text is not UTF-8; it looks like UTF-16 or UTF-32")
        }
        skipSpace()
        guard position < source.count else {
            throw syntax("there is nothing here; a value is expected")
        }
        let value = try value()
        guard position == source.count else {
            throw syntax("the text should end here, after its value\(found)")
        }
        return value
    }

    // MARK: Values

    /// Takes a value and the space behind it.
    private mutating func value() throws(JSONProblem) -> JSONValue {
        let place = position
        let content: JSONValue.Content
        switch byte {
        case UInt8(ascii: "{"): content = try object()
        case UInt8(ascii: "["): content = try list()
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            content = try number().map { .number($0) } ?? .unreadable
        default: content = try word()
        }
        skipSpace()
        return JSONValue(content: content, place: place)
    }

    private mutating func enter() throws(JSONProblem) {
        guard depth < Self.deepestNesting else {
            throw syntax("this is nested more than \(Self.deepestNesting) deep")
        }
        depth += 1
        position += 1
        skipSpace()
    }

    private mutating func object() throws(JSONProblem) -> JSONValue.Content {
        try enter()
        let outer = path
        defer { path = outer }
        var members: [JSONMember] = []
        var names: Set<String> = []
        if take(UInt8(ascii: "}")) {
            return leave(.object(members))
        }
        repeat {
            let place = position
            guard byte == UInt8(ascii: "\"") else {
                throw syntax(
                    members.isEmpty
                        ? "expected a name in quotation marks, or \"}\"\(found)"
                        : "expected a name in quotation marks after the comma\(found)")
            }
            let name = try string()
            path = .member(of: outer, name)
            if !names.insert(name).inserted {
                problems.append(JSONProblem("is there twice", path: path, place: place))
            }
            skipSpace()
            guard take(UInt8(ascii: ":")) else {
                throw syntax("expected \":\" after the name\(found)")
            }
            members.append(JSONMember(name: name, place: place, value: try value()))
            path = outer
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else {
            throw syntax("expected \",\" or \"}\" in this object\(found)")
        }
        return leave(.object(members))
    }

    private mutating func list() throws(JSONProblem) -> JSONValue.Content {
        try enter()
        let outer = path
        defer { path = outer }
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]")) {
            return leave(.list(elements))
        }
        repeat {
            path = .element(of: outer, elements.count)
            elements.append(try value())
            path = outer
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else {
            throw syntax("expected \",\" or \"]\" in this list\(found)")
        }
        return leave(.list(elements))
    }

    private mutating func leave(_ content: JSONValue.Content) -> JSONValue.Content {
        depth -= 1
        return content
    }

    private mutating func word() throws(JSONProblem) -> JSONValue.Content {
        let start = position
        while (byte | 0x20) &- UInt8(ascii: "a") < 26 {
            position += 1
        }
        let word = String(decoding: source[start..<position].prefix(40), as: UTF8.self)
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default: break
        }
        position = start
        switch word.lowercased() {
        case "nan", "infinity", "inf": throw syntax("JSON has no number \(word)")
        case "true", "false", "null":
            throw syntax("this word has small letters: \(word.lowercased())")
        case "": break
        default: throw syntax("expected a value\(found); a text stands in quotation marks")
        }
        switch byte {
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            throw syntax("expected a value after the comma or the colon\(found)")
        case UInt8(ascii: "'"): throw syntax("a text stands in \"double\" quotation marks")
        case UInt8(ascii: "/"), UInt8(ascii: "#"): throw syntax("JSON has no comments")
        case UInt8(ascii: "+"): throw syntax("a number has no plus sign")
        case UInt8(ascii: "."): throw syntax("a number does not begin with its point")
        default: throw syntax("expected a value\(found)")
        }
    }

    // MARK: Bytes

    /// The next byte; 0 at the end, which is nothing that JSON knows.
    var byte: UInt8 { position < source.count ? source[position] : 0 }

    mutating func skipSpace() {
        while position < source.count {
            switch source[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    private mutating func take(_ sign: UInt8) -> Bool {
        guard position < source.count, source[position] == sign else { return false }
        position += 1
        if sign != UInt8(ascii: "]"), sign != UInt8(ascii: "}") {
            skipSpace()
        }
        return true
    }

    // MARK: Complaints

    /// What stands here, as the end of a message.
    private var found: String {
        guard position < source.count else { return ", but the text ends" }
        let rest = String(decoding: source[position...].prefix(8), as: UTF8.self).prefix(1)
        return ", found \(PrintableText.quoted(rest))"
    }

    /// The problem that the text is no JSON here.
    func syntax(_ message: String) -> JSONProblem {
        var problem = JSONProblem(message, path: path, place: position)
        problem.isSyntax = true
        return problem
    }
}
