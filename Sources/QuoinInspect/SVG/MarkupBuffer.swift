import QuoinLayout

/// XML in the making, as UTF-8: what is appended is copied once, and nothing in between is a string.
struct MarkupBuffer {
    private(set) var bytes: [UInt8] = []

    /// The markup as a string.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(capacity: Int = 4096) {
        bytes.reserveCapacity(capacity)
    }

    // MARK: Markup

    /// Appends markup as it is.
    mutating func append(_ markup: MarkupLiteral) {
        bytes += markup.text.utf8
    }

    /// Appends a text as it is, which has to be markup already.
    mutating func append(verbatim text: String) {
        bytes += text.utf8
    }

    /// Appends other markup.
    mutating func append(_ other: MarkupBuffer) {
        bytes += other.bytes
    }

    /// Appends an attribute whose value is a number: ` x="12.5"`.
    mutating func attribute(_ name: MarkupLiteral, _ value: Double) {
        open(name)
        append(value)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends an attribute whose value is a colour: ` fill="#1a2b3c"`. Opacity is no part of it.
    mutating func attribute(_ name: MarkupLiteral, _ color: Color) {
        open(name)
        bytes.append(UInt8(ascii: "#"))
        for part in [color.red, color.green, color.blue] {
            let value = part.eightBits
            bytes.append(Self.digits[Int(value >> 4)])
            bytes.append(Self.digits[Int(value & 15)])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends an attribute with any text as its value.
    mutating func attribute(_ name: MarkupLiteral, _ value: some StringProtocol) {
        open(name)
        append(escaping: value)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends bytes as letters: three of them are four letters (RFC 4648).
    mutating func append(base64 content: [UInt8]) {
        bytes.reserveCapacity(bytes.count + (content.count + 2) / 3 * 4 + 4096)
        var index = 0
        while index < content.count {
            let rest = content.count - index
            var bits = UInt32(content[index]) << 16
            if rest > 1 { bits |= UInt32(content[index + 1]) << 8 }
            if rest > 2 { bits |= UInt32(content[index + 2]) }
            bytes.append(Self.letters[Int(bits >> 18)])
            bytes.append(Self.letters[Int(bits >> 12 & 63)])
            bytes.append(rest > 1 ? Self.letters[Int(bits >> 6 & 63)] : UInt8(ascii: "="))
            bytes.append(rest > 2 ? Self.letters[Int(bits & 63)] : UInt8(ascii: "="))
            index += 3
        }
    }

    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private mutating func open(_ name: MarkupLiteral) {
        bytes.append(UInt8(ascii: " "))
        append(name)
        bytes.append(UInt8(ascii: "="))
        bytes.append(UInt8(ascii: "\""))
    }

    private static let digits = Array("0123456789abcdef".utf8)
}

// MARK: - Numbers

extension MarkupBuffer {
    /// Appends a number with at most three decimals, and never with an exponent.
    ///
    /// A picture has no use for more: a thousandth of a point cannot be seen. What is not finite is 0,
    /// and what is beyond all pictures stays at their rim.
    mutating func append(_ value: Double) {
        let limit = 1e12
        let clamped = value.isNaN ? 0 : max(-limit, min(limit, value))
        let thousandths = Int64((clamped * 1000).rounded())
        if thousandths < 0 {
            bytes.append(UInt8(ascii: "-"))
        }
        let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        appendDigits(of: whole)
        appendDecimals(of: fraction)
    }

    /// Appends a whole number, four digits at a time: divisions by constants are quick.
    private mutating func appendDigits(of number: UInt64) {
        let (high, low) = number.quotientAndRemainder(dividingBy: 10_000)
        let isPadded = high > 0
        if isPadded {
            appendDigits(of: high)
        }
        if isPadded || low >= 1000 {
            appendDigit(low / 1000)
        }
        if isPadded || low >= 100 {
            appendDigit(low / 100 % 10)
        }
        if isPadded || low >= 10 {
            appendDigit(low / 10 % 10)
        }
        appendDigit(low % 10)
    }

    private mutating func appendDigit(_ digit: UInt64) {
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }

    /// Appends thousandths behind a point, without the zeros at the end.
    private mutating func appendDecimals(of thousandths: UInt64) {
        guard thousandths > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        appendDigit(thousandths / 100)
        guard thousandths % 100 > 0 else { return }
        appendDigit(thousandths / 10 % 10)
        guard thousandths % 10 > 0 else { return }
        appendDigit(thousandths % 10)
    }
}

// MARK: - Text

extension MarkupBuffer {
    /// Appends any text so that it is valid XML, in an element or in an attribute's quotation marks.
    ///
    /// Tabs and line breaks become spaces; control characters and the two that XML forbids become
    /// U+FFFD. What turns the direction of writing, and is not seen itself, is left out.
    ///
    /// - Complexity: O(*n*) in the length of the text, which is copied in one go if all of it stands for itself.
    mutating func append(escaping text: some StringProtocol) {
        let start = bytes.count
        bytes += text.utf8
        guard let first = bytes[start...].firstIndex(where: Self.mayNotStand) else { return }
        let rest = Array(bytes[first...])
        bytes.removeLast(rest.count)
        appendEscaped(rest)
    }

    /// Whether a byte, or what begins with it, may be something else than what it stands for.
    private static func mayNotStand(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "\""), 0xC2, 0xD8, 0xE2, 0xEF:
            true
        default: false
        }
    }

    private mutating func appendEscaped(_ utf8: [UInt8]) {
        var index = 0
        while index < utf8.count {
            let byte = utf8[index]
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\""): append("&quot;")
            case 0x09, 0x0A, 0x0D: bytes.append(UInt8(ascii: " "))
            case 0..<0x20, 0x7F: append("\u{FFFD}")
            case 0xC2 where index + 1 < utf8.count && utf8[index + 1] < 0xA0:
                // The second range of control characters, U+0080 to U+009F.
                append("\u{FFFD}")
                index += 1
            case 0xEF where Self.isForbidden(utf8, at: index):
                append("\u{FFFD}")
                index += 2
            case 0xD8 where index + 1 < utf8.count && utf8[index + 1] == 0x9C:
                index += 1
            case 0xE2 where Self.turnsDirection(utf8, at: index):
                index += 2
            case 0xE2 where Self.isSeparator(utf8, at: index):
                bytes.append(UInt8(ascii: " "))
                index += 2
            default: bytes.append(byte)
            }
            index += 1
        }
    }

    /// Whether U+200E, U+200F, U+202A to U+202E or U+2066 to U+2069 stands at an index, which all begin
    /// with E2; one more, U+061C, does not.
    private static func turnsDirection(_ utf8: [UInt8], at index: Int) -> Bool {
        guard index + 2 < utf8.count else { return false }
        switch (utf8[index + 1], utf8[index + 2]) {
        case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return true
        default: return false
        }
    }

    /// Whether U+2028 or U+2029, which end lines and paragraphs, stands at an index.
    private static func isSeparator(_ utf8: [UInt8], at index: Int) -> Bool {
        index + 2 < utf8.count && utf8[index + 1] == 0x80 && utf8[index + 2] | 1 == 0xA9
    }

    /// Whether U+FFFE or U+FFFF stands at an index, of which both begin with EF.
    private static func isForbidden(_ utf8: [UInt8], at index: Int) -> Bool {
        index + 2 < utf8.count && utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE
    }
}
