/// What is called in which order when a view is laid out.
extension UIView {
    /// The layout of the view and of the layers in it. Classes of this library have no layers to be asked.
    final func layOut() {
        guard wrapper.isOfApp || wrapper.hasLayersToLayOut else { return layoutSubviews() }
        let isWithin = wrapper.isLayingOut
        wrapper.isLayingOut = true
        let layer = layer
        layer.layoutSublayers()
        layer.layOutAdded()
        wrapper.isLayingOut = isWithin
    }

    final func layersNeedLayout() {
        wrapper.hasLayersToLayOut = true
        if !wrapper.isLayingOut { node.setNeedsLayout() }
    }
}
