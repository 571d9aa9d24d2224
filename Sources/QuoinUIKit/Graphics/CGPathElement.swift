import QuoinKit

/// A step of an outline.
public struct CGPathElement {
    /// As in UIKit.
    public var type: CGPathElementType
    /// As in UIKit: as many as the step has, with its end as the last one. They are there as long as the step is
    /// told.
    public var points: UnsafeMutablePointer<CGPoint>
}
/// What a step of an outline is.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
extension CGPath {
    /// As in UIKit: tells of each step.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for step in drawn.steps {
            let (type, points) = Self.parts(of: step)
            // A pointer to no point is still one.
            var places = points.map(\.cg) + [.zero]
            places.withUnsafeMutableBufferPointer { places in
                guard let first = places.baseAddress else { return }
                var element = CGPathElement(type: type, points: first)
                withUnsafePointer(to: &element, block)
            }
        }
    }
    /// As ``applyWithBlock(_:)``, with something that is handed on.
    public func apply(
        info: UnsafeMutableRawPointer?,
        function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
    ) {
        applyWithBlock { function(info, $0) }
    }

    private static func parts(of step: Path.Step) -> (CGPathElementType, [Point]) {
        switch step {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadCurve(let point, let control): (.addQuadCurveToPoint, [control, point])
        case .curve(let point, let control1, let control2):
            (.addCurveToPoint, [control1, control2, point])
        case .close: (.closeSubpath, [])
        }
    }
}
