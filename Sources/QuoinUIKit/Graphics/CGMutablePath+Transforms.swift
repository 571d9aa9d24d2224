import QuoinKit

// What is added to an outline may be moved, turned or scaled first.
extension CGMutablePath {
    /// As in UIKit.
    public func move(to point: CGPoint, transform: CGAffineTransform) {
        move(to: point.applying(transform))
    }
    /// As in UIKit.
    public func addLine(to point: CGPoint, transform: CGAffineTransform) {
        addLine(to: point.applying(transform))
    }
    /// As in UIKit.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform) {
        addLines(between: points.map { $0.applying(transform) })
    }
    /// As in UIKit.
    public func addQuadCurve(
        to point: CGPoint, control: CGPoint, transform: CGAffineTransform
    ) {
        addQuadCurve(to: point.applying(transform), control: control.applying(transform))
    }
    /// As in UIKit.
    public func addCurve(
        to point: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform
    ) {
        addCurve(
            to: point.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }
    /// As in UIKit.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        add(transform) { $0.addRect(rect) }
    }
    /// As in UIKit.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform) {
        add(transform) { $0.addRects(rects) }
    }
    /// As in UIKit.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        add(transform) { $0.addEllipse(in: rect) }
    }
    /// As in UIKit, but for corners that are wider than high: they are as round as the lesser of both.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform
    ) {
        add(transform) {
            $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        }
    }
    /// As in UIKit.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool, transform: CGAffineTransform
    ) {
        addFromHere(transform) {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: clockwise)
        }
    }
    /// As in UIKit.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform
    ) {
        addFromHere(transform) {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        }
    }
    /// As in UIKit: an arc that turns by an angle, which may be negative.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle,
            endAngle: startAngle + delta, clockwise: delta < 0, transform: transform)
    }

    private func add(_ transform: CGAffineTransform, _ add: (CGMutablePath) -> Void) {
        let part = CGMutablePath()
        add(part)
        addPath(part, transform: transform)
    }

    /// The same for what is joined to the end of the outline: all of it is taken to where the transform comes from,
    /// and back. A transform that nothing comes back from leaves a point of what is added.
    private func addFromHere(_ transform: CGAffineTransform, _ add: (CGMutablePath) -> Void) {
        guard transform != .identity else { return add(self) }
        let isFlat = transform.a * transform.d == transform.b * transform.c
        guard !isEmpty, !isFlat else { return self.add(transform, add) }
        let part = CGMutablePath()
        part.move(to: currentPoint.applying(transform.inverted()))
        let begun = part.drawn.steps.count
        add(part)
        let added = part.drawn.applying(transform).steps.dropFirst(begun)
        change { path in added.forEach { path.take($0) } }
    }
}

extension Path {
    fileprivate mutating func take(_ step: Step) {
        switch step {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
        case .curve(let point, let control1, let control2):
            addCurve(to: point, control1: control1, control2: control2)
        case .close: close()
        }
    }
}
