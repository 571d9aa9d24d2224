import QuoinKit

/// What is called in which order when a view is laid out.
extension UIView {
    /// The layout of the view and of the layers in it. Classes of this library have no layers to be asked.
    final func layOut() {
        guard wrapper.isOfApp || wrapper.hasLayersToLayOut else { return layoutSubviews() }
        let isWithin = wrapper.isLayingOut
        wrapper.isLayingOut = true
        tellBounds()
        let layer = layer
        wrapper.hasLaidOutNode = false
        layer.layoutSublayers()
        // A class that does not hand it on has its text where it belongs, all the same.
        if !wrapper.hasLaidOutNode, placesContentAnyway { node.layoutSubviews() }
        layer.layOutAdded()
        wrapper.isLayingOut = isWithin
    }

    final func layersNeedLayout() {
        wrapper.hasLayersToLayOut = true
        if !wrapper.isLayingOut { node.setNeedsLayout() }
    }

    // MARK: Sizes that layouts find

    /// The bounds as whoever overrides them knows them.
    final var knownBounds: CGRect {
        CGRect(origin: node.bounds.origin.cg, size: wrapper.knownSize.cg)
    }

    /// Whoever overrides the bounds need not be told what the size is.
    final func placeIsKnown() {
        if wrapper.isOfApp { wrapper.knownSize = node.bounds.size }
    }

    private func tellBounds() {
        guard wrapper.isOfApp, node.bounds.size != wrapper.knownSize else { return }
        wrapper.isTellingBounds = true
        bounds = node.bounds.cg
        wrapper.isTellingBounds = false
        // A class of one's own may not have passed it on.
        wrapper.knownSize = node.bounds.size
    }

    /// Takes note of bounds that are handed on by who was told of them: whether they are no more than that.
    final func isToldOnly(_ bounds: CGRect) -> Bool {
        wrapper.isTellingBounds = false
        return !node.translatesAutoresizingMaskIntoConstraints || Rect(bounds) == node.bounds
    }
}
