/// A place in a coordinate system whose y grows downward.
public struct Point: Hashable, Sendable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top.
    public var y: Double

    /// The place where both coordinates are 0.
    public static let zero = Point(x: 0, y: 0)

    /// Makes a point of its coordinates.
    @inlinable
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The coordinate on an axis.
    @inlinable
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }

    /// The point moved by the given distances.
    @inlinable
    public func offsetBy(dx: Double, dy: Double) -> Point {
        Point(x: x + dx, y: y + dy)
    }

    /// The point moved by another one's coordinates.
    @inlinable
    public static func + (point: Point, offset: Point) -> Point {
        Point(x: point.x + offset.x, y: point.y + offset.y)
    }

    /// The way from one point to another.
    @inlinable
    public static func - (point: Point, origin: Point) -> Point {
        Point(x: point.x - origin.x, y: point.y - origin.y)
    }
}

extension Point: CustomStringConvertible {
    /// The coordinates, as in `"(8, 12.5)"`.
    public var description: String {
        "(\(x.plainText), \(y.plainText))"
    }
}
