/// What views do where their classes do not say otherwise, if it takes more than a line.
extension UIView {
    /// Takes the size that fits.
    func takeFittingSize() {
        let size = sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
        // With a transform, the frame is not what the view is laid out in.
        if extras.transform == nil {
            frame.size = size
        } else {
            bounds.size = size
        }
    }

    /// The uppermost view at a point of this one.
    func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }
}
