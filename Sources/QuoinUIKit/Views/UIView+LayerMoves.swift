extension UIView {
    /// The layer of the nearest view around this one that has made one.
    final var madeLayerAround: CALayer? {
        var next = around
        while let view = next {
            if let layer = view.extras.existingLayer { return layer }
            next = view.around
        }
        return nil
    }

    private var around: UIView? { node.superview == nil ? nil : node.uiSuperview }

    /// The view is elsewhere: its layer comes along, wherever that was put.
    final func takeLayerAlong() { extras.existingLayer?.removeFromSuperlayer() }
}
