/// Which corner coordinates count from.
public enum CoordinateOrigin: Hashable, Sendable {
    /// From the upper left corner, y growing downward.
    case topLeft
    /// From the lower left corner, y growing upward.
    case bottomLeft
}
