/// Which characters are of which kind.
extension ClusterKind {
    /// The kind of an ASCII character.
    init(ascii: UInt8) {
        switch ascii {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            self = .word
        case UInt8(ascii: " "): self = .space
        case UInt8(ascii: "\t"): self = .tab
        case 0x0A...0x0D: self = .newline
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
            UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
            UInt8(ascii: "%"), UInt8(ascii: "/"):
            self = .closing
        case UInt8(ascii: "?"): self = .question
        case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quote
        case UInt8(ascii: "-"): self = .hyphen
        default: self = .word
        }
    }

    /// The kind of what begins with a scalar and takes so many cells of a terminal.
    init(scalar: UInt32, cells: Int) {
        let kind =
            scalar < 0x80
            ? ClusterKind(ascii: UInt8(truncatingIfNeeded: scalar))
            : ClusterKind(punctuation: scalar)
        self = kind == .word && cells == 2 && Self.isSquare(scalar) ? .ideograph : kind
    }

    /// Whether what begins with the scalar, and takes two cells, is a CJK character or an emoji.
    /// Some syllables of other scripts take two cells as well.
    private static func isSquare(_ scalar: UInt32) -> Bool {
        (0x203C...0x3299).contains(scalar) || CellWidths.cells(of: scalar) == 2
    }

    private init(punctuation scalar: UInt32) {
        switch scalar {
        case 0x85, 0x2028, 0x2029: self = .newline
        case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .glue
        case 0xAD: self = .softHyphen
        case 0x200B: self = .breakHint
        case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: self = .space
        case 0x2010, 0x2026: self = .hyphen
        case 0x2012, 0x2013: self = .dash
        case 0x2014: self = .longDash
        case 0xA1, 0xBF, 0x2018, 0x201A, 0x201B, 0x201C, 0x201E, 0x201F: self = .opening
        case 0x2019, 0x201D, 0x2030...0x2037, 0x203C, 0x203D, 0x2047...0x2049: self = .closing
        case 0xAB, 0xBB, 0x2039, 0x203A: self = .quote
        default: self = Self.ofWidePunctuation(scalar)
        }
    }

    private static func ofWidePunctuation(_ scalar: UInt32) -> ClusterKind {
        switch scalar {
        // Brackets, and currencies in front of their numbers.
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D,
            0xFF04, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62, 0xFFE1, 0xFFE5:
            .wideOpening
        case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
            0x301B, 0x301E, 0x301F, 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F,
            0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64, 0xFFE0:
            .wideClosing
        // What repeats or lengthens, the middle dot, and small kana.
        case 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF65, 0xFF70,
            0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
            0x3095, 0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5,
            0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF6F:
            .wideClosing
        default: .word
        }
    }
}
