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
    /// What the layer covers. What is set is covered without the transform.
    var frame: CGRect {
        get {
            let flat = transform.flat
            guard flat != .identity else { return upright }
            return upright.offsetBy(dx: -position.x, dy: -position.y).applying(flat)
                .offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let place = newValue.standardized
            bounds.size = place.size
            position = CGPoint(
                x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
        }
    }
}

extension CGPoint {
    /// The anchor of layers of which nobody says another one.
    static let middle = CGPoint(x: 0.5, y: 0.5)
}
