/// Where a layer is that belongs to no view. As in Core Animation, the frame follows from all the rest.
struct LayerPlace {
    var bounds = CGRect.zero
    /// Where the anchor is, in the layer around it.
    var position = CGPoint.zero
    /// What stays where it is when the size changes, and what the layer is turned about: parts of its width and height.
    var anchor = CGPoint.middle
    var transform = CATransform3D()

    /// The frame that it would have without its transform.
    var upright: CGRect {
        CGRect(
            x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
            width: bounds.width, height: bounds.height)
    }
    /// What the layer covers.
    var frame: CGRect {
        get {
            let flat = transform.flat.withoutDust
            guard flat != .identity else { return upright }
            return upright.offsetBy(dx: -position.x, dy: -position.y).applying(flat)
                .offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let place = Self.upright(
                covering: newValue.standardized, with: transform.flat, anchor: anchor)
            bounds.size = place.size
            position = CGPoint(
                x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
        }
    }

    /// The frame, as it would be without its transform, of what is to cover an area with it.
    ///
    /// As in UIKit, it is as large as the area turned back: half as wide, if the transform doubles it. What is turned by
    /// a quarter or not at all then covers the area; what stands askew covers more.
    static func upright(
        covering area: CGRect, with transform: CGAffineTransform, anchor: CGPoint
    ) -> CGRect {
        guard transform != .identity else { return area }
        var turn = transform.withoutDust
        (turn.tx, turn.ty) = (0, 0)
        let size = area.size.turnedBack(from: turn)
        // The anchor stays where it is; the middle of the area is where the middle is turned to about it.
        let middle = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
            .applying(turn)
        return CGRect(
            x: area.midX - transform.tx - middle.x - anchor.x * size.width,
            y: area.midY - transform.ty - middle.y - anchor.y * size.height,
            width: size.width, height: size.height)
    }
}

extension CGAffineTransform {
    /// The transform without what sines and cosines of quarter turns are off by, so that what is turned by one covers
    /// whole numbers.
    var withoutDust: CGAffineTransform {
        let dust = 1e-14 * [a, b, c, d].reduce(0) { max($0, abs($1)) }
        func clean(_ part: CGFloat) -> CGFloat { abs(part) < dust ? 0 : part }
        return CGAffineTransform(
            a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: tx, ty: ty)
    }
}

extension CGSize {
    /// How large something is that covers this size when it is turned; nothing, if a side of it is turned to nothing.
    fileprivate func turnedBack(from turn: CGAffineTransform) -> CGSize {
        func part(_ length: CGFloat, _ factor: CGFloat) -> CGFloat {
            factor == 0 ? 0 : length / abs(factor)
        }
        // Division is exact where the inverse would be off by a little.
        if turn.b == 0, turn.c == 0 {
            return CGSize(width: part(width, turn.a), height: part(height, turn.d))
        }
        if turn.a == 0, turn.d == 0 {
            return CGSize(width: part(height, turn.b), height: part(width, turn.c))
        }
        let back = applying(turn.inverted())
        return CGSize(width: abs(back.width), height: abs(back.height))
    }
}

extension CGPoint {
    /// The anchor of layers of which nobody says another one.
    static let middle = CGPoint(x: 0.5, y: 0.5)
}
