/// A distance for each edge of a rectangle, positive ones inward, whose sides follow the direction of
/// reading.
///
/// The leading edge is the left one where people read from left to right, and the right one where they
/// read from right to left.
public struct DirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the edge where lines begin.
    public var leading: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the edge where lines end.
    public var trailing: Double

    /// No distance at any edge.
    public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Makes insets of the distances from the four edges.
    @inlinable
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of the same distance from every edge.
    @inlinable
    public init(_ distance: Double) {
        self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
    }

    /// Makes insets of one distance from both sides, and another from top and bottom.
    @inlinable
    public init(horizontal: Double, vertical: Double = 0) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
    /// The distances by name, as in `"top 8, leading 16, bottom 8, trailing 16"`.
    public var description: String {
        "top \(top.plainText), leading \(leading.plainText), "
            + "bottom \(bottom.plainText), trailing \(trailing.plainText)"
    }
}
