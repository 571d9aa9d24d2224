import Quoin

/// Where lines of text stand that are narrower than their view.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// Where lines begin: left in English, right in Hebrew.
    case natural
    /// Where lines end: right in English, left in Hebrew.
    case trailing
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right

    /// Another word for ``natural``, beside ``trailing``.
    public static var leading: TextAlignment { .natural }

    /// How much of the spare width is left of a line.
    package func share(in direction: LayoutDirection) -> Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural: direction == .leftToRight ? 0 : 1
        case .trailing: direction == .leftToRight ? 1 : 0
        }
    }
}
