/// Whether controls are drawn for bright surroundings or for dark ones.
public enum Appearance: CaseIterable, Hashable, Sendable {
    /// Dark letters on a bright ground.
    case light
    /// Bright letters on a dark ground.
    case dark
}

/// UIKit's name for ``Appearance``.
public typealias UserInterfaceStyle = Appearance
