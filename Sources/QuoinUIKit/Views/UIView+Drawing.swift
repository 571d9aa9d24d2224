import QuoinKit

/// How views are drawn, what they are cut to, and what casts their shadows.
extension UIView {
    /// Draws what fills the layer, what the node shows, what a class of one's own draws by hand, and the layers within.
    final func paintInOrder(_ rect: Rect, in canvas: any Canvas) {
        let layer = extras.existingLayer
        layer?.paintFilling(of: node, in: canvas)
        paintContent(rect, in: canvas)
        // A view of no class of its own draws nothing by hand.
        if type(of: self) != UIView.self {
            DrawingPen.drawing(in: bounds) { draw(bounds) }.show(on: canvas, traits: node.traits)
        }
        layer?.paintSublayers(in: canvas, traits: node.traits)
    }

    /// What its mask leaves of it, from its upper left corner; nil for all.
    final var maskShape: ViewMask? {
        if let layer = extras.existingLayer, layer.mask != nil { return layer.maskShape }
        guard let mask, mask.backgroundColor != nil else { return nil }
        return ViewMask(
            Path(Rect(mask.frame), cornerRadius: Double(max(0, mask.layer.cornerRadius))))
    }

    /// As in UIKit, where shadows are those of what is drawn: the view's own ground, or the grounds of what is in it.
    final var shadowCasters: [ShadowCaster] {
        if let path = extras.existingLayer?.shadowPath {
            guard let bounds = path.drawn.bounds else { return [] }
            return [ShadowCaster(bounds, cornerRadius: path.drawn.cornerRadius(in: bounds))]
        }
        var casters: [ShadowCaster] = []
        addShadowCasters(to: &casters, at: .zero, depth: 0)
        return casters
    }

    private func addShadowCasters(
        to casters: inout [ShadowCaster], at origin: Point, depth: Int
    ) {
        guard casters.count < Self.mostCasters else { return }
        if hasGround {
            let area = Rect(origin: origin, size: node.bounds.size)
            casters.append(ShadowCaster(area, cornerRadius: node.cornerRadius))
        } else if depth < Self.deepestCaster {
            for view in subviews where !view.isHidden && view.alpha > 0 {
                let place = view.node.frame.origin - node.bounds.origin
                view.addShadowCasters(to: &casters, at: origin + place, depth: depth + 1)
            }
        }
    }
    private static let mostCasters = 16
    private static let deepestCaster = 4

    /// Whether anything is drawn on all of it.
    private var hasGround: Bool {
        if let color = node.backgroundColor, color.opacity > 0 { return true }
        return extras.existingLayer?.hasContent ?? false || coversItself
    }
}
