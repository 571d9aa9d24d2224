import QuoinKit

/// A view that a scroll view zooms: it is shown larger or smaller than it is, its upper left corner where it is.
///
/// As in UIKit, its bounds are what they were, its transform says the scale, and its frame is what it covers.
extension UIView {
    /// Shows it in another scale.
    final func zoom(by scale: CGFloat) {
        transform = CGAffineTransform(scaleX: scale, y: scale)
        extras.zoomScale = scale == 1 ? nil : scale
        showZoomed()
    }

    /// The engine turns and scales about the middle, which depends on the size.
    final func showZoomed() {
        guard let scale = extras.zoomScale else { return }
        var drawn = Transform(scale: Double(scale))
        drawn.offset = Point(zoomShift)
        if node.transform != drawn { node.transform = drawn }
    }

    /// How far the middle of what it covers is from its own.
    final var zoomShift: CGPoint {
        let part = ((extras.zoomScale ?? 1) - 1) / 2
        let size = node.bounds.size.cg
        return CGPoint(x: size.width * part, y: size.height * part)
    }

    /// Where a point of its superview is in the view, as that is shown.
    final func zoomedPoint(_ point: CGPoint) -> CGPoint {
        let (frame, scale) = (frame, extras.zoomScale ?? 1)
        return CGPoint(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
    }

    /// The view is to cover a frame.
    final func coverZoomed(_ frame: CGRect) {
        let scale = extras.zoomScale ?? 1
        node.frame = Rect(
            CGRect(
                x: frame.minX, y: frame.minY, width: frame.width / scale,
                height: frame.height / scale))
        showZoomed()
    }
}
