/// One of the two directions in which things are laid out.
public enum Axis: Int, CaseIterable, Hashable, Sendable {
    /// From side to side: x and width.
    case horizontal
    /// From top to bottom: y and height.
    case vertical

    /// The other axis.
    public var perpendicular: Axis {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }
}

extension Axis: CustomStringConvertible {
    /// `"horizontal"` or `"vertical"`.
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}
