/// A curve from (0, 0) to (1, 1), bent towards two points: how far a motion has come after a share of its
/// time.
struct CubicTiming: Hashable, Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// Makes a curve. Points left of 0 or right of 1 count as on the edge: the curve would turn back in time.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = Self.sound(x1, within: 0...1, else: 0)
        self.y1 = Self.sound(y1, within: -1e6...1e6, else: 0)
        self.x2 = Self.sound(x2, within: 0...1, else: 1)
        self.y2 = Self.sound(y2, within: -1e6...1e6, else: 1)
    }

    private static func sound(
        _ value: Double, within range: ClosedRange<Double>, else other: Double
    ) -> Double {
        value.isNaN ? other : min(max(value, range.lowerBound), range.upperBound)
    }

    /// How far the motion has come, and how fast it goes, in ways per duration.
    func progress(at share: Double) -> (value: Double, speed: Double) {
        guard share > 0 else { return (0, speed(at: 0)) }
        guard share < 1 else { return (1, speed(at: 1)) }
        let parameter = parameter(at: share)
        return (Self.value(y1, y2, parameter), speed(at: parameter))
    }

    /// The parameter at which the curve has come to a share of the time.
    private func parameter(at share: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var guess = share
        // The horizontal part never falls, so every step halves at least what is left; mostly four of
        // Newton's steps are enough.
        for _ in 0..<60 {
            let error = Self.value(x1, x2, guess) - share
            if error.magnitude < 1e-15 {
                break
            }
            if error > 0 {
                high = guess
            } else {
                low = guess
            }
            let next = guess - error / Self.slope(x1, x2, guess)
            guess = next > low && next < high ? next : (low + high) / 2
        }
        return guess
    }

    private func speed(at parameter: Double) -> Double {
        let forward = Self.slope(x1, x2, parameter)
        return forward > 1e-9 ? Self.slope(y1, y2, parameter) / forward : 0
    }

    private static func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let left = 1 - t
        return 3 * left * left * t * first + 3 * left * t * t * second + t * t * t
    }

    private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let left = 1 - t
        return 3 * left * left * first + 6 * left * t * (second - first) + 3 * t * t * (1 - second)
    }
}
