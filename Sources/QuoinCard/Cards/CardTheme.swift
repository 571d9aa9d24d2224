import QuoinKit

/// How a card looks as a whole.
enum CardTheme: String, CaseIterable, Sendable {
    case light, dark, paper, ocean

    /// The colours of the theme, with another accent if one is given.
    func palette(accent: Color?) -> CardPalette {
        var palette: CardPalette
        switch self {
        case .light:
            palette = CardPalette(
                ground: 0xFFFFFF, surface: 0xF3F5F8, line: 0xDFE3E9, ink: 0x10151D,
                faint: 0x556070, accent: 0x2456D3, good: 0x14784B, bad: 0xBE2F2B)
        case .dark:
            palette = CardPalette(
                ground: 0x0E131A, surface: 0x19212C, line: 0x2B3645, ink: 0xF4F6F9,
                faint: 0xA2AEBD, accent: 0x7AA7FF, good: 0x52CF92, bad: 0xFF8A80)
        case .paper:
            palette = CardPalette(
                ground: 0xFAF5EB, surface: 0xF1E8D7, line: 0xDDCFB6, ink: 0x2A2018,
                faint: 0x6B5B49, accent: 0xA63D14, good: 0x3F6B22, bad: 0xA42A20)
        case .ocean:
            palette = CardPalette(
                ground: 0x0A2540, surface: 0x12345A, line: 0x28507C, ink: 0xF3F8FC,
                faint: 0xA9C1D9, accent: 0xFFC24B, good: 0x6EDDB0, bad: 0xFF9E93)
        }
        if let accent {
            palette.accent = accent
        }
        return palette
    }
}

/// The colours of a card by what they are for.
struct CardPalette {
    /// What everything stands on.
    var ground: Color
    /// What lies on the ground: figures, and boxes for pictures.
    var surface: Color
    /// Lines between things.
    var line: Color
    /// What is read first.
    var ink: Color
    /// What is read then.
    var faint: Color
    /// The colour that the card is known by.
    var accent: Color
    /// What has grown, and what has shrunk.
    var good: Color
    var bad: Color

    init(
        ground: UInt32, surface: UInt32, line: UInt32, ink: UInt32, faint: UInt32,
        accent: UInt32, good: UInt32, bad: UInt32
    ) {
        self.ground = Color(rgb: ground)
        self.surface = Color(rgb: surface)
        self.line = Color(rgb: line)
        self.ink = Color(rgb: ink)
        self.faint = Color(rgb: faint)
        self.accent = Color(rgb: accent)
        self.good = Color(rgb: good)
        self.bad = Color(rgb: bad)
    }

    /// The accent as letters can have it: as much nearer to the ink as it takes to be read on the ground.
    var accentInk: Color {
        for step in 0..<8 {
            let color = accent.mixed(with: ink, share: Double(step) / 8)
            if color.contrast(with: ground) >= 4.5 {
                return color
            }
        }
        return ink
    }

    /// What is read on the accent: the ink or the ground, whichever stands out more.
    var onAccent: Color {
        accent.contrast(with: ground) >= accent.contrast(with: ink) ? ground : ink
    }
}
