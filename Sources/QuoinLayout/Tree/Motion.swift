/// One property of one view on its way to a goal.
struct Motion {
    let view: UpLink<View>
    let presentation: ViewPresentation
    let property: AnimatedProperty
    /// The animation that it is part of, by its place in the list.
    let animation: Int32
    /// How far from the goal it began, and how fast.
    var distance: MotionValue
    var speed: MotionValue
    var goal: MotionValue
    /// What comes before it and is not over: steps of one animation, of which each begins where the last one ends.
    var steps: [MotionStep]?

    /// What is shown when so much of the beginning is left; the goal, where the way to it is longer than any
    /// number.
    func value(at shares: MotionShares) -> MotionValue {
        let value = goal + distance * shares.ofDistance + speed * shares.ofSpeed
        let isFinite = (value - value) .== MotionValue.zero
        return goal.replacing(with: value, where: isFinite)
    }

    /// How fast it moves then.
    func speed(at shares: MotionShares) -> MotionValue {
        distance * shares.slopeOfDistance + speed * shares.slopeOfSpeed
    }
}

/// A part of a motion that goes by an animation of its own: what is left of it is added to the others.
struct MotionStep {
    let animation: Int32
    let distance: MotionValue
    let speed: MotionValue
}

/// Whether an animation begins again when it has come to its end.
package enum AnimationRepetition: Sendable {
    case once
    /// From the beginning, for ever.
    case again
    /// Back and forth, for ever.
    case backAndForth
}

/// How far an animation is. It holds no references, for thousands are gone through in each turn.
struct AnimationClock {
    /// How it goes, by the place in the list of curves.
    var curve: Int32
    var duration: Double
    let delay: Double
    /// How long it takes, which for a spring may be longer.
    var length: Double
    let repetition: AnimationRepetition
    /// When it begins to move; nil until the window has its first turn.
    var start: Double?
    /// How it is led by hand, if it is.
    var lead: AnimationLead?
    /// How much is left of the beginning, as of the last turn.
    var shares = MotionShares.atBeginning
    /// Whether its time is over.
    var isOver = false
    /// Whether the place in the list is vacant.
    var isVacant = false

    /// Whether it moves at the time of the last turn, rather than waiting for its beginning.
    func hasBegun(at time: Double?) -> Bool {
        guard let start, let time else { return delay <= 0 }
        return time >= start
    }

    /// Whether so much is left of another at any time as of this one.
    @inline(__always)
    func moves(like other: AnimationClock) -> Bool {
        start == other.start && duration == other.duration && curve == other.curve
            && repetition == other.repetition && lead == nil && other.lead == nil
    }

    /// Whether it goes on when its length is over. What takes no time does not.
    var goesOn: Bool { repetition != .once && length > 0 }

    /// How long it has moved in the present round, and whether it moves back.
    func round(at time: Double) -> (time: Double, isBack: Bool) {
        guard goesOn, time > length else { return (time, false) }
        let rounds = (time / length).wholePart
        let rest = time - Double(rounds) * length
        let isBack = repetition == .backAndForth && rounds % 2 == 1
        return (isBack ? length - rest : rest, isBack)
    }
}

/// What else is known of an animation: of all that was changed by one call of
/// ``View/animate(duration:delay:curve:changes:completion:)``.
struct AnimationRecord {
    /// Which animation it is, counted from the first.
    let order: UInt
    var completion: ((Bool) -> Void)?
    /// The animation that it is a step of, by its place in the list.
    var outer: Int32?
    /// How many properties still move by it, and how many of its steps are not over.
    var motions = 0
    /// Whether none of them was cut short.
    var isWhole = true
    /// Whether its changes are all made.
    var isClosed = false
}
