import QuoinLayout

/// What a box is drawn in that stands for a view: a ground, and a tone of it for letters and lines, bright on dark in
/// dark surroundings and the other way round in bright ones.
package struct BoxColors: Sendable {
    package let ground: Color
    package let ink: Color

    /// The colours of the so many-th box of a picture, counted from 0. Neighbours are easy to tell apart.
    package static func ofBox(_ number: Int) -> BoxColors { all[number % all.count] }

    private static let all = [
        BoxColors(ground: (0xDCE9FC, 0x1B2C46), ink: (0x1D4F91, 0xA6C7F7)),
        BoxColors(ground: (0xFCE7D2, 0x3D2A17), ink: (0x8A4B0F, 0xF4C08A)),
        BoxColors(ground: (0xDDF3E2, 0x173424), ink: (0x1E6B3A, 0x96DDB0)),
        BoxColors(ground: (0xF9DFE7, 0x421E2C), ink: (0x97264F, 0xF5AFC6)),
        BoxColors(ground: (0xE8E2FA, 0x2C2450), ink: (0x51379B, 0xC9B9F8)),
        BoxColors(ground: (0xFBF3C9, 0x38300C), ink: (0x6F5B06, 0xEBD86F)),
        BoxColors(ground: (0xD6F1F2, 0x11363B), ink: (0x12636B, 0x8CDAE1)),
    ]

    private init(ground: (light: UInt32, dark: UInt32), ink: (light: UInt32, dark: UInt32)) {
        self.ground = Color(light: Self.color(ground.light), dark: Self.color(ground.dark))
        self.ink = Color(light: Self.color(ink.light), dark: Self.color(ink.dark))
    }

    private static func color(_ code: UInt32) -> Color {
        let part = { (shift: UInt32) in Double(code >> shift & 0xFF) / 255 }
        return Color(red: part(16), green: part(8), blue: part(0))
    }
}
