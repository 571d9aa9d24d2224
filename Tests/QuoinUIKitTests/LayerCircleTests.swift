import QuoinUIKit
import TestSupport
import Testing

/// Layers of views that were put into others by hand, and would contain themselves when views move.
@MainActor
@Suite struct LayerCircleTests {
    private func expectEnds(_ views: [UIView]) {
        for view in views {
            let outer = sequence(first: view.layer, next: \.superlayer).prefix(50)
            expectTrue(outer.count(where: { _ in true }) < 50)
            _ = view.layer.hitTest(CGPoint(x: 5, y: 5))
            _ = view.layer.convert(.zero, to: nil) as CGPoint
            view.layer.setNeedsLayout()
            view.layoutIfNeeded()
            expectTrue(view.quoin.svg().contains("</svg>"))
        }
    }

    @MainActor @Test
    func `a view that goes into another one leaves the layer that it was put into`() {
        let (outer, inner, other) = (UIView(), UIView(), UIView())
        other.layer.addSublayer(inner.layer)
        expectTrue(inner.layer.superlayer === other.layer)
        outer.addSubview(inner)
        expectTrue(inner.layer.superlayer === outer.layer)
        expectTrue(other.layer.sublayers == nil)
        expectEqual(outer.layer.sublayers?.count, 1)
    }

    @MainActor @Test func `a layer that comes to be in its own view is in none`() {
        let area = CGRect(x: 0, y: 0, width: 50, height: 50)
        let (view, inner, middle) = (UIView(frame: area), UIView(frame: area), CALayer())
        middle.frame = area
        inner.layer.addSublayer(middle)
        middle.addSublayer(view.layer)
        expectTrue(view.layer.superlayer === middle)
        view.addSubview(inner)
        expectTrue(view.layer.superlayer == nil)
        expectTrue(middle.sublayers == nil)
        expectEnds([view, inner])
        // When the views are apart again, it is where it was put.
        inner.removeFromSuperview()
        expectTrue(view.layer.superlayer === middle)
        expectEnds([view, inner])
    }

    @MainActor @Test func `whatever is put into what, nothing contains itself`() {
        for seed in UInt64(1)...60 {
            var random = Seeded(seed)
            let area = CGRect(x: 0, y: 0, width: 50, height: 50)
            let views = (0..<5).map { _ in UIView(frame: area) }
            views[0].quoin.onDiagnostic { _ in }
            let plain = (0..<3).map { _ in CALayer() }
            for layer in plain { layer.frame = area }
            for _ in 0..<30 {
                let (one, other) = (views[random.below(5)], views[random.below(5)])
                let layer = plain[random.below(3)]
                switch random.below(6) {
                case 0...1:
                    if !one.isDescendant(of: other) { one.addSubview(other) }
                case 2: one.removeFromSuperview()
                case 3: one.layer.addSublayer(random.below(2) == 0 ? layer : other.layer)
                case 4: layer.addSublayer(random.below(2) == 0 ? plain[0] : one.layer)
                default: layer.removeFromSuperlayer()
                }
            }
            expectEnds(views)
        }
    }
}
