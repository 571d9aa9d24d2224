import QuoinKit

/// The colours of the dashboard, beside those of controls.
enum Palette {
    static let processors = Color(
        light: color(0x1F7A45), dark: color(0x5FC98B))
    static let memory = Color(light: color(0x1F5FC4), dark: color(0x6CA5F8))
    static let network = Color(light: color(0x7A3FB5), dark: color(0xBE94F0))
    static let disk = Color(light: color(0x9A5B00), dark: color(0xE3B063))
    static let warm = Color(light: color(0xA86400), dark: color(0xE8B04B))
    static let hot = Color(light: color(0xC0322B), dark: color(0xF0736A))

    /// The colour for how much of something is taken: its own, or a warning.
    static func color(_ usual: Color, for share: Double) -> Color {
        share >= 0.85 ? hot : share >= 0.6 ? warm : usual
    }

    private static func color(_ hexadecimal: UInt32) -> Color {
        Color(
            red: Double(hexadecimal >> 16 & 255) / 255, green: Double(hexadecimal >> 8 & 255) / 255,
            blue: Double(hexadecimal & 255) / 255)
    }
}

extension Color {
    /// The same colour, so that less of it is seen.
    var faint: Color {
        func faded(_ color: Color) -> Color {
            var color = color
            color.opacity = 0.6
            return color
        }
        return Color(
            light: faded(resolved(for: .light)), dark: faded(resolved(for: .dark)))
    }
}

/// Text that says what something is.
final class Caption: Label {
    override var inkColor: Color { textColor ?? controlColors.faintInk }
}
