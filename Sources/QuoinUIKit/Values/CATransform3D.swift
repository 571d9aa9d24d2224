/// A place in space, of which a picture shows the flat part.
public struct CATransform3D: Hashable, Sendable {
    /// As in UIKit.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// As in UIKit.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    /// Kept, without effect.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    /// As in UIKit.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
    /// As in UIKit.
    public init() {}

    private var rows: [[CGFloat]] {
        get {
            [
                [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34],
                [m41, m42, m43, m44],
            ]
        }
        set {
            (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
            (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
            (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
            (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
        }
    }

    /// This transform, and then another one.
    func concatenating(_ next: CATransform3D) -> CATransform3D {
        let (first, second) = (rows, next.rows)
        var result = CATransform3D()
        result.rows = first.map { row in
            (0..<4).map { column in
                (0..<4).reduce(0) { $0 + row[$1] * second[$1][column] }
            }
        }
        return result
    }
}
/// As in UIKit.
public let CATransform3DIdentity = CATransform3D()

/// As in UIKit.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m22, transform.m33) = (x, y, z)
    return transform
}
/// As in UIKit.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
    var transform = CATransform3D()
    (transform.m41, transform.m42, transform.m43) = (x, y, z)
    return transform
}
/// As in UIKit: about an axis, which need not be as long as 1. About none, nothing turns.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    var transform = CATransform3D()
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return transform }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    transform.m11 = cosine + x * x * rest
    transform.m12 = x * y * rest + z * sine
    transform.m13 = x * z * rest - y * sine
    transform.m21 = x * y * rest - z * sine
    transform.m22 = cosine + y * y * rest
    transform.m23 = y * z * rest + x * sine
    transform.m31 = x * z * rest + y * sine
    transform.m32 = y * z * rest - x * sine
    transform.m33 = cosine + z * z * rest
    return transform
}
/// As in UIKit.
public func CATransform3DMakeAffineTransform(_ flat: CGAffineTransform) -> CATransform3D {
    CATransform3D(flat)
}
/// As in UIKit: the first, and then the second.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
    first.concatenating(second)
}
/// As in UIKit: it is scaled before it does what the transform does.
public func CATransform3DScale(
    _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeScale(x, y, z).concatenating(transform)
}
/// As ``CATransform3DScale(_:_:_:_:)``, shifted.
public func CATransform3DTranslate(
    _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(x, y, z).concatenating(transform)
}
/// As ``CATransform3DScale(_:_:_:_:)``, turned.
public func CATransform3DRotate(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(transform)
}
/// As in UIKit.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
    transform == CATransform3DIdentity
}
/// As in UIKit.
public func CATransform3DEqualToTransform(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    one == other
}
/// As in UIKit: whether nothing of it leaves the plane.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
    transform == CATransform3D(transform.flat)
}
/// As in UIKit: what of it is flat.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
    transform.flat
}
