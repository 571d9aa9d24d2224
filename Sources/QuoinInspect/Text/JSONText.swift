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

    /// A string in quotation marks. What JSON does not allow in one is escaped, and so is what might
    /// drive a terminal that the object is shown in.
    package static func string(_ text: some StringProtocol) -> String {
        var result = "\""
        result.reserveCapacity(text.utf8.count + 2)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}",
                "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
