import QuoinKit

// Between Foundation's shapes and those of the engine, which imports nothing.

extension Point {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
    var cg: CGPoint { CGPoint(x: x, y: y) }
}

extension Size {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
    var cg: CGSize { CGSize(width: width, height: height) }
}

extension Rect {
    init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
    var cg: CGRect { CGRect(origin: origin.cg, size: size.cg) }
    /// Whether it is one that can be drawn.
    var isSound: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite }
    }
}

extension EdgeInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
    var cg: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

extension DirectionalEdgeInsets {
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(
            top: Double(insets.top), leading: Double(insets.leading),
            bottom: Double(insets.bottom), trailing: Double(insets.trailing))
    }
    var cg: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

extension Size {
    /// A size that a hook of a user's may have given: what is not finite counts as no wish.
    init(wished size: CGSize) {
        self.init(
            width: size.width.isFinite ? Double(size.width) : -1,
            height: size.height.isFinite ? Double(size.height) : -1)
    }
}

extension Transform {
    init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
            d: Double(transform.d),
            offset: Point(x: Double(transform.tx), y: Double(transform.ty)))
    }
}

extension CATransform3D {
    /// What of it turns, scales and shifts the plane.
    var flat: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    init(_ flat: CGAffineTransform) {
        self.init()
        (m11, m12, m21, m22, m41, m42) = (flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty)
    }
}
