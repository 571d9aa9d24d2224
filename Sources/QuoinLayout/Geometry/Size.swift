/// A width and a height.
public struct Size: Hashable, Sendable {
    /// The extent from side to side.
    public var width: Double
    /// The extent from top to bottom.
    public var height: Double

    /// The size that is 0 both ways.
    public static let zero = Size(width: 0, height: 0)

    /// Makes a size of its extents.
    @inlinable
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }

    /// The extent along an axis.
    @inlinable
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

extension Size: CustomStringConvertible {
    /// Width and height, as in `"320 × 480"`.
    public var description: String {
        "\(width.plainText) × \(height.plainText)"
    }
}
