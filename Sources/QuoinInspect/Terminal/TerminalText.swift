import QuoinKit

/// How terminals show characters.
enum TerminalText {
    /// What is shown for a character, and in how many cells; nil for one that takes no room.
    ///
    /// Control characters, which might move the cursor, and what turns the direction of writing are
    /// replaced or left out.
    static func shown(_ character: Character, isUnicode: Bool) -> (Character, Int)? {
        guard let scalar = character.unicodeScalars.first else { return nil }
        if scalar.isASCII, character.utf8.count == 1 {
            let isControl = scalar.value < 0x20 || scalar.value == 0x7F
            guard isControl else { return (character, 1) }
            let isSpace = scalar == "\t" || scalar == "\n" || scalar == "\r"
            return (isSpace ? " " : isUnicode ? "\u{FFFD}" : "?", 1)
        }
        if character == "\r\n" {
            return (" ", 1)
        }
        switch scalar.properties.generalCategory {
        case .control, .unassigned, .surrogate, .privateUse:
            return (isUnicode ? "\u{FFFD}" : "?", 1)
        case .lineSeparator, .paragraphSeparator: return (" ", 1)
        case .format, .nonspacingMark, .enclosingMark: return nil
        default: break
        }
        guard isUnicode else { return (ascii[character] ?? "?", 1) }
        // Piles of marks would reach into other lines, and marks may turn the direction of writing.
        let isSimple =
            character.utf8.count <= 32
            && !character.unicodeScalars.contains { turns($0) }
        let harmless = isSimple ? character : Character(scalar)
        let cells = CellWidths.cells(of: Substring(String(harmless)).unicodeScalars)
        return cells > 0 ? (harmless, cells) : nil
    }

    /// About how many cells text takes.
    static func width(of text: String, isUnicode: Bool) -> Int {
        text.reduce(0) { $0 + (shown($1, isUnicode: isUnicode)?.1 ?? 0) }
    }

    /// As much of the beginning as fits into some cells, with an ellipsis if that is not all.
    static func fitting(_ text: String, into cells: Int, isUnicode: Bool) -> String {
        var used = 0
        var beginning = ""
        for character in text {
            let width = shown(character, isUnicode: isUnicode)?.1 ?? 0
            if used + width > cells {
                while self.width(of: beginning, isUnicode: isUnicode) >= cells, !beginning.isEmpty {
                    beginning.removeLast()
                }
                return cells > 0 ? beginning + (isUnicode ? "…" : "~") : ""
            }
            used += width
            beginning.append(character)
        }
        return text
    }

    /// What stands for some characters where there is only ASCII.
    private static let ascii: [Character: Character] = [
        "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "…": "~",
        "×": "x", "·": ".", "•": "*", "≤": "<", "≥": ">", "→": ">", "←": "<", "\u{A0}": " ",
        "▪": "*", "━": "=", "╸": "-", "─": "-", "│": "|", "↑": "^", "↓": "v", "▲": "^", "▼": "v",
    ]

    /// Whether a scalar changes the direction of what follows.
    private static func turns(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
