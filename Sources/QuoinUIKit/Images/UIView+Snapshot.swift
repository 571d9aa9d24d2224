import QuoinKit

/// Pictures of views.
extension UIView {
    /// As in UIKit: a view that looks as this one does now, whatever becomes of it.
    public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
        let view = snapshot(of: bounds, afterScreenUpdates)
        view.frame = frame
        return view
    }
    /// As ``snapshotView(afterScreenUpdates:)``, of a part.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
    ) -> UIView? {
        snapshot(of: rect, afterScreenUpdates)
    }
    private func snapshot(of rect: CGRect, _ afterUpdates: Bool) -> UIView {
        let renderer = UIGraphicsImageRenderer(size: rect.size)
        let image = renderer.image { _ in
            let place = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
            drawHierarchy(
                in: CGRect(origin: place, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        return UIImageView(image: image)
    }
    /// As in UIKit: draws the view with all that is in it into what is being drawn.
    ///
    /// - Returns: whether anything is being drawn.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let pen = DrawingPen.current else { return false }
        if afterScreenUpdates { layoutIfNeeded() }
        guard bounds.width > 0, bounds.height > 0 else { return true }
        pen.save()
        pen.concatenate(
            CGAffineTransform(
                a: rect.width / bounds.width, b: 0, c: 0, d: rect.height / bounds.height,
                tx: rect.minX, ty: rect.minY))
        pen.show(node)
        pen.restore()
        return true
    }
}
