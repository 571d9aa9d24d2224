import QuoinKit

/// How fast an animation is when.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// Not of UIKit: how an animation of a duration runs.
    var quoinTiming: QuoinTiming { get }
}
/// A curve, as an animator needs it.
public struct QuoinTiming: Sendable {
    enum Kind: Sendable {
        case spring(damping: CGFloat, velocity: CGFloat)
        /// One that takes the time that it needs.
        case free(QuoinKit.AnimationCurve)
        case cubic(CGPoint, CGPoint)
    }
    let kind: Kind
}
extension UITimingCurveProvider {
    func curve(within duration: TimeInterval) -> QuoinKit.AnimationCurve {
        switch quoinTiming.kind {
        case .spring(let damping, let velocity):
            .spring(damping: damping, velocity: velocity, within: duration)
        case .free(let curve): curve
        case .cubic(let first, let second):
            .cubic(Double(first.x), Double(first.y), Double(second.x), Double(second.y))
        }
    }
}
/// A spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// As in UIKit.
    public let initialVelocity: CGVector
    /// Not of UIKit; see ``UITimingCurveProvider/quoinTiming``.
    public let quoinTiming: QuoinTiming
    /// As in UIKit. Of the velocity, it is the larger part that counts.
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
        quoinTiming = QuoinTiming(
            kind: .spring(damping: dampingRatio, velocity: initialVelocity.larger))
    }
    /// As in UIKit: it takes the time that it needs, whatever the duration of the animation is.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero
    ) {
        self.initialVelocity = initialVelocity
        quoinTiming = QuoinTiming(
            kind: .free(
                .spring(
                    mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                    initialVelocity: Double(initialVelocity.larger))))
    }
    /// As in UIKit: the duration is that of a swing without damping.
    public init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
    ) {
        self.initialVelocity = initialVelocity
        quoinTiming = QuoinTiming(
            kind: .free(
                .spring(bounce: bounce, velocity: initialVelocity.larger, swing: duration)))
    }
    /// As in UIKit: the spring that the system's own screens move by.
    public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500) }
}

extension CGVector {
    fileprivate var larger: CGFloat { abs(dx) < abs(dy) ? dy : dx }
}

/// A curve with two points that it is bent towards.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// Not of UIKit; see ``UITimingCurveProvider/quoinTiming``.
    public let quoinTiming: QuoinTiming
    /// As in UIKit.
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        quoinTiming = QuoinTiming(kind: .cubic(controlPoint1, controlPoint2))
    }
    /// As in UIKit.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        let points: (CGPoint, CGPoint) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0.25, y: 0.25), CGPoint(x: 0.75, y: 0.75))
            }
        self.init(controlPoint1: points.0, controlPoint2: points.1)
    }
}
