/// A turn, a scale and a shift of what is drawn.
///
/// A point (x, y) goes to (a·x + c·y + x offset, b·x + d·y + y offset).
///
/// ```swift
/// card.transform = Transform(scale: 1.1).followed(by: Transform(offset: Point(x: 0, y: -8)))
/// ```
public struct Transform: Hashable, Sendable {
    /// How much of x is in the new x.
    public var a: Double
    /// How much of x is in the new y.
    public var b: Double
    /// How much of y is in the new x.
    public var c: Double
    /// How much of y is in the new y.
    public var d: Double
    /// What is added.
    public var offset: Point

    /// Leaves everything where it is.
    public static let identity = Transform(offset: .zero)

    /// Makes a transform of its numbers.
    public init(a: Double, b: Double, c: Double, d: Double, offset: Point = .zero) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.offset = offset
    }

    /// Shifts.
    public init(offset: Point) {
        self.init(a: 1, b: 0, c: 0, d: 1, offset: offset)
    }

    /// Makes larger or smaller, from side to side and from top to bottom.
    public init(scaleX: Double, y: Double) {
        self.init(a: scaleX, b: 0, c: 0, d: y)
    }

    /// Makes larger or smaller.
    public init(scale: Double) {
        self.init(scaleX: scale, y: scale)
    }

    /// This transform, and another one after it.
    public func followed(by next: Transform) -> Transform {
        Transform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d, offset: offset.applying(next))
    }

    /// The same transform with another point in the place of the origin.
    public func about(_ point: Point) -> Transform {
        var moved = self
        moved.offset = Point(x: -point.x, y: -point.y).applying(self) + point
        return moved
    }

    /// Whether all of its numbers are finite.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && offset.x.isFinite
            && offset.y.isFinite
    }
}

extension Transform: CustomStringConvertible {
    /// The numbers and what is added, as in `"(1.1, 0, 0, 1.1), offset (0, -8)"`.
    public var description: String {
        "(\(a.plainText), \(b.plainText), \(c.plainText), \(d.plainText)), offset \(offset)"
    }
}

extension Point {
    /// Where a transform moves the point to.
    public func applying(_ transform: Transform) -> Point {
        Point(
            x: transform.a * x + transform.c * y + transform.offset.x,
            y: transform.b * x + transform.d * y + transform.offset.y)
    }
}
