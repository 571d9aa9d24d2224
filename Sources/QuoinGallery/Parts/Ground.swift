import QuoinKit

/// What a part of a screen is filled with: a colour of its surroundings by what it is for, which is
/// another one in the dark, or an accent, which is the same by day and night.
enum Ground {
    /// What everything stands on.
    case background
    /// A card or a bar.
    case surface
    /// What is chosen, and frames that are to be seen: a little of the tint on the surface.
    case wash
    /// A line between things, or something in the background.
    case line
    /// As dark as text, or in the dark as bright.
    case ink
    /// A colour that stays.
    case accent(Accent)

    /// The colour among those of a view's surroundings.
    func color(in colors: ControlColors) -> Color {
        switch self {
        case .background: colors.background
        case .surface: colors.surface
        case .wash: colors.surface.mixed(with: colors.tint, share: 0.2)
        case .line: colors.line
        case .ink: colors.ink
        case .accent(let accent): accent.color
        }
    }
}

extension Color {
    /// So much of another colour on this one.
    fileprivate func mixed(with other: Color, share: Double) -> Color {
        Color(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share)
    }
}
