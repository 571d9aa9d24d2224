/// A rectangle in a coordinate system whose y grows downward.
///
/// A rectangle may be written from any of its corners, with sizes below 0. As in UIKit, ``width``,
/// ``height`` and the edges (``minX`` to ``maxY``) see through that, while ``size`` says what was
/// written.
///
/// ```swift
/// let screen = Rect(x: 0, y: 0, width: 320, height: 480)
/// screen.inset(by: EdgeInsets(top: 20)).height        // 460
/// screen.contains(Point(x: 320, y: 0))                // false: the right edge is outside
/// ```
public struct Rect: Hashable, Sendable {
    /// The corner from which the size counts: the upper left one, unless the size is below 0.
    public var origin: Point
    /// How far the rectangle reaches from its origin.
    public var size: Size

    /// The rectangle at the origin that has no size.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Makes a rectangle of a corner and a size.
    @inlinable
    public init(origin: Point = .zero, size: Size = .zero) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle of the numbers of its corner and size.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }
}

extension Rect {
    /// How wide the rectangle is, never below 0.
    @inlinable public var width: Double { size.width.magnitude }
    /// How high the rectangle is, never below 0.
    @inlinable public var height: Double { size.height.magnitude }
    /// The left edge.
    @inlinable public var minX: Double { origin.x + min(0, size.width) }
    /// The middle between left and right edge.
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    /// The right edge.
    @inlinable public var maxX: Double { origin.x + max(0, size.width) }
    /// The top edge.
    @inlinable public var minY: Double { origin.y + min(0, size.height) }
    /// The middle between top and bottom edge.
    @inlinable public var midY: Double { origin.y + size.height / 2 }
    /// The bottom edge.
    @inlinable public var maxY: Double { origin.y + max(0, size.height) }
    /// The point in the middle.
    @inlinable public var center: Point { Point(x: midX, y: midY) }

    /// Whether the rectangle has no area.
    @inlinable public var isEmpty: Bool { size.width == 0 || size.height == 0 }

    /// The same rectangle, written from its upper left corner.
    @inlinable public var standardized: Rect {
        Rect(x: minX, y: minY, width: width, height: height)
    }
}

extension Rect: CustomStringConvertible {
    /// Origin and size, as in `"(8, 8), 304 × 44"`.
    public var description: String {
        "\(origin), \(size)"
    }
}
