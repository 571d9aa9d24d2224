import Quoin

/// Numbers and strings.
extension JSONReader {
    /// Takes a number; nil, and told, if it is too large.
    mutating func number() throws(JSONProblem) -> Double? {
        let start = position
        if byte == UInt8(ascii: "-") {
            position += 1
        }
        let digits = position
        try skipDigits("a digit")
        if source[digits] == UInt8(ascii: "0"), position > digits + 1 {
            position = digits
            throw syntax("a number does not begin with zeros")
        }
        if byte == UInt8(ascii: ".") {
            position += 1
            try skipDigits("a digit after the point")
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
                position += 1
            }
            try skipDigits("the digits of the exponent")
        }
        guard position - start <= Self.longestNumber else {
            problems.append(JSONProblem("is a number of too many digits", path: path, place: start))
            return nil
        }
        if position - digits <= 9,
            position == digits + source[digits..<position].count(where: { $0 &- 48 < 10 })
        {
            // As most numbers are.
            let value = source[digits..<position].reduce(0) { $0 * 10 + Int($1 &- 48) }
            return digits > start ? -Double(value) : Double(value)
        }
        let text = String(decoding: source[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            problems.append(JSONProblem("is a number that is too large", path: path, place: start))
            return nil
        }
        return value
    }

    private mutating func skipDigits(_ wanted: String) throws(JSONProblem) {
        guard byte &- 48 < 10 else { throw syntax("expected \(wanted) here") }
        while byte &- 48 < 10 {
            position += 1
        }
    }

    /// Takes a string. What is wrong with its characters is told, and U+FFFD stands for them.
    mutating func string() throws(JSONProblem) -> String {
        let start = position
        position += 1
        let first = position
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: "\""):
                let bytes = source[first..<position]
                position += 1
                return text(bytes, from: start)
            case UInt8(ascii: "\\"): return try escapedString(from: first)
            case 0..<0x20: throw control()
            default: position += 1
            }
        }
        throw endless(from: start)
    }

    /// Takes the rest of a string in which something is escaped.
    private mutating func escapedString(from first: Int) throws(JSONProblem) -> String {
        // What has no escape in it is copied in one go.
        var bytes: [UInt8] = []
        var copied = first
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: "\""):
                bytes += source[copied..<position]
                position += 1
                return text(bytes[...], from: first - 1)
            case UInt8(ascii: "\\"):
                bytes += source[copied..<position]
                try takeEscape(into: &bytes)
                copied = position
            case 0..<0x20: throw control()
            default: position += 1
            }
        }
        throw endless(from: first - 1)
    }

    private mutating func text(_ bytes: ArraySlice<UInt8>, from start: Int) -> String {
        if let text = String(validating: bytes, as: UTF8.self) {
            return text
        }
        problems.append(JSONProblem("has text that is not UTF-8", path: path, place: start))
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func takeEscape(into bytes: inout [UInt8]) throws(JSONProblem) {
        let place = position
        position += 1
        let sign = byte
        position += 1
        switch sign {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(sign)
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "u"):
            let scalar = try escapedScalar(from: place)
            bytes += Array(String(Character(scalar)).utf8)
        default:
            position = place
            throw syntax("there is no such escape; a backslash itself is written \\\\")
        }
    }

    /// Takes the four digits behind `\u`, and those of the other half of a pair.
    private mutating func escapedScalar(from place: Int) throws(JSONProblem) -> Unicode.Scalar {
        let unit = try hexadecimal()
        if let scalar = Unicode.Scalar(unit) {
            return scalar
        }
        if unit < 0xDC00, byte == UInt8(ascii: "\\"), position + 1 < source.count,
            source[position + 1] == UInt8(ascii: "u")
        {
            let next = position
            position += 2
            let low = try hexadecimal()
            if (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(
                    0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            {
                return scalar
            }
            // What follows is a character of its own.
            position = next
        }
        problems.append(
            JSONProblem("has half of a character: a lone surrogate", path: path, place: place))
        return "\u{FFFD}"
    }

    private mutating func hexadecimal() throws(JSONProblem) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: throw syntax("expected four hexadecimal digits after \\u")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    private func control() -> JSONProblem {
        syntax(
            byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
                ? "a text ends on its line; a new line in it is written \\n"
                : "a control character in a text is escaped, as in \\t or \\u0007")
    }

    private mutating func endless(from start: Int) -> JSONProblem {
        position = start
        return syntax("this text has no quotation mark at its end")
    }
}
