import QuoinKit

/// A view whose layer has another anchor than its middle: its centre is where that is, and it is turned about it.
extension UIView {
    /// As in UIKit: what of the view is at its ``center``, in parts of its width and height. The view is turned and
    /// scaled about it, and moves if it is set: its centre stays.
    public final var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Where the anchor is, if it is not in the middle. Zoomed views are scaled about their corner, whatever it is.
    final var anchoredPosition: CGPoint? {
        guard let distance = anchorDistance else { return nil }
        let center = isCarried ? inTable(node.frame.cg).middle : node.center.cg
        return CGPoint(x: center.x + distance.x, y: center.y + distance.y)
    }

    /// How far what the view covers is shifted because it is not turned about its middle.
    final var anchoredShift: CGPoint? {
        guard let distance = anchorDistance else { return nil }
        var turn = transform
        (turn.tx, turn.ty) = (0, 0)
        let turned = distance.applying(turn)
        return CGPoint(x: distance.x - turned.x, y: distance.y - turned.y)
    }

    /// The engine turns and scales about the middle; how far the anchor is from there depends on the size.
    final func showAnchored() {
        guard let shift = anchoredShift else { return }
        var drawn = Transform(transform)
        drawn.offset = drawn.offset + Point(shift)
        if node.transform != drawn { node.transform = drawn }
    }

    final func anchorMoved(keeping position: CGPoint) {
        let distance = anchorDistance ?? .zero
        wrapper.isAnchored = true
        let middle = CGPoint(x: position.x - distance.x, y: position.y - distance.y)
        node.center = isCarried ? inCarrier(middle: middle) : Point(middle)
        // An anchor that is back in the middle leaves nothing of the former shift.
        if anchorDistance == nil, extras.zoomScale == nil { node.transform = Transform(transform) }
        showAnchored()
        valueChanged()
    }

    private var anchorDistance: CGPoint? {
        guard let anchor = extras.existingLayer?.anchor, anchor != .middle, extras.zoomScale == nil
        else { return nil }
        let size = node.bounds.size.cg
        return CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
    }
}
