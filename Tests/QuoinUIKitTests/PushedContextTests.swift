import QuoinUIKit
import TestSupport
import Testing

/// What is drawn into other contexts than the one that is there.
@MainActor
@Suite("Other contexts") struct PushedContextTests {
    private final class Drawn: UIView {
        var onDraw: (CGContext) -> Void = { _ in }
        override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(onDraw) }
    }
    private func picture(_ draw: @escaping (CGContext) -> Void) -> String {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.onDraw = draw
        return view.quoin.svg()
    }

    @MainActor @Test("a layer is drawn once and shown in several places")
    func layers() {
        let picture = picture { context in
            guard
                let layer = CGLayer(
                    context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
            else { return }
            layer.context?.setFillColor(UIColor.red.cgColor)
            layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.draw(layer, at: CGPoint(x: 20, y: 0))
            context.draw(layer, in: CGRect(x: 40, y: 0, width: 20, height: 20))
        }
        expectEqual(picture.components(separatedBy: "#ff0000").count - 1, 2)
    }

    @MainActor @Test("a context that was pushed is drawn into until it is popped")
    func pushing() {
        var nested: UIImage?
        let picture = picture { context in
            UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
            UIGraphicsPushContext(context)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIGraphicsPopContext()
            // Nothing was pushed any more, and what is drawn into stays.
            UIGraphicsPopContext()
            nested = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
        }
        expectTrue(picture.contains("#ff0000"))
        expectEqual(nested?.size, CGSize(width: 10, height: 10))
    }

    @MainActor @Test("a picture of what was drawn shows it, also as a picture of that one's pixels")
    func pixels() {
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        let context = UIGraphicsGetCurrentContext()
        context?.setFillColor(UIColor.red.cgColor)
        context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let made = context?.makeImage()
        UIGraphicsEndImageContext()
        let view = UIImageView(image: made.map { UIImage(cgImage: $0) })
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        expectTrue(view.quoin.svg().contains("#ff0000"))
    }

    @MainActor @Test("an outline is asked for its end, its size and what is in it")
    func outlines() {
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        expectTrue(context.isPathEmpty)
        context.addRects([
            CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 6, y: 0, width: 2, height: 4),
        ])
        expectEqual(context.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 8, height: 4))
        expectTrue(context.pathContains(CGPoint(x: 7, y: 1), mode: .fill))
        expectTrue(!context.pathContains(CGPoint(x: 5, y: 1), mode: .eoFill))
        context.move(to: CGPoint(x: 3, y: 3))
        expectEqual(context.currentPointOfPath, CGPoint(x: 3, y: 3))
    }
}
