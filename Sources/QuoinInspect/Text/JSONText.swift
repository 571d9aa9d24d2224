import QuoinLayout

/// Numbers and strings as JSON writes them.
package enum JSONText {
    /// A number, always with a fraction or an exponent, so that readers that tell whole numbers from
    /// others see a number of one kind: `12.0`.
    ///
    /// It has the digits of the shortest decimal. What is not finite, for which JSON has
    /// no number, is `null`.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        let text = value.shortestDecimal
        let hasMark = text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }
        return hasMark ? text : text + ".0"
    }

    /// Appends a number as ``number(_:)`` writes it.
    package static func append(_ value: Double, to bytes: inout [UInt8]) {
        // Most places and sizes are whole, and need not become a string first.
        if value.magnitude < 1_000_000, value == Double(Int32(value)) {
            appendDigits(of: Int32(value), to: &bytes)
            bytes.append(UInt8(ascii: "."))
            bytes.append(UInt8(ascii: "0"))
        } else {
            bytes += number(value).utf8
        }
    }

    private static func appendDigits(of number: Int32, to bytes: inout [UInt8]) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        let magnitude = number.magnitude
        var unit: UInt32 = 1
        while magnitude / unit >= 10 {
            unit *= 10
        }
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude / unit % 10))
            unit /= 10
        }
    }

    /// A string in quotation marks. What JSON does not allow in one is escaped, and so is what might
    /// drive a terminal that the object is shown in.
    package static func string(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 2)
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a string in quotation marks, as ``string(_:)`` has it.
    ///
    /// - Complexity: O(*n*) in the length of the text: what stands for itself is copied in one go.
    package static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        bytes += text.utf8
        escape(&bytes, from: start)
        bytes.append(UInt8(ascii: "\""))
    }

    /// The same of a text as its bytes, which must be UTF-8.
    package static func append(utf8 text: [UInt8], to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        bytes += text
        escape(&bytes, from: start)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Escapes what stands from an index on.
    private static func escape(_ bytes: inout [UInt8], from start: Int) {
        var first = start
        while first < bytes.count, !isMark(bytes[first]), lengthToEscape(in: bytes, at: first) == 0
        {
            first += 1
        }
        guard first < bytes.count else { return }
        let rest = Array(bytes[first...])
        bytes.removeLast(rest.count)
        appendEscaping(rest, to: &bytes)
    }

    /// Whether the byte is one of the two marks that have a backslash before them.
    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func appendEscaping(_ utf8: [UInt8], to bytes: inout [UInt8]) {
        // What comes before this is copied.
        var copied = 0
        var index = 0
        while index < utf8.count {
            if isMark(utf8[index]) {
                // Markup is full of them. The mark itself is copied with what follows it.
                bytes += utf8[copied..<index]
                bytes.append(UInt8(ascii: "\\"))
                copied = index
                index += 1
                continue
            }
            let length = lengthToEscape(in: utf8, at: index)
            guard length > 0 else {
                index += 1
                continue
            }
            bytes += utf8[copied..<index]
            appendEscaped(utf8[index..<index + length], to: &bytes)
            index += length
            copied = index
        }
        bytes += utf8[copied...]
    }

    /// How many bytes at an index are a character that is escaped, but for the two marks that have a backslash before
    /// them; 0 if it stands for itself.
    private static func lengthToEscape(in utf8: [UInt8], at index: Int) -> Int {
        let byte = utf8[index]
        if byte < 0x80 {
            return byte < 0x20 || byte == 0x7F ? 1 : 0
        }
        guard index + 1 < utf8.count else { return 0 }
        let next = utf8[index + 1]
        switch byte {
        // U+0080 to U+009F, and U+061C.
        case 0xC2 where next < 0xA0, 0xD8 where next == 0x9C:
            return 2
        case 0xE2 where index + 2 < utf8.count:
            switch (next, utf8[index + 2]) {
            // U+200E, U+200F, U+2028 to U+202E, U+2066 to U+2069.
            case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
            default: return 0
            }
        default: return 0
        }
    }

    private static func appendEscaped(_ character: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        switch character.first {
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
        default:
            bytes.append(UInt8(ascii: "u"))
            let code = scalar(of: character)
            for shift in [12, 8, 4, 0] as [UInt32] {
                bytes.append(digits[Int(code >> shift & 15)])
            }
        }
    }

    /// The number of a character of at most three bytes.
    private static func scalar(of character: ArraySlice<UInt8>) -> UInt32 {
        guard let first = character.first, character.count > 1 else {
            return UInt32(character.first ?? 0)
        }
        let lead = UInt32(first) & (character.count == 2 ? 0x1F : 0x0F)
        return character.dropFirst().reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
