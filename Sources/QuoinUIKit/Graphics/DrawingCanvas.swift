import QuoinKit

/// A canvas that notes what views draw, for pictures of them in pictures.
@MainActor
final class DrawingCanvas: @preconcurrency Canvas {
    private let pen: DrawingPen

    init(_ pen: DrawingPen) { self.pen = pen }

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        pen.setFill(color)
        pen.fill(Path(rect, cornerRadius: cornerRadius))
    }

    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        let half = lineWidth / 2
        stroke(
            Path(rect.insetBy(dx: half, dy: half), cornerRadius: max(0, cornerRadius - half)),
            color: color, style: LineStyle(width: lineWidth))
    }

    func fill(_ path: Path, color: Color, rule: FillRule) {
        pen.setFill(color)
        pen.fill(path, rule: rule)
    }

    func stroke(_ path: Path, color: Color, style: LineStyle) {
        pen.setStroke(color)
        pen.stroke(path, style)
    }

    func fill(_ rect: Rect, gradient: Gradient, cornerRadius: Double) {
        pen.save()
        if cornerRadius > 0 { pen.clip(to: Path(rect, cornerRadius: cornerRadius)) }
        pen.fill(rect.cg, gradient)
        pen.restore()
    }

    func text(_ string: String, at baseline: Point, style: TextStyle) {
        pen.write(string, at: baseline, style)
    }

    func image(named name: String, in rect: Rect) {
        pen.show(UIImage(name: name, size: rect.size.cg), in: rect.cg)
    }

    func shadow(_ shadow: Shadow, of rect: Rect, cornerRadius: Double) {
        pen.cast(shadow, of: rect, cornerRadius: cornerRadius)
    }

    func clip(to rect: Rect) { pen.clip(to: Path(rect)) }
    func clip(to rect: Rect, cornerRadius: Double) {
        pen.clip(to: Path(rect, cornerRadius: cornerRadius))
    }
    func clip(to path: Path, rule: FillRule) { pen.clip(to: path, rule: rule) }
    func fade(to share: Double) { pen.fade(to: share) }

    func transform(by transform: Transform, about point: Point) {
        let there = CGAffineTransform(translationX: CGFloat(point.x), y: CGFloat(point.y))
        let back = CGAffineTransform(translationX: CGFloat(-point.x), y: CGFloat(-point.y))
        let turn = CGAffineTransform(
            a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c),
            d: CGFloat(transform.d), tx: CGFloat(transform.offset.x),
            ty: CGFloat(transform.offset.y))
        pen.concatenate(back.concatenating(turn).concatenating(there))
    }

    func translate(by offset: Point) {
        pen.concatenate(
            CGAffineTransform(translationX: CGFloat(offset.x), y: CGFloat(offset.y)))
    }

    func save() { pen.save() }
    func restore() { pen.restore() }
}
