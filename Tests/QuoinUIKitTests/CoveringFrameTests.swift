import QuoinUIKit
import TestSupport
import Testing

/// Frames that are set while there is a transform.
@MainActor
@Suite struct CoveringFrameTests {
    private let area = CGRect(x: 20, y: 40, width: 80, height: 60)

    @MainActor @Test func `a quarter turn covers whole numbers`() {
        let view = UIView(frame: area)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        expectEqual(view.frame, CGRect(x: 30, y: 30, width: 60, height: 80))
        view.frame = area
        expectEqual(view.frame, area)
        expectEqual(view.bounds.size, CGSize(width: 60, height: 80))
        view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        view.frame = area
        expectEqual(view.frame, area)
    }

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        zip(
            [one.minX, one.minY, one.width, one.height],
            [other.minX, other.minY, other.width, other.height]
        ).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @MainActor @Test func `a view that is shown larger is smaller than its frame`() {
        let view = UIView()
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        view.frame = area
        expectEqual(view.frame, area)
        expectEqual(view.bounds.size, CGSize(width: 40, height: 15))
        expectEqual(view.center, CGPoint(x: 60, y: 70))
        view.transform = .identity
        expectEqual(view.frame, CGRect(x: 40, y: 62.5, width: 40, height: 15))
    }

    @MainActor @Test func `what is turned by a quarter or shifted covers the frame`() {
        let view = UIView()
        view.transform = CGAffineTransform(rotationAngle: -.pi / 2).translatedBy(x: 3, y: 7)
        view.frame = area
        expectTrue(isNear(view.frame, area))
        expectTrue(
            isNear(
                CGRect(origin: .zero, size: view.bounds.size),
                CGRect(x: 0, y: 0, width: 60, height: 80)))
    }

    @MainActor @Test func `a view with another anchor covers it, too`() {
        let view = UIView()
        view.layer.anchorPoint = CGPoint(x: 0, y: 1)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = area
        expectEqual(view.frame, area)
        expectEqual(view.center, CGPoint(x: 20, y: 100))
        expectEqual(view.bounds.size, CGSize(width: 40, height: 30))
        view.frame = area.insetBy(dx: 10, dy: 10)
        expectEqual(view.frame, area.insetBy(dx: 10, dy: 10))
    }

    @MainActor @Test func `a layer of no view does as views do`() {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
        layer.frame = area
        expectEqual(layer.frame, area)
        expectEqual(layer.bounds.size, CGSize(width: 160, height: 120))
        expectEqual(layer.position, area.origin)
        layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        layer.frame = area
        expectEqual(layer.bounds.size, .zero)
    }
}
