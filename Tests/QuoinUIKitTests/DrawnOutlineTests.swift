import QuoinUIKit
import TestSupport
import Testing

/// What contexts do step by step: their outlines, their state and what they are cut to.
@MainActor
@Suite struct DrawnOutlineTests {
    private final class Drawn: UIView {
        var onDraw: (CGContext) -> Void = { _ in }
        override func draw(_ rect: CGRect) {
            if let context = UIGraphicsGetCurrentContext() { onDraw(context) }
        }
    }

    /// A picture of a view of 100 × 50 points that draws so, at the picture's origin.
    private func picture(_ draw: @escaping (CGContext) -> Void) -> String {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.onDraw = draw
        return view.quoin.svg()
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @MainActor @Test func `each word of a context draws what it says`() {
        let rows: [(String, (CGContext) -> Void, String)] = [
            (
                "fill of several",
                {
                    $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                    $0.fill([rect(0, 0, 1, 2), rect(5, 0, 1, 2)])
                }, "<path d=\"M5,0L6,0L6,2L5,2Z\" fill=\"#ff0000\""
            ),
            (
                "stroke with a width, and a grey",
                {
                    $0.setStrokeColor(gray: 0.2, alpha: 1)
                    $0.stroke(rect(0, 0, 4, 2), width: 3)
                },
                "<path d=\"M0,0L4,0L4,2L0,2Z\" fill=\"none\" stroke=\"#333333\" stroke-width=\"3\""
            ),
            (
                "stroke with the width before",
                {
                    $0.stroke(rect(0, 0, 4, 2), width: 3)
                    $0.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
                    $0.stroke(rect(0, 0, 9, 2))
                }, "L9,2L0,2Z\" fill=\"none\" stroke=\"#0000ff\"/>"
            ),
            (
                "line segments, the last point without another",
                {
                    $0.strokeLineSegments(between: [
                        CGPoint(x: 0, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 4, y: 1),
                        CGPoint(x: 6, y: 1), CGPoint(x: 8, y: 1),
                    ])
                }, "<path d=\"M0,1L2,1M4,1L6,1\" fill=\"none\""
            ),
            (
                "lines, a curve, and closed",
                {
                    $0.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0)])
                    $0.addCurve(
                        to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 12, y: 3),
                        control2: CGPoint(x: 12, y: 6))
                    $0.closePath()
                    $0.fillPath()
                }, "d=\"M0,0L9,0C12,3 12,6 9,9Z\" fill=\"#000000\""
            ),
            (
                "a curve with one control point",
                {
                    $0.move(to: .zero)
                    $0.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 8))
                    $0.strokePath()
                }, "d=\"M0,0Q4,8 8,0\""
            ),
            (
                "dashes, ends and corners",
                {
                    $0.setLineDash(phase: 2, lengths: [4, 1])
                    $0.setLineCap(.round)
                    $0.setLineJoin(.bevel)
                    $0.stroke(rect(0, 0, 4, 2))
                }, "stroke-dasharray=\"4 1\" stroke-dashoffset=\"2\""
            ),
            (
                "dashes that are twice as large, with where they begin",
                {
                    $0.scaleBy(x: 2, y: 2)
                    $0.setLineDash(phase: 2, lengths: [4, 1])
                    $0.stroke(rect(0, 0, 4, 2))
                }, "stroke-dasharray=\"8 2\" stroke-dashoffset=\"4\""
            ),
            (
                "points as long as they may be",
                {
                    $0.setMiterLimit(1.25)
                    $0.stroke(rect(0, 0, 4, 2))
                }, "stroke-miterlimit=\"1.25\""
            ),
            (
                "points of an outline",
                { _ in
                    let outline = UIBezierPath(rect: rect(0, 0, 4, 2))
                    outline.miterLimit = 1
                    outline.stroke()
                }, "stroke-miterlimit=\"1\""
            ),
            (
                "half of it seen",
                {
                    $0.setAlpha(0.5)
                    $0.fill(rect(0, 0, 4, 2))
                }, "fill-opacity=\"0.5\""
            ),
            (
                "even and odd",
                {
                    $0.addRects([rect(0, 0, 9, 9), rect(3, 3, 3, 3)])
                    $0.drawPath(using: .eoFill)
                }, "fill-rule=\"evenodd\""
            ),
            (
                "filled and lined",
                {
                    $0.addRect(rect(0, 0, 9, 9))
                    $0.drawPath(using: .eoFillStroke)
                }, "<path d=\"M0,0L9,0L9,9L0,9Z\" fill=\"none\" stroke=\"#000000\""
            ),
            (
                "a frame is within, in the colour of fillings",
                { _ in
                    UIColor.red.setFill()
                    UIColor.blue.setStroke()
                    UIRectFrame(rect(0, 0, 9, 5))
                }, "d=\"M0,0L9,0L9,5L0,5ZM1,1L8,1L8,4L1,4Z\" fill-rule=\"evenodd\" fill=\"#ff0000\""
            ),
            (
                "begun again",
                {
                    $0.addEllipse(in: rect(0, 0, 9, 9))
                    $0.beginPath()
                    $0.addRect(rect(1, 2, 3, 4))
                    $0.fillPath()
                }, "<path d=\"M1,2L4,2L4,6L1,6Z\" fill="
            ),
        ]
        for (text, draw, part) in rows {
            let picture = picture(draw)
            expectTrue(picture.contains(part), "\(text): \(part) in \(picture)")
        }
        let picture = picture {
            $0.addRect(rect(0, 0, 9, 9))
            $0.drawPath(using: .fill)
            $0.addRect(rect(0, 0, 8, 9))
            $0.drawPath(using: .stroke)
            $0.addRect(rect(0, 0, 7, 9))
            $0.drawPath(using: .fillStroke)
            $0.strokeEllipse(in: rect(0, 0, 6, 6))
        }
        // Filled, lined, and both; and a ring.
        expectEqual(picture.components(separatedBy: "L9,0L9,9L0,9Z\"").count, 2)
        expectEqual(picture.components(separatedBy: "L8,0L8,9L0,9Z\"").count, 2)
        expectEqual(picture.components(separatedBy: "L7,0L7,9L0,9Z\"").count, 3)
        expectTrue(picture.contains("d=\"M6,3C"))
    }

    @MainActor @Test
    func `a transform holds for what is said of an outline after it, and arcs touch lines`() {
        let picture = picture { context in
            context.move(to: CGPoint(x: 1, y: 1))
            context.saveGState()
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.addLine(to: CGPoint(x: 5, y: 5))
            expectEqual(context.currentPointOfPath, CGPoint(x: 5, y: 5))
            // (1, 1) is 9 to the left and 1 down from the origin, in halves.
            expectEqual(context.boundingBoxOfPath, rect(-4.5, 0.5, 9.5, 4.5))
            expectEqual(context.path?.boundingBox, rect(-4.5, 0.5, 9.5, 4.5))
            context.restoreGState()
            expectEqual(context.currentPointOfPath, CGPoint(x: 20, y: 10))
            context.setLineWidth(3)
            context.strokePath()
            expectTrue(context.path == nil)
            expectEqual(context.currentPointOfPath, .zero)
            // A circle in a stretched plane is an ellipse, with a line of the same width all round.
            context.saveGState()
            context.scaleBy(x: 4, y: 1)
            context.addArc(
                center: CGPoint(x: 5, y: 10), radius: 5, startAngle: 0, endAngle: 2 * .pi,
                clockwise: false)
            expectTrue(context.pathContains(CGPoint(x: 9, y: 10), mode: .fill))
            context.restoreGState()
            expectTrue(context.pathContains(CGPoint(x: 36, y: 10), mode: .fill))
            expectTrue(!context.pathContains(CGPoint(x: 20, y: 16), mode: .fill))
            let box = context.path?.boundingBoxOfPath ?? .zero
            expectTrue(abs(box.minX) < 0.1 && abs(box.maxX - 40) < 0.1)
            expectTrue(abs(box.minY - 5) < 0.1 && abs(box.maxY - 15) < 0.1)
            context.strokePath()
        }
        expectTrue(picture.contains("<path d=\"M1,1L20,10\" fill=\"none\""))
        expectEqual(picture.components(separatedBy: "stroke-width=\"3\"").count, 3)
        do {
            let picture = self.picture { context in
                // Level to the right, and then down: the circle of 10 touches at (30, 0) and (40, 10).
                context.move(to: .zero)
                context.addArc(
                    tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 40, y: 50),
                    radius: 10)
                let end = context.currentPointOfPath
                expectTrue(abs(end.x - 40) < 1e-9 && abs(end.y - 10) < 1e-9)
                // On the outside of the arc's middle, and inside of it.
                context.addLine(to: CGPoint(x: 0, y: 10))
                expectTrue(!context.pathContains(CGPoint(x: 39, y: 1), mode: .fill))
                expectTrue(context.pathContains(CGPoint(x: 36, y: 4), mode: .fill))
                context.strokePath()
            }
            expectTrue(picture.contains("d=\"M0,0L30,0C"))
            // In line with both there is nothing to be round.
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(
                tangent1End: CGPoint(x: 4, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2,
                transform: CGAffineTransform(scaleX: 2, y: 2))
            expectEqual(path.currentPoint, CGPoint(x: 8, y: 0))
        }
    }

    @MainActor @Test
    func `a context tells what it is cut to, and a picture of bounds begins where they do`() {
        _ = picture { context in
            expectEqual(context.boundingBoxOfClipPath, rect(0, 0, 100, 50))
            context.saveGState()
            context.clip(to: rect(-10, 10, 50, 100))
            expectEqual(context.boundingBoxOfClipPath, rect(0, 10, 40, 40))
            context.translateBy(x: 10, y: 10)
            context.scaleBy(x: 2, y: 1)
            expectEqual(context.boundingBoxOfClipPath, rect(-5, 0, 20, 40))
            context.addEllipse(in: rect(0, 0, 10, 10))
            context.clip()
            expectEqual(context.boundingBoxOfClipPath, rect(0, 0, 10, 10))
            context.clip(to: [rect(0, 0, 1, 1), rect(4, 4, 1, 1)])
            expectEqual(context.boundingBoxOfClipPath, rect(0, 0, 5, 5))
            UIRectClip(rect(20, 20, 1, 1))
            expectTrue(context.boundingBoxOfClipPath.isEmpty)
            context.restoreGState()
            expectEqual(context.boundingBoxOfClipPath, rect(0, 0, 100, 50))
        }
        _ = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 9)).image {
            $0.clip(to: rect(1, 1, 99, 99))
            expectEqual($0.cgContext.boundingBoxOfClipPath, rect(1, 1, 7, 8))
        }
        do {
            let bounds = rect(20, 30, 10, 10)
            let format = UIGraphicsImageRendererFormat.default()
            for renderer in [
                UIGraphicsImageRenderer(bounds: bounds),
                UIGraphicsImageRenderer(bounds: bounds, format: format),
            ] {
                let image = renderer.image { context in
                    context.fill(rect(21, 32, 3, 4))
                    expectEqual(context.cgContext.boundingBoxOfClipPath, bounds)
                }
                expectEqual(image.size, bounds.size)
                let picture = UIImageView(image: image).quoin.svg()
                expectTrue(picture.contains("<path d=\"M1,2L4,2L4,6L1,6Z\""), "\(picture)")
            }
            expectTrue(UIGraphicsImageRenderer(bounds: bounds, format: format).format === format)
        }
    }

    @MainActor @Test func `what has colours of its own is seen through where that is said`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(rect(0, 0, 10, 10), blendMode: .normal)
        }
        let rows: [(String, (CGContext) -> Void)] = [
            (
                "a picture",
                { _ in image.draw(in: rect(0, 0, 5, 5), blendMode: .normal, alpha: 0.25) }
            ),
            (
                "of a context",
                {
                    $0.setAlpha(0.5)
                    image.draw(in: rect(0, 0, 5, 5), blendMode: .normal, alpha: 0.5)
                }
            ),
            (
                "a text",
                {
                    $0.setAlpha(0.25)
                    ("words" as NSString).draw(at: .zero)
                }
            ),
        ]
        for (text, draw) in rows {
            expectTrue(picture(draw).contains("<g opacity=\"0.25\">"), "\(text)")
        }
        expectTrue(!picture { _ in image.draw(at: .zero) }.contains("opacity=\"0.25\""))
        // A small picture shows what the large one does.
        let small = image.preparingThumbnail(of: CGSize(width: 5, height: 5))
        expectEqual(small?.size, CGSize(width: 5, height: 5))
        expectTrue(UIImageView(image: small).quoin.svg().contains("matrix(0.5,"))
    }

    @MainActor @Test func `a view is drawn into a picture as it is seen`() {
        let view = UIView(frame: rect(0, 0, 100, 80))
        let box = UIView(frame: rect(10, 10, 30, 20))
        box.backgroundColor = .red
        (box.layer.borderWidth, box.layer.borderColor) = (2, UIColor.blue.cgColor)
        (box.layer.shadowOpacity, box.layer.shadowOffset) = (0.5, .zero)
        // Half as high, and turned by a quarter about (25, 20): 10 across and 30 down.
        box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 1, y: 0.5)
        let faded = UIView(frame: rect(50, 10, 20, 20))
        (faded.alpha, faded.backgroundColor, faded.clipsToBounds) = (0.5, .green, true)
        faded.layer.cornerRadius = 5
        let label = UILabel(frame: rect(0, 0, 20, 20))
        label.text = "a"
        faded.addSubview(label)
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        (gradient.frame, gradient.cornerRadius) = (rect(50, 50, 20, 20), 3)
        let ring = CAShapeLayer()
        ring.path = CGPath(rect: rect(0, 50, 20, 20), transform: nil)
        ring.strokeColor = UIColor.red.cgColor
        view.layer.addSublayer(gradient)
        view.layer.addSublayer(ring)
        view.addSubview(box)
        view.addSubview(faded)
        let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
        let whole = renderer.image { view.layer.render(in: $0.cgContext) }
        let picture = UIImageView(image: whole).quoin.svg()
        let shapes = [
            "M30,5L30,35L20,35L20,5Z\" fill=\"#ff0000\"", "<g opacity=\"0.5\">",
            "d=\"M0,50L20,50L20,70L0,70Z\" fill=\"none\" stroke=\"#ff0000\"",
            // The round corners of 5 and 3 begin so far from the edges.
            "M55,10L65,10C", "M53,50L67,50C", "x1=\"60\" y1=\"50\" x2=\"60\" y2=\"70\"",
            "fill-opacity=\"0.5\" filter=", ">a<",
        ]
        for shape in shapes { expectTrue(picture.contains(shape), "\(shape) in \(picture)") }
        // In half of the room, everything is half as large.
        let half = renderer.image { _ in
            view.drawHierarchy(in: rect(0, 0, 50, 40), afterScreenUpdates: true)
        }
        let small = UIImageView(image: half).quoin.svg()
        expectTrue(small.contains("M15,2.5L15,17.5L10,17.5L10,2.5Z\" fill=\"#ff0000\""), "\(small)")
        expectTrue(
            small.contains(
                "M0,25L10,25L10,35L0,35Z\" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"0.5\""))
    }

    @MainActor @Test func `gradients end where they are said to`() {
        func gradient(_ draw: @escaping (CGContext, CGGradient) -> Void) -> String {
            let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
            let space = CGColorSpace(name: CGColorSpace.sRGB)
            expectEqual(space?.numberOfComponents, 3)
            guard let made = CGGradient(colorsSpace: space, colors: colors, locations: nil)
            else { return "" }
            return picture { draw($0, made) }
        }
        // Aslant: cut across the line at both ends, 10,000 to each side, which is 6,000 and 8,000 here.
        let aslant = gradient {
            $0.drawLinearGradient(
                $1, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 40, y: 50), options: [])
        }
        expectTrue(
            aslant.contains("d=\"M-7990,6010L8010,-5990L8040,-5950L-7960,6050Z\""), "\(aslant)")
        let beyond = gradient {
            $0.drawLinearGradient(
                $1, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 40, y: 50),
                options: .drawsAfterEndLocation)
        }
        expectTrue(beyond.contains("d=\"M-7990,6010L8010,-5990L14040,2050L-1960,14050Z\""))
        // A ring: nothing within the smaller circle, whichever of both comes first.
        for isInward in [false, true] {
            let ring = gradient {
                $0.drawRadialGradient(
                    $1, startCenter: CGPoint(x: 20, y: 20), startRadius: isInward ? 20 : 5,
                    endCenter: CGPoint(x: 20, y: 20), endRadius: isInward ? 5 : 20, options: [])
            }
            expectTrue(ring.contains("M0,0L40,0L40,40L0,40ZM25,20C"), "\(ring)")
            let first = ring.range(of: "#ff0000")?.lowerBound
            let second = ring.range(of: "#0000ff")?.lowerBound
            expectTrue(first != nil && second != nil && (first! < second!) != isInward)
        }
        let disc = gradient {
            $0.drawRadialGradient(
                $1, startCenter: CGPoint(x: 20, y: 20), startRadius: 20,
                endCenter: CGPoint(x: 20, y: 20), endRadius: 0, options: [])
        }
        expectTrue(disc.contains("radialGradient") && !disc.contains("ZM"))
    }
}
