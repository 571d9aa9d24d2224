import QuoinLayout

/// The colours of the overlays: of as many hues, each dark enough for a white rim to set it off.
enum OverlayPalette {
    static let frame = Color(0x475569)
    static let name = Color(0x0F172A)
    static let alignment = Color(0x0D7F74)
    static let margin = Color(0x3F8F1F)
    static let guide = Color(0x8A2FC4)
    static let dimension = Color(0x0B5ED7)
    static let ambiguity = Color(0xC77700)
    static let conflict = Color(0xD61F2C)
    static let caption = Color(0x8E1019)
}
