/// How a motion goes from where it begins to its goal.
///
/// ```swift
/// card.animate(duration: 0.3, curve: .easeOut) { card.alpha = 0 }
/// card.animate(curve: .spring(dampingRatio: 0.7, response: 0.4)) { card.alpha = 1 }
/// ```
public struct AnimationCurve: Hashable, Sendable {
    private enum Timing: Hashable, Sendable {
        case cubic(CubicTiming)
        case spring(SpringTiming)
    }

    private let timing: Timing

    // MARK: Curves

    /// At the same speed all the way.
    public static let linear = AnimationCurve.cubic(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    /// Slow at the beginning.
    public static let easeIn = AnimationCurve.cubic(0.42, 0, 1, 1)
    /// Slow at the end.
    public static let easeOut = AnimationCurve.cubic(0, 0, 0.58, 1)
    /// Slow at both ends.
    public static let easeInOut = AnimationCurve.cubic(0.42, 0, 0.58, 1)

    /// A Bézier curve from (0, 0) to (1, 1) with two points that it is bent towards, as in CSS: time runs
    /// to the right and the way upward. Both points must lie between 0 and 1 from left to right.
    public static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Self {
        AnimationCurve(timing: .cubic(CubicTiming(x1, y1, x2, y2)))
    }

    /// A Bézier curve with two control points.
    public static func cubic(controlPoint1: Point, controlPoint2: Point) -> Self {
        cubic(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
    }

    /// A spring.
    ///
    /// It moves by its own laws and takes the time that it needs to come to rest, which is when a
    /// ten-thousandth of the way is left; the duration of an animation can only make that longer.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 is as quick as can be without going beyond the goal; less swings.
    ///   - response: How long a swing would take without damping, in seconds.
    ///   - initialVelocity: The speed at the beginning, in ways a second. What moves already when the
    ///     spring takes over keeps its own speed besides.
    public static func spring(
        dampingRatio: Double, response: Double = 0.5, initialVelocity: Double = 0
    ) -> Self {
        AnimationCurve(
            timing: .spring(
                SpringTiming(
                    dampingRatio: dampingRatio, response: response,
                    initialVelocity: initialVelocity)))
    }

    /// A spring, by what it is made of.
    public static func spring(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Self {
        AnimationCurve(
            timing: .spring(
                SpringTiming(
                    mass: mass, stiffness: stiffness, damping: damping,
                    initialVelocity: initialVelocity)))
    }

    /// A spring that is at rest after a time: the less it is damped, the quicker it swings.
    package static func spring(
        dampingRatio: Double, restingAfter time: Double, initialVelocity: Double
    ) -> Self {
        let unit = SpringTiming(dampingRatio: dampingRatio, response: 1, initialVelocity: 0)
        // Twice as long a swing takes twice as long to come to rest. A trifle less, so that no rounding makes it longer
        // than the time; one that never rests swings twice.
        let response = unit.restingTime.map { time / $0 * (1 - 1e-9) } ?? time / 2
        return spring(
            dampingRatio: dampingRatio, response: response, initialVelocity: initialVelocity)
    }

    // MARK: Motion

    /// What is left of a motion after a time.
    func shares(at time: Double, duration: Double) -> MotionShares {
        switch timing {
        case .spring(let spring): return spring.shares(at: time)
        case .cubic(let cubic):
            guard time > 0 else { return .atBeginning }
            let (progress, speed) = cubic.progress(at: time / duration)
            return MotionShares(
                ofDistance: 1 - progress, ofSpeed: 0, slopeOfDistance: -speed / duration,
                slopeOfSpeed: 0)
        }
    }

    /// How long a motion takes for which a duration was asked.
    func time(for duration: Double) -> Double {
        switch timing {
        case .cubic: duration
        case .spring(let spring): max(duration, spring.restingTime ?? duration)
        }
    }

    /// The speed that motions begin with, in ways a second.
    var initialVelocity: Double {
        switch timing {
        case .cubic: 0
        case .spring(let spring): spring.initialVelocity
        }
    }
}
