import QuoinUIKit
import TestSupport
import Testing

/// Layers among views, and what turns them in space.
@MainActor
@Suite struct LayerTests {
    @MainActor @Test func `points go from layer to layer`() {
        let (root, card) = (UIView(), UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50)))
        root.addSubview(card)
        let (ring, dot) = (CALayer(), CALayer())
        ring.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
        dot.frame = CGRect(x: 2, y: 3, width: 4, height: 4)
        card.layer.addSublayer(ring)
        ring.addSublayer(dot)
        expectTrue(dot.superlayer === ring && ring.superlayer === card.layer)
        expectTrue(card.layer.superlayer === root.layer && root.layer.superlayer == nil)
        expectEqual(dot.convert(CGPoint(x: 1, y: 1), to: root.layer), CGPoint(x: 28, y: 39))
        expectEqual(dot.convert(CGPoint(x: 28, y: 39), from: root.layer), CGPoint(x: 1, y: 1))
        expectEqual(
            ring.convert(CGRect(x: 0, y: 0, width: 1, height: 2), to: card.layer),
            CGRect(x: 5, y: 5, width: 1, height: 2))
    }

    @MainActor @Test func `layers leave with the list that they are in`() {
        let view = UIView()
        let (one, other) = (CALayer(), CALayer())
        view.layer.addSublayer(one)
        view.layer.sublayers = [other]
        expectTrue(one.superlayer == nil && other.superlayer === view.layer)
        view.addSubview(UIView())
        view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        expectTrue(other.superlayer == nil)
        expectEqual(view.layer.sublayers?.count, 1)
    }

    @MainActor @Test func `turns in space are made of those that UIKit makes`() {
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
        expectTrue(abs(quarter.m11) < 1e-12 && abs(quarter.m12 - 1) < 1e-12)
        // About the upright axis, a view gets narrow and stays as high.
        let door = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
        expectTrue(abs(door.a - 0.5) < 1e-12 && abs(door.d - 1) < 1e-12)
        expectTrue(!CATransform3DIsAffine(CATransform3DMakeRotation(.pi / 3, 0, 1, 0)))
        expectTrue(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        // First shifted, then made twice as large; or first made larger, then shifted.
        let shift = CATransform3DMakeTranslation(10, 0, 0)
        expectEqual(CATransform3DConcat(shift, CATransform3DMakeScale(2, 2, 1)).m41, 20)
        expectEqual(CATransform3DScale(shift, 2, 2, 1).m41, 10)
        expectEqual(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0).m41, 20)
        expectEqual(CATransform3DRotate(CATransform3DIdentity, .pi, 0, 0, 1).m11, -1)
    }

    @MainActor @Test func `a view that is turned in space covers less`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        expectTrue(abs(view.frame.width - 50) < 1e-9)
        expectTrue(abs(view.frame.minX - 25) < 1e-9)
        expectEqual(view.frame.height, 40)
    }

    @MainActor @Test func `a layer goes below or above another one, from wherever it was`() {
        let (root, layers) = (CALayer(), [CALayer(), CALayer(), CALayer()])
        layers.forEach { root.addSublayer($0) }
        root.insertSublayer(layers[0], below: layers[2])
        expectEqual(root.sublayers, [layers[1], layers[0], layers[2]])
        root.insertSublayer(layers[1], above: layers[2])
        expectEqual(root.sublayers, [layers[0], layers[2], layers[1]])
        root.insertSublayer(layers[2], above: layers[2])
        root.replaceSublayer(layers[1], with: layers[1])
        expectEqual(root.sublayers, [layers[0], layers[2], layers[1]])
    }

    @MainActor @Test func `a layer that contains another one does not come into that`() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
        outer.addSublayer(outer)
        inner.sublayers = [inner, outer]
        expectTrue(inner.sublayers == nil && outer.superlayer == nil)
        expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 1, y: 2))
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        child.layer.addSublayer(view.layer)
        expectTrue(view.layer.superlayer == nil)
    }

    @MainActor @Test func `a layer in the list of another one leaves its own`() {
        let (one, other, part) = (CALayer(), CALayer(), CALayer())
        one.addSublayer(part)
        other.sublayers = [part]
        expectTrue(one.sublayers == nil && part.superlayer === other)
    }

    @MainActor @Test func `layers are as opaque as what they are in lets them be`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (outer, inner) = (CALayer(), CALayer())
        inner.frame = view.bounds
        inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        view.layer.addSublayer(outer)
        outer.addSublayer(inner)
        expectTrue(view.quoin.svg().contains("#ff0000"))
        outer.opacity = 0
        expectTrue(!view.quoin.svg().contains("#ff0000"))
        (outer.opacity, inner.opacity) = (0.5, 0.5)
        expectTrue(view.quoin.svg().contains("opacity=\"0.25\""))
    }

    @MainActor @Test func `a view whose layer is a gradient shows it`() throws {
        final class Sky: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
        let sky = Sky(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let gradient = try #require(sky.layer as? CAGradientLayer)
        gradient.colors = [
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor,
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor,
        ]
        // From the middle of the top to that of the bottom.
        let picture = sky.quoin.svg()
        expectTrue(picture.contains("x1=\"5\" y1=\"0\" x2=\"5\" y2=\"10\""))
        expectTrue(picture.contains("stop-color=\"#ff0000\""))
        expectTrue(picture.contains("<stop offset=\"1\" stop-color=\"#0000ff\"/>"))
    }

    @MainActor @Test func `what a transaction does at its end comes after what is done in it`() {
        var steps: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { steps.append("outer end") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { steps.append("inner end") }
        steps.append("work")
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.commit()
        CATransaction.commit()
        expectEqual(steps, ["work", "inner end", "outer end"])
        CATransaction.setCompletionBlock { steps.append("at once") }
        expectEqual(steps.last, "at once")
    }
}
