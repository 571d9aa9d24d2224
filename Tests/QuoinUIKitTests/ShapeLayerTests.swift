import QuoinUIKit
import TestSupport
import Testing

/// Layers of shapes, colours and text, masks and shadows.
@MainActor
@Suite struct ShapeLayerTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func shape(_ path: UIBezierPath) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        root.layer.addSublayer(layer)
        return layer
    }

    @MainActor @Test func `a shape is filled, black by default, and lined where it is`() {
        let layer = shape(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10)))
        expectTrue(
            root.quoin.svg().contains("<path d=\"M10,20L50,20L50,30L10,30Z\" fill=\"#000000\"/>"))
        layer.fillColor = nil
        expectTrue(!root.quoin.svg().contains("<path"))
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 4
        layer.lineCap = .round
        layer.lineDashPattern = [2, 3]
        expectTrue(
            root.quoin.svg().contains(
                "fill=\"none\" stroke=\"#ff0000\" stroke-width=\"4\" stroke-linecap=\"round\" "
                    + "stroke-dasharray=\"2 3\""))
        layer.miterLimit = 1
        expectTrue(root.quoin.svg().contains(" stroke-miterlimit=\"1\""))
        layer.lineDashPattern = nil
        // 35 of an outline of 100.
        layer.strokeEnd = 0.35
        expectTrue(root.quoin.svg().contains("<path d=\"M10,20L45,20\" fill=\"none\""))
        layer.opacity = 0
        expectTrue(!root.quoin.svg().contains("<path"))
    }

    @MainActor @Test func `a layer that is turned is turned about its middle`() {
        let layer = shape(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10)))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        // About (35, 45).
        expectTrue(root.quoin.svg().contains("matrix(2.0,0.0,0.0,2.0,-35,-45)"))
    }

    @MainActor @Test func `colours run along the layer`() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 10, y: 0, width: 100, height: 50)
        layer.cornerRadius = 8
        layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        root.layer.addSublayer(layer)
        let picture = root.quoin.svg()
        // From the middle of the top to the middle of the bottom.
        expectTrue(picture.contains("x1=\"60\" y1=\"0\" x2=\"60\" y2=\"50\""))
        expectTrue(picture.contains("<stop offset=\"0.5\" stop-color=\"#00ff00\"/>"))
        layer.locations = [0, 0.25, 1]
        layer.endPoint = CGPoint(x: 1, y: 0)
        layer.startPoint = .zero
        let other = root.quoin.svg()
        expectTrue(other.contains("x1=\"10\" y1=\"0\" x2=\"110\" y2=\"0\""))
        expectTrue(other.contains("<stop offset=\"0.25\" stop-color=\"#00ff00\"/>"))
        layer.type = .radial
        expectTrue(root.quoin.svg().contains("<radialGradient"))
        layer.colors = nil
        expectTrue(!root.quoin.svg().contains("Gradient"))
    }

    @MainActor @Test func `text stands at the top of its layer`() {
        let layer = CATextLayer()
        layer.string = "Words"
        layer.fontSize = 20
        layer.foregroundColor = UIColor.red.cgColor
        layer.frame = CGRect(x: 10, y: 30, width: 100, height: 60)
        root.layer.addSublayer(layer)
        let label = UILabel(frame: CGRect(x: 10, y: 30, width: 100, height: 0))
        label.text = "Words"
        label.font = .systemFont(ofSize: 20)
        label.textColor = .red
        label.frame.size.height = label.intrinsicContentSize.height
        let text = root.quoin.svg().split(separator: "\n").first { $0.contains("<text") }
        layer.removeFromSuperlayer()
        root.addSubview(label)
        expectTrue(text != nil)
        expectEqual(text, root.quoin.svg().split(separator: "\n").first { $0.contains("<text") })
    }

    @MainActor @Test func `a mask that shows nothing itself is the one shape that is seen in it`() {
        let (view, mask) = (UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40)), CALayer())
        view.backgroundColor = .red
        root.addSubview(view)
        mask.frame = view.bounds.offsetBy(dx: 2, dy: 3)
        let (hole, all) = (CAShapeLayer(), CAShapeLayer())
        let path = UIBezierPath(rect: view.bounds)
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        hole.path = path.cgPath
        hole.fillRule = .evenOdd
        all.path = UIBezierPath(rect: view.bounds).cgPath
        [hole, all].forEach(mask.addSublayer)
        view.layer.mask = mask
        // Of two that are seen, nothing is left out: neither alone says what is.
        expectTrue(!root.quoin.svg().contains("clipPath"))
        all.opacity = 0
        let picture = root.quoin.svg()
        // By 22 to the right and 13 down: where the view is, and the mask in it.
        expectTrue(picture.contains("<clipPath id=\"quoin-shape-1\"><path d=\"M22,13L82,13"))
        expectTrue(picture.contains("M27,18L37,18L37,28L27,28Z"))
        expectTrue(picture.contains("clip-rule=\"evenodd\""))
    }

    @MainActor @Test func `a view is cut to the shape of its mask, with all that is in it`() {
        let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
        view.backgroundColor = .red
        root.addSubview(view)
        let mask = CAShapeLayer()
        view.layer.mask = mask
        // Without a path nothing is cut yet.
        expectTrue(!root.quoin.svg().contains("clipPath"))
        mask.path =
            UIBezierPath(
                roundedRect: view.bounds, byRoundingCorners: [.topLeft],
                cornerRadii: CGSize(width: 10, height: 10)
            ).cgPath
        expectTrue(
            root.quoin.svg().contains("<clipPath id=\"quoin-shape-1\"><path d=\"M30,10L80,10"))
        view.layer.mask = nil
        expectTrue(!root.quoin.svg().contains("clipPath"))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        box.backgroundColor = .black
        view.mask = box
        expectTrue(root.quoin.svg().contains("<path d=\"M20,10L50,10L50,50L20,50Z\""))
    }

    @MainActor @Test
    func `a layer shows the picture that it was given, that of a view or one within`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        root.layer.contents = image.cgImage
        // As large as the view.
        expectTrue(root.quoin.svg().contains("matrix(20.0,0.0,0.0,10.0,0,0)"))
        root.layer.contents = nil
        expectTrue(!root.quoin.svg().contains("#ff0000"))
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        layer.contents = image
        root.layer.addSublayer(layer)
        expectTrue(
            root.quoin.svg().contains("<path d=\"M5,5L15,5L15,15L5,15Z\" fill=\"#ff0000\"/>"))
    }

    @MainActor @Test
    func `layers stand in front by where they are said to, and then by when they came`() {
        let colors = [UIColor.red, .green, .blue]
        let layers = colors.map { color in
            let layer = CALayer()
            layer.backgroundColor = color.cgColor
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            root.layer.addSublayer(layer)
            return layer
        }
        var drawn: [String] {
            root.quoin.svg().split(separator: "\n").filter { $0.contains("width=\"10\"") }
                .compactMap { $0.components(separatedBy: "fill=\"").last }
                .map { String($0.prefix(7)) }
        }
        expectEqual(drawn, ["#ff0000", "#00ff00", "#0000ff"])
        layers[0].zPosition = 1
        expectEqual(drawn, ["#00ff00", "#0000ff", "#ff0000"])
    }

    @MainActor @Test func `what casts a shadow is what is drawn`() {
        let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 1, height: 2)
        root.addSubview(view)
        // Nothing is drawn in it.
        expectTrue(!root.quoin.svg().contains("fill=\"#000000\""))
        let card = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 30))
        card.backgroundColor = .white
        card.layer.cornerRadius = 6
        view.addSubview(card)
        expectTrue(
            root.quoin.svg().contains(
                "<rect x=\"26\" y=\"17\" width=\"50\" height=\"30\" rx=\"6\" fill=\"#000000\"/>"))
        view.backgroundColor = .white
        expectTrue(
            root.quoin.svg().contains(
                "<rect x=\"21\" y=\"12\" width=\"60\" height=\"40\" fill=\"#000000\"/>"))
        view.layer.shadowPath =
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 3)
            .cgPath
        expectTrue(
            root.quoin.svg().contains(
                "<rect x=\"21\" y=\"12\" width=\"20\" height=\"20\" rx=\"3\" fill=\"#000000\"/>"))
    }

    @MainActor @Test func `outlines know their bounds, points and ends`() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2,
            clockwise: true)
        // Downwards to the eye.
        expectTrue(abs(path.currentPoint.x - 50) < 1e-9 && abs(path.currentPoint.y - 90) < 1e-9)
        path.addLine(to: CGPoint(x: 50, y: 50))
        path.close()
        expectTrue(path.contains(CGPoint(x: 70, y: 70)) && !path.contains(CGPoint(x: 85, y: 85)))
        expectTrue(abs(path.bounds.width - 40) < 1e-9)
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        expectTrue(abs(path.bounds.minX - 150) < 1e-9)
        let back = path.reversing()
        expectTrue(back.bounds == path.bounds && back.contains(CGPoint(x: 170, y: 70)))
        path.removeAllPoints()
        expectTrue(path.isEmpty && !back.isEmpty)
        let mutable = CGMutablePath()
        mutable.move(to: .zero)
        mutable.addArc(
            tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        // The arc touches the second line 20 below the corner.
        expectTrue(abs(mutable.currentPoint.x - 100) < 1e-9)
        expectTrue(abs(mutable.currentPoint.y - 20) < 1e-9)
        expectTrue(mutable.copy() == mutable && mutable.boundingBoxOfPath.width > 99)
        let other = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        mutable.addPath(other, transform: CGAffineTransform(scaleX: 3, y: 3))
        expectTrue(mutable.contains(CGPoint(x: 25, y: 25)))
    }
}
