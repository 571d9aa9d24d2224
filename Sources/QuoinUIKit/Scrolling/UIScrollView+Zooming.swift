import QuoinKit

/// Showing a view larger or smaller than it is.
extension UIScrollView {
    /// Zooms, and scrolls to where a point of the view is in the middle, as far as there is content.
    final func zoom(by wanted: CGFloat, animated: Bool, about point: (UIView) -> CGPoint) {
        guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
        let scale = max(minimumZoomScale, min(wanted, maximumZoomScale))
        guard scale > 0, scale.isFinite else { return }
        let former = (scale: view.extras.zoomScale ?? 1, offset: contentOffset)
        let middle = point(view)
        if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
        if zoomedView !== view {
            zoomedView = view
            scroll?.contentGrowth = .zero
        }
        view.zoom(by: scale)
        if scale != former.scale {
            followZoomedView()
            if !isConstrained(view) { contentSize = view.frame.size }
            setNeedsLayout()
        }
        let origin = view.frame.origin
        let offset = limited(
            CGPoint(
                x: origin.x + middle.x * scale - bounds.width / 2,
                y: origin.y + middle.y * scale - bounds.height / 2))
        if offset != former.offset { contentOffset = offset }
        if scale != former.scale { scrollDelegate?.scrollViewDidZoom(self) }
        if animated { tellThatZoomed(view, scale) }
    }

    private func tellThatZoomed(_ view: UIView, _ scale: CGFloat) {
        guard let host = window?.host else {
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
            return
        }
        host.animate(duration: 0, changes: {}) { [weak self] _ in
            guard let self else { return }
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        }
    }

    /// Whether constraints say how long the content is: beside a view that is not in their hands, it is set.
    private func isConstrained(_ view: UIView) -> Bool {
        !view.translatesAutoresizingMaskIntoConstraints
    }

    /// Has the view that was zoomed where it is to be seen, and the content as long as that takes.
    final func followZoomedView() {
        guard let view = zoomedView else { return }
        view.showZoomed()
        guard isConstrained(view) else { return }
        // One that has been taken out makes nothing longer.
        let isIn = view.isDescendant(of: self)
        let (scale, size) = (isIn ? Double(zoomScale) : 1, view.node.bounds.size)
        let growth = Size(width: size.width * (scale - 1), height: size.height * (scale - 1))
        if scroll?.contentGrowth != growth { scroll?.contentGrowth = growth }
    }

    /// The nearest offset that leads nowhere beyond the content and its insets.
    private func limited(_ offset: CGPoint) -> CGPoint {
        let (inset, content) = (adjustedContentInset, contentSize)
        return CGPoint(
            x: max(-inset.left, min(offset.x, content.width + inset.right - bounds.width)),
            y: max(-inset.top, min(offset.y, content.height + inset.bottom - bounds.height)))
    }
}
