/// Layers are laid out by the view that they are in, after its own layout.
extension CALayer {
    /// Whether anybody hears of it when the layer is laid out.
    private var hearsOfLayout: Bool {
        view == nil && (ClassOrigin.isApp(type(of: self)) || delegate is any CALayerDelegate)
    }

    final func askDelegateForLayout() {
        if let view {
            view.layoutSublayers(of: self)
        } else {
            (delegate as? any CALayerDelegate)?.layoutSublayers(of: self)
        }
    }

    /// It is to be laid out, with the view that it is in.
    final func markForLayout() {
        isMarkedForLayout = true
        if hearsOfLayout { host?.layersNeedLayout() }
    }

    /// It came into another layer, with all that is in it.
    final func cameIn() {
        superlayer?.markForLayout()
        var waiting = [self]
        while let layer = waiting.popLast() {
            layer.markForLayout()
            waiting += layer.added
        }
    }

    /// The view that it is in, if it is in one.
    private var host: (any LayerHost)? {
        var layer: CALayer? = self
        while let next = layer, next.view == nil { layer = next.superlayer }
        return layer?.view
    }

    final func layOutIfMarked() {
        guard isMarkedForLayout else { return }
        isMarkedForLayout = false
        guard hearsOfLayout else { return }
        layoutSublayers()
        // What it has put into itself meanwhile is no news.
        isMarkedForLayout = false
    }

    /// Lays out the layers that were put into the layer of a view. Hooks may take out those that wait.
    final func layOutAdded() {
        guard !added.isEmpty else { return }
        var waiting = added.map { (layer: $0, owner: self) }
        waiting.reverse()
        while let (layer, owner) = waiting.popLast() {
            guard layer.superlayer === owner else { continue }
            layer.layOutIfMarked()
            waiting += layer.added.reversed().map { ($0, layer) }
        }
    }
}
