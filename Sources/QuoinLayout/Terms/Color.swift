/// A colour: red, green, blue and opacity from 0 to 1.
///
/// It may be another one in the dark:
///
/// ```swift
/// let paper = Color(light: .white, dark: Color(red: 0.15, green: 0.16, blue: 0.18))
/// card.backgroundColor = paper                   // follows the card's surroundings
/// paper.resolved(for: .dark).red                 // 0.15
/// ```
public struct Color: Hashable, Sendable {
    /// How much red; of two variants, in the bright one.
    public var red: Double
    /// How much green; of two variants, in the bright one.
    public var green: Double
    /// How much blue; of two variants, in the bright one.
    public var blue: Double
    /// How opaque; of two variants, the bright one.
    public var opacity: Double
    /// What it is in the dark, if that is something else.
    private var darkParts: DarkParts?

    /// Makes a colour of its parts.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// Black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = Color(red: 1, green: 1, blue: 1)
}

/// Colours that are others in the dark.
extension Color {
    /// Makes a colour that is one in bright surroundings and another in dark ones.
    ///
    /// What views show by themselves and what controls are given follows the traits of the view. Who draws
    /// on a canvas asks for ``resolved(with:)``: a canvas knows of no surroundings, and shows the bright
    /// variant.
    public init(light: Color, dark: Color) {
        self = light.brightVariant
        let dark = dark.darkVariant
        if self != dark {
            darkParts = DarkParts(dark)
        }
    }

    /// Whether it is another one in the dark.
    public var hasVariants: Bool { darkParts != nil }

    /// What it is in bright surroundings.
    var brightVariant: Color {
        hasVariants ? Color(red: red, green: green, blue: blue, opacity: opacity) : self
    }

    /// What it is in dark ones.
    var darkVariant: Color { darkParts?.color ?? self }

    /// The colour that comes of each variant.
    package func mapVariants(_ change: (Color) -> Color) -> Color {
        guard hasVariants else { return change(self) }
        return Color(light: change(brightVariant), dark: change(darkVariant))
    }

    /// Whether its parts are finite.
    var isFinite: Bool {
        red.isFinite && green.isFinite && blue.isFinite && opacity.isFinite
            && darkParts?.color.isFinite ?? true
    }
}

/// The parts of a colour in the dark. They stand in the colour itself: behind a reference, every copy of a
/// colour would have to be counted, which doubles what it costs to draw a ground with a border.
private struct DarkParts: Hashable, Sendable {
    let red: Double
    let green: Double
    let blue: Double
    let opacity: Double

    init(_ color: Color) {
        red = color.red
        green = color.green
        blue = color.blue
        opacity = color.opacity
    }

    var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }
}
