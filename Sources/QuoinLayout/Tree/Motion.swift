/// One property of one view on its way to a goal.
struct Motion {
    let presentation: ViewPresentation
    let property: AnimatedProperty
    /// The animation that it is part of, by its place in the list.
    var animation: Int32
    /// How far from the goal it began, and how fast.
    var distance: MotionValue
    let speed: MotionValue
    var goal: MotionValue

    /// What is shown when so much of the beginning is left.
    @inline(__always)
    func value(at shares: MotionShares) -> MotionValue {
        goal + distance * shares.ofDistance + speed * shares.ofSpeed
    }

    /// How fast it moves then.
    func speed(at shares: MotionShares) -> MotionValue {
        distance * shares.slopeOfDistance + speed * shares.slopeOfSpeed
    }
}

/// All that was changed by one call of ``View/animate(duration:delay:curve:changes:completion:)``.
struct RunningAnimation {
    let curve: AnimationCurve
    let duration: Double
    let delay: Double
    /// How long it takes, which for a spring may be longer.
    let length: Double
    /// When it begins to move; nil until the window has its first turn.
    var start: Double?
    /// How much is left of the beginning, as of the last turn.
    var shares = MotionShares.atBeginning
    /// How many properties still move by it.
    var motions = 0
    /// Whether none of them was cut short.
    var isWhole = true
    /// Whether its changes are all made.
    var isClosed = false
    /// Whether its time is over.
    var isOver = false
    let completion: ((Bool) -> Void)?
    /// Which animation it is, counted from the first.
    let order: UInt

    /// Whether so much is left of another at any time as of this one.
    func moves(like other: RunningAnimation) -> Bool {
        start == other.start && duration == other.duration && curve == other.curve
    }
}
