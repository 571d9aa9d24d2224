import QuoinUIKit
import TestSupport
import Testing

/// When layers are laid out.
@MainActor
@Suite struct LayerLayoutTests {
    private final class Told: CALayer {
        var layouts = 0
        var leavesForAnother = false
        override func layoutSublayers() {
            super.layoutSublayers()
            layouts += 1
            guard leavesForAnother else { return }
            superlayer?.sublayers?.forEach { $0.removeFromSuperlayer() }
        }
    }
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func show(_ view: UIView) {
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    @MainActor @Test func `a view lays out the layers in it after its subviews`() {
        final class Sky: UIView {
            let gradient = CAGradientLayer()
            var calls: [String] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                calls.append("subviews")
            }
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                gradient.frame = bounds
                calls.append("layers")
            }
        }
        let sky = Sky(frame: CGRect(x: 5, y: 5, width: 50, height: 60))
        sky.layer.addSublayer(sky.gradient)
        show(sky)
        expectEqual(sky.calls, ["subviews", "layers"])
        expectEqual(sky.gradient.frame, CGRect(x: 0, y: 0, width: 50, height: 60))
        sky.frame.size.width = 70
        window.layoutIfNeeded()
        expectEqual(sky.gradient.frame.width, 70)
        expectEqual(sky.calls.count, 4)
        window.layoutIfNeeded()
        expectEqual(sky.calls.count, 4)
    }

    @MainActor @Test func `layers of one's own are laid out when they come, and with another size`()
    {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        show(view)
        let (group, near, far) = (CALayer(), Told(), Told())
        group.addSublayer(far)
        view.layer.addSublayer(near)
        view.layer.addSublayer(group)
        window.layoutIfNeeded()
        expectEqual([near.layouts, far.layouts], [1, 1])
        near.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        window.layoutIfNeeded()
        near.frame.origin.x = 9
        window.layoutIfNeeded()
        expectEqual([near.layouts, far.layouts], [2, 1])
        far.setNeedsLayout()
        far.layoutIfNeeded()
        window.layoutIfNeeded()
        expectEqual([near.layouts, far.layouts], [2, 2])
        far.setNeedsLayout()
        window.layoutIfNeeded()
        expectEqual([near.layouts, far.layouts], [2, 3])
    }

    @MainActor @Test func `a delegate is asked for the layers that it is the delegate of`() {
        final class Card: UIView {
            let shade = CALayer()
            var calls: [String] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                calls.append("subviews")
                shade.frame = bounds
            }
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                calls.append(layer === shade ? "shade" : "own")
            }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        card.shade.delegate = card
        card.layer.addSublayer(card.shade)
        show(card)
        expectEqual(card.calls, ["subviews", "own", "shade"])
    }

    @MainActor @Test func `layers that left meanwhile are not laid out`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (first, second) = (Told(), Told())
        first.leavesForAnother = true
        view.layer.addSublayer(first)
        view.layer.addSublayer(second)
        show(view)
        expectEqual([first.layouts, second.layouts], [1, 0])
        expectTrue(view.layer.sublayers == nil)
    }
}
