import QuoinUIKit
import Testing

/// Layers among views, and what turns them in space.
@MainActor
@Suite struct LayerTests {
    @Test func `points go from layer to layer`() {
        let (root, card) = (UIView(), UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50)))
        root.addSubview(card)
        let (ring, dot) = (CALayer(), CALayer())
        ring.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
        dot.frame = CGRect(x: 2, y: 3, width: 4, height: 4)
        card.layer.addSublayer(ring)
        ring.addSublayer(dot)
        #expect(dot.superlayer === ring && ring.superlayer === card.layer)
        #expect(card.layer.superlayer === root.layer && root.layer.superlayer == nil)
        #expect(dot.convert(CGPoint(x: 1, y: 1), to: root.layer) == CGPoint(x: 28, y: 39))
        #expect(dot.convert(CGPoint(x: 28, y: 39), from: root.layer) == CGPoint(x: 1, y: 1))
        #expect(
            ring.convert(CGRect(x: 0, y: 0, width: 1, height: 2), to: card.layer)
                == CGRect(x: 5, y: 5, width: 1, height: 2))
    }

    @Test func `layers leave with the list that they are in`() {
        let view = UIView()
        let (one, other) = (CALayer(), CALayer())
        view.layer.addSublayer(one)
        view.layer.sublayers = [other]
        #expect(one.superlayer == nil && other.superlayer === view.layer)
        view.addSubview(UIView())
        view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        #expect(other.superlayer == nil)
        #expect(view.layer.sublayers?.count == 1)
    }

    @Test func `turns in space are made of those that UIKit makes`() {
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
        #expect(abs(quarter.m11) < 1e-12 && abs(quarter.m12 - 1) < 1e-12)
        // About the upright axis, a view gets narrow and stays as high.
        let door = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
        #expect(abs(door.a - 0.5) < 1e-12 && abs(door.d - 1) < 1e-12)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(.pi / 3, 0, 1, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        // First shifted, then made twice as large; or first made larger, then shifted.
        let shift = CATransform3DMakeTranslation(10, 0, 0)
        #expect(CATransform3DConcat(shift, CATransform3DMakeScale(2, 2, 1)).m41 == 20)
        #expect(CATransform3DScale(shift, 2, 2, 1).m41 == 10)
        #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0).m41 == 20)
        #expect(CATransform3DRotate(CATransform3DIdentity, .pi, 0, 0, 1).m11 == -1)
    }

    @Test func `a view that is turned in space covers less`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(abs(view.frame.width - 50) < 1e-9)
        #expect(abs(view.frame.minX - 25) < 1e-9)
        #expect(view.frame.height == 40)
    }
}
