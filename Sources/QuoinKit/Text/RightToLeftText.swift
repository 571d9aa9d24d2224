/// Which texts are read from right to left.
package enum RightToLeftText {
    /// Whether the first letter of a text that has a direction is of a script that is read from right to
    /// left, such as Hebrew and Arabic.
    ///
    /// Digits, marks and signs have none, or follow what is around them.
    package static func begins(_ text: String) -> Bool {
        mayOccur(in: text) && isFirstRead(in: text) == true
    }

    /// Whether there may be letters of these scripts in a text. In nearly all there are none: the scripts begin
    /// with U+0590, of which the first byte is D6.
    static func mayOccur(in text: String) -> Bool { text.utf8.contains { $0 >= 0xD6 } }

    /// Whether the first letter of a text that has a direction is read from right to left; nil if none has one.
    static func isFirstRead(in text: String) -> Bool? {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
                0x1E800...0x1EFFF:
                return true
            case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6,
                0xF8...0x02B8, 0x0370...0x058F, 0x0900...0x1FFF, 0x2C00...0xD7FF, 0xF900...0xFB1C,
                0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFFDC, 0x20000...0x3FFFF:
                return false
            default: continue
            }
        }
        return nil
    }
}
