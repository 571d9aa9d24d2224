import Quoin

/// Walks over the bytes of a script and picks names, numbers and signs out of them.
struct ScriptScanner: SourceWalking {
    let source: [UInt8]
    /// The index of the byte that comes next.
    var position: Int
    /// The number of the line that the position is on.
    private(set) var line = 1

    /// Makes a scanner that stands before the first line.
    init(_ source: [UInt8]) {
        self.source = source
        // A byte order mark says nothing in UTF-8, but some editors write one.
        position = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Whether nothing but a comment is left of the line.
    var isAtLineEnd: Bool { current == UInt8(ascii: "\n") || current == UInt8(ascii: "#") }

    /// Goes back to a position on the same line.
    mutating func rewind(to position: Int) {
        self.position = position
    }

    /// Goes past the line break, over a comment if there is one.
    mutating func finishLine() throws(ScriptError) {
        if current == UInt8(ascii: "#") {
            while current != UInt8(ascii: "\n") {
                position += current < 0x80 ? 1 : try scalar().width
            }
        }
        position += 1
        line += 1
    }

    /// An error at the position, or at another place on the same line.
    func error(_ message: String, at place: Int? = nil) -> ScriptError {
        ScriptError(line: line, place: place ?? position, message: message)
    }
}

// MARK: - Characters and names

extension ScriptScanner {
    /// The character that comes next, for bytes that are not ASCII, and how many bytes it has.
    func scalar() throws(ScriptError) -> (scalar: Unicode.Scalar, width: Int) {
        var decoder = UTF8()
        var bytes = source[position...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else {
            throw error("this is not UTF-8 text")
        }
        return (scalar, UTF8.width(scalar))
    }

    /// Whether a name begins here.
    func isAtName() throws(ScriptError) -> Bool {
        switch current {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"):
            true
        case 0x80...:
            try scalar().scalar.properties.isXIDStart
        default:
            false
        }
    }

    /// Whether a digit comes next.
    var isAtDigit: Bool { Self.isDigit(current) }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    /// Whether a number begins here. It has no sign.
    var isAtNumber: Bool {
        isAtDigit || (current == UInt8(ascii: ".") && Self.isDigit(following))
    }

    /// Takes a name: letters, digits, underscores and points. One must begin here.
    mutating func name() throws(ScriptError) -> Range<Int> {
        let start = position
        while true {
            switch current {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
                position += 1
            case 0x80...:
                let (scalar, width) = try scalar()
                guard scalar.properties.isXIDContinue else { return start..<position }
                position += width
            default:
                return start..<position
            }
        }
    }

    /// The text at a place, for a message.
    func text(at place: Range<Int>) -> String {
        String(decoding: source[place], as: UTF8.self)
    }

    /// The error that something else should come next.
    func missing(_ wanted: String) throws(ScriptError) -> ScriptError {
        if isAtLineEnd {
            return error("the line ends where \(wanted) should follow")
        }
        return error("\(wanted) should stand here\(try insteadOfCurrent())")
    }

    /// `", not "$""` when a character comes next that belongs to no name or number, or nothing.
    func insteadOfCurrent() throws(ScriptError) -> String {
        guard !isAtNumber, !(try isAtName()) else { return "" }
        return ", not " + PrintableText.quoted(String(Character(try scalar().scalar)))
    }
}
