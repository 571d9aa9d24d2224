/// A distance for each edge of a rectangle, positive ones inward.
///
/// Left and right stay where they are in right-to-left layouts. For distances that change sides there,
/// see ``DirectionalEdgeInsets``.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the left edge.
    public var left: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the right edge.
    public var right: Double

    /// No distance at any edge.
    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Makes insets of the distances from the four edges.
    @inlinable
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Makes insets of the same distance from every edge.
    @inlinable
    public init(_ distance: Double) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// Makes insets of one distance from both sides, and another from top and bottom.
    @inlinable
    public init(horizontal: Double, vertical: Double = 0) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// What both edges that cross an axis take away together: left and right, or top and bottom.
    @inlinable
    public func total(along axis: Axis) -> Double {
        axis == .horizontal ? left + right : top + bottom
    }

    /// The insets edge by edge added to others.
    @inlinable
    public static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }

    /// The same distances outward.
    @inlinable
    public static prefix func - (insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    }
}

extension EdgeInsets: CustomStringConvertible {
    /// The distances by name, as in `"top 8, left 16, bottom 8, right 16"`.
    public var description: String {
        "top \(top.plainText), left \(left.plainText), "
            + "bottom \(bottom.plainText), right \(right.plainText)"
    }
}
