/// Picks names, numbers and signs out of the text of one of the languages that layouts are written in.
protocol TextScanning: SourceWalking {
    /// Whether nothing but a comment is left of the line.
    var isAtLineEnd: Bool { get }
}

extension TextScanning {
    /// Goes past the line break, over a comment if there is one.
    mutating func finishLine() {
        while current != UInt8(ascii: "\n") {
            position += 1
        }
        position += 1
    }

    // MARK: Names

    /// Whether a name begins here.
    var isAtName: Bool {
        switch current {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"):
            true
        case 0x80...:
            scalar.properties.isXIDStart
        default:
            false
        }
    }

    /// Whether a digit comes next.
    var isAtDigit: Bool { Self.isDigit(current) }

    /// Whether a number begins here. It has no sign.
    var isAtNumber: Bool {
        isAtDigit || (current == UInt8(ascii: ".") && Self.isDigit(following))
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    /// Takes a name: letters, digits and underscores. One must begin here.
    mutating func name() -> String {
        let start = position
        skipName()
        return String(decoding: source[start..<position], as: UTF8.self)
    }

    /// Goes past a name. One must begin here.
    mutating func skipName() {
        while true {
            switch current {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                position += 1
            case 0x80... where scalar.properties.isXIDContinue:
                position += UTF8.width(scalar)
            default:
                return
            }
        }
    }

    /// The character that comes next, for bytes that are not ASCII.
    private var scalar: Unicode.Scalar {
        var decoder = UTF8()
        var bytes = source[position...].makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&bytes) {
            return scalar
        }
        return "\u{FFFD}"
    }

    // MARK: Complaints

    /// A problem with what comes next.
    func problem(_ message: String) -> SourceProblem {
        SourceProblem(message, at: position)
    }

    /// The problem that something else should come next.
    func missing(_ wanted: String) -> SourceProblem {
        if isAtLineEnd {
            return problem("the line ends where \(wanted) should follow")
        }
        let rest = String(decoding: source[position...].prefix(32), as: UTF8.self)
        let found = PrintableText.quoted(rest.prefix(1))
        return problem("expected \(wanted) here\(isAtNumber || isAtName ? "" : ", not \(found)")")
    }
}
