// On Apple's systems values of Objective-C hold shapes, as what notifications of the keyboard tell.
extension NSValue {
    /// As in UIKit.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// As in UIKit.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// As in UIKit.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// As in UIKit.
    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: [vector.dx, vector.dy])
    }
    /// As in UIKit.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical])
    }
    /// As in UIKit.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }
    /// As in UIKit.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// As in UIKit.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }
    /// As in UIKit.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(
            numbers: [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33,
                t.m34, t.m41, t.m42, t.m43, t.m44,
            ])
    }

    /// As in UIKit; zero where it holds something else.
    public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }
    /// As in UIKit; zero where it holds something else.
    public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }
    /// As in UIKit; zero where it holds something else.
    public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }
    /// As in UIKit; zero where it holds something else.
    public var cgVectorValue: CGVector {
        numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
    }
    /// As in UIKit; zero where it holds something else.
    public var uiOffsetValue: UIOffset {
        numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
    /// As in UIKit; zero where it holds something else.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }
    /// As in UIKit; zero where it holds something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        numbers(4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }
    /// As in UIKit; the identity where it holds something else.
    public var cgAffineTransformValue: CGAffineTransform {
        numbers(6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
    /// As in UIKit; the identity where it holds something else.
    public var caTransform3DValue: CATransform3D {
        guard let all = numbers(16) else { return CATransform3DIdentity }
        var t = CATransform3DIdentity
        (t.m11, t.m12, t.m13, t.m14) = (all[0], all[1], all[2], all[3])
        (t.m21, t.m22, t.m23, t.m24) = (all[4], all[5], all[6], all[7])
        (t.m31, t.m32, t.m33, t.m34) = (all[8], all[9], all[10], all[11])
        (t.m41, t.m42, t.m43, t.m44) = (all[12], all[13], all[14], all[15])
        return t
    }

    /// Whether it holds what another one does: Foundation ends the program where it holds something else.
    private func holds(_ other: NSValue) -> Bool {
        String(cString: objCType) == String(cString: other.objCType)
    }

    // Foundation knows no structures but its own: others are held as so many numbers.

    private convenience init(numbers: [CGFloat]) {
        self.init(bytes: numbers.map { Double($0) }, objCType: "[\(numbers.count)d]")
    }
    private func numbers(_ count: Int) -> [CGFloat]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var all = [Double](repeating: 0, count: count)
        all.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { getValue(start) }
        }
        return all.map { CGFloat($0) }
    }
}
