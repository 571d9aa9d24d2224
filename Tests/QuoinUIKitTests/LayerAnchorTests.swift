import QuoinUIKit
import TestSupport
import Testing

/// What of a layer is at its position, and what it is turned about.
@MainActor
@Suite struct LayerAnchorTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    @MainActor @Test func `a layer keeps its position when its size changes`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        // Its middle is still at the corner.
        expectEqual(layer.frame, CGRect(x: -10, y: -5, width: 20, height: 10))
        layer.position = CGPoint(x: 50, y: 40)
        expectEqual(layer.frame, CGRect(x: 40, y: 35, width: 20, height: 10))
        layer.bounds.size.width = 40
        expectEqual(layer.frame, CGRect(x: 30, y: 35, width: 40, height: 10))
        layer.frame = CGRect(x: 10, y: 10, width: 80, height: 20)
        expectEqual(layer.position, CGPoint(x: 50, y: 20))
    }

    @MainActor @Test func `a layer is at its position by its anchor, and is turned about it`() {
        let layer = CAShapeLayer()
        layer.anchorPoint = .zero
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.path = CGPath(rect: layer.bounds, transform: nil)
        layer.position = CGPoint(x: 30, y: 40)
        root.layer.addSublayer(layer)
        expectEqual(layer.frame, CGRect(x: 30, y: 40, width: 20, height: 10))
        expectTrue(root.quoin.svg().contains("<path d=\"M30,40L50,40L50,50L30,50Z\""))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        expectEqual(layer.frame, CGRect(x: 30, y: 40, width: 40, height: 30))
        // What is at (30, 40) stays there: 30 - 2 * 30 and 40 - 3 * 40.
        expectTrue(root.quoin.svg().contains("matrix(2.0,0.0,0.0,3.0,-30,-80)"))
        layer.anchorPoint = CGPoint(x: 1, y: 1)
        expectEqual(layer.position, CGPoint(x: 30, y: 40))
        expectEqual(layer.frame, CGRect(x: -10, y: 10, width: 40, height: 30))
    }

    @MainActor @Test func `the origin of a layer's bounds moves what is in it`() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.frame = CGRect(x: 50, y: 0, width: 100, height: 100)
        outer.bounds.origin = CGPoint(x: 10, y: 20)
        inner.frame = CGRect(x: 15, y: 25, width: 30, height: 30)
        inner.backgroundColor = UIColor.red.cgColor
        outer.addSublayer(inner)
        root.layer.addSublayer(outer)
        expectEqual(outer.frame, CGRect(x: 50, y: 0, width: 100, height: 100))
        expectEqual(inner.convert(.zero, to: root.layer), CGPoint(x: 55, y: 5))
        expectTrue(root.quoin.svg().contains("<rect x=\"55\" y=\"5\" width=\"30\" height=\"30\""))
    }

    @MainActor @Test func `a view moves when its anchor does, and is turned about it`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        root.addSubview(view)
        view.layer.anchorPoint = .zero
        // What was its middle is its corner now.
        expectEqual(view.center, CGPoint(x: 60, y: 45))
        expectEqual(view.frame, CGRect(x: 60, y: 45, width: 100, height: 50))
        view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        expectEqual(view.layer.position, CGPoint(x: 10, y: 20))
        // A quarter to the right: what was to the right is below, and what was below is to the left.
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        expectTrue(near(view.frame, CGRect(x: -40, y: 20, width: 50, height: 100)))
        expectTrue(near(view.convert(view.bounds, to: root), view.frame))
        view.transform = .identity
        view.bounds.size = CGSize(width: 60, height: 30)
        expectEqual(view.frame, CGRect(x: 10, y: 20, width: 60, height: 30))
        view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        expectEqual(view.center, CGPoint(x: 10, y: 20))
        expectEqual(view.frame, CGRect(x: -20, y: 5, width: 60, height: 30))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        expectEqual(view.frame, CGRect(x: -50, y: -10, width: 120, height: 60))
    }

    @MainActor @Test func `constraints place a view wherever its anchor is`() {
        let view = UIView()
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.layer.anchorPoint = CGPoint(x: 0, y: 1)
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            width, view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 30, y: 10, width: 40, height: 20))
        expectEqual(view.center, CGPoint(x: 30, y: 30))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        // The lower left corner stays.
        expectEqual(view.frame, CGRect(x: 30, y: -10, width: 80, height: 40))
        width.constant = 60
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 30, y: -10, width: 120, height: 40))
        expectEqual(view.convert(view.bounds, to: root), view.frame)
    }

    private func near(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) + abs(one.minY - other.minY) < 1e-9
            && abs(one.width - other.width) + abs(one.height - other.height) < 1e-9
    }
}
