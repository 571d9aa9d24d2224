import QuoinUIKit
import TestSupport
import Testing

/// What is said of outlines step by step.
@MainActor
@Suite("Steps of outlines") struct OutlineStepTests {
    private let shift = CGAffineTransform(translationX: 10, y: 20)

    /// The ends of the steps of an outline.
    private func ends(_ path: CGPath) -> [CGPoint] {
        var ends: [CGPoint] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: ends.append(points[0])
            case .addQuadCurveToPoint: ends.append(points[1])
            case .addCurveToPoint: ends.append(points[2])
            case .closeSubpath: break
            @unknown default: break
            }
        }
        return ends
    }

    @MainActor @Test("what is added may be moved first")
    func transforms() {
        let path = CGMutablePath()
        path.move(to: .zero, transform: shift)
        path.addLine(to: CGPoint(x: 5, y: 5), transform: shift)
        path.addQuadCurve(to: CGPoint(x: 9, y: 0), control: .zero, transform: shift)
        path.addCurve(
            to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero, transform: shift)
        path.addLines(between: [CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0)], transform: shift)
        let expected = [(10, 20), (15, 25), (19, 20), (11, 21), (11, 20), (12, 20)]
        expectEqual(ends(path), expected.map { CGPoint(x: $0.0, y: $0.1) })
        let shapes = CGMutablePath()
        shapes.addRect(CGRect(x: 0, y: 0, width: 4, height: 4), transform: shift)
        shapes.addEllipse(in: CGRect(x: 6, y: 0, width: 4, height: 4), transform: shift)
        expectEqual(shapes.boundingBoxOfPath, CGRect(x: 10, y: 20, width: 10, height: 4))
    }

    @MainActor @Test("an arc that is moved is joined to the end that there is")
    func joinedArc() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addArc(
            center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false,
            transform: shift)
        let ends = ends(path)
        expectEqual(ends.first, CGPoint(x: 10, y: 20))
        expectEqual(ends[1], CGPoint(x: 20, y: 20))
        expectTrue(hypot(path.currentPoint.x - 10, path.currentPoint.y - 30) < 1e-9)
    }

    @MainActor @Test("an arc may say by how much it turns, either way")
    func relativeArc() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
        expectTrue(hypot(path.currentPoint.x, path.currentPoint.y - 10) < 1e-9)
        let back = CGMutablePath()
        back.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
        expectTrue(hypot(back.currentPoint.x, back.currentPoint.y + 10) < 1e-9)
        // Neither goes the long way round.
        expectTrue(path.boundingBoxOfPath.minY >= -1e-9 && back.boundingBoxOfPath.maxY <= 1e-9)
    }

    @MainActor @Test("copies are outlines of their own, and equal")
    func copies() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        let copy = path.mutableCopy()
        expectEqual(copy, path)
        copy?.addLine(to: .zero)
        expectTrue(copy != path)
        expectEqual(path.copy(), path)
        expectEqual(Set<CGPath>([path, CGPath(rect: path.boundingBox, transform: nil)]).count, 1)
    }

    @MainActor @Test("how lines end and meet has a name")
    func names() {
        expectEqual(CAShapeLayerLineCap(rawValue: "round"), .round)
        expectEqual(CAShapeLayerLineJoin.bevel.rawValue, "bevel")
        expectEqual(CAShapeLayerFillRule.evenOdd.rawValue, "even-odd")
        expectEqual(CATransitionType(rawValue: "push"), .push)
        expectEqual(CAMediaTimingFillMode(rawValue: "forwards"), .forwards)
    }
}
