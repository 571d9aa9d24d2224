/// The motion of a damped spring, by its closed form.
///
/// The distance to the goal after a time is `distance · A + speed · B`, for the distance and the speed at
/// the beginning; A and B depend on nothing but the time, so that all that move by one spring share them.
struct SpringTiming: Hashable, Sendable {
    /// The angular frequency that the spring would have without damping.
    private let frequency: Double
    /// 1 is critical: as quick as can be without going beyond the goal.
    private let dampingRatio: Double
    /// The speed that the motion begins with, in ways a second.
    let initialVelocity: Double

    init(dampingRatio: Double, response: Double, initialVelocity: Double) {
        let response = response.isNaN ? 0.5 : min(max(response, 1e-3), 1e3)
        frequency = 2 * Double.pi / response
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e3)
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
        let frequency = min(max(ElementaryFunctions.squareRoot(stiffness / mass), 1e-3), 1e4)
        self.frequency = frequency
        let ratio = damping / (2 * mass * frequency)
        dampingRatio = ratio.isNaN ? 1 : min(max(ratio, 0), 1e3)
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    // MARK: Motion

    /// What is left of the distance and the speed of the beginning.
    func shares(at time: Double) -> MotionShares {
        guard time > 0 else { return .atBeginning }
        let decay = frequency * dampingRatio
        if (1 - dampingRatio).magnitude < 1e-6 {
            let left = ElementaryFunctions.exponential(-frequency * time)
            return MotionShares(
                ofDistance: left * (1 + frequency * time), ofSpeed: left * time,
                slopeOfDistance: -left * frequency * frequency * time,
                slopeOfSpeed: left * (1 - frequency * time))
        }
        if dampingRatio < 1 {
            let swing = frequency * ElementaryFunctions.squareRoot(1 - dampingRatio * dampingRatio)
            let left = ElementaryFunctions.exponential(-decay * time)
            let (sine, cosine) = ElementaryFunctions.sineAndCosine(swing * time)
            let ofSpeed = left * sine / swing
            return MotionShares(
                ofDistance: left * cosine + decay * ofSpeed, ofSpeed: ofSpeed,
                slopeOfDistance: -frequency * frequency * ofSpeed,
                slopeOfSpeed: left * cosine - decay * ofSpeed)
        }
        let root = frequency * ElementaryFunctions.squareRoot(dampingRatio * dampingRatio - 1)
        // The slow root as a quotient: the difference would lose its digits where damping is strong.
        let fast = -decay - root
        let slow = frequency * frequency / fast
        let (quick, lasting) = (
            ElementaryFunctions.exponential(fast * time),
            ElementaryFunctions.exponential(slow * time)
        )
        let width = slow - fast
        return MotionShares(
            ofDistance: (slow * quick - fast * lasting) / width,
            ofSpeed: (lasting - quick) / width,
            slopeOfDistance: slow * fast * (quick - lasting) / width,
            slopeOfSpeed: (slow * lasting - fast * quick) / width)
    }

    // MARK: Coming to rest

    /// What of the way may be left when the spring is taken to be at rest.
    static let restingShare = 1e-4

    /// When the spring is at rest, whatever it began with; nil if that takes more than an hour.
    var restingTime: Double? {
        var high = 1 / frequency
        while reach(at: high) > Self.restingShare {
            high *= 2
            if high > 3600 {
                return nil
            }
        }
        var low = 0.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if reach(at: middle) > Self.restingShare {
                low = middle
            } else {
                high = middle
            }
        }
        return high
    }

    /// How far the motion can be from the goal from a time on, in shares of what it began with: of its
    /// distance, or of what its speed makes in a swing. Never grows after the first swing.
    private func reach(at time: Double) -> Double {
        let decay = frequency * dampingRatio
        if (1 - dampingRatio).magnitude < 1e-6 {
            return (1 + 2 * frequency * time)
                * ElementaryFunctions.exponential(-frequency * time)
        }
        if dampingRatio < 1 {
            let swing = ElementaryFunctions.squareRoot(1 - dampingRatio * dampingRatio)
            return 2 / swing * ElementaryFunctions.exponential(-decay * time)
        }
        let root = frequency * ElementaryFunctions.squareRoot(dampingRatio * dampingRatio - 1)
        let fast = -decay - root
        let slow = frequency * frequency / fast
        return (frequency - fast) / (slow - fast) * ElementaryFunctions.exponential(slow * time)
    }
}

/// What is left, at some time, of the distance and the speed that a motion began with, and how fast that
/// changes.
struct MotionShares: Hashable, Sendable {
    var ofDistance: Double
    var ofSpeed: Double
    var slopeOfDistance: Double
    var slopeOfSpeed: Double

    /// The same place on the way back.
    mutating func turnAround() {
        (slopeOfDistance, slopeOfSpeed) = (-slopeOfDistance, -slopeOfSpeed)
    }

    static let atBeginning = MotionShares(
        ofDistance: 1, ofSpeed: 0, slopeOfDistance: 0, slopeOfSpeed: 1)
    static let atEnd = MotionShares(
        ofDistance: 0, ofSpeed: 0, slopeOfDistance: 0, slopeOfSpeed: 0)
}
