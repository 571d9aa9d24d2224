import QuoinLayout

/// JSON within a page.
extension MarkupBuffer {
    /// Appends a string of JSON that may stand in a script element, be the page read as HTML or as XML:
    /// what would end the element, or begin another one, is escaped, and so is what turns the direction of
    /// writing, ends lines of scripts, or is no character.
    mutating func append(quoted text: String) {
        if text.utf8.allSatisfy({ Self.isPlain($0) }) {
            append("\"")
            append(verbatim: text)
            append("\"")
            return
        }
        var escaped = ""
        for scalar in JSONText.string(text).unicodeScalars {
            switch scalar {
            case "<", ">", "&", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
                let digits = String(scalar.value, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        append(verbatim: escaped)
    }

    /// Whether a byte stands for itself in a string.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "&"):
            false
        default: byte >= 0x20 && byte < 0x7F
        }
    }

    /// Appends a member of an object, but for its value.
    mutating func key(_ name: MarkupLiteral, isFirst: Bool = false) {
        append(isFirst ? "\"" : ",\"")
        append(name)
        append("\":")
    }

    /// Appends an array.
    mutating func list<Elements: Sequence>(
        _ elements: Elements, _ write: (inout MarkupBuffer, Elements.Element) -> Void
    ) {
        append("[")
        var isFirst = true
        for element in elements {
            if !isFirst {
                append(",")
            }
            isFirst = false
            write(&self, element)
        }
        append("]")
    }

    /// Appends an array of whole numbers.
    mutating func list(_ numbers: some Sequence<Int>) {
        list(numbers) { $0.append(Double($1)) }
    }

    /// Appends the numbers of a rectangle, between commas.
    mutating func numbers(of rect: Rect) {
        append(rect.minX)
        append(",")
        append(rect.minY)
        append(",")
        append(rect.width)
        append(",")
        append(rect.height)
    }
}
