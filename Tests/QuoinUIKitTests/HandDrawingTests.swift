import QuoinUIKit
import TestSupport
import Testing

/// What views draw by hand, in pictures of them.
@MainActor
@Suite struct HandDrawingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private final class Drawn: UIView {
        var onDraw: (CGRect) -> Void = { _ in }
        override func draw(_ rect: CGRect) { onDraw(rect) }
    }

    /// A picture of a view at (10, 20) that draws so.
    private func picture(_ draw: @escaping (CGRect) -> Void) -> String {
        let view = Drawn(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.onDraw = draw
        root.addSubview(view)
        return root.quoin.svg()
    }

    @MainActor @Test func `a view draws into the context that is there meanwhile`() {
        expectTrue(UIGraphicsGetCurrentContext() == nil)
        var area = CGRect.zero
        let picture = picture { rect in
            area = rect
            let context = UIGraphicsGetCurrentContext()
            context?.setFillColor(UIColor.red.cgColor)
            context?.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
            context?.setStrokeColor(UIColor.blue.cgColor)
            context?.setLineWidth(3)
            context?.move(to: .zero)
            context?.addLine(to: CGPoint(x: 50, y: 0))
            context?.strokePath()
        }
        expectEqual(area, CGRect(x: 0, y: 0, width: 100, height: 50))
        expectTrue(picture.contains("<path d=\"M10,20L40,20L40,30L10,30Z\" fill=\"#ff0000\"/>"))
        expectTrue(picture.contains("<path d=\"M10,20L60,20\" fill=\"none\" stroke=\"#0000ff\""))
        expectTrue(UIGraphicsGetCurrentContext() == nil)
    }

    @MainActor @Test func `colours and places are remembered and come back`() {
        let picture = picture { _ in
            UIColor.red.setFill()
            let context = UIGraphicsGetCurrentContext()
            context?.saveGState()
            UIColor.blue.setFill()
            context?.translateBy(x: 20, y: 0)
            context?.scaleBy(x: 2, y: 1)
            UIRectFill(CGRect(x: 5, y: 0, width: 10, height: 10))
            context?.restoreGState()
            // One more does nothing.
            context?.restoreGState()
            UIRectFill(CGRect(x: 0, y: 40, width: 10, height: 10))
        }
        // 10 + 20 + 2 × 5 to the right, twice as wide.
        expectTrue(picture.contains("<path d=\"M40,20L60,20L60,30L40,30Z\" fill=\"#0000ff\"/>"))
        expectTrue(picture.contains("<path d=\"M10,60L20,60L20,70L10,70Z\" fill=\"#ff0000\"/>"))
    }

    @MainActor @Test func `a state that is left open ends with the view`() {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.onDraw = { _ in
            UIGraphicsGetCurrentContext()?.saveGState()
            UIGraphicsGetCurrentContext()?.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        root.addSubview(view)
        let other = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
        other.backgroundColor = .green
        root.addSubview(other)
        let picture = root.quoin.svg()
        let (opened, closed) = (
            picture.components(separatedBy: "<g").count,
            picture.components(separatedBy: "</g>").count
        )
        expectEqual(opened, closed)
        expectTrue(picture.contains("x=\"100\" y=\"0\" width=\"10\""))
    }

    @MainActor @Test func `outlines are filled, lined and cut to`() {
        let picture = picture { _ in
            let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
            path.addClip()
            UIColor.red.set()
            path.lineWidth = 2
            path.setLineDash([4, 1], count: 2, phase: 0)
            path.fill()
            path.stroke()
        }
        expectTrue(picture.contains("<clipPath id=\"quoin-shape-1\"><path d=\"M30,30C"))
        expectTrue(picture.contains("stroke-dasharray=\"4 1\""))
    }

    @MainActor @Test func `text and pictures are drawn where they are said`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.green.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let picture = picture { rect in
            ("Words" as NSString).draw(
                at: CGPoint(x: 5, y: 0),
                withAttributes: [
                    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
                ])
            NSAttributedString(string: "Others").draw(in: rect)
            image.draw(in: CGRect(x: 50, y: 0, width: 20, height: 20))
        }
        expectTrue(picture.contains("<text x=\"15\""))
        expectTrue(picture.contains("font-size=\"20\" fill=\"#ff0000\">Words<"))
        expectTrue(picture.contains("font-size=\"12\" fill=\"#000000\">Others<"))
        // Twice as large about (60, 20).
        expectTrue(picture.contains("matrix(2.0,0.0,0.0,2.0,-60,-20)"))
        expectTrue(picture.contains("fill=\"#00ff00\""))
        let shown = UIImageView(image: image)
        expectTrue(shown.quoin.svg().contains("fill=\"#00ff00\""))
    }

    @MainActor @Test func `a label that keeps room around its text has it there`() {
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.insetBy(dx: 12, dy: 4))
            }
        }
        final class Mute: UILabel {
            override func drawText(in rect: CGRect) {}
        }
        let frame = CGRect(x: 30, y: 10, width: 120, height: 40)
        let (plain, padded) = (UILabel(frame: frame), Padded(frame: frame))
        let mute = Mute(frame: frame)
        for label in [plain, padded, mute] {
            label.text = label === mute ? "Mute" : "Text"
            root.addSubview(label)
        }
        let lines = root.quoin.svg().split(separator: "\n").filter { $0.contains("<text") }
        expectEqual(lines.count, 2)
        expectEqual(lines.first?.contains("x=\"30\""), true)
        expectEqual(lines.last?.contains("x=\"42\""), true)
        // In the middle of the same height.
        let heights = lines.map { $0.components(separatedBy: "y=\"").last?.prefix { $0 != "\"" } }
        expectEqual(heights.first, heights.last)
    }
}

/// Pictures of views in pictures.
@MainActor
@Suite struct ViewPictureTests {
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 7, y: 9, width: 60, height: 40))
        card.backgroundColor = .red
        card.layer.cornerRadius = 5
        let label = UILabel(frame: CGRect(x: 4, y: 4, width: 50, height: 20))
        label.text = "Words"
        card.addSubview(label)
        return card
    }

    @MainActor @Test func `a view is drawn into a picture, which shows it where it is`() {
        let card = card()
        expectTrue(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
        let images = [
            UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
                card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
            },
            UIGraphicsImageRenderer(bounds: card.bounds).image { context in
                card.layer.render(in: context.cgContext)
            },
        ]
        for image in images {
            let view = UIImageView(frame: CGRect(x: 100, y: 0, width: 60, height: 40))
            view.image = image
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            root.addSubview(view)
            let picture = root.quoin.svg()
            // The round corner begins 5 from the picture's left.
            expectTrue(picture.contains("<path d=\"M105,0L155,0C"))
            expectTrue(picture.contains("<text x=\"104\""))
            expectTrue(picture.contains(">Words<"))
        }
    }

    @MainActor @Test func `a snapshot stays as it was`() throws {
        let card = card()
        let shot = try #require(card.snapshotView(afterScreenUpdates: true))
        card.backgroundColor = .blue
        expectEqual(shot.frame, card.frame)
        expectTrue(shot.quoin.svg().contains("fill=\"#ff0000\""))
        let part = try #require(
            card.resizableSnapshotView(
                from: CGRect(x: 10, y: 0, width: 20, height: 20), afterScreenUpdates: false,
                withCapInsets: .zero))
        expectEqual(part.bounds.size, CGSize(width: 20, height: 20))
        // 10 further to the left.
        expectTrue(part.quoin.svg().contains("<path d=\"M-5,0L45,0C"))
    }

    @MainActor @Test func `gradients run from start to end, as far as is cut to`() throws {
        final class Sky: UIView {
            var isRound = false
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext(),
                    let gradient = CGGradient(
                        colorsSpace: CGColorSpaceCreateDeviceRGB(),
                        colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
                        locations: [0, 0.5])
                else { return }
                UIBezierPath(rect: CGRect(x: 10, y: 0, width: 30, height: 40)).addClip()
                if isRound {
                    context.drawRadialGradient(
                        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 5,
                        endCenter: CGPoint(x: 20, y: 20), endRadius: 10, options: [])
                } else {
                    context.drawLinearGradient(
                        gradient, start: CGPoint(x: 0, y: 10), end: CGPoint(x: 0, y: 30),
                        options: [])
                }
            }
        }
        let sky = Sky(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let picture = sky.quoin.svg()
        expectTrue(picture.contains("linearGradient"))
        // Upright, between the two ends only.
        expectTrue(picture.contains("y=\"10\"") && picture.contains("height=\"20\""))
        expectTrue(picture.contains("#ff0000") && picture.contains("#0000ff"))
        sky.isRound = true
        sky.setNeedsDisplay()
        let round = sky.quoin.svg()
        expectTrue(round.contains("radialGradient"))
        // The first colour ends halfway to the rim, and the second one begins halfway from there.
        expectTrue(round.contains("offset=\"0.5\"") && round.contains("offset=\"0.75\""))
        expectTrue(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        let grey = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1],
            locations: nil, count: 2)
        expectTrue(grey != nil)
    }

    private final class Dial: CALayer {
        override func draw(in context: CGContext) {
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
        }
    }

    @MainActor @Test func `a layer draws itself by hand once it is told to`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        root.addSubview(view)
        let dial = Dial()
        dial.frame = CGRect(x: 30, y: 10, width: 40, height: 40)
        view.layer.addSublayer(dial)
        expectTrue(!root.quoin.svg().contains("#ff0000"))
        dial.setNeedsDisplay()
        // 10 + 30 + 5 to the right, and 20 + 10 down.
        let drawn = "d=\"M45,30L55,30L55,40L45,40Z\" fill=\"#ff0000\""
        expectTrue(root.quoin.svg().contains(drawn))
    }

    private final class Painter: NSObject, CALayerDelegate {
        func draw(_ layer: CALayer, in context: CGContext) {
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(layer.bounds)
        }
    }

    @MainActor @Test func `a layer's delegate draws in its place`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let painter = Painter()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.delegate = painter
        root.layer.addSublayer(layer)
        expectTrue(!root.quoin.svg().contains("#0000ff"))
        layer.setNeedsDisplay()
        expectTrue(root.quoin.svg().contains("#0000ff"))
    }
}
