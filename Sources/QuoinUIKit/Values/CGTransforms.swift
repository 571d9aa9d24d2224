/// A direction and a length.
public struct CGVector: Hashable, Sendable {
    /// As in UIKit.
    public var dx: CGFloat
    /// As in UIKit.
    public var dy: CGFloat
    /// As in UIKit.
    public static let zero = CGVector()
    /// As in UIKit.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}

/// A turn, a scale and a shift of the plane.
public struct CGAffineTransform: Hashable, Sendable {
    /// As in UIKit.
    public var a: CGFloat
    /// As in UIKit.
    public var b: CGFloat
    /// As in UIKit.
    public var c: CGFloat
    /// As in UIKit.
    public var d: CGFloat
    /// As in UIKit.
    public var tx: CGFloat
    /// As in UIKit.
    public var ty: CGFloat
    /// As in UIKit.
    public static let identity = CGAffineTransform()

    /// As in UIKit.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    /// As in UIKit.
    public init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
    /// As in UIKit.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
    /// As in UIKit.
    public init(translationX x: CGFloat, y: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }
    /// As in UIKit.
    public init(scaleX x: CGFloat, y: CGFloat) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }
    /// As in UIKit.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    /// As in UIKit.
    public var isIdentity: Bool { self == .identity }

    /// As in UIKit.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }
    /// As in UIKit.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    /// As in UIKit.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
    /// As in UIKit.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
    /// As in UIKit.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0 else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// As in UIKit.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
    /// As in UIKit.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}
extension CGSize {
    /// As in UIKit.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
    /// As in UIKit.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}
extension CGRect {
    /// As in UIKit.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
    /// As in UIKit.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
        else { return self }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// More often than anybody can count: how often an animation comes that does not end.
public let HUGE: Float = .greatestFiniteMagnitude
/// As in UIKit. It goes on with the clocks of windows, too: see ``UIWindow/tick(after:)``.
public func CACurrentMediaTime() -> CFTimeInterval { ScreenClock.shared.time }
/// As in UIKit.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval {
    Date().timeIntervalSinceReferenceDate
}
/// As in UIKit.
public typealias CFTimeInterval = Double
/// As in UIKit.
public typealias CFAbsoluteTime = Double
/// As in UIKit.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
// Some C libraries have these, too.
/// As in UIKit.
@_disfavoredOverload
public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
/// As in UIKit.
@_disfavoredOverload
public func arc4random_uniform(_ bound: UInt32) -> UInt32 {
    bound == 0 ? 0 : UInt32.random(in: 0..<bound)
}
