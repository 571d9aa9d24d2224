import Quoin

/// The colours that controls are drawn in, by what they are for.
///
/// Views made like controls find theirs in `controlColors`.
public struct ControlColors: Hashable, Sendable {
    /// What controls stand on.
    public var background: Color
    /// What lies on the background: cards, bars and fields.
    public var surface: Color
    /// What stands out from a ``fill``: the chosen one of several.
    public var raised: Color
    /// Text.
    public var ink: Color
    /// Text of less weight, and placeholders.
    public var faintInk: Color
    /// Outlines and lines between things.
    public var line: Color
    /// The ground of what is to be tapped.
    public var fill: Color
    /// What is empty or off: the tracks of switches, sliders and progress.
    public var track: Color
    /// What is chosen, on, or to be tapped.
    public var tint: Color
    /// Text and signs on the tint.
    public var onTint: Color
    /// What is switched on.
    public var on: Color
    /// Knobs, which lie on everything else.
    public var knob: Color
    /// The outline by which knobs stand out from what they lie on.
    public var knobLine: Color
}

extension ControlColors {
    /// For bright surroundings.
    public static let light = ControlColors(
        background: Color(red: 0.96, green: 0.96, blue: 0.95), surface: .white, raised: .white,
        ink: Color(red: 0.13, green: 0.14, blue: 0.16),
        faintInk: Color(red: 0.42, green: 0.44, blue: 0.47),
        line: Color(red: 0.80, green: 0.80, blue: 0.79),
        fill: Color(red: 0.89, green: 0.89, blue: 0.88),
        track: Color(red: 0.78, green: 0.78, blue: 0.78),
        tint: Color(red: 0.12, green: 0.38, blue: 0.78), onTint: .white,
        on: Color(red: 0.18, green: 0.60, blue: 0.40), knob: .white,
        knobLine: Color(red: 0, green: 0, blue: 0, opacity: 0.12))

    /// For dark surroundings.
    public static let dark = ControlColors(
        background: Color(red: 0.09, green: 0.10, blue: 0.11),
        surface: Color(red: 0.15, green: 0.16, blue: 0.18),
        raised: Color(red: 0.38, green: 0.39, blue: 0.42),
        ink: Color(red: 0.93, green: 0.93, blue: 0.92),
        faintInk: Color(red: 0.62, green: 0.64, blue: 0.67),
        line: Color(red: 0.33, green: 0.34, blue: 0.37),
        fill: Color(red: 0.22, green: 0.23, blue: 0.25),
        track: Color(red: 0.34, green: 0.35, blue: 0.38),
        tint: Color(red: 0.38, green: 0.62, blue: 0.97),
        onTint: Color(red: 0.06, green: 0.08, blue: 0.12),
        on: Color(red: 0.24, green: 0.66, blue: 0.45),
        knob: Color(red: 0.95, green: 0.95, blue: 0.94),
        knobLine: Color(red: 0, green: 0, blue: 0, opacity: 0.25))

    /// For any surroundings: each is bright in bright ones and dark in dark ones.
    ///
    /// ```swift
    /// card.backgroundColor = ControlColors.adaptive.surface
    /// card.borderColor = ControlColors.adaptive.line
    /// ```
    public static let adaptive = ControlColors(
        background: Color(light: light.background, dark: dark.background),
        surface: Color(light: light.surface, dark: dark.surface),
        raised: Color(light: light.raised, dark: dark.raised),
        ink: Color(light: light.ink, dark: dark.ink),
        faintInk: Color(light: light.faintInk, dark: dark.faintInk),
        line: Color(light: light.line, dark: dark.line),
        fill: Color(light: light.fill, dark: dark.fill),
        track: Color(light: light.track, dark: dark.track),
        tint: Color(light: light.tint, dark: dark.tint),
        onTint: Color(light: light.onTint, dark: dark.onTint),
        on: Color(light: light.on, dark: dark.on),
        knob: Color(light: light.knob, dark: dark.knob),
        knobLine: Color(light: light.knobLine, dark: dark.knobLine))

    /// The colours for an appearance.
    public static func of(_ appearance: Appearance) -> ControlColors {
        appearance == .light ? .light : .dark
    }
}

extension Color {
    /// The colour halfway to another.
    func halfway(to other: Color) -> Color {
        Color(
            red: (red + other.red) / 2, green: (green + other.green) / 2,
            blue: (blue + other.blue) / 2, opacity: (opacity + other.opacity) / 2)
    }

    /// The same colour, so much less opaque.
    func faded(to share: Double) -> Color {
        var color = self
        color.opacity *= share
        return color
    }
}

extension ControlColors {
    /// The colours as they are in some surroundings.
    package func resolved(with traits: TraitCollection) -> ControlColors {
        func shown(_ color: Color) -> Color { color.resolved(with: traits) }
        return ControlColors(
            background: shown(background), surface: shown(surface), raised: shown(raised),
            ink: shown(ink), faintInk: shown(faintInk), line: shown(line), fill: shown(fill),
            track: shown(track), tint: shown(tint), onTint: shown(onTint), on: shown(on),
            knob: shown(knob), knobLine: shown(knobLine))
    }
}
