import QuoinKit

/// The colours of the gallery's surroundings by what they are for, which are others in the dark.
extension Color {
    /// What everything stands on.
    static let background = ControlColors.adaptive.background
    /// A card or a bar.
    static let surface = ControlColors.adaptive.surface
    /// What is chosen, and frames that are to be seen: a little of the tint on the surface.
    static let wash = Color(light: wash(of: .light), dark: wash(of: .dark))
    /// A line between things, or something in the background.
    static let line = ControlColors.adaptive.line
    /// As dark as text, or in the dark as bright.
    static let lettering = ControlColors.adaptive.ink

    private static func wash(of colors: ControlColors) -> Color {
        colors.surface.mixed(with: colors.tint, share: 0.2)
    }

    /// So much of another colour on this one.
    private func mixed(with other: Color, share: Double) -> Color {
        Color(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share)
    }
}

/// Colours that carry a meaning, and are the same by day and by night.
///
/// White letters can be read on all of them but amber, on which there is ink; and green and red ones can be
/// read on a bright card as on a dark one.
extension Color {
    static let accentBlue = Color(red: 0.16, green: 0.44, blue: 0.85)
    static let accentGreen = Color(red: 0.17, green: 0.58, blue: 0.39)
    static let accentRed = Color(red: 0.87, green: 0.32, blue: 0.30)
    static let amber = Color(red: 0.93, green: 0.67, blue: 0.20)
    static let violet = Color(red: 0.47, green: 0.35, blue: 0.72)
    static let ink = Color(red: 0.13, green: 0.14, blue: 0.16)
}
