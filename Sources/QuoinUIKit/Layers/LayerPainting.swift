import QuoinKit

/// Where a layer is drawn, and how much of it is seen.
struct LayerPainting {
    let canvas: any Canvas
    /// The area of the layer.
    var area: Rect
    /// Where its own coordinates begin.
    var origin: Point
    var cornerRadius: Double
    var opacity: Double
    let traits: TraitCollection

    func shown(_ color: Color) -> Color {
        var color = color.resolved(with: traits)
        color.opacity *= opacity
        return color
    }

    /// Draws what has colours of its own, with as much of it to be seen as of the layer.
    func faded(_ draw: () -> Void) {
        guard opacity < 1 else { return draw() }
        canvas.save()
        canvas.fade(to: opacity)
        draw()
        canvas.restore()
    }
}

extension CALayer {
    /// Draws what the layer of a view shows beside the view's background.
    final func paintFilling(of node: View, in canvas: any Canvas) {
        let drawing = handDrawing
        guard hasContent || drawing != nil else { return }
        let painting = LayerPainting(
            canvas: canvas, area: node.bounds, origin: .zero, cornerRadius: node.cornerRadius,
            opacity: 1, traits: node.traits)
        paintContent(painting)
        paintPicture(painting)
        paint(drawing, painting)
    }

    /// Draws the layers that were put into this one.
    final func paintSublayers(in canvas: any Canvas, traits: TraitCollection) {
        guard !added.isEmpty else { return }
        var waiting = Self.steps(of: self, Point.zero, 1)
        while let step = waiting.popLast() {
            guard case .begin(let layer, let origin, let share) = step else {
                canvas.restore()
                continue
            }
            let opacity = min(1, share * Double(layer.opacity))
            let frame = Rect(layer.uprightFrame).offsetBy(dx: origin.x, dy: origin.y)
            let start = frame.origin - Point(layer.bounds.origin)
            guard !layer.isHidden, opacity > 0, frame.isSound, start.x.isFinite, start.y.isFinite
            else { continue }
            canvas.save()
            waiting.append(.end)
            let transform = Transform(layer.affineTransform())
            if transform != .identity, transform.isFinite {
                canvas.transform(by: transform, about: origin + Point(layer.position))
            }
            if let mask = layer.maskShape {
                canvas.clip(
                    to: mask.path.offsetBy(dx: start.x, dy: start.y), rule: mask.rule)
            }
            let radius = Double(max(0, layer.cornerRadius))
            let painting = LayerPainting(
                canvas: canvas, area: frame, origin: start, cornerRadius: radius,
                opacity: opacity, traits: traits)
            if layer.masksToBounds { canvas.clip(to: frame, cornerRadius: radius) }
            layer.paint(painting)
            waiting += Self.steps(of: layer, start, opacity)
        }
    }

    private enum PaintingStep {
        case begin(CALayer, Point, Double)
        case end
    }

    /// The layers in one, the last one first, by what stands in front.
    private static func steps(
        of layer: CALayer, _ origin: Point, _ share: Double
    ) -> [PaintingStep] {
        let places = layer.added.enumerated().sorted {
            ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
        }
        return places.map { .begin($0.element, origin, share) }
    }

    private func paint(_ painting: LayerPainting) {
        let (canvas, area) = (painting.canvas, painting.area)
        let outline = shadowPath?.drawn
        let caster = outline.map { $0.bounds ?? .zero }
        let shadowed =
            caster?.offsetBy(dx: painting.origin.x, dy: painting.origin.y) ?? area
        if !shadowed.isEmpty, shadowOpacity > 0, let shade = shadowColor?.color.value,
            backgroundColor != nil || outline != nil
        {
            let radius = caster.flatMap { outline?.cornerRadius(in: $0) }
            var color = painting.shown(shade)
            color.opacity *= Double(shadowOpacity)
            canvas.shadow(
                Shadow(
                    color: color, offset: Size(shadowOffset), radius: Double(max(0, shadowRadius))),
                of: shadowed, cornerRadius: radius ?? painting.cornerRadius)
        }
        if !area.isEmpty, let color = backgroundColor?.color.value, color.opacity > 0 {
            canvas.fill(area, color: painting.shown(color), cornerRadius: painting.cornerRadius)
        }
        paintContent(painting)
        paintPicture(painting)
        paint(handDrawing, painting)
        if borderWidth > 0, !area.isEmpty, let color = borderColor?.color.value {
            canvas.stroke(
                area, color: painting.shown(color), lineWidth: Double(borderWidth),
                cornerRadius: painting.cornerRadius)
        }
    }

    /// Shows what it drew by hand, which ends where the layer does.
    private func paint(_ drawing: HandDrawing?, _ painting: LayerPainting) {
        guard let drawing, !painting.area.isEmpty else { return }
        let canvas = painting.canvas
        canvas.save()
        canvas.clip(to: painting.area)
        canvas.translate(by: painting.area.origin)
        if painting.opacity < 1 { canvas.fade(to: painting.opacity) }
        drawing.show(on: canvas, traits: painting.traits)
        canvas.restore()
    }

    /// Draws the picture that it was given as its contents.
    private func paintPicture(_ painting: LayerPainting) {
        guard let image = contents as? UIImage ?? (contents as? CGImage)?.image,
            !painting.area.isEmpty
        else { return }
        painting.faded {
            painting.canvas.show(image, in: painting.area, traits: painting.traits)
        }
    }

    /// What its mask leaves of it, from its upper left corner; nil for all.
    final var maskShape: ViewMask? { mask?.shapeAsMask }

    /// What is seen of something that the layer masks, from the upper left corner of that.
    private var shapeAsMask: ViewMask? {
        let origin = Point(frame.origin)
        if let shape = self as? CAShapeLayer {
            guard shape.fillColor != nil, let path = shape.path?.drawn, path.isSound else {
                return nil
            }
            return ViewMask(path.offsetBy(dx: origin.x, dy: origin.y), rule: shape.rule)
        }
        guard type(of: self) == CALayer.self else { return nil }
        if backgroundColor != nil {
            return ViewMask(Path(Rect(frame), cornerRadius: Double(max(0, cornerRadius))))
        }
        // A layer that shows nothing itself is what is seen in it, as far as that is one shape.
        let seen = added.filter { !$0.isHidden && $0.opacity > 0 }
        guard seen.count == 1, let inner = seen.first?.shapeAsMask else { return nil }
        let start = origin - Point(bounds.origin)
        return ViewMask(inner.path.offsetBy(dx: start.x, dy: start.y), rule: inner.rule)
    }
}

extension Path {
    /// How round the corners are of an outline that is taken for the rectangle around it.
    func cornerRadius(in bounds: Rect) -> Double {
        let isCurved = steps.contains { if case .curve = $0 { true } else { false } }
        guard isCurved, case .move(let start) = steps.first else { return 0 }
        return max(0, min(start.x - bounds.minX, min(bounds.width, bounds.height) / 2))
    }

    /// Whether it can be cut to.
    fileprivate var isSound: Bool { bounds?.isSound ?? false }
}
